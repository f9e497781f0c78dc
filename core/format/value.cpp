#include "core/format/value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/base/text.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

namespace {

/// Small windows: a look-up reads a few dozen strings, not the file.
constexpr size_t kLookUpWindow = 4096;

ByteCursor cursorAt(const ByteSource& source, const Document& document, uint64_t offset) {
  ByteCursor cursor(source, document.fileSize, kLookUpWindow);
  cursor.setBigEndian(document.header.bigEndian);
  cursor.seek(offset);
  return cursor;
}

Error readError(const ByteCursor& cursor) {
  return cursor.failed() ? cursor.error() : Error{ErrorCode::outOfRange, {}, cursor.offset()};
}

template <class Stored, class Value>
Result<ScalarValue> readNumber(ByteCursor& cursor) {
  Stored stored{};
  if (!cursor.read(stored)) return readError(cursor);
  return ScalarValue(static_cast<Value>(stored));
}

Result<ScalarValue> readString(const ByteSource& source, const Document& document, ByteCursor& cursor,
                               size_t maxBytes) {
  uint64_t length = 0;
  if (!cursor.readUnsigned(document.header.lengthBytes, length)) return readError(cursor);
  length = std::min(length, cursor.left());
  std::string text(static_cast<size_t>(std::min<uint64_t>(length, maxBytes)), '\0');
  const Result<size_t> got = source.readExactly(cursor.offset(), std::as_writable_bytes(std::span(text)));
  if (!got) return got.error();
  return ScalarValue(std::move(text));
}

Result<ScalarValue> readTyped(const ByteSource& source, const Document& document, ValueType type, uint64_t offset,
                              size_t maxStringBytes) {
  ByteCursor cursor = cursorAt(source, document, offset);
  switch (type) {
    case ValueType::u8:
      return readNumber<uint8_t, uint64_t>(cursor);
    case ValueType::i8:
      return readNumber<int8_t, int64_t>(cursor);
    case ValueType::u16:
      return readNumber<uint16_t, uint64_t>(cursor);
    case ValueType::i16:
      return readNumber<int16_t, int64_t>(cursor);
    case ValueType::u32:
      return readNumber<uint32_t, uint64_t>(cursor);
    case ValueType::i32:
      return readNumber<int32_t, int64_t>(cursor);
    case ValueType::u64:
      return readNumber<uint64_t, uint64_t>(cursor);
    case ValueType::i64:
      return readNumber<int64_t, int64_t>(cursor);
    case ValueType::f32:
      return readNumber<float, float>(cursor);
    case ValueType::f64:
      return readNumber<double, double>(cursor);
    case ValueType::boolean: {
      uint8_t byte = 0;
      if (!cursor.read(byte)) return readError(cursor);
      return ScalarValue(byte != 0);
    }
    case ValueType::string:
      return readString(source, document, cursor, maxStringBytes);
    case ValueType::array:
      break;
  }
  return Error{ErrorCode::notDecodable, {}, offset};
}

/// The last remembered string at or before element `index`: its number and offset.
struct Checkpoint {
  uint64_t index = 0;
  uint64_t offset = 0;
};

Checkpoint stringCheckpoint(const Document& document, const ArrayNode& node, uint64_t index) {
  if (node.checkpoints == kNone) return {0, node.elementsBegin(document.header.lengthBytes)};
  const std::vector<uint64_t>& list = document.checkpoints[node.checkpoints];
  const uint64_t slot = std::min<uint64_t>(index / kCheckpointStep, list.size() - 1);
  return {slot * kCheckpointStep, list[slot]};
}

/// Moves `cursor` from one string to the next; false where that could not be read.
bool skipString(ByteCursor& cursor, uint32_t lengthBytes) {
  uint64_t length = 0;
  return cursor.readUnsigned(lengthBytes, length) && cursor.skip(length);
}

ByteRange stringRange(const ByteSource& source, const Document& document, const ArrayNode& node, uint64_t index) {
  const Checkpoint start = stringCheckpoint(document, node, index);
  ByteCursor cursor = cursorAt(source, document, start.offset);
  for (uint64_t i = start.index; i < index; ++i) {
    if (!skipString(cursor, document.header.lengthBytes)) break;
  }
  const uint64_t begin = std::min(cursor.offset(), node.end);
  if (!skipString(cursor, document.header.lengthBytes)) return {begin, begin};
  return {begin, std::min(cursor.offset(), node.end)};
}

uint64_t stringAt(const ByteSource& source, const Document& document, const ArrayNode& node, uint64_t offset) {
  Checkpoint start{0, node.elementsBegin(document.header.lengthBytes)};
  if (node.checkpoints != kNone) {
    const std::vector<uint64_t>& list = document.checkpoints[node.checkpoints];
    const auto after = std::upper_bound(list.begin(), list.end(), offset);
    const auto slot = static_cast<uint64_t>(after - list.begin()) - (after == list.begin() ? 0 : 1);
    start = {slot * kCheckpointStep, list[slot]};
  }
  ByteCursor cursor = cursorAt(source, document, start.offset);
  uint64_t index = start.index;
  while (index + 1 < node.count && skipString(cursor, document.header.lengthBytes) && cursor.offset() <= offset) {
    ++index;
  }
  return index;
}

/// The first child array of `array` is the node behind it; siblings are `next` of each other.
uint64_t nestedAt(const Document& document, uint64_t array, uint64_t offset) {
  // The last listed array that begins at or before `offset`; then up to the direct child of `array`.
  const auto first = document.arrays.begin() + static_cast<ptrdiff_t>(array) + 1;
  const auto last = document.arrays.begin() + static_cast<ptrdiff_t>(document.arrays[array].next);
  const auto after =
      std::upper_bound(first, last, offset, [](uint64_t at, const ArrayNode& node) { return at < node.begin; });
  if (after == first) return kNone;
  auto child = static_cast<uint64_t>(after - document.arrays.begin()) - 1;
  while (document.arrays[child].parent != array) child = document.arrays[child].parent;
  return child;
}

uint64_t nestedIndex(const Document& document, uint64_t array, uint64_t child) {
  const ArrayNode& node = document.arrays[array];
  uint64_t index = 0;
  uint64_t at = array + 1;
  if (node.checkpoints != kNone) {
    const std::vector<uint64_t>& list = document.checkpoints[node.checkpoints];
    const auto slot = static_cast<uint64_t>(std::upper_bound(list.begin(), list.end(), child) - list.begin()) - 1;
    index = slot * kCheckpointStep;
    at = list[slot];
  }
  for (; at < child; at = document.arrays[at].next) ++index;
  return index;
}

/// One element that is no array; false where it could not be read.
bool appendElement(const ByteSource& source, const Document& document, uint64_t array, uint64_t index, size_t maxBytes,
                   std::string& text) {
  const Result<ScalarValue> value = readElement(source, document, array, index, maxBytes);
  if (!value) return false;
  const bool isText = std::holds_alternative<std::string>(*value);
  text += isText ? "\"" + scalarText(*value) + "\"" : scalarText(*value);
  return true;
}

/// With a stack of its own: how deep arrays lie in each other is up to the file.
void appendPreview(const ByteSource& source, const Document& document, uint64_t array, size_t maxBytes,
                   std::string& text) {
  struct Level {
    uint64_t array;
    uint64_t index = 0;
  };
  std::vector<Level> open = {{array}};
  text += '[';
  while (!open.empty()) {
    const auto [at, index] = open.back();
    const ArrayNode& node = document.arrays[at];
    if (index >= node.count) {
      text += ']';
      open.pop_back();
      continue;
    }
    if (index > 0) text += ", ";
    const bool isFull = text.size() >= maxBytes || index >= kCheckpointStep;
    const bool isArray = !isFull && node.elementType == ValueType::array;
    const uint64_t child = isArray ? childArray(document, at, index) : kNone;
    ++open.back().index;
    if (child != kNone) {
      text += '[';
      open.push_back({child});
    } else if (isArray) {
      text += "[…]";
    } else if (isFull || !appendElement(source, document, at, index, maxBytes, text)) {
      text += isFull ? "…" : "?";
      open.back().index = node.count;
    }
  }
}

}  // namespace

