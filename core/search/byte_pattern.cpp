#include "core/search/byte_pattern.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/text_mark.h"
#include "core/search/probe.h"

namespace ggufscope {
namespace {

PatternResult problem(std::string_view text) { return {{}, {text, {}}}; }

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/// The code points of UTF-8 text; what is not UTF-8 counts byte by byte.
std::vector<uint32_t> codePoints(std::string_view text) {
  std::vector<uint32_t> points;
  for (size_t i = 0; i < text.size();) {
    const auto lead = static_cast<uint8_t>(text[i]);
    const size_t length = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 1;
    uint32_t point = length == 1 ? lead : lead & (0xffU >> (length + 1));
    for (size_t k = 1; k < length && i + k < text.size(); ++k) {
      point = point << 6 | (static_cast<uint8_t>(text[i + k]) & 0x3fU);
    }
    points.push_back(point);
    i += length;
  }
  return points;
}

bool isLatinLetter(uint32_t point) {
  const uint32_t upper = point & ~0x20U;
  return (upper >= 'A' && upper <= 'Z') || (upper >= 0xc0 && upper <= 0xde && upper != 0xd7);
}

void append(BytePattern& pattern, uint8_t value, uint8_t mask) {
  pattern.value.push_back(value & mask);
  pattern.mask.push_back(mask);
}

/// Upper and lower case of these letters differ in one bit.
uint8_t maskOf(uint32_t point, bool caseSensitive) { return !caseSensitive && isLatinLetter(point) ? 0xdf : 0xff; }

void appendUtf16(BytePattern& pattern, uint32_t unit, uint8_t lowMask, bool big) {
  const auto low = static_cast<uint8_t>(unit & 0xffU);
  const auto high = static_cast<uint8_t>(unit >> 8);
  if (big) append(pattern, high, 0xff);
  append(pattern, low, lowMask);
  if (!big) append(pattern, high, 0xff);
}

/// How much a byte of the pattern rules out: bits that are fixed, and zero bytes, which files are full of, least.
int weight(const BytePattern& pattern, size_t i) {
  return std::popcount(pattern.mask[i]) * 2 - (pattern.value[i] == 0 || pattern.value[i] == 0xff ? 3 : 0);
}

}  // namespace

PatternResult hexPattern(std::string_view text) {
  if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
  PatternResult result;
  BytePattern& pattern = result.pattern;
  bool half = false;
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',' || c == ':' || c == '-' || c == '_') continue;
    const int digit = hexDigit(c);
    if (digit < 0 && c != '?') return problem(GS_TEXT("phrase", "Only hex digits and ? can stand here."));
    const auto value = static_cast<uint8_t>(std::max(digit, 0));
    const uint8_t mask = digit < 0 ? 0 : 0xf;
    if (half) {
      pattern.value.back() = static_cast<uint8_t>(pattern.value.back() | value);
      pattern.mask.back() = static_cast<uint8_t>(pattern.mask.back() | mask);
    } else {
      append(pattern, static_cast<uint8_t>(value << 4), static_cast<uint8_t>(mask << 4));
    }
    half = !half;
  }
  if (half) return problem(GS_TEXT("phrase", "Two hex digits make a byte: one is missing."));
  if (pattern.empty()) return problem(GS_TEXT("phrase", "There is nothing to look for."));
  if (pattern.size() > kLongestNeedle) return problem(GS_TEXT("phrase", "At most 4,096 bytes can be looked for."));
  if (std::all_of(pattern.mask.begin(), pattern.mask.end(), [](uint8_t mask) { return mask == 0; })) {
    return problem(GS_TEXT("phrase", "At least one digit has to be known."));
  }
  return result;
}

PatternResult textPattern(std::string_view text, TextEncoding encoding, bool caseSensitive) {
  if (text.empty()) return problem(GS_TEXT("phrase", "There is nothing to look for."));
  PatternResult result;
  BytePattern& pattern = result.pattern;
  if (encoding == TextEncoding::utf8) {
    for (const char c : text) {
      const auto byte = static_cast<uint8_t>(c);
      append(pattern, byte, byte < 0x80 ? maskOf(byte, caseSensitive) : 0xff);
    }
  } else {
    for (const uint32_t point : codePoints(text)) {
      const uint8_t mask = maskOf(point, caseSensitive);
      if (encoding == TextEncoding::latin1) {
        if (point > 0xff) return problem(GS_TEXT("phrase", "This text has characters that Latin-1 does not have."));
        append(pattern, static_cast<uint8_t>(point), mask);
      } else if (point > 0xffff) {
        appendUtf16(pattern, 0xd800 + ((point - 0x10000) >> 10), 0xff, encoding == TextEncoding::utf16Big);
        appendUtf16(pattern, 0xdc00 + ((point - 0x10000) & 0x3ffU), 0xff, encoding == TextEncoding::utf16Big);
      } else {
        appendUtf16(pattern, point, mask, encoding == TextEncoding::utf16Big);
      }
    }
  }
  if (pattern.size() > kLongestNeedle) return problem(GS_TEXT("phrase", "At most 4,096 bytes can be looked for."));
  return result;
}

PatternMatcher::PatternMatcher(BytePattern pattern) : m_pattern(std::move(pattern)) {
  m_exact = std::all_of(m_pattern.mask.begin(), m_pattern.mask.end(), [](uint8_t mask) { return mask == 0xff; });
  for (size_t i = 0; i < m_pattern.size(); ++i) {
    if (weight(m_pattern, i) > weight(m_pattern, m_firstProbe)) m_firstProbe = i;
  }
  m_secondProbe = m_firstProbe == 0 ? m_pattern.size() - 1 : 0;
  for (size_t i = 0; i < m_pattern.size(); ++i) {
    if (i != m_firstProbe && weight(m_pattern, i) > weight(m_pattern, m_secondProbe)) m_secondProbe = i;
  }
}

bool PatternMatcher::matchesAt(const uint8_t* bytes) const {
  if (m_exact) return std::memcmp(bytes, m_pattern.value.data(), m_pattern.size()) == 0;
  for (size_t i = 0; i < m_pattern.size(); ++i) {
    if ((bytes[i] & m_pattern.mask[i]) != m_pattern.value[i]) return false;
  }
  return true;
}

bool PatternMatcher::matchesZeros() const {
  return std::all_of(m_pattern.value.begin(), m_pattern.value.end(), [](uint8_t value) { return value == 0; });
}

void PatternMatcher::find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const {
  const size_t size = m_pattern.size();
  if (size == 0 || window.size() < size) return;
  to = std::min(to, window.size() - size + 1);
  const auto* bytes = reinterpret_cast<const uint8_t*>(window.data());
  const search::Probe first{m_firstProbe, m_pattern.value[m_firstProbe], m_pattern.mask[m_firstProbe]};
  const search::Probe second{m_secondProbe, m_pattern.value[m_secondProbe], m_pattern.mask[m_secondProbe]};
  for (size_t at = from; at < to; ++at) {
    at = search::nextCandidate(bytes, at, to, first, second);
    if (at >= to) return;
    if (matchesAt(bytes + at) && !hit(at, size)) return;
  }
}

}  // namespace ggufscope
