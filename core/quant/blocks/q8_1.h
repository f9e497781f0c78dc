// Q8_1: 32 values in 36 bytes, 9 bits a value: what activations are rounded to for dot products; not meant for files.
//
//     0     2     4                                36
//     | d   | s   | qs[32]                          |
//
// Signed codes, one a byte:  y = q * d.  s = d * (sum of the codes) serves dot products and is not needed here.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q8_1_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q8_1_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q8_1 {
  uint8_t d[2];   ///< f16 scale
  uint8_t s[2];   ///< f16, d * sum of qs
  int8_t qs[32];  ///< codes

  static constexpr uint32_t kTypeId = 9;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(Q8_1) == 36);

inline void decodeScalar(const Q8_1& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(int{block.qs[i]}) * d;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q8_1& block, float* HWY_RESTRICT y) {
  scaleCodes<32>(block.qs, hn::Set(kFloats, f16Scale(block.d)), y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
