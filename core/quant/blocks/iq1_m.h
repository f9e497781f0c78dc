// IQ1_M: 256 weights in 56 bytes, 1.75 bits a weight: 32 entries of a grid of eight values -1, 0 or 1, all of them
// moved by an eighth up or down; each 16 elements have a scale.
//
//     0            32           48                  56
//     | qs[32]     | qh[16]     | scales[4], u16 each |
//
// Octet o, elements 8 o … 8 o + 7, has a nibble of qh[o / 2], the low one where o is even. The grid index has eleven
// bits: the low eight are qs[o], the high three bits 0-2 of the nibble. Where bit 3 of the nibble is set, the offset of
// the octet is -1/8, else 1/8.
//
// Bits 3 k … 3 k + 2 of scales[s] are the scale of elements 64 s + 16 k … 64 s + 16 k + 15, k = 0 … 3. Bits 12-15 of
// the four words together are d, an f16, of which scales[0] has the lowest four bits.
//     y = d * (2 * scale + 1) * (grid[index][j] + offset)
// The table of the grid holds eight times its values; iq1GridValue() divides.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ1_M_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ1_M_H

#include "core/quant/blocks/block_bytes.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ1_M {
  uint8_t qs[32];        ///< entries of kIq1GridTimes8, low 8 bits
  uint8_t qh[16];        ///< high 3 bits of two entries, the signs of two offsets
  uint8_t scales[4][2];  ///< u16: four scales of 3 bits, 4 bits of d

  static constexpr uint32_t kTypeId = 29;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(IQ1_M) == 56);

/// d as the bits of an f16.
inline uint16_t iq1mScaleBits(const IQ1_M& block) {
  return static_cast<uint16_t>(block.scales[0][1] >> 4 | (block.scales[1][1] & 0xf0) | (block.scales[2][1] >> 4) << 8 |
                               (block.scales[3][1] & 0xf0) << 8);
}

inline void decodeScalar(const IQ1_M& block, float* y) {
  const float d = f16ToFloat(iq1mScaleBits(block));
  for (uint32_t octet = 0; octet < 32; ++octet) {
    const uint32_t pair = block.qh[octet / 2];
    const uint32_t nibble = octet % 2 == 0 ? low4(pair) : high4(pair);
    const float scale = d * asFloat(2 * bits(loadU16(block.scales[octet / 8]), 3 * (octet / 2 % 4), 3) + 1);
    const float offset = bits(nibble, 3, 1) != 0 ? -0.125f : 0.125f;
    const uint64_t grid = kIq1GridTimes8[block.qs[octet] | bits(nibble, 0, 3) << 8];
    for (uint32_t j = 0; j < 8; ++j) *y++ = scale * (iq1GridValue(grid, j) + offset);
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void unpack(const IQ1_M& block, GridCodes& codes) {
  const uint16_t d = iq1mScaleBits(block);
  const float eighth = f16Scale(reinterpret_cast<const uint8_t*>(&d)) * 0.125f;
  // The nibbles, two bytes from one; index and offset of each octet. Above a low nibble its neighbour still stands:
  // what looks at one masks it.
  const hn::Repartition<uint16_t, decltype(kBytes16)> eight;
  const auto pairs = hn::LoadU(kBytes16, block.qh);
  const auto high = hn::BitCast(kBytes16, hn::ShiftRight<4>(hn::BitCast(eight, pairs)));
  HWY_ALIGN uint8_t nibbles[32];
  hn::Store(hn::InterleaveLower(kBytes16, pairs, high), kBytes16, nibbles);
  hn::Store(hn::InterleaveUpper(kBytes16, pairs, high), kBytes16, nibbles + 16);
  for (size_t o = 0; o < 32; o += kWordLanes) {
    const Words three = hn::ShiftLeft<8>(bytesAsWords(nibbles + o));
    hn::Store(hn::OrAnd(bytesAsWords(block.qs + o), three, hn::Set(kWords, 0x700)), kWords, codes.indices + o);
  }
  // The grid is that of eighths, so an offset is -1 or 1: a byte for each element, the nibble's eight times.
  const hn::ScalableTag<int8_t> bytes;
  for (size_t half = 0; half < 2; ++half) {
    const auto sixteen = hn::Load(kBytes16, nibbles + 16 * half);
    const auto bit = hn::Set(kBytes16, 8);
    const auto negative = hn::BitCast(kCodes16, hn::VecFromMask(kBytes16, hn::TestBit(sixteen, bit)));
    HWY_ALIGN int8_t offsets[16];
    hn::Store(hn::Or(negative, hn::Set(kCodes16, 1)), kCodes16, offsets);
    const auto repeated = hn::LoadDup128(bytes, offsets);
    for (size_t i = 0; i < 128; i += hn::Lanes(bytes)) {
      hn::Store(hn::TableLookupBytes(repeated, hn::Load(bytes, kEightTimes.bytes + i)), bytes,
                codes.offsets + 128 * half + i);
    }
  }
  // Three bits to the top and from there to twice the scale.
  const auto words = repeatedBytes(loadWord<uint64_t>(block.scales[0]));
  HWY_ALIGN uint16_t factors[16];
  for (size_t u = 0; u < 16; u += kWordLanes) {
    const Words twice = hn::ShiftRight<12>(shiftFour(fourTimesWord(words, u), 13, 10, 7, 4));
    hn::Store(hn::OrAnd(hn::Set(kWords, 1), twice, hn::Set(kWords, 14)), kWords, factors + u);
  }
  scaleWords<16>(factors, eighth, codes.scales);
}

HWY_INLINE void decode(const IQ1_M& /*block*/, const GridCodes& codes, float* HWY_RESTRICT y) {
  HWY_UNROLL(16)
  for (size_t pair = 0; pair < 16; ++pair) {
    const Codes16 values = entries(kIq1GridTimes8.data(), codes.indices[2 * pair], codes.indices[2 * pair + 1]);
    const Codes16 offsets = hn::Load(kCodes16, codes.offsets + 16 * pair);
    scale16(hn::Add(values, offsets), codes.scales[pair], y + 16 * pair);
  }
}

HWY_INLINE void decodeBlocks(const IQ1_M* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  decodeUnpackedAhead(blocks, count, y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
