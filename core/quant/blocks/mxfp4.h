// MXFP4: 32 weights in 17 bytes, 4.25 bits a weight: 4-bit floats (OCP MX, FP4 E2M1) with a power of two as the scale.
//
//     0   1                17
//     | e | qs[16]          |
//
// The low nibble of qs[j] is the code of element j, the high one that of element j + 16. The levels are doubled, so the
// scale of E8M0 is halved:
//     y = kFp4DoubledLevels[q] * 2^(e - 128)
// Scales of e = 0 and 1 are subnormal floats. From e = 253 on large levels overflow to infinity; e = 255 is an ordinary
// exponent here, not the NaN of E8M0.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_MXFP4_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_MXFP4_H

#include <bit>

#include "core/quant/blocks/small_blocks.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct MXFP4 {
  uint8_t e;       ///< exponent of the scale
  uint8_t qs[16];  ///< codes, two a byte

  static constexpr uint32_t kTypeId = 39;
  static constexpr size_t kElements = 32;
};
static_assert(sizeof(MXFP4) == 17);

/// 2^(e - 128)
inline float mxfp4Scale(uint32_t e) { return std::bit_cast<float>(e < 2 ? 0x00200000u << e : (e - 1) << 23); }

inline void decodeScalar(const MXFP4& block, float* y) {
  const float scale = mxfp4Scale(block.e);
  for (uint32_t i = 0; i < 32; ++i) y[i] = asFloat(int{kFp4DoubledLevels[nibble32(block.qs, i)]}) * scale;
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const MXFP4& block, float* HWY_RESTRICT y) {
  scaleLevels32(kFp4DoubledLevels.data(), block.qs, hn::Set(kFloats, mxfp4Scale(block.e)), y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
