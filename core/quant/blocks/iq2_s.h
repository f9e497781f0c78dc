// IQ2_S: 256 weights in 82 bytes, 2.5625 bits a weight: 32 entries of a grid of eight magnitudes, with signs; each 16
// elements have a scale.
//
//     0     2            34           66       74          82
//     | d   | qs[32]     | signs[32]  | qh[8]  | scales[8]  |
//
// qs[o] and signs[o] are about elements 8 o … 8 o + 7. The grid index has ten bits: qs[o] is the low eight, and where
// o = 4 g + l, bits 2 l and 2 l + 1 of qh[g] are the upper two. The low nibble of scales[g] is the scale of elements
// 32 g … 32 g + 15, the high one that of the 16 behind them.
//     y = (d * (0.5 + scale)) * 0.25 * grid[index][j] * sign
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ2_S_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ2_S_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ2_S {
  uint8_t d[2];       ///< f16 scale of the scales
  uint8_t qs[32];     ///< entries of kIq2SGrid, low 8 bits
  uint8_t signs[32];  ///< sign bytes: bit j is set where element j is negative
  uint8_t qh[8];      ///< high 2 bits of four entries each
  uint8_t scales[8];  ///< two 4-bit scales a byte

  static constexpr uint32_t kTypeId = 22;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ2_S) == 82);

inline void decodeScalar(const IQ2_S& block, float* y) {
  for (uint32_t octet = 0; octet < 32; ++octet) {
    const uint32_t group = octet / 4;
    const uint32_t pair = block.scales[group];
    const float scale = loadF16(block.d) * (0.5f + asFloat(octet % 4 < 2 ? low4(pair) : high4(pair))) * 0.25f;
    const uint64_t grid = kIq2SGrid[block.qs[octet] | bits(block.qh[group], 2 * (octet % 4), 2) << 8];
    for (uint32_t j = 0; j < 8; ++j) *y++ = scale * gridValue(grid, j) * signValue(block.signs[octet], j);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ2_S& block, GridCodes& codes) {
  unpackNibbleScales(loadWord<uint64_t>(block.scales), f16Scale(block.d) * 0.25f, codes.scales);
  const auto repeated = repeatedBytes(loadWord<uint64_t>(block.qh));
  for (size_t o = 0; o < 32; o += kWordLanes) {
    // The two bits of each octet to bits 8 and 9.
    const Words high = shiftFour(fourTimesByte(repeated, o), 8, 6, 4, 2);
    const Words index = hn::OrAnd(bytesAsWords(block.qs + o), high, hn::Set(kWords, 0x300));
    hn::Store(index, kWords, codes.indices + o);
  }
}

HWY_INLINE void decode(const IQ2_S& block, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    const Codes16 magnitudes = entries(kIq2SGrid.data(), codes.indices[2 * pair], codes.indices[2 * pair + 1]);
    scale16(withSigns(magnitudes, block.signs + 2 * pair), codes.scales[pair], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ2_S* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
