#include "core/format/row_guesser.h"

#include <algorithm>
#include <string_view>

#include "core/base/text.h"
#include "core/tensor/tensor_size.h"

namespace ggufscope {

namespace {

/// Rows are short: a large window would be read again for every place that is tried.
constexpr size_t kWindow = 4096;
constexpr uint64_t kLongestName = 255;
constexpr uint32_t kHighestRank = 8;
/// No tensor of a real model comes near: 256 GiB of data, and 64 TiB of data before it. Numbers that are text in truth
/// are larger.
constexpr uint64_t kLargestTensor = uint64_t{1} << 38;
constexpr uint64_t kLargestOffset = uint64_t{1} << 46;

bool isLetterOrDigit(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

bool isPrintable(std::string_view name) {
  const TextTraits traits = textTraits(name);
  return traits.validUtf8 && !traits.hasNul && !traits.hasControlCode && !traits.hasTabOrLineEnd;
}

bool isDotted(std::string_view key) {
  bool dot = false;
  bool segmentEmpty = true;
  for (const char c : key) {
    if (c == '.') {
      if (segmentEmpty) return false;
      dot = true;
    } else if (!isLetterOrDigit(c) && c != '_' && c != '-') {
      return false;
    }
    segmentEmpty = c == '.';
  }
  return dot && !segmentEmpty;
}

}  // namespace

const TensorType* likelyLayout(const Document& document, uint32_t id) {
  if (document.header.statedVersion == 1) {
    if (const TensorType* integer = version1Integer(id)) return integer;
  }
  if (const TensorType* mainline = mainlineType(id)) return mainline;
  for (const TensorType* type : meaningsOf(id)) {
    if (type->sizeKnown()) return type;
  }
  return nullptr;
}

RowGuesser::RowGuesser(const ByteSource& source, const Document& document, uint64_t elements, std::stop_token stop)
    : m_document(document),
      m_lengthBytes(document.header.lengthBytes),
      m_elementsLeft(elements),
      m_stop(std::move(stop)),
      m_near(source, document.fileSize, kWindow),
      m_far(source, document.fileSize, kWindow) {
  m_near.setBigEndian(document.header.bigEndian);
  m_far.setBigEndian(document.header.bigEndian);
}

std::optional<GuessedRow> RowGuesser::readNext(const GuessedRow& before) {
  // With 4-byte lengths a list of short strings can look like pairs whose keys are any words.
  const KeyRule rule = m_lengthBytes == 8 ? KeyRule::printable : KeyRule::dotted;
  return read(m_far, before.range.end, rule, before.kind == GuessedRow::Kind::tensorInfo);
}

std::optional<GuessedRow> RowGuesser::read(ByteCursor& cursor, uint64_t offset, KeyRule rule, bool tensorsOnly) {
  cursor.seek(offset);
  GuessedRow row;
  if (!readName(cursor, row.name)) return {};
  const uint64_t behindName = cursor.offset();
  // A tensor info has to keep to more than a pair, so what can be read as one is one.
  if (readTensor(cursor, row)) {
    row.kind = GuessedRow::Kind::tensorInfo;
  } else {
    if (tensorsOnly) return {};
    if (rule == KeyRule::dotted && (!isDotted(row.name) || looksLikeStrings(cursor, behindName))) return {};
    cursor.seek(behindName);
    if (!readPair(cursor, row)) return {};
  }
  row.range = {offset, cursor.offset()};
  return row;
}

bool RowGuesser::readName(ByteCursor& cursor, std::string& name) {
  uint64_t length = 0;
  if (!cursor.readUnsigned(m_lengthBytes, length) || length == 0 || length > kLongestName) return false;
  const char* bytes = cursor.need(static_cast<size_t>(length));
  if (bytes == nullptr || !isPrintable({bytes, static_cast<size_t>(length)})) return false;
  name.assign(bytes, static_cast<size_t>(length));
  return cursor.skip(length);
}

bool RowGuesser::readTensor(ByteCursor& cursor, GuessedRow& row) {
  uint32_t rank = 0;
  if (!cursor.read(rank) || rank == 0 || rank > kHighestRank) return false;
  std::array<uint64_t, kHighestRank> dims{};
  for (uint32_t k = 0; k < rank; ++k) {
    if (!cursor.readUnsigned(m_lengthBytes, dims[k]) || dims[k] == 0) return false;
  }
  if (!cursor.read(row.typeId) || !cursor.read(row.relativeOffset)) return false;
  // The alignment itself may be what is damaged.
  const bool aligned = row.relativeOffset % m_alignment == 0 || row.relativeOffset % kDefaultAlignment == 0;
  if (row.relativeOffset > kLargestOffset || !aligned) return false;
  if (meaningsOf(row.typeId).empty()) return false;
  const std::span<const uint64_t> shape(dims.data(), rank);
  const TensorSize size = tensorSize(likelyLayout(m_document, row.typeId), shape, m_alignment);
  // No layout takes less than a bit a weight, so this bounds the bytes of unknown layouts too.
  if (size.bytes > kLargestTensor || size.elements > kLargestTensor * 8) return false;
  row.dims.assign(shape.begin(), shape.end());
  return true;
}

bool RowGuesser::readPair(ByteCursor& cursor, GuessedRow& row) {
  uint32_t type = 0;
  if (!cursor.read(type) || !isValueType(type)) return false;
  row.valueType = static_cast<ValueType>(type);
  row.value.begin = cursor.offset();
  if (row.valueType == ValueType::array) {
    if (!skipArray(cursor, row)) return false;
  } else if (row.valueType == ValueType::string) {
    uint64_t length = 0;
    if (!cursor.readUnsigned(m_lengthBytes, length) || !cursor.skip(length)) return false;
  } else if (row.valueType == ValueType::boolean) {
    uint8_t value = 0;
    if (!cursor.read(value) || value > 1) return false;
  } else if (!cursor.skip(fixedSize(row.valueType))) {
    return false;
  }
  row.value.end = cursor.offset();
  return true;
}

bool RowGuesser::openArray(ByteCursor& cursor, OpenArray& array) {
  uint32_t type = 0;
  if (!cursor.read(type) || !isValueType(type) || !cursor.readUnsigned(m_lengthBytes, array.left)) return false;
  array.type = static_cast<ValueType>(type);
  uint64_t smallest = fixedSize(array.type);
  if (array.type == ValueType::string) smallest = m_lengthBytes;
  if (array.type == ValueType::array) smallest = 4 + m_lengthBytes;
  return array.left <= cursor.left() / smallest;
}

bool RowGuesser::skipArray(ByteCursor& cursor, GuessedRow& row) {
  std::vector<OpenArray> open(1);
  if (!openArray(cursor, open.back())) return false;
  row.elementType = open.back().type;
  row.count = open.back().left;
  while (!open.empty()) {
    OpenArray& array = open.back();
    if (array.left == 0) {
      open.pop_back();
    } else if (array.type == ValueType::array) {
      --array.left;
      OpenArray inner{};
      if (!spend(1) || open.size() == kMaxShownNesting || !openArray(cursor, inner)) return false;
      open.push_back(inner);
    } else {
      const bool done = array.type == ValueType::string ? skipStrings(cursor, array.left)
                                                        : cursor.skip(array.left * fixedSize(array.type));
      if (!done) return false;
      array.left = 0;
    }
  }
  return true;
}

bool RowGuesser::skipStrings(ByteCursor& cursor, uint64_t count) {
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t length = 0;
    if (!spend(1) || !cursor.readUnsigned(m_lengthBytes, length) || !cursor.skip(length)) return false;
  }
  return true;
}

bool RowGuesser::spend(uint64_t elements) {
  if (elements > m_elementsLeft) return false;
  m_elementsLeft -= elements;
  return m_elementsLeft % 4096 != 0 || !m_stop.stop_requested();
}

bool RowGuesser::believedAlone(const GuessedRow& row) const {
  const std::string_view name = row.name;
  if (row.kind == GuessedRow::Kind::tensorInfo) {
    return name.ends_with(".weight") || name.ends_with(".bias") ||
           (name.starts_with("blk.") && name.size() > 4 && isLetterOrDigit(name[4]));
  }
  constexpr std::array<std::string_view, 3> kPrefixes = {"general.", "tokenizer.", "split."};
  return std::any_of(kPrefixes.begin(), kPrefixes.end(),
                     [name](std::string_view prefix) { return name.starts_with(prefix); });
}

/// A vocabulary may have tokens that are keys by their looks, and the length of the next token is then a value type.
bool RowGuesser::looksLikeStrings(ByteCursor& cursor, uint64_t behindKey) const {
  cursor.seek(behindKey);
  uint64_t length = 0;
  if (!cursor.readUnsigned(m_lengthBytes, length) || length > kLongestName) return false;
  const char* bytes = cursor.need(static_cast<size_t>(length));
  if (bytes == nullptr || !isPrintable({bytes, static_cast<size_t>(length)})) return false;
  cursor.skip(length);
  return cursor.readUnsigned(m_lengthBytes, length) && length <= kLongestName;
}

}  // namespace ggufscope
