// Q6_K: 256 weights in 210 bytes, 6.5625 bits a weight: sixteen groups of 16 with a signed 8-bit scale each.
//
//     0                 128         192         208   210
//     | ql[128]          | qh[64]    | scales[16] | d   |
//
// The block has two halves of 128 elements; a half has four planes s of 32 columns c.
//     low four bits:   planes 0 and 1 in the low nibbles of ql[64 h + c] and ql[64 h + 32 + c], planes 2 and 3 in the
//     high high two bits:   bits 2 s and 2 s + 1 of qh[32 h + c]
// A code counts from -32:  y = (d * scale) * (q - 32)
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
  for (uint32_t i = 0; i < 256; ++i) {
    const uint32_t half = i / 128;
    const uint32_t plane = i % 128 / 32;
    const uint32_t column = i % 32;
    const uint32_t pair = block.ql[64 * half + 32 * (plane % 2) + column];
    const uint32_t low = plane < 2 ? low4(pair) : high4(pair);
    const uint32_t high = bits(block.qh[32 * half + column], 2 * plane, 2);
    y[i] = d * asFloat(int{block.scales[i / 16]}) * asFloat(static_cast<int>(low | high << 4) - 32);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// The codes of one half, -32 … 31, in element order.
HWY_INLINE void unpackHalf(const Q6_K& block, size_t half, int8_t* codes) {
  const auto nibble = hn::Set(kUnpack, 0x0f);
  const auto upper = hn::Set(kUnpack, 0x30);
  const auto offset = hn::Set(kUnpack, 32);
  auto* out = reinterpret_cast<uint8_t*>(codes);
  for (size_t c = 0; c < 32; c += kUnpackBytes) {
    const auto first = hn::LoadU(kUnpack, block.ql + 64 * half + c);
    const auto second = hn::LoadU(kUnpack, block.ql + 64 * half + 32 + c);
    const auto high = hn::LoadU(kUnpack, block.qh + 32 * half + c);
    // Shifts of 16-bit lanes: the mask drops what comes in from the neighbour.
    const hn::Repartition<uint16_t, decltype(kUnpack)> wide;
    const auto shiftedRight = [&](auto v)
                                  HWY_ATTR { return hn::BitCast(kUnpack, hn::ShiftRight<4>(hn::BitCast(wide, v))); };
    const auto times16 = hn::BitCast(kUnpack, hn::ShiftLeft<4>(hn::BitCast(wide, high)));
    const auto times4 = hn::BitCast(kUnpack, hn::ShiftLeft<2>(hn::BitCast(wide, high)));
    const auto over4 = hn::BitCast(kUnpack, hn::ShiftRight<2>(hn::BitCast(wide, high)));
    const auto plane0 = hn::Or(hn::And(first, nibble), hn::And(times16, upper));
    const auto plane1 = hn::Or(hn::And(second, nibble), hn::And(times4, upper));
    const auto plane2 = hn::Or(hn::And(shiftedRight(first), nibble), hn::And(high, upper));
    const auto plane3 = hn::Or(hn::And(shiftedRight(second), nibble), hn::And(over4, upper));
    hn::StoreU(hn::Sub(plane0, offset), kUnpack, out + c);
    hn::StoreU(hn::Sub(plane1, offset), kUnpack, out + 32 + c);
    hn::StoreU(hn::Sub(plane2, offset), kUnpack, out + 64 + c);
    hn::StoreU(hn::Sub(plane3, offset), kUnpack, out + 96 + c);
  }
}

HWY_INLINE void decode(const Q6_K& block, float* HWY_RESTRICT y) {
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
  float scales[16];
  for (size_t g = 0; g < 16; g += kLanes) hn::StoreU(hn::Mul(codesAsFloats(block.scales + g), d), kFloats, scales + g);
  for (size_t half = 0; half < 2; ++half) {
    HWY_ALIGN int8_t codes[128];
    unpackHalf(block, half, codes);
    for (size_t g = 0; g < 8; ++g) {
      scaleCodes<16>(codes + 16 * g, hn::Set(kFloats, scales[8 * half + g]), y + 128 * half + 16 * g);
    }
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
