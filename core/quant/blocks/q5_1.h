// Q5_1: 32 weights in 24 bytes, 6 bits a weight.
//
//     0     2     4       8                24
//     | d   | m   | qh[4] | qs[16]          |
//
// The low nibble of qs[j] is the lower part of the code of element j, the high one that of element j + 16; bit i of qh
// is the fifth bit of element i.
// A code counts from the minimum:  y = q * d + m, the product exact and the sum rounded
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_1_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_1_H

#include "core/quant/blocks/q5_bits.h"

namespace ggufscope::quant {

struct Q5_1 {
  uint8_t d[2];    ///< f16 scale
  uint8_t m[2];    ///< f16 minimum
  uint8_t qh[4];   ///< u32: fifth bits of the codes
  uint8_t qs[16];  ///< low 4 bits, two codes a byte

  static constexpr uint32_t kTypeId = 7;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(Q5_1) == 24);

inline void decodeScalar(const Q5_1& block, float* y) {
  const float d = loadF16(block.d);
  const float m = loadF16(block.m);
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(code5(block.qs, block.qh, i)) * d + m;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q5_1& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
  const Floats m = hn::Set(kFloats, f16Scale(block.m));
  decode5<false>(block.qs, block.qh, y, [&](Floats code) HWY_ATTR { return hn::MulAdd(code, d, m); });
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
