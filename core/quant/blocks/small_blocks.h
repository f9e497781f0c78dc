// What the types of small blocks share: 16 bytes of nibbles that are two runs of 16 elements, and codes of few bits
// that are looked up as levels.
//
//     byte j:    low nibble    element j          high nibble    element j + 16
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_SMALL_BLOCKS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_SMALL_BLOCKS_H

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

/// Code of element i of 32, four bits.
inline uint32_t nibble32(const uint8_t* qs, uint32_t i) { return i < 16 ? low4(qs[i]) : high4(qs[i - 16]); }

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

constexpr hn::CappedTag<uint8_t, 16> kBytes16;
constexpr hn::CappedTag<int8_t, 16> kCodes16;

template <class Bytes>
HWY_INLINE Bytes lowNibbles(Bytes pairs) {
  return hn::And(pairs, hn::Set(kBytes16, 0x0f));
}
template <class Bytes>
HWY_INLINE Bytes highNibbles(Bytes pairs) {
  const hn::Repartition<uint16_t, decltype(kBytes16)> wide;
  return lowNibbles(hn::BitCast(kBytes16, hn::ShiftRight<4>(hn::BitCast(wide, pairs))));
}

/// A mask of floats: lane i is set where bit `from` + i of the word is.
HWY_INLINE auto laneBits(uint32_t word, size_t from) {
  HWY_ALIGN static constexpr uint32_t kBits[32] = {
      1u << 0,  1u << 1,  1u << 2,  1u << 3,  1u << 4,  1u << 5,  1u << 6,  1u << 7,  1u << 8,  1u << 9,  1u << 10,
      1u << 11, 1u << 12, 1u << 13, 1u << 14, 1u << 15, 1u << 16, 1u << 17, 1u << 18, 1u << 19, 1u << 20, 1u << 21,
      1u << 22, 1u << 23, 1u << 24, 1u << 25, 1u << 26, 1u << 27, 1u << 28, 1u << 29, 1u << 30, 1u << 31};
  const hn::RebindToUnsigned<decltype(kFloats)> words;
  return hn::RebindMask(kFloats, hn::TestBit(hn::Set(words, word), hn::Load(words, kBits + from)));
}

/// y[i] = levels[nibble i] * scale for 32 elements.
HWY_INLINE void scaleLevels32(const int8_t* HWY_RESTRICT levels, const uint8_t* HWY_RESTRICT qs, Floats scale,
                              float* HWY_RESTRICT y) {
#if HWY_TARGET <= HWY_AVX3
  const Floats table = hn::Mul(codesAsFloats(levels), scale);
  const Ints pairs = bytesAsInts(qs);
  hn::StoreU(lookUp16(table, pairs), kFloats, y);
  hn::StoreU(lookUp16(table, hn::ShiftRight<4>(pairs)), kFloats, y + 16);
#else
  HWY_ALIGN int8_t codes[32];
  const auto table = hn::LoadU(kCodes16, levels);
  const auto pairs = hn::LoadU(kBytes16, qs);
  hn::Store(hn::BitCast(kCodes16, hn::TableLookupBytes(table, lowNibbles(pairs))), kCodes16, codes);
  hn::Store(hn::BitCast(kCodes16, hn::TableLookupBytes(table, highNibbles(pairs))), kCodes16, codes + 16);
  scaleCodes<32>(codes, scale, y);
#endif
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
