#include "app/cli/value_reader.h"

#include <algorithm>
#include <vector>

namespace ggufscope {

namespace {

constexpr size_t kWindow = 128 * 1024;

}  // namespace

ValueReader::ValueReader(const ModelFile& model)
    : m_document(model.document()), m_cursor(model.source(), model.size(), kWindow) {
  m_cursor.setBigEndian(m_document.header.bigEndian);
}

template <class T, class Stored>
bool ValueReader::readNumber(ScalarValue& value) {
  Stored stored{};
  if (!m_cursor.read(stored)) return false;
  value = static_cast<T>(stored);
  return true;
}

bool ValueReader::readString(uint64_t keep, std::string& text) {
  uint64_t length = 0;
  if (m_document.header.lengthBytes == 4) {
    uint32_t shortLength = 0;
    if (!m_cursor.read(shortLength)) return false;
    length = shortLength;
  } else if (!m_cursor.read(length)) {
    return false;
  }
  if (length > m_cursor.left()) return false;
  const uint64_t end = m_cursor.offset() + length;
  text.clear();
  for (uint64_t left = std::min(length, keep); left > 0;) {
    const auto piece = static_cast<size_t>(std::min<uint64_t>(left, kWindow));
    const char* bytes = m_cursor.need(piece);
    if (bytes == nullptr) return false;
    text.append(bytes, piece);
    m_cursor.skip(piece);
    left -= piece;
  }
  m_cursor.seek(end);
  return true;
}

bool ValueReader::readScalar(ValueType type, uint64_t stringBytes, ScalarValue& value) {
  switch (type) {
    case ValueType::u8:
      return readNumber<uint64_t, uint8_t>(value);
    case ValueType::i8:
      return readNumber<int64_t, int8_t>(value);
    case ValueType::u16:
      return readNumber<uint64_t, uint16_t>(value);
    case ValueType::i16:
      return readNumber<int64_t, int16_t>(value);
    case ValueType::u32:
      return readNumber<uint64_t, uint32_t>(value);
    case ValueType::i32:
      return readNumber<int64_t, int32_t>(value);
    case ValueType::f32:
      return readNumber<float, float>(value);
    case ValueType::boolean:
      return readNumber<bool, uint8_t>(value);
    case ValueType::string: {
      std::string text;
      if (!readString(stringBytes, text)) return false;
      value = std::move(text);
      return true;
    }
    case ValueType::u64:
      return readNumber<uint64_t, uint64_t>(value);
    case ValueType::i64:
      return readNumber<int64_t, int64_t>(value);
    case ValueType::f64:
      return readNumber<double, double>(value);
    case ValueType::array:
      break;
  }
  return false;
}

Error ValueReader::failure() const {
  if (m_cursor.failed()) return m_cursor.error();
  return {ErrorCode::shortRead, {}, m_cursor.offset()};
}

Result<bool> ValueReader::visit(uint64_t pair, const ValueLimits& limits, ValueVisitor& visitor,
                                const std::stop_token& stop) {
  const KeyValue& row = m_document.pairs[pair];
  ScalarValue value;
  if (row.type != ValueType::array) {
    m_cursor.seek(m_document.valueRange(pair).begin);
    if (!readScalar(row.type, limits.stringBytes, value)) return failure();
    visitor.scalar(value);
    return true;
  }
  std::vector<Level> levels;
  const auto enter = [&](uint64_t array) {
    levels.push_back({array, 0, array + 1});
    m_cursor.seek(m_document.arrays[array].elementsBegin(m_document.header.lengthBytes));
    visitor.beginArray();
  };
  enter(row.array);
  while (!levels.empty()) {
    if (stop.stop_requested()) return Error{ErrorCode::cancelled, {}, 0};
    Level& level = levels.back();
    const ArrayNode& array = m_document.arrays[level.array];
    if (level.done == std::min(array.count, limits.elements)) {
      visitor.endArray(level.done < array.count);
      levels.pop_back();
      continue;
    }
    ++level.done;
    if (array.elementType != ValueType::array) {
      if (!readScalar(array.elementType, limits.stringBytes, value)) return failure();
      visitor.scalar(value);
    } else if (array.skippedElements) {
      visitor.tooDeep();
    } else {
      const uint64_t child = level.nextChild;
      level.nextChild = m_document.arrays[child].next;
      enter(child);
    }
  }
  return true;
}

std::string ValueReader::wholeText(uint64_t fieldBegin, uint64_t length, std::string_view kept) {
  if (length <= kept.size()) return std::string(kept);
  m_cursor.seek(fieldBegin);
  std::string text;
  if (!readString(UINT64_MAX, text)) return std::string(kept);
  return text;
}

std::string ValueReader::wholeKey(uint64_t pair) {
  const KeyValue& row = m_document.pairs[pair];
  return wholeText(row.begin, row.keyLength, m_document.key(pair));
}

std::string ValueReader::wholeName(uint64_t tensor) {
  const TensorInfo& info = m_document.tensors[tensor];
  return wholeText(info.begin, info.nameLength, m_document.name(tensor));
}

}  // namespace ggufscope
