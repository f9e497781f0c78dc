// IQ3_S: 256 weights in 110 bytes, 3.4375 bits a weight: eight groups of 32, each eight entries of a grid of four
// magnitudes, with signs.
//
//     0     2            66       74           106         110
//     | d   | qs[64]     | qh[8]  | signs[32]  | scales[4]  |
//
// Elements 4 k … 4 k + 3 of group g: the grid index is qs[8 g + k] with bit k of qh[g] as its ninth bit; signs[o] are
// the signs of elements 8 o … 8 o + 7 of the block. The low nibble of scales[p] is the scale of group 2 p, the high
// one that of group 2 p + 1.
//     y = d * (1 + 2 * scale) * grid[index][j] * sign
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ3_S_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ3_S_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ3_S {
  uint8_t d[2];       ///< f16 scale of the scales
  uint8_t qs[64];     ///< entries of kIq3SGrid, low 8 bits
  uint8_t qh[8];      ///< high bit of eight entries each
  uint8_t signs[32];  ///< sign bytes: bit j is set where element j is negative
  uint8_t scales[4];  ///< two 4-bit scales a byte

  static constexpr uint32_t kTypeId = 21;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ3_S) == 110);

inline void decodeScalar(const IQ3_S& block, float* y) {
  for (uint32_t four = 0; four < 64; ++four) {
    const uint32_t group = four / 8;
    const uint32_t pair = block.scales[group / 2];
    const float scale = loadF16(block.d) * asFloat(1 + 2 * (group % 2 == 0 ? low4(pair) : high4(pair)));
    const uint32_t grid = kIq3SGrid[block.qs[four] | bits(block.qh[group], four % 8, 1) << 8];
    const uint8_t signs = block.signs[four / 2];
    for (uint32_t j = 0; j < 4; ++j) *y++ = scale * gridValue(grid, j) * signValue(signs, 4 * (four % 2) + j);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ3_S& block, GridCodes& codes) {
  // 1 + 2 n is (n + 1/2) * 2, and no bit differs.
  unpackNibbleScales(loadWord<uint32_t>(block.scales), f16Scale(block.d) * 2.0f, codes.scales);
  const hn::ScalableTag<uint16_t> words;
  const hn::Rebind<uint8_t, decltype(words)> bytes;
  for (size_t i = 0; i < 64; i += hn::Lanes(words)) {
    const auto low = hn::PromoteTo(words, hn::LoadU(bytes, block.qs + i));
    const auto high = hn::IfThenElseZero(hn::LoadMaskBits(words, block.qh + i / 8), hn::Set(words, 256));
    hn::Store(hn::Or(low, high), words, codes.indices + i);
  }
  // Too near the end of the block to be looked at where they are.
  std::memcpy(codes.signs, block.signs, sizeof block.signs);
}

HWY_INLINE void decode(const IQ3_S& /*block*/, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    uint64_t indices;
    std::memcpy(&indices, codes.indices + 4 * pair, sizeof indices);  // four at once
    const Codes16 magnitudes = entries<16>(kIq3SGrid.data(), indices);
    scale16(withSigns(magnitudes, codes.signs + 2 * pair), codes.scales[pair / 2], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ3_S* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
