#include <algorithm>

#include "core/analysis/explain_parts.h"
#include "core/base/text.h"
#include "core/knowledge/enum_label.h"
#include "core/knowledge/metadata_key.h"

namespace ggufscope::explaining {

namespace {

constexpr size_t kPreviewBytes = 400;

std::string typeText(ValueType type) {
  return std::string(valueTypeName(type)) + " (" + numberText(uint64_t{static_cast<uint32_t>(type)}) + ")";
}

/// How a value of `type` is stored. Rule: gguf.md, "gguf_metadata_value_type".
Sentence storage(ValueType type) {
  const Arguments arguments = {{"type", std::string(valueTypeName(type))},
                               {"n", numberText(uint64_t{fixedSize(type)})}};
  switch (type) {
    case ValueType::u8:
    case ValueType::u16:
    case ValueType::u32:
    case ValueType::u64:
      return sentence(GS_TEXT("meaning", "{type}: a whole number without sign in {n} bytes."), arguments);
    case ValueType::i8:
    case ValueType::i16:
    case ValueType::i32:
    case ValueType::i64:
      return sentence(GS_TEXT("meaning", "{type}: a whole number with sign (two's complement) in {n} bytes."),
                      arguments);
    case ValueType::f32:
    case ValueType::f64:
      return sentence(GS_TEXT("meaning", "{type}: an IEEE 754 number in {n} bytes."), arguments);
    case ValueType::boolean:
      return sentence(GS_TEXT("meaning", "{type}: one byte, 0 for false and 1 for true."), arguments);
    case ValueType::string:
      return sentence(GS_TEXT("meaning", "{type}: its length in bytes, then UTF-8 text without terminator."),
                      arguments);
    case ValueType::array:
      return sentence(GS_TEXT("meaning", "{type}: the type of the elements, their number, then the elements."),
                      arguments);
  }
  return {};
}

/// The width of counts and lengths is the difference between version 1 and the others.
Sentence lengthMeaning(const Document& document, std::string_view wide, std::string_view narrow) {
  return sentence(document.header.lengthBytes == 8 ? wide : narrow);
}

Sentence keyLengthMeaning(const Document& document) {
  return lengthMeaning(document, GS_TEXT("meaning", "Length of the key in bytes; 64 bits, no terminator."),
                       GS_TEXT("meaning", "Length of the key in bytes; 32 bits in version 1, no terminator."));
}

Sentence textLengthMeaning(const Document& document) {
  return lengthMeaning(document, GS_TEXT("meaning", "Length of the text in bytes; 64 bits, no terminator."),
                       GS_TEXT("meaning", "Length of the text in bytes; 32 bits in version 1, no terminator."));
}

Sentence countMeaning(const Document& document) {
  return lengthMeaning(document, GS_TEXT("meaning", "Number of elements of the array; 64 bits."),
                       GS_TEXT("meaning", "Number of elements of the array; 32 bits in version 1."));
}

Sentence safetyNote(EditSafety safety) {
  switch (safety) {
    case EditSafety::free:
      return sentence(GS_TEXT("meaning", "Free to edit: programs only show it."));
    case EditSafety::careful:
      return sentence(GS_TEXT("meaning", "Edit with care: a change alters how the model behaves."));
    case EditSafety::forbidden:
      return sentence(GS_TEXT("meaning", "Do not edit: a change alters the layout or stops the model from loading."));
  }
  return {};
}

/// What is known about the key.
std::vector<Sentence> keyNotes(const Document& document, uint64_t pair) {
  const MetadataKey* known = findMetadataKey(document.key(pair));
  if (known == nullptr) return {};
  return {{{known->meaning, {}}, "key_meaning"}, safetyNote(known->safety)};
}

std::optional<uint64_t> asUnsigned(const ScalarValue& value) {
  if (const auto* number = std::get_if<uint64_t>(&value)) return *number;
  const auto* number = std::get_if<int64_t>(&value);
  if (number != nullptr && *number >= 0) return static_cast<uint64_t>(*number);
  return {};
}

/// Where the numbers under the key are an enumeration: the name of this one.
void addEnumName(Explanation& words, std::string_view key, const ScalarValue& value) {
  const auto number = asUnsigned(value);
  if (!number) return;
  const std::string_view label = enumLabel(key, *number);
  if (label.empty()) return;
  words.notes.insert(words.notes.begin(), sentence(GS_TEXT("meaning", "{value} = {label}"),
                                                   {{"value", numberText(*number)}, {"label", std::string(label)}}));
}

/// How a value of this size can be changed without moving what follows.
Sentence editNote(ValueType type, uint64_t textBytes) {
  if (type != ValueType::string) {
    return sentence(GS_TEXT("meaning", "Another number of the same type takes the same bytes: it fits in place."));
  }
  return sentence(GS_TEXT("meaning",
                          "Only another text of {n} bytes fits in place; any other length moves everything "
                          "behind it."),
                  {{"n", groupedText(textBytes)}});
}

void append(std::vector<Sentence>& notes, std::vector<Sentence> more) {
  notes.insert(notes.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// A string cut at kMaxExplainedText is shown, but is not the value.
Explanation ofRead(const Result<ScalarValue>& read, Sentence meaning) {
  if (!read.ok()) return ofText({}, std::move(meaning));
  const auto* text = std::get_if<std::string>(&*read);
  if (text == nullptr) return ofScalar(*read, std::move(meaning));
  Explanation words = ofText(escaped(*text, 4096), std::move(meaning));
  if (text->size() < kMaxExplainedText) words.scalar = *text;
  return words;
}

Explanation valueField(const ModelFile& model, uint64_t number, std::string_view meaning) {
  const Document& document = model.document();
  const KeyValue& pair = document.pairs[number];
  const auto read = readScalar(model.source(), document, number, kMaxExplainedText);
  Explanation words = ofRead(read, sentence(meaning));
  words.notes = keyNotes(document, number);
  if (read.ok()) addEnumName(words, document.key(number), *read);
  const uint64_t textBytes = document.valueRange(number).size() - document.header.lengthBytes;
  words.notes.push_back(pair.type == ValueType::string ? editNote(pair.type, textBytes) : storage(pair.type));
  if (pair.type != ValueType::string) words.notes.push_back(editNote(pair.type, 0));
  return words;
}

Explanation typeField(ValueType type, std::string_view meaning) {
  Explanation words = ofText(typeText(type), sentence(meaning));
  words.notes.push_back(storage(type));
  return words;
}

Explanation elementTypeField(ValueType type) {
  return typeField(type, GS_TEXT("meaning", "Type of all elements of the array: a 32-bit number from 0 to 12."));
}

Explanation elementsField(const ModelFile& model, uint64_t array) {
  return ofText(arrayPreview(model.source(), model.document(), array, kPreviewBytes),
                sentence(GS_TEXT("meaning", "The elements of the array, directly one behind the other.")));
}

}  // namespace

Explanation pair(const ModelFile& model, uint64_t number) {
  const Document& document = model.document();
  Explanation words = ofText(valuePreview(model.source(), document, number, kPreviewBytes),
                             sentence(GS_TEXT("meaning", "A key-value pair: key, type of the value, value.")));
  words.notes = keyNotes(document, number);
  return words;
}

Explanation pairField(const ModelFile& model, SpanRef ref) {
  const Document& document = model.document();
  const KeyValue& row = document.pairs[ref.a];
  switch (static_cast<PairField>(ref.b)) {
    case PairField::keyLength:
      return ofScalar(row.keyLength, keyLengthMeaning(document));
    case PairField::key: {
      Explanation words = ofScalar(
          std::string(document.key(ref.a)),
          sentence(GS_TEXT("meaning", "The key: text without terminator, by custom lower-case words joined by dots.")));
      words.notes = keyNotes(document, ref.a);
      return words;
    }
    case PairField::valueType:
      return typeField(row.type, GS_TEXT("meaning", "Type of the value: a 32-bit number from 0 to 12."));
    case PairField::value:
      return valueField(model, ref.a, GS_TEXT("meaning", "The value of the pair."));
    case PairField::valueLength:
      return ofScalar(document.valueRange(ref.a).size() - document.header.lengthBytes, textLengthMeaning(document));
    case PairField::text:
      return valueField(model, ref.a, GS_TEXT("meaning", "The text of the pair: UTF-8, without terminator."));
    case PairField::elementType:
      return elementTypeField(document.arrays[row.array].elementType);
    case PairField::count:
      return ofScalar(document.arrays[row.array].count, countMeaning(document));
    case PairField::elements: {
      Explanation words = elementsField(model, row.array);
      append(words.notes, keyNotes(document, ref.a));
      return words;
    }
  }
  return {};
}

Explanation element(const ModelFile& model, SpanRef ref) {
  const Document& document = model.document();
  const ArrayNode& array = document.arrays[ref.a];
  Sentence meaning = sentence(GS_TEXT("meaning", "Element {i} of an array of {n}, counted from 0."),
                              {{"i", groupedText(ref.b)}, {"n", groupedText(array.count)}});
  if (array.elementType == ValueType::array) {
    const uint64_t child = childArray(document, ref.a, ref.b);
    if (child == kNone) {
      Explanation words = ofText({}, std::move(meaning));
      words.notes.push_back(sentence(GS_TEXT("meaning", "Arrays nested deeper than {n} are not taken apart."),
                                     {{"n", numberText(uint64_t{kMaxShownNesting})}}));
      return words;
    }
    return ofText(arrayPreview(model.source(), document, child, kPreviewBytes), std::move(meaning));
  }
  const auto read = readElement(model.source(), document, ref.a, ref.b, kMaxExplainedText);
  Explanation words = ofRead(read, std::move(meaning));
  const uint64_t owner = model.spans().pairOf(ref);
  if (owner != kNone) {
    words.notes = keyNotes(document, owner);
    if (read.ok()) addEnumName(words, document.key(owner), *read);
  }
  return words;
}

Explanation elementField(const ModelFile& model, SpanRef ref) {
  const Document& document = model.document();
  const auto field = static_cast<ElementField>(ref.field);
  if (field == ElementField::length) {
    const uint64_t bytes = elementRange(model.source(), document, ref.a, ref.b).size();
    const uint64_t width = document.header.lengthBytes;
    return ofScalar(bytes - std::min(bytes, width), textLengthMeaning(document));
  }
  if (field == ElementField::text) return element(model, {SpanType::element, 0, ref.a, ref.b});
  const uint64_t child = childArray(document, ref.a, ref.b);
  if (child == kNone) return element(model, {SpanType::element, 0, ref.a, ref.b});
  if (field == ElementField::elementType) return elementTypeField(document.arrays[child].elementType);
  if (field == ElementField::count) return ofScalar(document.arrays[child].count, countMeaning(document));
  return elementsField(model, child);
}

}  // namespace ggufscope::explaining
