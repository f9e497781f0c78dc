#pragma once

#include <cstddef>

namespace ggufscope::quant {

/// memcpy of floats past the caches, for results that are larger than they are; `to` at any address of a float.
/// Everything is visible to other threads when it returns.
void streamCopy(const float* from, size_t count, float* to);

}  // namespace ggufscope::quant
