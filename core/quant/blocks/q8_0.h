// Q8_0: 32 weights in 34 bytes, 8.5 bits a weight.
//
//     0     2                                34
//     | d   | qs[32]                          |
//
// Signed codes, one a byte:  y = q * d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q8_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q8_0_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q8_0 {
  uint8_t d[2];   ///< f16 scale
  int8_t qs[32];  ///< codes

  static constexpr uint32_t kTypeId = 8;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(Q8_0) == 34);

inline void decodeScalar(const Q8_0& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(int{block.qs[i]}) * d;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q8_0& block, float* HWY_RESTRICT y) {
  scaleCodes<32>(block.qs, hn::Set(kFloats, f16Scale(block.d)), y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
