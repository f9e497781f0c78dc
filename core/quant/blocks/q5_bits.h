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

/// The codes in element order, less 16 if so asked: -16 … 15, else 0 … 31. Eight bytes must be readable from `qh` on.
template <bool kSigned>
HWY_INLINE void unpack5(const uint8_t* HWY_RESTRICT qs, const uint8_t* HWY_RESTRICT qh, int8_t* HWY_RESTRICT codes) {
  const auto pairs = hn::LoadU(kBytes16, qs);
  for (size_t half = 0; half < 2; ++half) {
    const auto nibbles = half == 0 ? lowNibbles(pairs) : highNibbles(pairs);
    const auto upper = hn::LoadMaskBits(kBytes16, qh + 2 * half);
    // 0xf0 | nibble is nibble - 16, so a signed code wants it where the fifth bit is clear.
    const auto fifth = kSigned ? hn::IfThenZeroElse(upper, hn::Set(kBytes16, 0xf0))
                               : hn::IfThenElseZero(upper, hn::Set(kBytes16, 0x10));
    hn::Store(hn::BitCast(kCodes16, hn::Or(nibbles, fifth)), kCodes16, codes + 16 * half);
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
