#include "tests/bench/memory_bound.h"

#include <algorithm>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "tests/bench/memory_bound.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/cache_control.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace ggufscope::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

uint64_t boundPass(const uint8_t* from, size_t bytes, float* to, size_t count, bool streamed) {
  const hn::ScalableTag<uint64_t> words;
  const hn::ScalableTag<uint8_t> small;
  const hn::ScalableTag<float> floats;
  constexpr size_t kPiece = 4096;
  auto sum = hn::Zero(words);
  const auto value = hn::Set(floats, 1.0f);
  size_t read = 0;
  for (size_t stored = 0; stored < count; stored += kPiece) {
    const size_t readTo = static_cast<size_t>(static_cast<double>(bytes) * static_cast<double>(stored + kPiece) /
                                              static_cast<double>(count));
    for (; read + hn::Lanes(small) <= std::min(readTo, bytes); read += hn::Lanes(small)) {
      sum = hn::Xor(sum, hn::BitCast(words, hn::LoadU(small, from + read)));
    }
    const size_t end = std::min(stored + kPiece, count);
    if (streamed) {
      for (size_t i = stored; i < end; i += hn::Lanes(floats)) hn::Stream(value, floats, to + i);
    } else {
      for (size_t i = stored; i < end; i += hn::Lanes(floats)) hn::Store(value, floats, to + i);
    }
  }
  hwy::FlushStream();
  return hn::GetLane(sum);
}

}  // namespace ggufscope::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope {

HWY_EXPORT(boundPass);

uint64_t readAndStore(const uint8_t* from, size_t bytes, float* to, size_t count, bool streamed) {
  return HWY_DYNAMIC_DISPATCH(boundPass)(from, bytes, to, count, streamed);
}

}  // namespace ggufscope
#endif
