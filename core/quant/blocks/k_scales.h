// The 12 bytes in which Q4_K and Q5_K keep a 6-bit scale and a 6-bit minimum for each of their eight groups of 32.
//
//     bytes 0-3    bits 0-5: scales of groups 0-3     bits 6-7: upper two bits of scales 4-7
//     bytes 4-7    bits 0-5: minima of groups 0-3     bits 6-7: upper two bits of minima 4-7
//     bytes 8-11   bits 0-3: lower four bits of scales 4-7, bits 4-7: of minima 4-7
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_K_SCALES_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_K_SCALES_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

/// Scale of a group 0 … 7 of the twelve bytes, 0 … 63.
inline uint32_t scaleCode(const uint8_t* packed, uint32_t group) {
  return group < 4 ? bits(packed[group], 0, 6) : low4(packed[group + 4]) | bits(packed[group - 4], 6, 2) << 4;
}
/// Its minimum, 0 … 63.
inline uint32_t minimumCode(const uint8_t* packed, uint32_t group) {
  return group < 4 ? bits(packed[group + 4], 0, 6) : high4(packed[group + 4]) | bits(packed[group], 6, 2) << 4;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// d * scale(g) and dmin * minimum(g) of the eight groups, whose codes are put together four bytes at a time.
HWY_INLINE void unpackKScales(const uint8_t* packed, float d, float dmin, GroupScales& groups) {
  uint32_t words[3];
  std::memcpy(words, packed, sizeof words);
  const uint64_t upperScales = (words[2] & 0x0f0f0f0fu) | (words[0] >> 2 & 0x30303030u);
  const uint64_t upperMinima = (words[2] >> 4 & 0x0f0f0f0fu) | (words[1] >> 2 & 0x30303030u);
  scaleEight((words[0] & 0x3f3f3f3fu) | upperScales << 32, 0, d, groups.scales);
  scaleEight((words[1] & 0x3f3f3f3fu) | upperMinima << 32, 0, dmin, groups.minima);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