std::string scalarText(const ScalarValue& value) {
  struct Text {
    std::string operator()(uint64_t number) const { return numberText(number); }
    std::string operator()(int64_t number) const { return numberText(number); }
    std::string operator()(float number) const { return displayNumber(number); }
    std::string operator()(double number) const { return displayNumber(number); }
    std::string operator()(bool flag) const { return flag ? "true" : "false"; }
    std::string operator()(const std::string& text) const { return escaped(text); }
  };
  return std::visit(Text{}, value);
}

Result<ScalarValue> readScalarAt(const ByteSource& source, const Document& document, ValueType type, uint64_t offset,
                                 size_t maxStringBytes) {
  return readTyped(source, document, type, offset, maxStringBytes);
}

Result<ScalarValue> readScalar(const ByteSource& source, const Document& document, uint64_t pair,
                               size_t maxStringBytes) {
  return readTyped(source, document, document.pairs[pair].type, document.valueRange(pair).begin, maxStringBytes);
}

Result<ScalarValue> readElement(const ByteSource& source, const Document& document, uint64_t array, uint64_t index,
                                size_t maxStringBytes) {
  const ArrayNode& node = document.arrays[array];
  const uint64_t begin = elementRange(source, document, array, index).begin;
  if (index >= node.count) return Error{ErrorCode::outOfRange, {}, begin};
  return readTyped(source, document, node.elementType, begin, maxStringBytes);
}

