// Q2_K: 256 weights in 84 bytes, 2.625 bits a weight: sixteen groups of 16 with a 4-bit scale and a 4-bit minimum each.
//
//     0             16              80    82     84
//     | scales[16]  | qs[64]        | d   | dmin |
//
// The low nibble of scales[g] is the scale of group g, the high one its minimum.
// The block has two halves h of 128 elements; a half has four planes s of 32 columns c, two groups each. The code of
// element 128 h + 32 s + c is bits 2 s and 2 s + 1 of qs[32 h + c].
//     y = (d * scale) * q - (dmin * minimum)
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q2_K_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q2_K_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q2_K {
  uint8_t scales[16];  ///< 4-bit scale and minimum of each group of 16
  uint8_t qs[64];      ///< codes, four a byte
  uint8_t d[2];        ///< f16 scale of the scales
  uint8_t dmin[2];     ///< f16 scale of the minima

  static constexpr uint32_t kTypeId = 10;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(Q2_K) == 84);

inline void decodeScalar(const Q2_K& block, float* y) {
  const float d = loadF16(block.d);
  const float dmin = loadF16(block.dmin);
  for (uint32_t group = 0; group < 16; ++group) {
    const uint32_t half = group / 8;
    const uint32_t plane = group % 8 / 2;
    const uint32_t first = 16 * (group % 2);  // column
    const float scale = d * asFloat(low4(block.scales[group]));
    const float minimum = dmin * asFloat(high4(block.scales[group]));
    for (uint32_t column = first; column < first + 16; ++column) {
      *y++ = scale * asFloat(bits(block.qs[32 * half + column], 2 * plane, 2)) - minimum;
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpackScales(const Q2_K& block, GroupScales& groups) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
  const Floats dmin = hn::Set(kFloats, f16Scale(block.dmin));
  for (size_t g = 0; g < 16; g += kLanes) {
    const Ints pairs = bytesAsInts(block.scales + g);
    const Floats scales = hn::ConvertTo(kFloats, hn::And(pairs, hn::Set(kInts, 15)));
    const Floats minima = hn::ConvertTo(kFloats, hn::ShiftRight<4>(pairs));
    hn::StoreU(hn::Mul(scales, d), kFloats, groups.scales + g);
    hn::StoreU(hn::Mul(minima, dmin), kFloats, groups.minima + g);
  }
}

#if HWY_MAX_BYTES == 64

/// Planes kPlane and kPlane + 1 of a half, which are four groups. A vector holds all their values: four a group. The
/// index of an element is its code and, above it, the number of its group.
template <int kPlane>
HWY_INLINE void decodePlanes(Ints left, Ints right, const GroupScales& groups, int firstGroup, float* HWY_RESTRICT y) {
  const Ints three = hn::Set(kInts, 3);
  const Ints lane = hn::Iota(kInts, 0);
  const Floats codes = hn::ConvertTo(kFloats, hn::And(lane, three));
  const Ints group = hn::Add(hn::ShiftRight<2>(lane), hn::Set(kInts, firstGroup));
  const Floats values = hn::MulSub(codes, lookUp16(hn::LoadU(kFloats, groups.scales), group),
                                   lookUp16(hn::LoadU(kFloats, groups.minima), group));
  const Ints left1 = hn::ShiftRight<2 * kPlane>(left);
  const Ints right1 = hn::ShiftRight<2 * kPlane>(right);
  const Ints left2 = hn::ShiftRight<2 * kPlane + 2>(left);
  const Ints right2 = hn::ShiftRight<2 * kPlane + 2>(right);
  hn::StoreU(lookUp16(values, hn::And(left1, three)), kFloats, y);
  hn::StoreU(lookUp16(values, hn::OrAnd(hn::Set(kInts, 4), right1, three)), kFloats, y + 16);
  hn::StoreU(lookUp16(values, hn::OrAnd(hn::Set(kInts, 8), left2, three)), kFloats, y + 32);
  hn::StoreU(lookUp16(values, hn::OrAnd(hn::Set(kInts, 12), right2, three)), kFloats, y + 48);
}

HWY_INLINE void decode(const Q2_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  for (int half = 0; half < 2; ++half) {
    const Ints left = bytesAsInts(block.qs + 32 * half);
    const Ints right = bytesAsInts(block.qs + 32 * half + 16);
    decodePlanes<0>(left, right, groups, 8 * half, y + 128 * half);
    decodePlanes<2>(left, right, groups, 8 * half + 4, y + 128 * half + 64);
  }
}

#else

/// The elements of one plane that stand in one vector of bytes.
template <int kPlane>
HWY_INLINE void decodePlane(Bytes bytes, const float* scales, const float* minima, float* HWY_RESTRICT y) {
  const Bytes codes = hn::And(moveBits<-2 * kPlane>(bytes), hn::Set(kUnpack, 3));
  forFloatsOf(codes, [&](size_t i, Floats q) HWY_ATTR {
    const Floats scale = hn::Set(kFloats, scales[2 * kPlane + i / 16]);
    const Floats minimum = hn::Set(kFloats, minima[2 * kPlane + i / 16]);
    hn::StoreU(hn::MulSub(q, scale, minimum), kFloats, y + 32 * kPlane + i);
  });
}

HWY_INLINE void decode(const Q2_K& block, const GroupScales& groups, float* HWY_RESTRICT y) {
  for (size_t half = 0; half < 2; ++half) {
    for (size_t c = 0; c < 32; c += kUnpackBytes) {
      const Bytes bytes = hn::LoadU(kUnpack, block.qs + 32 * half + c);
      const float* scales = groups.scales + 8 * half + c / 16;
      const float* minima = groups.minima + 8 * half + c / 16;
      float* HWY_RESTRICT out = y + 128 * half + c;
      decodePlane<0>(bytes, scales, minima, out);
      decodePlane<1>(bytes, scales, minima, out);
      decodePlane<2>(bytes, scales, minima, out);
      decodePlane<3>(bytes, scales, minima, out);
    }
  }
}

#endif

HWY_INLINE void decodeBlocks(const Q2_K* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeWithScalesAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
