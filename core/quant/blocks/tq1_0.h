// TQ1_0: 256 ternary weights in 54 bytes, 1.6875 bits a weight: five digits to base 3 a byte.
//
//     0                        48      52    54
//     | qs[48]                  | qh[4] | d   |
//
// A byte b is a fraction b / 256: times 3, the whole part is the first digit and the rest goes on to the next. So digit
// n is (3 t) >> 8 with t = (b * 3^n) mod 256. Digits run slowest:
//     elements   0-159    digit n = 0 … 4 of qs[m], m = 0 … 31:        element 32 n + m
//     elements 160-239    digit n = 0 … 4 of qs[32 + m], m = 0 … 15:   element 160 + 16 n + m
//     elements 240-255    digit n = 0 … 3 of qh[j], j = 0 … 3:         element 240 + 4 n + j
// A digit counts from -1:  y = (digit - 1) * d
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_TQ1_0_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_TQ1_0_H

#include "core/quant/blocks/small_blocks.h"

namespace ggufscope::quant {

struct TQ1_0 {
  uint8_t qs[48];  ///< five digits a byte
  uint8_t qh[4];   ///< four digits a byte
  uint8_t d[2];    ///< f16 scale

  static constexpr uint32_t kTypeId = 34;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(TQ1_0) == 54);

/// Digit n of a byte, less 1.
inline int ternaryLevel(uint32_t byte, uint32_t n) {
  constexpr uint32_t kPowers[5] = {1, 3, 9, 27, 81};
  return static_cast<int>(bits(byte * kPowers[n], 0, 8) * 3 >> 8) - 1;
}

inline void decodeScalar(const TQ1_0& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 160; ++i) y[i] = asFloat(ternaryLevel(block.qs[i % 32], i / 32)) * d;
  for (uint32_t i = 0; i < 80; ++i) y[160 + i] = asFloat(ternaryLevel(block.qs[32 + i % 16], i / 16)) * d;
  for (uint32_t i = 0; i < 16; ++i) y[240 + i] = asFloat(ternaryLevel(block.qh[i % 4], i / 4)) * d;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

// With s = t - 128 as a signed byte, the next digit's s is again 3 s mod 256, and the digit less 1 is the sign of s
// outside -42 … 42, and 0 inside: (3 t) >> 8 steps at t = 86 and t = 171.

template <class D, class Packed>
HWY_INLINE hn::Vec<D> ternaryState(D bytes, Packed packed) {
  return hn::BitCast(bytes, hn::Xor(packed, hn::Set(hn::RebindToUnsigned<D>(), 0x80)));
}
template <class D>
HWY_INLINE hn::Vec<D> ternaryLevels(D bytes, hn::Vec<D> s) {
  const auto minus = hn::VecFromMask(bytes, hn::Lt(s, hn::Set(bytes, -42)));  // -1 where the digit is 0
  const auto plus = hn::VecFromMask(bytes, hn::Gt(s, hn::Set(bytes, 42)));    // -1 where it is 2
  return hn::Sub(minus, plus);
}

/// The five digits of a vector of bytes, the n-th ones at codes + n * stride.
template <class D>
HWY_INLINE void fiveDigits(D bytes, const uint8_t* HWY_RESTRICT packed, int8_t* HWY_RESTRICT codes, size_t stride) {
  auto s = ternaryState(bytes, hn::LoadU(hn::RebindToUnsigned<D>(), packed));
  for (size_t n = 0; n < 5; ++n) {
    hn::StoreU(ternaryLevels(bytes, s), bytes, codes + n * stride);
    s = hn::Add(hn::Add(s, s), s);
  }
}

/// The four digits of four bytes, all sixteen at once: digit n is in lanes 4 n … 4 n + 3, where s is tripled n times.
HWY_INLINE void fourDigits(const uint8_t* HWY_RESTRICT packed, int8_t* HWY_RESTRICT codes) {
  uint32_t word;
  std::memcpy(&word, packed, sizeof word);
  HWY_ALIGN static constexpr int8_t kFrom[3][16] = {{0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
                                                    {0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1},
                                                    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1}};
  const hn::Repartition<uint32_t, decltype(kBytes16)> words;
  auto s = ternaryState(kCodes16, hn::BitCast(kBytes16, hn::Set(words, word)));
  for (const auto& from : kFrom) s = hn::Add(s, hn::And(hn::Add(s, s), hn::Load(kCodes16, from)));
  hn::Store(ternaryLevels(kCodes16, s), kCodes16, codes);
}

HWY_INLINE void decode(const TQ1_0& block, float* HWY_RESTRICT y) {
  HWY_ALIGN int8_t codes[256];
  for (size_t m = 0; m < 32; m += kUnpackBytes) fiveDigits(kUnpackSigned, block.qs + m, codes + m, 32);
  fiveDigits(kCodes16, block.qs + 32, codes + 160, 16);
  fourDigits(block.qh, codes + 240);
  const Floats d = hn::Set(kFloats, f16Scale(block.d));
#if HWY_TARGET <= HWY_AVX3
  HWY_ALIGN static constexpr float kLevels[16] = {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1};  // -1 mod 16 = 15
  const Floats table = hn::Mul(hn::Load(kFloats, kLevels), d);
  for (size_t i = 0; i < 256; i += kLanes) {
    hn::StoreU(lookUp16(table, hn::PromoteTo(kInts, hn::LoadU(kCodes, codes + i))), kFloats, y + i);
  }
#else
  scaleCodes<256>(codes, d, y);
#endif
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
