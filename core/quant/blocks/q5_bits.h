// The 5-bit codes of Q5_0 and Q5_1: 16 bytes of nibbles as in Q4_0, and a 32-bit word qh whose bit i is the fifth bit
// of element i.
//
//     qh[0]  bits 0-7: elements 0-7      qh[1]  8-15      qh[2]  16-23      qh[3]  24-31
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_BITS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q5_BITS_H

#include "core/quant/blocks/small_blocks.h"

namespace ggufscope::quant {

/// Code of element i of 32, 0 … 31.
inline uint32_t code5(const uint8_t* qs, const uint8_t* qh, uint32_t i) {
  return nibble32(qs, i) | bits(loadU32(qh), i, 1) << 4;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// y[i] = value(code i as floats) for 32 elements, codes -16 … 15 if signed, else 0 … 31.
template <bool kSigned, class Value>
HWY_INLINE void decode5(const uint8_t* HWY_RESTRICT qs, const uint8_t* HWY_RESTRICT qh, float* HWY_RESTRICT y,
                        Value value) {
#if HWY_TARGET <= HWY_AVX3
  // The word of fifth bits is a mask as it is, for all 32 bytes at once. The nibbles are the 16 bytes twice, the second
  // time moved down; what comes in from neighbours stands above the nibble.
  HWY_ALIGN static constexpr uint32_t kShifts[8] = {0, 0, 0, 0, 4, 4, 4, 4};
  const hn::Repartition<uint32_t, decltype(kUnpack)> words;
  const auto twice = hn::BitCast(words, hn::LoadDup128(kUnpack, qs));
  const auto shifted = hn::BitCast(kUnpack, hn::Shr(twice, hn::Load(words, kShifts)));
  const auto nibbles = hn::And(shifted, hn::Set(kUnpack, 0x0f));
  const auto upper = hn::LoadMaskBits(kUnpack, qh);
  // 0xf0 | nibble is nibble - 16, so a signed code wants it where the fifth bit is clear.
  const auto fifth =
      kSigned ? hn::IfThenZeroElse(upper, hn::Set(kUnpack, 0xf0)) : hn::IfThenElseZero(upper, hn::Set(kUnpack, 0x10));
  HWY_ALIGN int8_t codes[32];
  hn::Store(hn::BitCast(kUnpackSigned, hn::Or(nibbles, fifth)), kUnpackSigned, codes);
  for (size_t i = 0; i < 32; i += kLanes) hn::StoreU(value(codesAsFloats(codes + i)), kFloats, y + i);
#else
  uint32_t word;
  std::memcpy(&word, qh, sizeof word);
  // Without such masks codes widened first are cheaper: their lanes are as wide as the word.
  const auto withFifth = [&](Ints nibbles, size_t from) HWY_ATTR {
    const auto upper = hn::RebindMask(kInts, laneBits(word, from));
    return hn::ConvertTo(kFloats, hn::Or(nibbles, kSigned ? hn::IfThenZeroElse(upper, hn::Set(kInts, -16))
                                                          : hn::IfThenElseZero(upper, hn::Set(kInts, 16))));
  };
  for (size_t i = 0; i < 16; i += kLanes) {
    const Ints pairs = bytesAsInts(qs + i);
    hn::StoreU(value(withFifth(hn::And(pairs, hn::Set(kInts, 15)), i)), kFloats, y + i);
    hn::StoreU(value(withFifth(hn::ShiftRight<4>(pairs), i + 16)), kFloats, y + i + 16);
  }
#endif
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
