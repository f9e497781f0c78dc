// IQ2_XXS: 256 weights in 66 bytes, 2.0625 bits a weight: eight groups of 32, each four entries of a grid of eight
// magnitudes, with signs.
//
//     0     2                             66
//     | d   | groups[8], 8 bytes each      |
//
// A group is four grid indices (one byte each) and a 32-bit word: bits 7 l … 7 l + 6 are the sign code of the l-th
// eight elements, bits 28-31 the scale of the group. Byte j of a grid entry, the lowest first, is the magnitude of
// element j. Where bit j of the sign code is set, element j of the eight is negative; the eighth has no bit: its sign
// makes the number of negative ones even.
//     y = (d * (0.5 + scale)) * 0.25 * grid[index][j] * sign
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ2_XXS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ2_XXS_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ2_XXS {
  struct Group {
    uint8_t indices[4];        ///< entries of kIq2XxsGrid
    uint8_t signsAndScale[4];  ///< u32: four sign codes of 7 bits, a scale of 4 bits
  };
  uint8_t d[2];  ///< f16 scale
  Group groups[8];

  static constexpr uint32_t kTypeId = 16;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ2_XXS) == 66);

inline void decodeScalar(const IQ2_XXS& block, float* y) {
  for (const IQ2_XXS::Group& group : block.groups) {
    const uint32_t word = loadU32(group.signsAndScale);
    const float scale = loadF16(block.d) * (0.5f + asFloat(word >> 28)) * 0.25f;
    for (uint32_t l = 0; l < 4; ++l) {
      const uint64_t grid = kIq2XxsGrid[group.indices[l]];
      const uint8_t signs = signByte(bits(word, 7 * l, 7));
      for (uint32_t j = 0; j < 8; ++j) *y++ = scale * gridValue(grid, j) * signValue(signs, j);
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ2_XXS& block, GridCodes& codes) {
  const float quarter = f16Scale(block.d) * 0.25f;
  const hn::CappedTag<uint32_t, 8> words;
  const hn::Repartition<uint8_t, decltype(words)> bytes;
  const auto* groups = reinterpret_cast<const uint8_t*>(block.groups);
  for (size_t g = 0; g < 8; g += hn::Lanes(words)) {
    // Two vectors, of which the second word of each group.
    const auto first = hn::BitCast(words, hn::LoadU(bytes, groups + 8 * g));
    const auto second = hn::BitCast(words, hn::LoadU(bytes, groups + 8 * g + hn::Lanes(bytes)));
    unpackSignsAndScales(words, hn::ConcatOdd(words, second, first), quarter, codes.signs + 4 * g, codes.scales + g);
  }
}

HWY_INLINE void decode(const IQ2_XXS& block, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    const uint8_t* indices = block.groups[pair / 2].indices + 2 * (pair % 2);
    const Codes16 magnitudes = entries(kIq2XxsGrid.data(), indices[0], indices[1]);
    scale16(withSigns(magnitudes, codes.signs + 2 * pair), codes.scales[pair / 2], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ2_XXS* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
