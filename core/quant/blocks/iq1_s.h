// IQ1_S: 256 weights in 50 bytes, 1.5625 bits a weight: eight groups of 32, each four entries of a grid of eight values
// -1, 0 or 1, all of them moved by an eighth up or down.
//
//     0     2            34                 50
//     | d   | qs[32]     | qh[8], u16 each   |
//
// Octet l of group g, its elements 8 l … 8 l + 7: the grid index has eleven bits, of which qs[4 g + l] are the low
// eight, bits 3 l … 3 l + 2 of qh[g] the high three. Bits 12-14 of qh[g] are the scale of the group; where bit 15 is
// set, its offset is -1/8, else 1/8.
//     y = d * (2 * scale + 1) * (grid[index][j] + offset)
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ1_S_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ1_S_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ1_S {
  uint8_t d[2];      ///< f16 scale of the scales
  uint8_t qs[32];    ///< entries of kIq1GridTimes8, low 8 bits
  uint8_t qh[8][2];  ///< u16: high 3 bits of four entries, a scale of 3 bits, the sign of the offset

  static constexpr uint32_t kTypeId = 19;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ1_S) == 50);

inline void decodeScalar(const IQ1_S& block, float* y) {
  for (uint32_t octet = 0; octet < 32; ++octet) {
    const uint32_t word = loadU16(block.qh[octet / 4]);
    const float scale = loadF16(block.d) * asFloat(2 * bits(word, 12, 3) + 1);
    const float offset = bits(word, 15, 1) != 0 ? -0.125f : 0.125f;
    const uint64_t grid = kIq1GridTimes8[block.qs[octet] | bits(word, 3 * (octet % 4), 3) << 8];
    for (uint32_t j = 0; j < 8; ++j) *y++ = scale * (iq1GridValue(grid, j) + offset);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ1_S& block, GridCodes& codes) {
  const hn::Repartition<uint8_t, decltype(kWords)> bytes;
  const auto repeated = hn::LoadDup128(bytes, block.qh[0]);
  for (size_t o = 0; o < 32; o += kWordLanes) {
    // The three bits of each octet to the top and from there to bits 8-10.
    const Words high = hn::ShiftRight<5>(shiftFour(fourTimesWord(repeated, o), 13, 10, 7, 4));
    const Words index = hn::OrAnd(bytesAsWords(block.qs + o), high, hn::Set(kWords, 0x700));
    hn::Store(index, kWords, codes.indices + o);
  }
  const hn::CappedTag<uint16_t, 8> groups;
  const hn::RebindToSigned<decltype(groups)> signedGroups;
  const auto words = hn::BitCast(groups, hn::LoadU(kBytes16, block.qh[0]));
  // 2 * scale + 1
  HWY_ALIGN uint16_t factors[8];
  const auto twice = hn::And(hn::ShiftRight<11>(words), hn::Set(groups, 14));
  hn::Store(hn::Or(twice, hn::Set(groups, 1)), groups, factors);
  scaleWords<8>(factors, f16Scale(block.d) * 0.125f, codes.scales);
  // The grid is that of eighths, so an offset is -1 or 1: a byte, twice a group.
  const auto negative = hn::BitCast(groups, hn::ShiftRight<15>(hn::BitCast(signedGroups, words)));
  const auto offsets = hn::Or(negative, hn::Set(groups, 0x0101));
  hn::Store(hn::BitCast(kCodes16, offsets), kCodes16, codes.offsets);
}

HWY_INLINE void decode(const IQ1_S& /*block*/, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    const Codes16 values = entries(kIq1GridTimes8.data(), codes.indices[2 * pair], codes.indices[2 * pair + 1]);
    const Codes16 offset = hn::Set(kCodes16, codes.offsets[2 * (pair / 2)]);
    scale16(hn::Add(values, offset), codes.scales[pair / 2], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ1_S* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
