// TQ2_0: 256 ternary weights in 66 bytes, 2.0625 bits a weight.
//
//     0                             64    66
//     | qs[64]                       | d   |
//
// Two halves of 128 elements with 32 bytes each; a half has four planes l of 32 columns m. Bits 2 l and 2 l + 1 of
// qs[32 h + m] are the code of element 128 h + 32 l + m.
// A code counts from -1:  y = (q - 1) * d. Files hold codes 0 to 2; 3 means 2 d.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_TQ2_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_TQ2_0_H

#include "core/quant/blocks/two_bits.h"

namespace ggufscope::quant {

struct TQ2_0 {
  uint8_t qs[64];  ///< codes, four a byte
  uint8_t d[2];    ///< f16 scale

  static constexpr uint32_t kTypeId = 35;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(TQ2_0) == 66);

inline void decodeScalar(const TQ2_0& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 256; ++i) {
    const uint32_t half = i / 128;
    const uint32_t plane = i % 128 / 32;
    const uint32_t column = i % 32;
    y[i] = twoBitValue(bits(block.qs[32 * half + column], 2 * plane, 2), d);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const TQ2_0& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
#if HWY_TARGET <= HWY_AVX2
  const Floats table = twoBitTable(d);
  const auto value = [&](Ints codes) HWY_ATTR { return lookup4(table, codes); };
#else
  const auto value = [&](Ints codes) HWY_ATTR {
    const Ints levels = hn::Sub(hn::And(codes, hn::Set(kInts, 3)), hn::Set(kInts, 1));
    return hn::Mul(hn::ConvertTo(kFloats, levels), d);
  };
#endif
  for (size_t half = 0; half < 2; ++half) {
    for (size_t m = 0; m < 32; m += kLanes) {
      const Ints codes = bytesAsInts(block.qs + 32 * half + m);
      float* out = y + 128 * half + m;
      hn::StoreU(value(codes), kFloats, out);
      hn::StoreU(value(hn::ShiftRight<2>(codes)), kFloats, out + 32);
      hn::StoreU(value(hn::ShiftRight<4>(codes)), kFloats, out + 64);
      hn::StoreU(value(hn::ShiftRight<6>(codes)), kFloats, out + 96);
    }
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
