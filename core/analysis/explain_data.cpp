#include <algorithm>
#include <bit>
#include <cstring>

#include "core/analysis/explain_parts.h"
#include "core/analysis/identity.h"
#include "core/base/small_floats.h"
#include "core/base/text.h"
#include "core/tensor/shape_text.h"

namespace ggufscope {

namespace explaining {

namespace {

constexpr size_t kShownItems = 16;
constexpr size_t kShownPackedBytes = 64;

std::string bytesOf(const ModelFile& model, const ByteRange& range, size_t most) {
  std::string bytes(static_cast<size_t>(std::min<uint64_t>(range.size(), most)), '\0');
  const auto read = model.source().read(range.begin, std::as_writable_bytes(std::span(bytes)));
  bytes.resize(read.ok() ? *read : 0);
  return bytes;
}

Explanation padding(const ModelFile& model, const DataSegment& segment) {
  const Document& document = model.document();
  Explanation words = ofText({}, sentence(GS_TEXT("meaning", "Padding: zeros up to the next multiple of {alignment}."),
                                          {{"alignment", numberText(document.alignment)}}));
  const std::string bytes = bytesOf(model, {segment.begin, segment.end}, kMaxExplainedText);
  const bool zero = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == 0; });
  if (!zero) {
    words.notes.push_back(sentence(GS_TEXT("meaning",
                                           "Not all of its bytes are zero: hidden bytes, or a careless "
                                           "writer.")));
  }
  return words;
}

Explanation gap(const Document& document, const DataSegment& segment) {
  return ofText({}, sentence(GS_TEXT("meaning",
                                     "{n} bytes before {name} that belong to no tensor. llama.cpp refuses "
                                     "a file with such a hole."),
                             {{"n", groupedText(segment.end - segment.begin)},
                              {"name", escaped(document.name(segment.tensor), 200)}}));
}

Explanation tensorData(const ModelFile& model, const DataSegment& segment) {
  const Document& document = model.document();
  Explanation words = ofText(tensorTypeName(document, segment.tensor) + " " + shapeText(document.dims(segment.tensor)),
                             sentence(GS_TEXT("meaning",
                                              "The data of {name}: rows of blocks, one directly behind the "
                                              "other."),
                                      {{"name", escaped(document.name(segment.tensor), 200)}}));
  const TensorInfo& info = document.tensors[segment.tensor];
  if (typeIsSure(document, segment.tensor)) words.notes = layoutNotes(*info.layout);
  for (Sentence& note : stateNotes(document, segment.tensor)) words.notes.push_back(std::move(note));
  return words;
}

template <class T>
T itemOf(const char* bytes, bool bigEndian) {
  std::array<char, sizeof(T)> ordered{};
  std::copy_n(bytes, sizeof(T), ordered.begin());
  if (bigEndian != (std::endian::native == std::endian::big)) std::reverse(ordered.begin(), ordered.end());
  return std::bit_cast<T>(ordered);
}

/// NVFP4's scale: bit 7 is not used, and 0x7f, a NaN elsewhere, is 0 in ggml. Without ggml's factor of one half, which
/// belongs to the code table.
float ue4m3(uint8_t bits) { return (bits & 0x7F) == 0x7F ? 0.0F : e4m3ToFloat(bits & 0x7F); }

/// One item of a field that is not packed.
ScalarValue itemValue(FieldKind kind, const char* bytes, bool bigEndian) {
  switch (kind) {
    case FieldKind::f16:
      return f16ToFloat(itemOf<uint16_t>(bytes, bigEndian));
    case FieldKind::bf16:
      return bf16ToFloat(itemOf<uint16_t>(bytes, bigEndian));
    case FieldKind::f32:
      return itemOf<float>(bytes, bigEndian);
    case FieldKind::f64:
      return itemOf<double>(bytes, bigEndian);
    case FieldKind::e8m0:
      return e8m0ToFloat(itemOf<uint8_t>(bytes, bigEndian));
    case FieldKind::ue4m3:
      return ue4m3(itemOf<uint8_t>(bytes, bigEndian));
    case FieldKind::i8:
      return int64_t{itemOf<int8_t>(bytes, bigEndian)};
    case FieldKind::i16:
      return int64_t{itemOf<int16_t>(bytes, bigEndian)};
    case FieldKind::i32:
      return int64_t{itemOf<int32_t>(bytes, bigEndian)};
    case FieldKind::i64:
      return itemOf<int64_t>(bytes, bigEndian);
    case FieldKind::u8:
      return uint64_t{itemOf<uint8_t>(bytes, bigEndian)};
    case FieldKind::u16:
      return uint64_t{itemOf<uint16_t>(bytes, bigEndian)};
    case FieldKind::u32:
      return uint64_t{itemOf<uint32_t>(bytes, bigEndian)};
    case FieldKind::packed:
      break;
  }
  return uint64_t{0};
}

std::string_view kindText(FieldKind kind) {
  switch (kind) {
    case FieldKind::f16:
      return "f16";
    case FieldKind::bf16:
      return "bf16";
    case FieldKind::f32:
      return "f32";
    case FieldKind::f64:
      return "f64";
    case FieldKind::e8m0:
      return "E8M0";
    case FieldKind::ue4m3:
      return "UE4M3";
    case FieldKind::i8:
      return "i8";
    case FieldKind::i16:
      return "i16";
    case FieldKind::i32:
      return "i32";
    case FieldKind::i64:
      return "i64";
    case FieldKind::u8:
      return "u8";
    case FieldKind::u16:
      return "u16";
    case FieldKind::u32:
      return "u32";
    case FieldKind::packed:
      break;
  }
  return "bits";
}

void decode(Explanation& words, const BlockField& field, const std::string& bytes, bool bigEndian) {
  // A block that the file cuts off is shown as bytes.
  if (field.kind == FieldKind::packed || bytes.size() < field.bytes) {
    words.value = hexBytes(bytes, kShownPackedBytes);
    return;
  }
  const size_t itemBytes = field.bytes / field.count;
  if (field.count == 1) {
    words.scalar = itemValue(field.kind, bytes.data(), bigEndian);
    words.value = scalarText(*words.scalar);
    return;
  }
  std::string text = "[";
  for (size_t i = 0; i < std::min<size_t>(field.count, kShownItems); ++i) {
    if (i > 0) text += ", ";
    text += scalarText(itemValue(field.kind, bytes.data() + i * itemBytes, bigEndian));
  }
  words.value = text + (field.count > kShownItems ? ", …]" : "]");
}

Sentence fieldPlace(const BlockField& field) {
  const Arguments arguments = {{"count", numberText(uint64_t{field.count})},
                               {"kind", std::string(kindText(field.kind))},
                               {"bytes", numberText(uint64_t{field.bytes})},
                               {"offset", numberText(uint64_t{field.offset})}};
  if (field.kind == FieldKind::packed) {
    return sentence(GS_TEXT("meaning", "{count} numbers packed into {bytes} bytes, from byte {offset} of the block."),
                    arguments);
  }
  if (field.count == 1) return sentence(GS_TEXT("meaning", "{kind}, at byte {offset} of the block."), arguments);
  return sentence(GS_TEXT("meaning", "{count} × {kind}, from byte {offset} of the block."), arguments);
}

}  // namespace

