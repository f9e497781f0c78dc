// IQ3_XXS: 256 weights in 98 bytes, 3.0625 bits a weight: eight groups of 32, each eight entries of a grid of four
// magnitudes, with signs.
//
//     0     2                66                              98
//     | d   | qs[64]         | signsAndScales[8], u32 each    |
//
// qs[8 g + k] is the grid index of elements 4 k … 4 k + 3 of group g. In its word bits 7 l … 7 l + 6 are the sign
// code of the l-th eight elements, bits 28-31 the scale of the group. Byte j of a grid entry, the lowest first, is the
// magnitude of element j. Where bit j of the sign code is set, element j of the eight is negative; the eighth has no
// bit: its sign makes the number of negative ones even.
//     y = (d * (0.5 + scale)) * 0.5 * grid[index][j] * sign
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ3_XXS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ3_XXS_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ3_XXS {
  uint8_t d[2];                  ///< f16 scale of the scales
  uint8_t qs[64];                ///< entries of kIq3XxsGrid
  uint8_t signsAndScales[8][4];  ///< u32: four sign codes of 7 bits, a scale of 4 bits

  static constexpr uint32_t kTypeId = 18;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ3_XXS) == 98);

inline void decodeScalar(const IQ3_XXS& block, float* y) {
  for (uint32_t four = 0; four < 64; ++four) {
    const uint32_t word = loadU32(block.signsAndScales[four / 8]);
    const float scale = loadF16(block.d) * (0.5f + asFloat(word >> 28)) * 0.5f;
    const uint32_t grid = kIq3XxsGrid[block.qs[four]];
    const uint8_t signs = signByte(bits(word, 7 * (four % 8 / 2), 7));
    for (uint32_t j = 0; j < 4; ++j) *y++ = scale * gridValue(grid, j) * signValue(signs, 4 * (four % 2) + j);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ3_XXS& block, GridCodes& codes) {
  const float half = f16Scale(block.d) * 0.5f;
  const hn::CappedTag<uint32_t, 8> words;
  const hn::Repartition<uint8_t, decltype(words)> bytes;
  for (size_t g = 0; g < 8; g += hn::Lanes(words)) {
    const auto word = hn::BitCast(words, hn::LoadU(bytes, block.signsAndScales[g]));
    unpackSignsAndScales(words, word, half, codes.signs + 4 * g, codes.scales + g);
  }
}

HWY_INLINE void decode(const IQ3_XXS& block, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    const Codes16 magnitudes = entries<8>(kIq3XxsGrid.data(), loadWord<uint32_t>(block.qs + 4 * pair));
    scale16(withSigns(magnitudes, codes.signs + 2 * pair), codes.scales[pair / 2], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ3_XXS* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
