// Q3_K: 256 weights in 110 bytes, 3.4375 bits a weight: sixteen groups of 16 with a 6-bit scale each.
//
//     0           32              96            108   110
//     | hmask[32] | qs[64]        | scales[12]  | d   |
//
// The block has two halves h of 128 elements; a half has four planes s of 32 columns c, two groups each. The code of
// element 128 h + 32 s + c:
//     low two bits:   bits 2 s and 2 s + 1 of qs[32 h + c]
//     high bit:       bit 4 h + s of hmask[c]
// A code counts from -4, a scale from -32:  y = (d * (scale - 32)) * (q - 4)
//
// The sixteen scales g:
//     low four bits:   the nibbles of bytes 0-7: low ones for groups 0-7, high ones for groups 8-15
//     high two bits:   bits 2 (g / 4) and 2 (g / 4) + 1 of byte 8 + g % 4
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q3_K_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q3_K_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q3_K {
  uint8_t hmask[32];   ///< high bit of the codes
  uint8_t qs[64];      ///< low 2 bits
  uint8_t scales[12];  ///< 6-bit scale of each group of 16
  uint8_t d[2];        ///< f16 scale of the scales

  static constexpr uint32_t kTypeId = 11;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(Q3_K) == 110);

/// Scale of a group 0 … 15, -32 … 31.
inline int groupScale(const Q3_K& block, uint32_t group) {
  const uint32_t low = group < 8 ? low4(block.scales[group]) : high4(block.scales[group - 8]);
  const uint32_t high = bits(block.scales[8 + group % 4], 2 * (group / 4), 2);
  return static_cast<int>(low | high << 4) - 32;
}

inline void decodeScalar(const Q3_K& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t group = 0; group < 16; ++group) {
    const uint32_t half = group / 8;
    const uint32_t plane = group % 8 / 2;
    const uint32_t first = 16 * (group % 2);  // column
    const float scale = d * asFloat(groupScale(block, group));
    for (uint32_t column = first; column < first + 16; ++column) {
      const uint32_t low = bits(block.qs[32 * half + column], 2 * plane, 2);
      const uint32_t high = bits(block.hmask[column], 4 * half + plane, 1);
      *y++ = scale * asFloat(static_cast<int>(low | high << 2) - 4);
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// d * (scale(g) - 32), the codes put together eight groups at a time: a byte of a 64-bit word each.
HWY_INLINE void unpackScales(const Q3_K& block, GroupScales& groups) {
  uint64_t nibbles;
  uint32_t pairs;
  std::memcpy(&nibbles, block.scales, sizeof nibbles);
  std::memcpy(&pairs, block.scales + 8, sizeof pairs);
  // The pairs of bits of groups 0-3, 4-7, 8-11 and 12-15 stand at bits 0, 2, 4 and 6; they are to stand at bit 4.
  const uint64_t lower = uint64_t{pairs} << 4 | uint64_t{pairs} << 34;
  const uint64_t upper = uint64_t{pairs} | uint64_t{pairs >> 2} << 32;
  constexpr uint64_t kNibble = 0x0f0f0f0f0f0f0f0f;
  constexpr uint64_t kPair = 0x3030303030303030;
  const float d = f16Scale(block.d);
  scaleEight((nibbles & kNibble) | (lower & kPair), 32, d, groups.scales);
  scaleEight((nibbles >> 4 & kNibble) | (upper & kPair), 32, d, groups.scales + 8);
}

/// The elements of one plane that stand in one vector of bytes: `low` of qs, `high` of hmask.
template <int kHalf, int kPlane>
HWY_INLINE void decodePlane(Bytes low, Bytes high, const float* scales, float* HWY_RESTRICT y) {
  const Bytes low2 = hn::And(moveBits<-2 * kPlane>(low), hn::Set(kUnpack, 3));
  const Bytes high1 = hn::And(moveBits<2 - 4 * kHalf - kPlane>(high), hn::Set(kUnpack, 4));
  const Bytes codes = hn::Sub(hn::Or(low2, high1), hn::Set(kUnpack, 4));
  forFloatsOf(codes, [&](size_t i, Floats q) HWY_ATTR {
    hn::StoreU(hn::Mul(q, hn::Set(kFloats, scales[2 * kPlane + i / 16])), kFloats, y + 32 * kPlane + i);
  });
}

template <int kHalf>
HWY_INLINE void decodeHalf(const Q3_K& block, const float* scales, float* HWY_RESTRICT y) {
  for (size_t c = 0; c < 32; c += kUnpackBytes) {
    const Bytes low = hn::LoadU(kUnpack, block.qs + 32 * kHalf + c);
    const Bytes high = hn::LoadU(kUnpack, block.hmask + c);
    decodePlane<kHalf, 0>(low, high, scales + c / 16, y + c);
    decodePlane<kHalf, 1>(low, high, scales + c / 16, y + c);
    decodePlane<kHalf, 2>(low, high, scales + c / 16, y + c);
    decodePlane<kHalf, 3>(low, high, scales + c / 16, y + c);
  }
}

HWY_INLINE void decode(const Q3_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  decodeHalf<0>(block, groups.scales, y);
  decodeHalf<1>(block, groups.scales + 8, y + 128);
}

HWY_INLINE void decodeBlocks(const Q3_K* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeWithScalesAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
