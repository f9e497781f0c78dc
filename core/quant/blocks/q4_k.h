// Q4_K: 256 weights in 144 bytes, 4.5 bits a weight: eight groups of 32 with a 6-bit scale and a 6-bit minimum each.
//
//     0     2      4            16                      144
//     | d   | dmin | scales[12]  | qs[128]               |
//
// Groups share bytes in pairs: the low nibble of qs[32 p + c] is the code of column c of group 2 p, the high one that
// of column c of group 2 p + 1. How the twelve bytes hold the scales and minima: k_scales.h.
//     y = (d * scale) * q - (dmin * minimum)
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_K_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q4_K_H

#include "core/quant/blocks/k_scales.h"

namespace ggufscope::quant {

struct Q4_K {
  uint8_t d[2];        ///< f16 scale of the scales
  uint8_t dmin[2];     ///< f16 scale of the minima
  uint8_t scales[12];  ///< 6-bit scale and minimum of eight groups
  uint8_t qs[128];     ///< codes, two a byte

  static constexpr uint32_t kTypeId = 12;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(Q4_K) == 144);

inline void decodeScalar(const Q4_K& block, float* y) {
  for (uint32_t group = 0; group < 8; ++group) {
    const float scale = loadF16(block.d) * asFloat(scaleCode(block.scales, group));
    const float minimum = loadF16(block.dmin) * asFloat(minimumCode(block.scales, group));
    for (uint32_t column = 0; column < 32; ++column) {
      const uint32_t pair = block.qs[32 * (group / 2) + column];
      y[32 * group + column] = scale * asFloat(group % 2 == 0 ? low4(pair) : high4(pair)) - minimum;
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpackScales(const Q4_K& block, GroupScales& groups) {
  unpackKScales(block.scales, f16Scale(block.d), f16Scale(block.dmin), groups);
}

HWY_INLINE void decode(const Q4_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  for (size_t pair = 0; pair < 4; ++pair) {
    const Floats lowScale = hn::Set(kFloats, groups.scales[2 * pair]);
    const Floats lowMinimum = hn::Set(kFloats, groups.minima[2 * pair]);
    const Floats highScale = hn::Set(kFloats, groups.scales[2 * pair + 1]);
    const Floats highMinimum = hn::Set(kFloats, groups.minima[2 * pair + 1]);
    const uint8_t* bytes = block.qs + 32 * pair;
    float* HWY_RESTRICT low = y + 64 * pair;
    float* HWY_RESTRICT high = low + 32;
#if HWY_MAX_BYTES == 64
    // The sixteen values of a group fill a vector: the codes select from it, with no conversion and little arithmetic.
    const Floats codes = hn::Iota(kFloats, 0.0f);
    const Floats lowValues = hn::MulSub(codes, lowScale, lowMinimum);
    const Floats highValues = hn::MulSub(codes, highScale, highMinimum);
    for (size_t i = 0; i < 32; i += kLanes) {
      const Ints pairs = bytesAsInts(bytes + i);
      hn::StoreU(lookUp16(lowValues, pairs), kFloats, low + i);
      hn::StoreU(lookUp16(highValues, hn::ShiftRight<4>(pairs)), kFloats, high + i);
    }
#else
    for (size_t i = 0; i < 32; i += kLanes) {
      const Ints pairs = bytesAsInts(bytes + i);
      const Floats lowCodes = hn::ConvertTo(kFloats, hn::And(pairs, hn::Set(kInts, 15)));
      const Floats highCodes = hn::ConvertTo(kFloats, hn::ShiftRight<4>(pairs));
      hn::StoreU(hn::MulSub(lowCodes, lowScale, lowMinimum), kFloats, low + i);
      hn::StoreU(hn::MulSub(highCodes, highScale, highMinimum), kFloats, high + i);
    }
#endif
  }
}

HWY_INLINE void decodeBlocks(const Q4_K* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeWithScalesAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
