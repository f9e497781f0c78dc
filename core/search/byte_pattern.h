#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/search/matcher.h"

namespace ggufscope {

/// Bytes of which some bits may be anything: byte i of a match has (b & mask[i]) == value[i]. value[i] & ~mask[i] is 0.
struct BytePattern {
  std::vector<uint8_t> value;
  std::vector<uint8_t> mask;

  size_t size() const { return value.size(); }
  bool empty() const { return value.empty(); }
};

/// A pattern, or what is wrong with the text that it was to be made of (context "phrase").
struct PatternResult {
  BytePattern pattern;
  Message problem;  ///< empty text: none
};

/// Longer needles than this are refused.
inline constexpr size_t kLongestNeedle = 4096;

/// Hex digits in any grouping, "?" for any digit: "37 20 ?? 8a", "0x3720", "3?". An even number of digits.
PatternResult hexPattern(std::string_view text);

enum class TextEncoding : uint8_t { utf8, utf16Little, utf16Big, latin1 };

/// The bytes of `text` (UTF-8) in an encoding. Not `caseSensitive`: the letters A to Z match either case, in Latin-1
/// and UTF-16 also those of U+00C0 to U+00DE.
PatternResult textPattern(std::string_view text, TextEncoding encoding, bool caseSensitive);

/// Finds a pattern, with the processor's vectors: at least 4 GB/s for one without wildcards. Overlapping matches are
/// all found.
class PatternMatcher final : public Matcher {
 public:
  explicit PatternMatcher(BytePattern pattern);

  void find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const override;
  size_t bytesBehind() const override { return m_pattern.empty() ? 0 : m_pattern.size() - 1; }
  bool matchesZeros() const override;

 private:
  bool matchesAt(const uint8_t* bytes) const;

  BytePattern m_pattern;
  bool m_exact = false;     ///< no wildcards
  size_t m_firstProbe = 0;  ///< the two bytes that are compared first: those that say most
  size_t m_secondProbe = 0;
};

}  // namespace ggufscope
