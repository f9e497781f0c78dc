#pragma once

#include <algorithm>
#include <cstdint>

namespace ggufscope {

/// a + b, or 2^64 - 1 where that does not fit: for sums of what files claim.
constexpr uint64_t saturatedSum(uint64_t a, uint64_t b) { return a + std::min(b, UINT64_MAX - a); }

}  // namespace ggufscope