Explanation segment(const ModelFile& model, uint64_t number) {
  const Document& document = model.document();
  const DataSegment& segment = document.segments[number];
  switch (segment.kind) {
    case SegmentKind::padding:
      return padding(model, segment);
    case SegmentKind::gap:
      return gap(document, segment);
    case SegmentKind::tensorData:
      return tensorData(model, segment);
    case SegmentKind::trailing:
      return ofText({}, sentence(GS_TEXT("meaning",
                                         "{n} bytes behind the last tensor and its padding. Readers ignore "
                                         "them."),
                                 {{"n", groupedText(segment.end - segment.begin)}}));
  }
  return {};
}

Explanation block(const ModelFile& model, SpanRef ref) {
  const Document& document = model.document();
  const uint64_t tensor = document.segments[ref.a].tensor;
  const TensorType& type = *document.tensors[tensor].layout;
  const auto place = placeInTensor(model, model.spans().at(ref).range.begin);
  const uint64_t row = place ? place->row : 0;
  const uint64_t column = place ? place->column : 0;
  Explanation words =
      ofText({}, sentence(GS_TEXT("meaning",
                                  "A block of {type}: {n} elements in {bytes} bytes. Row {row}, from column "
                                  "{column} on, both counted from 0."),
                          {{"type", std::string(type.name)},
                           {"n", numberText(uint64_t{type.blockElements})},
                           {"bytes", numberText(uint64_t{type.blockBytes})},
                           {"row", groupedText(row)},
                           {"column", groupedText(column)}}));
  words.notes = layoutNotes(type);
  return words;
}

Explanation blockField(const ModelFile& model, SpanRef ref) {
  const Document& document = model.document();
  const TensorType& type = *document.tensors[document.segments[ref.a].tensor].layout;
  const BlockField& field = type.fields[ref.field];
  Explanation words;
  words.meaning = {{field.meaning, {}}, "block_field"};
  decode(words, field, bytesOf(model, model.spans().at(ref).range, field.bytes), document.header.bigEndian);
  words.notes = layoutNotes(type);
  words.notes.insert(words.notes.begin(), fieldPlace(field));
  return words;
}

}  // namespace explaining

std::optional<TensorPlace> placeInTensor(const ModelFile& model, uint64_t offset) {
  const Document& document = model.document();
  const uint64_t number = document.segmentAt(offset);
  if (number == kNone || document.segments[number].kind != SegmentKind::tensorData) return {};
  TensorPlace place;
  place.tensor = document.segments[number].tensor;
  const TensorInfo& info = document.tensors[place.tensor];
  if (!info.hasBlocks()) return {};
  const auto dims = document.dims(place.tensor);
  const uint64_t rowLength = dims.empty() ? 1 : dims.front();
  place.blockElements = info.layout->blockElements;
  const uint64_t blocksInRow = std::max<uint64_t>(1, rowLength / place.blockElements);
  place.block = (offset - document.tensorRange(place.tensor).begin) / info.layout->blockBytes;
  place.row = place.block / blocksInRow;
  place.column = place.block % blocksInRow * place.blockElements;
  return place;
}

std::optional<ByteRange> blockAt(const ModelFile& model, uint64_t tensor, uint64_t row, uint64_t column) {
  const Document& document = model.document();
  const TensorInfo& info = document.tensors[tensor];
  if (!info.hasBlocks()) return {};
  const auto dims = document.dims(tensor);
  const uint64_t rowLength = dims.empty() ? 1 : dims.front();
  const ByteRange bytes = document.tensorRange(tensor);
  const uint64_t blocksInRow = std::max<uint64_t>(1, rowLength / info.layout->blockElements);
  const uint64_t rows = bytes.size() / info.layout->blockBytes / blocksInRow;
  if (column >= rowLength || row >= rows) return {};
  const uint64_t block = row * blocksInRow + column / info.layout->blockElements;
  return ByteRange::ofSize(bytes.begin + block * info.layout->blockBytes, info.layout->blockBytes);
}

}  // namespace ggufscope
