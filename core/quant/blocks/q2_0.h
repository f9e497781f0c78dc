// Q2_0: 64 weights in 18 bytes, 2.25 bits a weight.
//
//     0     2                18
//     | d   | qs[16]          |
//
// Bits 2 (i % 4) and 2 (i % 4) + 1 of qs[i / 4] are the code of element i.
// A code counts from -1:  y = (q - 1) * d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q2_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q2_0_H

#include "core/quant/blocks/two_bits.h"

namespace ggufscope::quant {

struct Q2_0 {
  uint8_t d[2];    ///< f16 scale
  uint8_t qs[16];  ///< codes, four a byte, the first one in the lowest bits

  static constexpr uint32_t kTypeId = 42;
  static constexpr size_t kElements = 64;
};
static_assert(sizeof(Q2_0) == 18);

inline void decodeScalar(const Q2_0& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 64; ++i) y[i] = twoBitValue(bits(block.qs[i / 4], 2 * (i % 4), 2), d);
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q2_0& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
#if HWY_TARGET <= HWY_AVX2
  const Floats table = twoBitTable(d);
  const Ints shifts = hn::ShiftLeft<1>(hn::Iota(kInts, 0));
  for (size_t i = 0; i < 64; i += kLanes) {
    uint32_t word = 0;
    std::memcpy(&word, block.qs + i / 4, kLanes / 4);  // the codes of all lanes in every lane
    const Ints codes = hn::Shr(hn::Set(kInts, static_cast<int32_t>(word)), shifts);
    hn::StoreU(lookup4(table, codes), kFloats, y + i);
  }
#else
  // A lane masks its code where it stands: 4^lane times too large, which its scale makes up for exactly.
  HWY_ALIGN static constexpr int32_t kMask[4] = {3, 12, 48, 192};
  HWY_ALIGN static constexpr int32_t kOne[4] = {1, 4, 16, 64};
  HWY_ALIGN static constexpr float kWeight[4] = {1.0f, 1.0f / 4, 1.0f / 16, 1.0f / 64};
  const Floats scale = hn::Mul(d, hn::Load(kFloats, kWeight));
  for (size_t i = 0; i < 16; ++i) {
    const Ints codes = hn::And(hn::Set(kInts, block.qs[i]), hn::Load(kInts, kMask));
    const Ints levels = hn::Sub(codes, hn::Load(kInts, kOne));
    hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, levels), scale), kFloats, y + 4 * i);
  }
#endif
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
