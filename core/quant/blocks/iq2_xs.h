// IQ2_XS: 256 weights in 74 bytes, 2.3125 bits a weight: 32 entries of a grid of eight magnitudes, with signs; each 16
// elements have a scale.
//
//     0     2                                66          74
//     | d   | qs[32], u16 each                | scales[8] |
//
// qs[o] is about elements 8 o … 8 o + 7: bits 0-8 are the grid index, bits 9-15 the sign code. Byte j of the grid
// entry, the lowest first, is the magnitude of element j. Where bit j of the sign code is set, element j is negative;
// the eighth has no bit: its sign makes the number of negative ones even. The low nibble of scales[g] is the scale of
// elements 32 g … 32 g + 15, the high one that of the 16 that follow.
//     y = (d * (0.5 + scale)) * 0.25 * grid[index][j] * sign
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ2_XS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ2_XS_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ2_XS {
  uint8_t d[2];       ///< f16 scale of the scales
  uint8_t qs[32][2];  ///< u16: an entry of kIq2XsGrid, a sign code
  uint8_t scales[8];  ///< two 4-bit scales a byte

  static constexpr uint32_t kTypeId = 17;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ2_XS) == 74);

inline void decodeScalar(const IQ2_XS& block, float* y) {
  for (uint32_t octet = 0; octet < 32; ++octet) {
    const uint32_t pair = block.scales[octet / 4];
    const float scale = loadF16(block.d) * (0.5f + asFloat(octet % 4 < 2 ? low4(pair) : high4(pair))) * 0.25f;
    const uint32_t word = loadU16(block.qs[octet]);
    const uint64_t grid = kIq2XsGrid[bits(word, 0, 9)];
    const uint8_t signs = signByte(bits(word, 9, 7));
    for (uint32_t j = 0; j < 8; ++j) *y++ = scale * gridValue(grid, j) * signValue(signs, j);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ2_XS& block, GridCodes& codes) {
  unpackNibbleScales(loadWord<uint64_t>(block.scales), f16Scale(block.d) * 0.25f, codes.scales);
  const hn::Repartition<uint8_t, decltype(kWords)> bytes;
  for (size_t o = 0; o < 32; o += kWordLanes) {
    const Words words = hn::BitCast(kWords, hn::LoadU(bytes, block.qs[o]));
    hn::Store(hn::And(words, hn::Set(kWords, 511)), kWords, codes.indices + o);
    const auto signs = signBytes(bytes, hn::BitCast(bytes, hn::ShiftRight<9>(words)));
    // DemoteTo because Highway 1.0.3's TruncateTo is wrong here with AVX-512 VBMI.
    const auto signed16 = hn::BitCast(hn::RebindToSigned<decltype(kWords)>(), signs);
    hn::Store(hn::DemoteTo(kWordsFromBytes, signed16), kWordsFromBytes, codes.signs + o);
  }
}

HWY_INLINE void decode(const IQ2_XS& /*block*/, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    const Codes16 magnitudes = entries(kIq2XsGrid.data(), codes.indices[2 * pair], codes.indices[2 * pair + 1]);
    scale16(withSigns(magnitudes, codes.signs + 2 * pair), codes.scales[pair], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ2_XS* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
