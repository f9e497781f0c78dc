// Q5_K: 256 weights in 176 bytes, 5.5 bits a weight: eight groups of 32 with a 6-bit scale and a 6-bit minimum each.
//
//     0     2      4            16        48                     176
//     | d   | dmin | scales[12]  | qh[32]  | qs[128]              |
//
// The code of column c of group g:
//     low four bits:   groups share bytes in pairs: the low nibble of qs[32 (g / 2) + c] for even g, the high for odd g
//     high bit:        bit g of qh[c]
// How the twelve bytes hold the scales and minima: k_scales.h.
//     y = (d * scale) * q - (dmin * minimum)
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_K_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_K_H

#include "core/quant/blocks/k_scales.h"

namespace ggufscope::quant {

struct Q5_K {
  uint8_t d[2];        ///< f16 scale of the scales
  uint8_t dmin[2];     ///< f16 scale of the minima
  uint8_t scales[12];  ///< 6-bit scale and minimum of eight groups
  uint8_t qh[32];      ///< high bit of the codes
  uint8_t qs[128];     ///< low 4 bits, two a byte

  static constexpr uint32_t kTypeId = 13;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(Q5_K) == 176);

inline void decodeScalar(const Q5_K& block, float* y) {
  for (uint32_t group = 0; group < 8; ++group) {
    const float scale = loadF16(block.d) * asFloat(scaleCode(block.scales, group));
    const float minimum = loadF16(block.dmin) * asFloat(minimumCode(block.scales, group));
    for (uint32_t column = 0; column < 32; ++column) {
      const uint32_t pair = block.qs[32 * (group / 2) + column];
      const uint32_t low = group % 2 == 0 ? low4(pair) : high4(pair);
      const uint32_t high = bits(block.qh[column], group, 1);
      y[32 * group + column] = scale * asFloat(low | high << 4) - minimum;
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// The elements of one group that stand in one vector of bytes: `low` in the low nibbles of it, `high` of qh.
template <int kGroup>
HWY_INLINE void decodeGroup(Bytes low, Bytes high, const GroupScales& groups, float* HWY_RESTRICT y) {
  const Floats scale = hn::Set(kFloats, groups.scales[kGroup]);
  const Floats minimum = hn::Set(kFloats, groups.minima[kGroup]);
  const Bytes low4 = hn::And(low, hn::Set(kUnpack, 0x0f));
  const Bytes high1 = hn::And(moveBits<4 - kGroup>(high), hn::Set(kUnpack, 0x10));
  forFloatsOf(hn::Or(low4, high1), [&](size_t i, Floats q) HWY_ATTR {
    hn::StoreU(hn::MulSub(q, scale, minimum), kFloats, y + 32 * kGroup + i);
  });
}

/// Groups kGroup and kGroup + 1, which share bytes.
template <int kGroup>
HWY_INLINE void decodePair(const Q5_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  for (size_t c = 0; c < 32; c += kUnpackBytes) {
    const Bytes low = hn::LoadU(kUnpack, block.qs + 16 * kGroup + c);
    const Bytes high = hn::LoadU(kUnpack, block.qh + c);
    decodeGroup<kGroup>(low, high, groups, y + c);
    decodeGroup<kGroup + 1>(moveBits<-4>(low), high, groups, y + c);
  }
}

HWY_INLINE void unpackScales(const Q5_K& block, GroupScales& groups) {
  unpackKScales(block.scales, f16Scale(block.d), f16Scale(block.dmin), groups);
}

HWY_INLINE void decode(const Q5_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  decodePair<0>(block, groups, y);
  decodePair<2>(block, groups, y);
  decodePair<4>(block, groups, y);
  decodePair<6>(block, groups, y);
}

HWY_INLINE void decodeBlocks(const Q5_K* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeWithScalesAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
