#include "core/format/pair_reader.h"

#include <algorithm>

#include "core/base/text_mark.h"

namespace ggufscope {

namespace {

constexpr uint64_t kLoaderLimit = uint64_t{1} << 30;
constexpr uint64_t kMaxKeyBytes = 65535;

std::string number128(unsigned __int128 value) {
  std::string digits;
  do {
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
    value /= 10;
  } while (value != 0);
  return digits;
}

}  // namespace

uint64_t PairReader::smallestSize(ValueType type) const {
  if (type == ValueType::string) return lengthBytes();
  if (type == ValueType::array) return 4 + lengthBytes();
  return fixedSize(type);
}

std::optional<RowFault> PairReader::truncated(std::string_view field, uint64_t needed) {
  return RowFault{DiagnosticId::kvTruncated,
                  {m_begin, fileSize()},
                  withName({{"i", std::to_string(m_index + 1)},
                            {"n", std::to_string(m_document.header.kvCount)},
                            {"field", std::string(field)},
                            {"m", std::to_string(needed)},
                            {"k", std::to_string(m_cursor.left())}},
                           "key", m_key)};
}

std::optional<RowFault> PairReader::claimTooLarge(std::string_view field, ByteRange at, uint64_t claim,
                                                  unsigned __int128 needed) {
  if (needed <= fileSize()) return truncated(field, static_cast<uint64_t>(needed));
  return RowFault{DiagnosticId::kvLengthExceedsFile, at,
                  withName({{"i", std::to_string(m_index + 1)},
                            {"field", std::string(field)},
                            {"n", std::to_string(claim)},
                            {"m", number128(needed)},
                            {"size", std::to_string(fileSize())}},
                           "key", m_key)};
}

std::optional<RowFault> PairReader::read(uint64_t index) {
  m_index = index;
  m_begin = m_cursor.offset();
  m_key.clear();
  m_open.clear();
  m_arraysOfArrays = 0;
  m_overLimit = m_tooDeep = m_unknownElements = false;
  const size_t arraysBefore = m_document.arrays.size();
  const size_t checkpointsBefore = m_document.checkpoints.size();
  KeyValue pair;
  pair.begin = m_begin;
  std::optional<RowFault> fault = readRow(pair);
  if (fault) {
    dropFindings();
    m_document.arrays.resize(arraysBefore);
    m_document.checkpoints.resize(checkpointsBefore);
    return fault;
  }
  pair.end = m_cursor.offset();
  commitFindings();
  m_document.pairs.push_back(pair);
  return {};
}

std::optional<RowFault> PairReader::readRow(KeyValue& pair) {
  if (auto fault = readKey(pair)) return fault;
  uint32_t type = 0;
  const ByteRange typeRange = ByteRange::ofSize(m_cursor.offset(), 4);
  if (!m_cursor.read(type)) return truncated("value type", 4);
  if (!isValueType(type)) {
    return RowFault{DiagnosticId::kvValueTypeUnknown, typeRange, {{"t", std::to_string(type)}, {"key", m_key}}};
  }
  pair.type = static_cast<ValueType>(type);
  return readValue(pair);
}

std::optional<RowFault> PairReader::readKey(KeyValue& pair) {
  ReadText key;
  uint64_t length = 0;
  const ByteRange lengthRange = ByteRange::ofSize(m_begin, lengthBytes());
  if (!readLength(length)) return truncated("key length", lengthBytes());
  if (length > m_cursor.left()) return claimTooLarge("key length", lengthRange, length, length);
  judgeLimit(length, lengthRange);
  if (!readText(length, kKeptNameBytes, key)) return truncated("key", length);
  key.range = {m_begin, m_cursor.offset()};
  m_key = shownName(key.text());
  judgeKey(key);
  pair.keyBytes = key.kept;
  pair.keyLength = length;
  return {};
}

void PairReader::judgeKey(const ReadText& key) {
  if (key.length == 0) {
    raise(DiagnosticId::kvKeyEmpty, ByteRange::ofSize(key.range.begin, lengthBytes()),
          {{"i", std::to_string(m_index + 1)}});
    return;
  }
  const TextTraits& traits = key.traits;
  const bool control = traits.validUtf8 && (traits.hasControlCode || traits.hasTabOrLineEnd);
  if (!traits.validUtf8) raise(DiagnosticId::kvKeyNotUtf8, key.range, {{"key", m_key}});
  if (traits.hasNul) raise(DiagnosticId::kvKeyHasNul, key.range, {{"key", m_key}});
  if (control) raise(DiagnosticId::kvKeyControlCode, key.range, {{"key", m_key}});
  if (key.length > kMaxKeyBytes) {
    raise(DiagnosticId::kvKeyTooLong, key.range, {{"n", std::to_string(key.length)}, {"key", m_key}});
  }
  if (traits.validUtf8 && !traits.hasNul && !control && !key.style.plain()) {
    raise(DiagnosticId::kvKeyStyle, key.range, {{"key", m_key}});
  }
}

void PairReader::judgeLimit(uint64_t claim, ByteRange at) {
  if (claim <= kLoaderLimit || m_overLimit) return;
  m_overLimit = true;  // one finding a pair
  raise(DiagnosticId::kvLengthOverLoaderLimit, at, {{"key", m_key}, {"n", std::to_string(claim)}});
}

std::optional<RowFault> PairReader::readValue(KeyValue& pair) {
  if (pair.type == ValueType::string) return readStringValue();
  if (pair.type == ValueType::array) return readArray(pair);
  const uint32_t size = fixedSize(pair.type);
  if (pair.type == ValueType::boolean) {
    uint8_t value = 0;
    const ByteRange at = ByteRange::ofSize(m_cursor.offset(), 1);
    if (!m_cursor.read(value)) return truncated("value", size);
    if (value > 1) {
      raise(DiagnosticId::kvBoolNot0Or1, at, {{"key", m_key}, {"v", std::to_string(value)}, {"n", "1"}});
    }
    return {};
  }
  if (!m_cursor.skip(size)) return truncated("value", size);
  return {};
}

std::optional<RowFault> PairReader::readStringValue() {
  uint64_t length = 0;
  const ByteRange lengthRange = ByteRange::ofSize(m_cursor.offset(), lengthBytes());
  if (!readLength(length)) return truncated(GS_TEXT("span", "value length"), lengthBytes());
  if (length > m_cursor.left()) return claimTooLarge(GS_TEXT("span", "value length"), lengthRange, length, length);
  judgeLimit(length, lengthRange);
  ReadText text;
  const uint64_t begin = m_cursor.offset();
  if (!readText(length, 0, text)) return truncated("value", length);
  const ByteRange range{begin, m_cursor.offset()};
  const TextTraits& traits = text.traits;
  if (!traits.validUtf8) {
    raise(DiagnosticId::kvValueNotUtf8, range, {{"key", m_key}, {"n", "1"}});
  } else if (traits.hasControlCode || traits.hasNul) {
    raise(DiagnosticId::kvValueControlCode, range, {{"key", m_key}});
  }
  return {};
}

std::optional<RowFault> PairReader::readArray(KeyValue& pair) {
  pair.array = m_document.arrays.size();
  if (auto fault = openArray(kNone, 1)) return fault;
  while (!m_open.empty()) {
    OpenArray& array = m_open.back();
    if (array.left == 0) {
      closeArrays();
      continue;
    }
    if (array.elementType == ValueType::array) {
      const uint64_t parent = array.node;
      const uint64_t depth = array.depth;
      const uint64_t list = parent == kNone ? kNone : m_document.arrays[parent].checkpoints;
      if (list != kNone && array.index % kCheckpointStep == 0) {
        m_document.checkpoints[list].push_back(m_document.arrays.size());
      }
      ++array.index;
      --array.left;
      // An unlisted level that has nothing left is not kept: a file that is one deep nest costs no memory.
      if (parent == kNone && array.left == 0) m_open.pop_back();
      if (auto fault = openArray(parent, depth + 1)) return fault;
    } else if (array.elementType == ValueType::string) {
      if (auto fault = readStrings(array)) return fault;
      array.left = 0;
    } else {
      // openArray has compared count * size with the bytes left.
      m_cursor.skip(array.left * fixedSize(array.elementType));
      array.left = 0;
    }
  }
  if (m_arraysOfArrays > 0) {
    raise(DiagnosticId::kvNestedArray, m_firstArrayOfArrays, {{"key", m_key}, {"n", std::to_string(m_arraysOfArrays)}});
  }
  return {};
}

std::optional<RowFault> PairReader::openArray(uint64_t parent, uint64_t depth) {
  const uint64_t begin = m_cursor.offset();
  uint32_t type = 0;
  uint64_t count = 0;
  if (!m_cursor.read(type)) return truncated("element type", 4);
  const ByteRange countRange = ByteRange::ofSize(m_cursor.offset(), lengthBytes());
  if (!readLength(count)) return truncated("count", lengthBytes());
  const ByteRange typeRange = ByteRange::ofSize(begin, 4);
  if (!isValueType(type)) {
    RowFault unknown{DiagnosticId::kvElementTypeUnknown, typeRange, {{"t", std::to_string(type)}, {"key", m_key}}};
    if (count > 0) return unknown;
    if (!m_unknownElements) raise(unknown.id, unknown.range, std::move(unknown.arguments));
    m_unknownElements = true;
  }
  const auto elementType = static_cast<ValueType>(type);
  const unsigned __int128 needed = static_cast<unsigned __int128>(count) * smallestSize(elementType);
  if (needed > m_cursor.left()) return claimTooLarge("count", countRange, count, needed);
  judgeLimit(count, countRange);
  if (elementType == ValueType::array) {
    if (m_arraysOfArrays++ == 0) m_firstArrayOfArrays = typeRange;
  }
  if (depth > kMaxShownNesting) {
    if (!m_tooDeep) {
      m_tooDeep = true;
      raise(DiagnosticId::kvNestingTooDeep, {begin, m_cursor.offset()}, {{"key", m_key}});
    }
    if (parent != kNone) m_document.arrays[parent].skippedElements = true;
    m_open.push_back({kNone, count, 0, depth, elementType});
    return {};
  }
  ArrayNode node;
  node.begin = begin;
  node.count = count;
  node.parent = parent;
  node.elementType = elementType;
  node.depth = static_cast<uint8_t>(depth);
  const bool variable = elementType == ValueType::array || elementType == ValueType::string;
  if (variable && count > kCheckpointStep) {
    node.checkpoints = m_document.checkpoints.size();
    m_document.checkpoints.emplace_back();
  }
  m_open.push_back({m_document.arrays.size(), count, 0, depth, elementType});
  m_document.arrays.push_back(node);
  return {};
}

void PairReader::closeArrays() {
  const uint64_t closed = m_open.back().node;
  m_open.pop_back();
  if (closed == kNone) return;
  ArrayNode& node = m_document.arrays[closed];
  node.end = m_cursor.offset();
  node.next = m_document.arrays.size();
}

std::optional<RowFault> PairReader::readStrings(const OpenArray& array) {
  const uint64_t list = array.node == kNone ? kNone : m_document.arrays[array.node].checkpoints;
  std::vector<uint64_t>* checkpoints = list == kNone ? nullptr : &m_document.checkpoints[list];
  for (uint64_t i = 0; i < array.left; ++i) {
    const uint64_t begin = m_cursor.offset();
    if (checkpoints != nullptr && i % kCheckpointStep == 0) checkpoints->push_back(begin);
    uint64_t length = 0;
    if (!readLength(length)) return truncated(GS_TEXT("span", "string length"), lengthBytes());
    const ByteRange lengthRange = ByteRange::ofSize(begin, lengthBytes());
    if (!m_cursor.skip(length)) return claimTooLarge(GS_TEXT("span", "string length"), lengthRange, length, length);
    judgeLimit(length, lengthRange);
  }
  return {};
}

void PairReader::findDuplicates(Document& document, DiagnosticCollector& findings, const Work& work) {
  const auto keyOf = [&](uint64_t pair) { return document.keyIdentity(pair); };
  document.keyIndex.build(document.pairs.size(), keyOf, work);
  const NameIndex::Duplicates duplicates =
      document.keyIndex.duplicates(keyOf, kFindingsPerId, [](uint64_t, uint64_t) { return true; });
  for (const NameIndex::Duplicate& pair : duplicates.kept) {
    findings.add(DiagnosticId::kvKeyDuplicate, document.keyRange(pair.later), [&]() -> Arguments {
      return {{"key", shownName(document.key(pair.later))}, {"b", std::to_string(document.pairs[pair.first].begin)}};
    });
  }
  if (duplicates.left > 0) {
    findings.addUnkept(DiagnosticId::kvKeyDuplicate, document.keyRange(duplicates.firstLeft), duplicates.left);
  }
}

}  // namespace ggufscope
