// Q5_0: 32 weights in 22 bytes, 5.5 bits a weight.
//
//     0     2       6                22
//     | d   | qh[4] | qs[16]          |
//
// The low nibble of qs[j] is the lower part of the code of element j, the high one that of element j + 16; bit i of qh
// is bit 4 of the code of element i.
// A code counts from -16:  y = (q - 16) * d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_0_H

#include "core/quant/blocks/q5_bits.h"

namespace ggufscope::quant {

struct Q5_0 {
  uint8_t d[2];    ///< f16 scale
  uint8_t qh[4];   ///< u32: bit 4 of each code
  uint8_t qs[16];  ///< low 4 bits, two codes a byte

  static constexpr uint32_t kTypeId = 6;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(Q5_0) == 22);

inline void decodeScalar(const Q5_0& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(static_cast<int>(code5(block.qs, block.qh, i)) - 16) * d;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q5_0& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
  // Codes from -16 on.
  decode5<true>(block.qs, block.qh, y, [&](Floats code) HWY_ATTR { return hn::Mul(code, d); });
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
