// Q1_0: 128 weights in 18 bytes, 1.125 bits a weight: signs and one scale.
//
//     0     2                18
//     | d   | qs[16]          |
//
// Bit i % 8 of qs[i / 8] is the sign of element i, set for plus:  y = bit ? d : -d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q1_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q1_0_H

#include "core/quant/blocks/small_blocks.h"

namespace ggufscope::quant {

struct Q1_0 {
  uint8_t d[2];    ///< f16 magnitude
  uint8_t qs[16];  ///< signs, eight a byte, the first one in the lowest bit

  static constexpr uint32_t kTypeId = 41;
  static constexpr size_t kElements = 128;
};
static_assert(sizeof(Q1_0) == 18);

inline void decodeScalar(const Q1_0& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 128; ++i) y[i] = bits(block.qs[i / 8], i % 8, 1) != 0 ? d : -d;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q1_0& block, float* HWY_RESTRICT y) {
  const Floats plus = hn::Set(kFloats, f16Scale(block.d));
  const Floats minus = hn::Neg(plus);
  for (size_t from = 0; from < 128; from += 32) {
    uint32_t signs;
    std::memcpy(&signs, block.qs + from / 8, sizeof signs);
    for (size_t i = 0; i < 32; i += kLanes) {
      hn::StoreU(hn::IfThenElse(laneBits(signs, i), plus, minus), kFloats, y + from + i);
    }
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
