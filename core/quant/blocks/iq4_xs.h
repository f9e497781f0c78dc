// IQ4_XS: 256 weights in 136 bytes, 4.25 bits a weight: eight groups of 32 codes of the levels of IQ4_NL, which are
// closer to each other around zero, with a 6-bit scale each.
//
//     0     2         4            8                        136
//     | d   | scalesH | scalesL[4] | qs[8][16]               |
//
// The low nibble of qs[g][j] is the code of element j of group g, the high one that of element j + 16.
// The scale of group g: its low four bits are a nibble of scalesL[g / 2], the low one where g is even, its high two
// bits are bits 2 g and 2 g + 1 of scalesH. It counts from -32:
//     y = d * (scale - 32) * kIq4Levels[q]
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ4_XS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ4_XS_H

#include "core/quant/blocks/small_blocks.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ4_XS {
  uint8_t d[2];        ///< f16 scale of the scales
  uint8_t scalesH[2];  ///< u16: high 2 bits of the scales of the groups
  uint8_t scalesL[4];  ///< low 4 bits, two a byte
  uint8_t qs[8][16];   ///< codes, two a byte

  static constexpr uint32_t kTypeId = 23;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ4_XS) == 136);

inline void decodeScalar(const IQ4_XS& block, float* y) {
  for (uint32_t group = 0; group < 8; ++group) {
    const uint32_t pair = block.scalesL[group / 2];
    const uint32_t low = group % 2 == 0 ? low4(pair) : high4(pair);
    const uint32_t high = bits(loadU16(block.scalesH), 2 * group, 2);
    const float scale = loadF16(block.d) * asFloat(static_cast<int>(low | high << 4) - 32);
    for (uint32_t i = 0; i < 32; ++i) *y++ = scale * asFloat(int{kIq4Levels[nibble32(block.qs[group], i)]});
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ4_XS& block, GridCodes& codes) {
  const float d = f16Scale(block.d);
  const uint32_t low = loadU32(block.scalesL);
  const uint32_t high = loadU16(block.scalesH);
  for (size_t g = 0; g < 8; ++g) {
    const uint32_t scale = (low >> (4 * g) & 15) | (high >> (2 * g) & 3) << 4;
    codes.scales[g] = d * static_cast<float>(static_cast<int>(scale) - 32);
  }
}

HWY_INLINE void decode(const IQ4_XS& block, const GridCodes& codes, float* HWY_RESTRICT y) {
  for (size_t g = 0; g < 8; ++g) {
    scaleLevels32(kIq4Levels.data(), block.qs[g], hn::Set(kFloats, codes.scales[g]), y + 32 * g);
  }
}

HWY_INLINE void decodeBlocks(const IQ4_XS* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
