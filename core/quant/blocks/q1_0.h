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
  HWY_ALIGN static constexpr uint32_t kBits[32] = {
      1u << 0,  1u << 1,  1u << 2,  1u << 3,  1u << 4,  1u << 5,  1u << 6,  1u << 7,  1u << 8,  1u << 9,  1u << 10,
      1u << 11, 1u << 12, 1u << 13, 1u << 14, 1u << 15, 1u << 16, 1u << 17, 1u << 18, 1u << 19, 1u << 20, 1u << 21,
      1u << 22, 1u << 23, 1u << 24, 1u << 25, 1u << 26, 1u << 27, 1u << 28, 1u << 29, 1u << 30, 1u << 31};
  const hn::RebindToUnsigned<decltype(kFloats)> words;
  const Floats plus = f16Everywhere(block.d);
  const Floats minus = hn::Neg(plus);
  for (size_t from = 0; from < 128; from += 32) {
    uint32_t word;
    std::memcpy(&word, block.qs + from / 8, sizeof word);
    const auto signs = hn::Set(words, word);  // 32 signs in every lane: lane i looks at its own
    for (size_t i = 0; i < 32; i += kLanes) {
      const auto positive = hn::RebindMask(kFloats, hn::TestBit(signs, hn::Load(words, kBits + i)));
      hn::StoreU(hn::IfThenElse(positive, plus, minus), kFloats, y + from + i);
    }
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
