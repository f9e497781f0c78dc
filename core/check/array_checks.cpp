#include "core/check/array_checks.h"

#include <algorithm>
#include <cstring>

#include "core/base/text.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

namespace {

bool needsCheck(const ArrayNode& node) {
  return node.elementType == ValueType::string || node.elementType == ValueType::boolean;
}

/// The first bad element of a pair and how many there are.
struct Offenders {
  ByteRange first;
  uint64_t count = 0;
  uint8_t value = 0;

  void add(ByteRange range, uint8_t byte = 0) {
    if (count++ > 0) return;
    first = range;
    value = byte;
  }
};

class ArrayCheck {
 public:
  ArrayCheck(const ModelFile& model, const CheckContext& context)
      : m_document(model.document()), m_cursor(model.source(), model.size()) {
    m_cursor.setBigEndian(m_document.header.bigEndian);
    m_cursor.follow(context.stop, context.progress);
  }

  Result<bool> checkPair(const KeyValue& pair, Offenders& strings, Offenders& bools);

 private:
  bool checkStrings(const ArrayNode& node, Offenders& offenders);
  bool checkBools(const ArrayNode& node, Offenders& offenders);

  const Document& m_document;
  ByteCursor m_cursor;
};

bool isAscii(std::string_view bytes) {
  constexpr uint64_t kHighBits = 0x8080808080808080;
  size_t i = 0;
  for (; i + 8 <= bytes.size(); i += 8) {
    uint64_t eight = 0;
    std::memcpy(&eight, bytes.data() + i, 8);
    if ((eight & kHighBits) != 0) return false;
  }
  for (; i < bytes.size(); ++i) {
    if ((static_cast<uint8_t>(bytes[i]) & 0x80) != 0) return false;
  }
  return true;
}

bool ArrayCheck::checkStrings(const ArrayNode& node, Offenders& offenders) {
  constexpr uint64_t kPiece = 64 * 1024;
  for (uint64_t i = 0; i < node.count; ++i) {
    uint64_t length = 0;
    if (!m_cursor.readUnsigned(m_document.header.lengthBytes, length)) return false;
    const uint64_t begin = m_cursor.offset();
    TextScanner scanner;
    bool plain = true;  // nothing but ASCII so far: no need to decode
    for (uint64_t left = length; left > 0;) {
      const auto size = static_cast<size_t>(std::min({left, kPiece, m_cursor.windowSize()}));
      const char* bytes = m_cursor.need(size);
      if (bytes == nullptr) return false;
      const std::string_view piece(bytes, size);
      if (!plain || !isAscii(piece)) {
        plain = false;
        scanner.feed(piece);
      }
      m_cursor.skip(size);
      left -= size;
    }
    if (!plain && !scanner.finish().validUtf8) offenders.add({begin, m_cursor.offset()});
  }
  return true;
}

bool ArrayCheck::checkBools(const ArrayNode& node, Offenders& offenders) {
  for (uint64_t left = node.count; left > 0;) {
    const auto size = static_cast<size_t>(std::min<uint64_t>(left, m_cursor.windowSize()));
    const char* bytes = m_cursor.need(size);
    if (bytes == nullptr) return false;
    for (size_t i = 0; i < size; ++i) {
      const auto byte = static_cast<uint8_t>(bytes[i]);
      if (byte > 1) offenders.add(ByteRange::ofSize(m_cursor.offset() + i, 1), byte);
    }
    m_cursor.skip(size);
    left -= size;
  }
  return true;
}

Result<bool> ArrayCheck::checkPair(const KeyValue& pair, Offenders& strings, Offenders& bools) {
  for (uint64_t i = pair.array; i < m_document.arrays[pair.array].next; ++i) {
    const ArrayNode& node = m_document.arrays[i];
    if (!needsCheck(node)) continue;
    m_cursor.seek(node.elementsBegin(m_document.header.lengthBytes));
    const bool done = node.elementType == ValueType::string ? checkStrings(node, strings) : checkBools(node, bools);
    if (!done) return m_cursor.failed() ? m_cursor.error() : Error{ErrorCode::shortRead, {}, m_cursor.offset()};
    m_cursor.showProgress();
  }
  return true;
}

}  // namespace

uint64_t arrayBytesToCheck(const Document& document) {
  uint64_t bytes = 0;
  for (const ArrayNode& node : document.arrays) {
    if (needsCheck(node)) bytes += node.end - node.elementsBegin(document.header.lengthBytes);
  }
  return bytes;
}

Result<bool> checkArrays(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context) {
  const Document& document = model.document();
  ArrayCheck check(model, context);
  for (uint64_t i = 0; i < document.pairs.size(); ++i) {
    const KeyValue& pair = document.pairs[i];
    if (pair.array == kNone) continue;
    Offenders strings;
    Offenders bools;
    Result<bool> done = check.checkPair(pair, strings, bools);
    if (!done) return done;
    const std::string key = escaped(document.key(i), 120);
    const auto add = [&](DiagnosticId id, const Offenders& offenders) {
      if (offenders.count == 0) return;
      findings.add(makeDiagnostic(
          id, offenders.first,
          {{"key", key}, {"v", std::to_string(offenders.value)}, {"n", std::to_string(offenders.count)}}));
    };
    add(DiagnosticId::kvValueNotUtf8, strings);
    add(DiagnosticId::kvBoolNot0Or1, bools);
  }
  return true;
}

}  // namespace ggufscope
