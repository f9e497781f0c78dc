#include "core/quant/stream_copy.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/quant/stream_copy.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace ggufscope::quant::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

void streamFloats(const float* from, size_t count, float* to) {
  constexpr size_t kCacheLine = 64;
  const hn::ScalableTag<float> floats;
  const size_t lanes = hn::Lanes(floats);
  const size_t misaligned = reinterpret_cast<uintptr_t>(to) % kCacheLine / sizeof(float);
  const size_t head = misaligned == 0 ? 0 : std::min(count, kCacheLine / sizeof(float) - misaligned);
  std::memcpy(to, from, head * sizeof(float));
  size_t i = head;
  for (; i + lanes <= count; i += lanes) hn::Stream(hn::LoadU(floats, from + i), floats, to + i);
  std::memcpy(to + i, from + i, (count - i) * sizeof(float));
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::quant {

HWY_EXPORT(streamFloats);

void streamCopy(const float* from, size_t count, float* to) { HWY_DYNAMIC_DISPATCH(streamFloats)(from, count, to); }

void finishStreaming() { hwy::FlushStream(); }

}  // namespace ggufscope::quant
#endif
