#pragma once

#include "core/search/matcher.h"

namespace ggufscope {

/// Finds runs of text: printable ASCII, tabs and line ends, and UTF-8 sequences, of at least `shortest` bytes. A run is
/// reported once, where it begins; of one longer than kLongestRun only so much.
class StringsMatcher final : public Matcher {
 public:
  static constexpr size_t kLongestRun = 4096;

  explicit StringsMatcher(size_t shortest) : m_shortest(shortest) {}

  void find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const override;
  size_t bytesBehind() const override { return kLongestRun; }
  size_t bytesBefore() const override { return 4; }
  bool matchesZeros() const override { return false; }

 private:
  size_t m_shortest;
};

}  // namespace ggufscope
