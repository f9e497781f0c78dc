#pragma once

#include <cstddef>

namespace ggufscope::quant {

/// memcpy of floats past the caches, for results that are larger than they are; `to` at any address of a float. Other
/// threads see it after finishStreaming().
void streamCopy(const float* from, size_t count, float* to);

/// Makes what this thread has copied visible to the others. Once at the end: it waits until all of it is in memory.
void finishStreaming();

}  // namespace ggufscope::quant
