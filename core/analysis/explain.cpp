#include "core/analysis/explain.h"

#include <array>

#include "core/analysis/explain_parts.h"
#include "core/base/text.h"

namespace ggufscope {

namespace explaining {

Sentence sentence(std::string_view text, Arguments arguments) { return {{text, std::move(arguments)}, "meaning"}; }

Explanation ofScalar(ScalarValue value, Sentence meaning) {
  Explanation words;
  words.value = scalarText(value);
  words.scalar = std::move(value);
  words.meaning = std::move(meaning);
  return words;
}

Explanation ofText(std::string value, Sentence meaning) {
  Explanation words;
  words.value = std::move(value);
  words.meaning = std::move(meaning);
  return words;
}

namespace {

Explanation magic(const ModelFile& model) {
  const ByteRange range = model.document().header.magic;
  std::array<char, 4> bytes{};
  const auto read = model.source().read(range.begin, std::as_writable_bytes(std::span(bytes)).first(range.size()));
  const std::string_view text(bytes.data(), read.ok() ? *read : 0);
  return ofText(escaped(text), sentence(GS_TEXT("meaning",
                                                "The four bytes GGUF that begin every file of this format, "
                                                "the same in both byte orders.")));
}

/// Versions differ in the width of counts only; a file that contradicts its version is read by what it shows.
std::vector<Sentence> versionNotes(const Header& header) {
  std::vector<Sentence> notes;
  if (header.bigEndian) {
    notes.push_back(sentence(GS_TEXT("meaning",
                                     "Read as little-endian its low 16 bits are 0: every number of this "
                                     "file is big-endian.")));
  }
  const uint32_t usual = header.statedVersion == 1 ? 4 : 8;
  if (header.lengthBytes != usual) {
    notes.push_back(sentence(GS_TEXT("meaning",
                                     "Counts and lengths are read with {bits} bits, as the rest of the "
                                     "file shows."),
                             {{"bits", numberText(uint64_t{header.lengthBytes} * 8)}}));
  }
  return notes;
}

Explanation file(const ModelFile& model) {
  const Document& document = model.document();
  if (model.size() == 0) return ofText({}, sentence(GS_TEXT("meaning", "The file has no bytes.")));
  if (!document.isGguf) {
    return ofText(
        {}, sentence(GS_TEXT("meaning", "Not a GGUF file: {what}."), {{"what", document.recognisedAs.english()}}));
  }
  return ofText({}, sentence(GS_TEXT("meaning",
                                     "A GGUF file: header, key-value pairs, tensor infos, then the data of "
                                     "the tensors.")));
}

Explanation data(const Document& document) {
  return ofText({}, sentence(GS_TEXT("meaning",
                                     "The data section. It begins at the first multiple of {alignment} "
                                     "behind the tensor infos; that place is computed, not stored, and "
                                     "offsets of tensors count from it."),
                             {{"alignment", numberText(document.alignment)}}));
}

/// The finding that says why reading stopped: the first one inside the unparsed bytes, or a count that cannot be true,
/// whose consequence is not reported again.
const Diagnostic* whyUnparsed(const Document& document) {
  const Diagnostic* count = nullptr;
  for (const Diagnostic& finding : document.diagnostics) {
    if (finding.range.begin >= document.unparsed->range.begin) return &finding;
    if (finding.id == DiagnosticId::headerCountExceedsFile) count = &finding;
  }
  return count;
}

Sentence unparsedMeaning(const Document& document) {
  switch (document.unparsed->in) {
    case Unparsed::In::file:
      return sentence(GS_TEXT("meaning", "Bytes without a known structure: this is no GGUF file."));
    case Unparsed::In::header:
      return sentence(GS_TEXT("meaning", "The file ends inside the header."));
    case Unparsed::In::kv:
      return sentence(GS_TEXT("meaning",
                              "Reading stopped in key-value pair {i} of {n}. Where the next one begins is "
                              "not known, so nothing from here on has a meaning."),
                      {{"i", groupedText(document.pairs.size() + 1)}, {"n", groupedText(document.header.kvCount)}});
    case Unparsed::In::tensorInfo:
      return sentence(
          GS_TEXT("meaning",
                  "Reading stopped in tensor info {i} of {n}. Where the next one begins is not known, so "
                  "nothing from here on has a meaning."),
          {{"i", groupedText(document.tensors.size() + 1)}, {"n", groupedText(document.header.tensorCount)}});
  }
  return {};
}

Explanation unparsed(const Document& document) {
  Explanation words = ofText({}, unparsedMeaning(document));
  const Diagnostic* why = whyUnparsed(document);
  if (why != nullptr) words.notes.push_back({why->message, "finding"});
  return words;
}

}  // namespace

Explanation headerField(const ModelFile& model, uint64_t field) {
  const Header& header = model.document().header;
  if (field == 0) return magic(model);
  Explanation words;
  if (field == 1) {
    words = ofScalar(uint64_t{header.statedVersion},
                     sentence(GS_TEXT("meaning",
                                      "Version of the format. Versions 2 and 3 have the same bytes, 3 "
                                      "allows big-endian files; version 1 has 32-bit counts and lengths.")));
    words.notes = versionNotes(header);
  } else if (field == 2) {
    words = ofScalar(header.tensorCount,
                     sentence(GS_TEXT("meaning",
                                      "Number of tensor infos; it comes before the number of pairs. A file "
                                      "of metadata alone has 0.")));
  } else {
    words = ofScalar(header.kvCount, sentence(GS_TEXT("meaning", "Number of key-value pairs that follow the header.")));
  }
  // A field that the file cuts off has a meaning, but no value.
  if (header.fieldsRead <= static_cast<int>(field)) words.value.clear(), words.scalar.reset(), words.notes.clear();
  return words;
}

}  // namespace explaining

Explanation explain(const ModelFile& model, SpanRef ref) {
  using namespace explaining;
  const Document& document = model.document();
  switch (ref.type) {
    case SpanType::file:
      return file(model);
    case SpanType::header:
      return ofText({}, sentence(GS_TEXT("meaning",
                                         "The fixed header of {n} bytes: magic, version, number of tensors, "
                                         "number of key-value pairs."),
                                 {{"n", numberText(document.header.size())}}));
    case SpanType::headerField:
      return headerField(model, ref.a);
    case SpanType::pairs:
      return ofText(groupedText(document.pairs.size()),
                    sentence(GS_TEXT("meaning",
                                     "The metadata: key-value pairs, directly one behind the other, without "
                                     "alignment.")));
    case SpanType::pair:
      return pair(model, ref.a);
    case SpanType::pairField:
      return pairField(model, ref);
    case SpanType::element:
      return element(model, ref);
    case SpanType::elementField:
      return elementField(model, ref);
    case SpanType::tensorInfos:
      return ofText(groupedText(document.tensors.size()),
                    sentence(GS_TEXT("meaning",
                                     "The list of tensors: name, shape, type and place of each. Their data "
                                     "lies in the data section.")));
    case SpanType::tensorInfo:
      return tensorInfo(model, ref.a);
    case SpanType::tensorInfoField:
      return tensorInfoField(model, ref);
    case SpanType::data:
      return data(document);
    case SpanType::segment:
      return segment(model, ref.a);
    case SpanType::block:
      return block(model, ref);
    case SpanType::blockField:
      return blockField(model, ref);
    case SpanType::unparsed:
      return unparsed(document);
  }
  return {};
}

std::string pathText(const ModelFile& model, const std::vector<Span>& path) {
  std::string text;
  for (size_t i = 0; i < path.size(); ++i) {
    // The file itself says nothing beside what lies in it.
    if (i == 0 && path.size() > 1) continue;
    if (!text.empty()) text += " › ";
    text += model.spans().label(path[i].ref).english();
  }
  return text;
}

}  // namespace ggufscope
