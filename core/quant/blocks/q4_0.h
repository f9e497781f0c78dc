// Q4_0: 32 weights in 18 bytes, 4.5 bits a weight.
//
//     0     2                18
//     | d   | qs[16]          |
//
// The low nibble of qs[j] is the code of element j, the high one that of element j + 16.
// A code counts from -8:  y = (q - 8) * d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_0_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q4_0 {
  uint8_t d[2];    ///< f16 scale
  uint8_t qs[16];  ///< codes, two a byte

  static constexpr uint32_t kTypeId = 2;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(Q4_0) == 18);

inline void decodeScalar(const Q4_0& block, float* y) {
  const float d = loadF16(block.d);
  for (int j = 0; j < 16; ++j) {
    y[j] = asFloat(static_cast<int>(low4(block.qs[j])) - 8) * d;
    y[j + 16] = asFloat(static_cast<int>(high4(block.qs[j])) - 8) * d;
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q4_0& block, float* HWY_RESTRICT y) {
  scaleNibbles(block.qs, -8, hn::Set(kFloats, f16Scale(block.d)), y, y + 16);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
