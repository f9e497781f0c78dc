// Q6_K: 256 weights in 210 bytes, 6.5625 bits a weight: sixteen groups of 16 with a signed 8-bit scale each.
//
//     0                 128         192         208   210
//     | ql[128]          | qh[64]    | scales[16] | d   |
//
// The block has two halves of 128 elements; a half has four planes s of 32 columns c, two groups each. The code of
// element 128 h + 32 s + c:
//     low four bits:   a nibble of ql[64 h + 32 (s % 2) + c], the low one in planes 0 and 1, the high one in 2 and 3
//     high two bits:   bits 2 s and 2 s + 1 of qh[32 h + c]
// A code counts from -32, and i is the number of the element:  y[i] = (d * scales[i / 16]) * (q - 32)
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q6_K_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q6_K_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q6_K {
  uint8_t ql[128];    ///< low 4 bits of the codes
  uint8_t qh[64];     ///< high 2 bits
  int8_t scales[16];  ///< scale of each group of 16
  uint8_t d[2];       ///< f16 scale of the scales

  static constexpr uint32_t kTypeId = 14;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(Q6_K) == 210);

inline void decodeScalar(const Q6_K& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t group = 0; group < 16; ++group) {
    const uint32_t half = group / 8;
    const uint32_t plane = group % 8 / 2;
    const uint32_t first = 16 * (group % 2);  // column
    const float scale = d * asFloat(int{block.scales[group]});
    for (uint32_t column = first; column < first + 16; ++column) {
      const uint32_t pair = block.ql[64 * half + 32 * (plane % 2) + column];
      const uint32_t low = plane < 2 ? low4(pair) : high4(pair);
      const uint32_t high = bits(block.qh[32 * half + column], 2 * plane, 2);
      *y++ = scale * asFloat(static_cast<int>(low | high << 4) - 32);
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpackScales(const Q6_K& block, GroupScales& groups) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
  for (size_t g = 0; g < 16; g += kLanes) {
    hn::StoreU(hn::Mul(codesAsFloats(block.scales + g), d), kFloats, groups.scales + g);
  }
}

/// The elements of one plane that stand in one vector of bytes: `low` in the low nibbles of it, `high` of qh.
template <int kPlane>
HWY_INLINE void decodePlane(Bytes low, Bytes high, const float* scales, float* HWY_RESTRICT y) {
  const Bytes low4 = hn::And(low, hn::Set(kUnpack, 0x0f));
  const Bytes high2 = hn::And(moveBits<4 - 2 * kPlane>(high), hn::Set(kUnpack, 0x30));
  const Bytes codes = hn::Sub(hn::Or(low4, high2), hn::Set(kUnpack, 32));
  forFloatsOf(codes, [&](size_t i, Floats q) HWY_ATTR {
    hn::StoreU(hn::Mul(q, hn::Set(kFloats, scales[2 * kPlane + i / 16])), kFloats, y + 32 * kPlane + i);
  });
}

HWY_INLINE void decode(const Q6_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  for (size_t half = 0; half < 2; ++half) {
    for (size_t c = 0; c < 32; c += kUnpackBytes) {
      const Bytes first = hn::LoadU(kUnpack, block.ql + 64 * half + c);
      const Bytes second = hn::LoadU(kUnpack, block.ql + 64 * half + 32 + c);
      const Bytes high = hn::LoadU(kUnpack, block.qh + 32 * half + c);
      const float* scale = groups.scales + 8 * half + c / 16;
      float* HWY_RESTRICT out = y + 128 * half + c;
      decodePlane<0>(first, high, scale, out);
      decodePlane<1>(second, high, scale, out);
      decodePlane<2>(moveBits<-4>(first), high, scale, out);
      decodePlane<3>(moveBits<-4>(second), high, scale, out);
    }
  }
}

HWY_INLINE void decodeBlocks(const Q6_K* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeWithScalesAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
