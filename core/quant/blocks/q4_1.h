// Q4_1: 32 weights in 20 bytes, 5 bits a weight.
//
//     0     2     4                20
//     | d   | m   | qs[16]          |
//
// The low nibble of qs[j] is the code of element j, the high one that of element j + 16.
// A code counts from the minimum:  y = q * d + m, the product exact and the sum rounded
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_1_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_1_H

#include "core/quant/blocks/small_blocks.h"

namespace ggufscope::quant {

struct Q4_1 {
  uint8_t d[2];    ///< f16 scale
  uint8_t m[2];    ///< f16 minimum
  uint8_t qs[16];  ///< codes, two a byte

  static constexpr uint32_t kTypeId = 3;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(Q4_1) == 20);

inline void decodeScalar(const Q4_1& block, float* y) {
  const float d = loadF16(block.d);
  const float m = loadF16(block.m);
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(nibble32(block.qs, i)) * d + m;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q4_1& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
  const Floats m = hn::Set(kFloats, f16Scale(block.m));
#if HWY_TARGET <= HWY_AVX3
  const Floats table = hn::MulAdd(hn::Iota(kFloats, 0), d, m);
  const Ints pairs = bytesAsInts(block.qs);
  hn::StoreU(lookUp16(table, pairs), kFloats, y);
  hn::StoreU(lookUp16(table, hn::ShiftRight<4>(pairs)), kFloats, y + 16);
#else
  for (size_t i = 0; i < 16; i += kLanes) {
    const Ints pairs = bytesAsInts(block.qs + i);
    const Floats low = hn::ConvertTo(kFloats, hn::And(pairs, hn::Set(kInts, 15)));
    const Floats high = hn::ConvertTo(kFloats, hn::ShiftRight<4>(pairs));
    hn::StoreU(hn::MulAdd(low, d, m), kFloats, y + i);
    hn::StoreU(hn::MulAdd(high, d, m), kFloats, y + 16 + i);
  }
#endif
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