ByteRange elementRange(const ByteSource& source, const Document& document, uint64_t array, uint64_t index) {
  const ArrayNode& node = document.arrays[array];
  if (index >= node.count) return {node.end, node.end};
  if (node.elementType == ValueType::string) return stringRange(source, document, node, index);
  if (node.elementType == ValueType::array) {
    const uint64_t child = childArray(document, array, index);
    // Elements that are too deep to be listed are one run of bytes.
    if (child == kNone) return {node.elementsBegin(document.header.lengthBytes), node.end};
    return {document.arrays[child].begin, document.arrays[child].end};
  }
  const uint64_t size = fixedSize(node.elementType);
  return ByteRange::ofSize(node.elementsBegin(document.header.lengthBytes) + index * size, size);
}

uint64_t elementAt(const ByteSource& source, const Document& document, uint64_t array, uint64_t offset) {
  const ArrayNode& node = document.arrays[array];
  if (node.elementType == ValueType::string) return stringAt(source, document, node, offset);
  if (node.elementType == ValueType::array) {
    const uint64_t child = node.skippedElements ? kNone : nestedAt(document, array, offset);
    return child == kNone ? 0 : nestedIndex(document, array, child);
  }
  return (offset - node.elementsBegin(document.header.lengthBytes)) / fixedSize(node.elementType);
}

uint64_t childArray(const Document& document, uint64_t array, uint64_t index) {
  const ArrayNode& node = document.arrays[array];
  if (node.skippedElements || index >= node.count) return kNone;
  uint64_t child = array + 1;
  uint64_t skip = index;
  if (node.checkpoints != kNone) {
    child = document.checkpoints[node.checkpoints][index / kCheckpointStep];
    skip = index % kCheckpointStep;
  }
  for (; skip > 0; --skip) child = document.arrays[child].next;
  return child;
}

std::string arrayPreview(const ByteSource& source, const Document& document, uint64_t array, size_t maxBytes) {
  std::string text;
  appendPreview(source, document, array, maxBytes, text);
  return text;
}

std::string valuePreview(const ByteSource& source, const Document& document, uint64_t pair, size_t maxBytes) {
  const KeyValue& kv = document.pairs[pair];
  if (kv.type == ValueType::array) return arrayPreview(source, document, kv.array, maxBytes);
  // One byte more than is shown tells whether there is more.
  const Result<ScalarValue> value = readScalar(source, document, pair, maxBytes + 1);
  if (!value) return {};
  if (const auto* text = std::get_if<std::string>(&*value)) return escaped(*text, maxBytes);
  return scalarText(*value);
}

std::optional<uint64_t> unsignedValue(const ByteSource& source, const Document& document, std::string_view key) {
  const uint64_t pair = document.findPair(key);
  if (pair == kNone) return {};
  const Result<ScalarValue> value = readScalar(source, document, pair, 0);
  if (!value) return {};
  if (const auto* number = std::get_if<uint64_t>(&*value)) return *number;
  if (const auto* number = std::get_if<int64_t>(&*value); number != nullptr && *number >= 0) {
    return static_cast<uint64_t>(*number);
  }
  return {};
}

std::optional<std::string> stringValue(const ByteSource& source, const Document& document, std::string_view key,
                                       size_t maxBytes) {
  const uint64_t pair = document.findPair(key);
  if (pair == kNone || document.pairs[pair].type != ValueType::string) return {};
  Result<ScalarValue> value = readScalar(source, document, pair, maxBytes);
  if (!value) return {};
  return std::get<std::string>(std::move(*value));
}

}  // namespace ggufscope
