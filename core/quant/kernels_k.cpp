// The K types: super-blocks of 256 with scales of their groups.
#include "core/quant/blocks/q2_k.h"
#include "core/quant/blocks/q3_k.h"
#include "core/quant/blocks/q4_k.h"
#include "core/quant/blocks/q5_k.h"
#include "core/quant/blocks/q6_k.h"
#include "core/quant/blocks/q8_k.h"
#include "core/quant/row_table.h"

namespace ggufscope::quant {

// An alias, which may be repeated: each pass reads this file from its first line.
using KBlocks = BlockList<Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, Q8_K>;

}  // namespace ggufscope::quant

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/quant/kernels_k.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/highway.h>

// The SIMD parts, compiled anew in each pass.
HWY_BEFORE_NAMESPACE();
#include "core/quant/simd_ops-inl.h"
// Needs what simd_ops-inl.h declares.
#include "core/quant/k_ops-inl.h"
#define GGUFSCOPE_SIMD_PASS
#include "core/quant/blocks/k_scales.h"
#include "core/quant/blocks/q2_k.h"
#include "core/quant/blocks/q3_k.h"
#include "core/quant/blocks/q4_k.h"
#include "core/quant/blocks/q5_k.h"
#include "core/quant/blocks/q6_k.h"
#include "core/quant/blocks/q8_k.h"
#undef GGUFSCOPE_SIMD_PASS
#include "core/quant/row_table-inl.h"

namespace ggufscope::quant::HWY_NAMESPACE {

const RowTable& qkTable() {
#if HWY_TARGET == HWY_EMU128
  // Without vectors of its own, what the compiler makes of the plain loops beats emulated ones two to five times.
  static constexpr RowTable kTable = scalarTable(KBlocks{});
#else
  static constexpr RowTable kTable = rowTable(KBlocks{});
#endif
  return kTable;
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::quant {

HWY_EXPORT(qkTable);

const RowTable& qkRows() { return HWY_DYNAMIC_DISPATCH(qkTable)(); }

const RowTable& qkScalarRows() {
  static constexpr RowTable kTable = scalarTable(KBlocks{});
  return kTable;
}

}  // namespace ggufscope::quant
#endif
