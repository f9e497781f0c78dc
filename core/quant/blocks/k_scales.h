// The 12 bytes in which Q4_K and Q5_K keep a 6-bit scale and a 6-bit minimum for each of their eight groups of 32.
//
//     bytes 0-3    bits 0-5: scales of groups 0-3     bits 6-7: upper two bits of scales 4-7
//     bytes 4-7    bits 0-5: minima of groups 0-3     bits 6-7: upper two bits of minima 4-7
//     bytes 8-11   bits 0-3: lower four bits of scales 4-7, bits 4-7: of minima 4-7
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_K_SCALES_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_K_SCALES_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

inline uint32_t kScale(const uint8_t* s, uint32_t group) {
  return group < 4 ? bits(s[group], 0, 6) : low4(s[group + 4]) | bits(s[group - 4], 6, 2) << 4;
}
inline uint32_t kMinimum(const uint8_t* s, uint32_t group) {
  return group < 4 ? bits(s[group + 4], 0, 6) : high4(s[group + 4]) | bits(s[group], 6, 2) << 4;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// scales[g] = d * scale(g) and minima[g] = dmin * minimum(g) for the eight groups, four bytes at a time.
HWY_INLINE void kScales(const uint8_t* packed, float d, float dmin, float* scales, float* minima) {
  uint32_t words[3];
  std::memcpy(words, packed, sizeof words);
  const uint32_t codes[4] = {
      words[0] & 0x3f3f3f3fu,
      (words[2] & 0x0f0f0f0fu) | (words[0] >> 2 & 0x30303030u),
      words[1] & 0x3f3f3f3fu,
      (words[2] >> 4 & 0x0f0f0f0fu) | (words[1] >> 2 & 0x30303030u),
  };
  const auto* bytes = reinterpret_cast<const int8_t*>(codes);
  const hn::CappedTag<float, 8> floats;
  const hn::Rebind<int32_t, decltype(floats)> ints;
  const hn::Rebind<int8_t, decltype(floats)> small;
  for (size_t g = 0; g < 8; g += hn::Lanes(floats)) {
    const auto scale = hn::ConvertTo(floats, hn::PromoteTo(ints, hn::LoadU(small, bytes + g)));
    const auto minimum = hn::ConvertTo(floats, hn::PromoteTo(ints, hn::LoadU(small, bytes + 8 + g)));
    hn::StoreU(hn::Mul(scale, hn::Set(floats, d)), floats, scales + g);
    hn::StoreU(hn::Mul(minimum, hn::Set(floats, dmin)), floats, minima + g);
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
