// What Q2_0 and TQ2_0 share: 2-bit codes of the levels -d, 0, d and 2 d.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_TWO_BITS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_TWO_BITS_H

#include "core/quant/blocks/small_blocks.h"

namespace ggufscope::quant {

/// y of a code 0 … 3
inline float twoBitValue(uint32_t code, float d) { return asFloat(static_cast<int>(code) - 1) * d; }

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

#if HWY_TARGET <= HWY_AVX2
/// The four levels again and again, so that the bits above a code do not matter.
HWY_INLINE Floats twoBitTable(Floats d) {
  HWY_ALIGN static constexpr float kLevels[16] = {-1, 0, 1, 2, -1, 0, 1, 2, -1, 0, 1, 2, -1, 0, 1, 2};
  return hn::Mul(hn::Load(kFloats, kLevels), d);
}

HWY_INLINE Floats lookup4(Floats table, Ints codes) {
#if HWY_TARGET <= HWY_AVX3
  return lookUp16(table, codes);
#else
  return hn::TableLookupLanes(table, hn::Indices256<float>{codes.raw});  // looks at three bits
#endif
}
#endif

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
