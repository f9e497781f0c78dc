#pragma once

#include <cstddef>
#include <cstdint>

namespace ggufscope {

/// The least that decoding out to memory has to do, with the widest vectors of this processor: reads `bytes` bytes and
/// stores `count` floats, in step, a first-level cache's worth at a time. `streamed`: past the caches. Returns
/// something that depends on every byte read.
uint64_t readAndStore(const uint8_t* from, size_t bytes, float* to, size_t count, bool streamed);

}  // namespace ggufscope
