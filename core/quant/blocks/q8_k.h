// Q8_K: 256 weights in 292 bytes, 9.125 bits a weight: one scale for all. The format of activations while they are
// multiplied with weights of the other K types; rarely in files.
//
//     0       4                  260            292
//     | d     | qs[256]           | bsums[16]    |
//
//     y = d * q
// The scale is binary32 here, so the product rounds, and may overflow or be subnormal.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_Q8_K_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_Q8_K_H

#include <bit>

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

struct Q8_K {
  uint8_t d[4];       ///< f32 scale
  int8_t qs[256];     ///< codes
  uint8_t bsums[32];  ///< i16 sums of sixteen codes each, for dot products: nothing that decoding needs

  static constexpr uint32_t kTypeId = 15;
  static constexpr size_t kElements = 256;
};
static_assert(sizeof(Q8_K) == 292);

inline void decodeScalar(const Q8_K& block, float* y) {
  const float d = std::bit_cast<float>(loadU32(block.d));
  for (int i = 0; i < 256; ++i) y[i] = d * asFloat(int{block.qs[i]});
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const Q8_K& block, float* HWY_RESTRICT y) {
  float d;
  std::memcpy(&d, block.d, sizeof d);
  scaleCodes<256>(block.qs, hn::Set(kFloats, d), y);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
