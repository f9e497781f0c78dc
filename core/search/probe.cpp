#include "core/search/probe.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/search/probe.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace ggufscope::search::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

size_t candidate(const uint8_t* bytes, size_t from, size_t to, const Probe& first, const Probe& second) {
  const hn::ScalableTag<uint8_t> vector;
  const size_t lanes = hn::Lanes(vector);
  const auto firstValue = hn::Set(vector, first.value);
  const auto firstMask = hn::Set(vector, first.mask);
  const auto secondValue = hn::Set(vector, second.value);
  const auto secondMask = hn::Set(vector, second.mask);
  const uint8_t* firstBytes = bytes + first.offset;
  const uint8_t* secondBytes = bytes + second.offset;
  const auto holds = [&](size_t at) HWY_ATTR {
    const auto a = hn::Xor(hn::And(hn::LoadU(vector, firstBytes + at), firstMask), firstValue);
    const auto b = hn::Xor(hn::And(hn::LoadU(vector, secondBytes + at), secondMask), secondValue);
    return hn::Or(a, b);  // zero where both hold
  };
  size_t at = from;
  // Two vectors a turn: one branch for both.
  for (; at + 2 * lanes <= to; at += 2 * lanes) {
    const auto low = holds(at);
    const auto high = holds(at + lanes);
    if (HWY_LIKELY(hn::AllFalse(vector, hn::Eq(hn::Min(low, high), hn::Zero(vector))))) continue;
    const intptr_t inLow = hn::FindFirstTrue(vector, hn::Eq(low, hn::Zero(vector)));
    if (inLow >= 0) return at + static_cast<size_t>(inLow);
    return at + lanes + static_cast<size_t>(hn::FindFirstTrue(vector, hn::Eq(high, hn::Zero(vector))));
  }
  for (; at < to; ++at) {
    if ((firstBytes[at] & first.mask) == first.value && (secondBytes[at] & second.mask) == second.value) return at;
  }
  return to;
}

}  // namespace ggufscope::search::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::search {

HWY_EXPORT(candidate);

size_t nextCandidate(const uint8_t* bytes, size_t from, size_t to, const Probe& first, const Probe& second) {
  return HWY_DYNAMIC_DISPATCH(candidate)(bytes, from, to, first, second);
}

}  // namespace ggufscope::search
#endif
