#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace ggufscope {

/// A half-open range of byte offsets in a file: `begin` is included, `end` is not. Offsets come from files that may
/// lie, so every operation saturates instead of wrapping.
struct ByteRange {
  uint64_t begin = 0;
  uint64_t end = 0;

  /// The range of `size` bytes from `begin`; ends at 2^64 - 1 where the sum would not fit.
  static constexpr ByteRange ofSize(uint64_t begin, uint64_t size) {
    const uint64_t room = std::numeric_limits<uint64_t>::max() - begin;
    return {begin, begin + std::min(size, room)};
  }

  constexpr uint64_t size() const { return end > begin ? end - begin : 0; }
  constexpr bool empty() const { return end <= begin; }
  constexpr bool contains(uint64_t offset) const { return offset >= begin && offset < end; }
  constexpr bool contains(const ByteRange& other) const { return other.begin >= begin && other.end <= end; }
  constexpr bool overlaps(const ByteRange& other) const { return begin < other.end && other.begin < end; }
  /// The part inside `outer`; where there is none, an empty range at the nearest border of `outer`.
  constexpr ByteRange clippedTo(const ByteRange& outer) const {
    return {std::clamp(begin, outer.begin, outer.end), std::clamp(end, outer.begin, outer.end)};
  }

  friend constexpr bool operator==(const ByteRange&, const ByteRange&) = default;
};

}  // namespace ggufscope
