// IQ4_NL: 32 weights in 18 bytes, 4.5 bits a weight: codes of levels that are closer to each other around zero.
//
//     0     2                18
//     | d   | qs[16]          |
//
// The low nibble of qs[j] is the code of element j, the high one that of element j + 16.
//     y = d * kIq4Levels[q]
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_IQ4_NL_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_IQ4_NL_H

#include "core/quant/blocks/small_blocks.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct IQ4_NL {
  uint8_t d[2];    ///< f16 scale
  uint8_t qs[16];  ///< codes, two a byte

  static constexpr uint32_t kTypeId = 20;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(IQ4_NL) == 18);

inline void decodeScalar(const IQ4_NL& block, float* y) {
  const float d = loadF16(block.d);
  for (uint32_t i = 0; i < 32; ++i) y[i] = d * asFloat(int{kIq4Levels[nibble32(block.qs, i)]});
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const IQ4_NL& block, float* HWY_RESTRICT y) {
  scaleLevels32(kIq4Levels.data(), block.qs, hn::Set(kFloats, f16Scale(block.d)), y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
