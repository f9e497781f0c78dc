// Q4_0: 32 weights in 18 bytes, 4.5 bits a weight.
//
//     0     2                18
//     | d   | qs[16]          |
//
// The low nibble of qs[j] is the code of element j, the high one that of element j + 16.
// A code counts from -8:  y = (q - 8) * d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_0_H

#include "core/quant/blocks/small_blocks.h"

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
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(static_cast<int>(nibble32(block.qs, i)) - 8) * d;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q4_0& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
#if HWY_TARGET <= HWY_AVX3
  const Floats table = hn::Mul(hn::Iota(kFloats, -8.0f), d);
  const Ints pairs = bytesAsInts(block.qs);
  hn::StoreU(lookUp16(table, pairs), kFloats, y);
  hn::StoreU(lookUp16(table, hn::ShiftRight<4>(pairs)), kFloats, y + 16);
#else
  scaleNibbles(block.qs, -8, d, y, y + 16);
#endif
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
