#include "core/format/length_scanner.h"

#include <algorithm>
#include <cstring>

namespace ggufscope {

namespace {

constexpr size_t kPiece = 64 * 1024;
/// A length and the byte behind it have to lie in the piece.
constexpr size_t kOverlap = 16;

}  // namespace

LengthScanner::LengthScanner(const ByteSource& source, const Document& document)
    : m_source(source),
      m_fileSize(document.fileSize),
      m_lengthBytes(document.header.lengthBytes),
      m_bigEndian(document.header.bigEndian),
      m_bytes(kPiece + kOverlap) {}

Result<LengthScanner::Look> LengthScanner::look(uint64_t from, uint64_t end) {
  end = std::min(end, m_fileSize);
  if (from >= end) return Look{false, end};
  if (from < m_begin || from >= pieceEnd()) {
    if (Result<bool> done = load(from); !done) return done.error();
  }
  const uint64_t lookEnd = std::min(end, pieceEnd());
  const auto begin = static_cast<size_t>(from - m_begin);
  const auto stop = static_cast<size_t>(lookEnd - m_begin);
  const std::optional<size_t> at = m_lengthBytes == 8 ? find<uint32_t>(begin, stop) : find<uint16_t>(begin, stop);
  if (at) return Look{true, m_begin + *at};
  return Look{false, lookEnd};
}

/// The overlap belongs to the next piece; at the end of the file there is none.
uint64_t LengthScanner::pieceEnd() const {
  const uint64_t end = m_begin + m_size;
  return end == m_fileSize ? end : end - std::min<uint64_t>(end, kOverlap);
}

Result<bool> LengthScanner::load(uint64_t from) {
  const auto wanted = static_cast<size_t>(std::min<uint64_t>(m_bytes.size(), m_fileSize - from));
  m_begin = from;
  m_size = 0;
  if (Result<size_t> got = m_source.readExactly(from, std::span(m_bytes).first(wanted)); !got) return got.error();
  m_size = wanted;
  return true;
}

/// All but one byte of such a length are zero, so it covers an aligned word of half its size that is zero: one
/// comparison for each word passes by everything else.
template <class Word>
std::optional<size_t> LengthScanner::find(size_t from, size_t end) const {
  constexpr size_t kWord = sizeof(Word);
  const auto isZero = [&](size_t at) {
    Word word = 1;
    if (at + kWord <= m_size) std::memcpy(&word, m_bytes.data() + at, kWord);
    return word == 0;
  };
  // Little-endian: the zeros stand behind the byte that is not zero, big-endian before it.
  const size_t before = m_bigEndian ? kWord - 1 : kWord;
  const size_t behind = m_bigEndian ? 1 : 0;
  for (size_t word = from / kWord * kWord; word < end + kWord; word += kWord) {
    if (!isZero(word)) continue;
    // In a run of zeros only the end that has the other byte matters.
    if (m_bigEndian ? isZero(word + kWord) : (word >= kWord && isZero(word - kWord))) continue;
    const size_t first = std::max(from, word >= before ? word - before : 0);
    const size_t last = std::min(end, word + behind);
    for (size_t at = first; at < last; ++at) {
      if (plausible(at)) return at;
    }
  }
  return {};
}

bool LengthScanner::plausible(size_t at) const {
  if (at + m_lengthBytes >= m_size) return false;
  const auto* bytes = reinterpret_cast<const uint8_t*>(m_bytes.data() + at);
  const size_t low = m_bigEndian ? m_lengthBytes - 1 : 0;
  for (size_t i = 0; i < m_lengthBytes; ++i) {
    if ((bytes[i] != 0) != (i == low)) return false;
  }
  const uint8_t name = bytes[m_lengthBytes];
  return name > 0x20 && name != 0x7F;
}

}  // namespace ggufscope
