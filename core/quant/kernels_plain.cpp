// The types without super-blocks: numbers as they are, and small blocks with one scale.
#include "core/quant/blocks/q4_0.h"
#include "core/quant/row_table.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/quant/kernels_plain.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/highway.h>

// The SIMD parts, compiled anew in each pass.
HWY_BEFORE_NAMESPACE();
#include "core/quant/simd_ops-inl.h"
#define GGUFSCOPE_SIMD_PASS
#include "core/quant/blocks/q4_0.h"
#undef GGUFSCOPE_SIMD_PASS
#include "core/quant/row_table-inl.h"

namespace ggufscope::quant::HWY_NAMESPACE {

const RowTable& plainTable() {
  static constexpr RowTable kTable = rowTable<Q4_0>();
  return kTable;
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::quant {

HWY_EXPORT(plainTable);

const RowTable& plainRows() { return HWY_DYNAMIC_DISPATCH(plainTable)(); }

const RowTable& plainScalarRows() {
  static constexpr RowTable kTable = scalarTable<Q4_0>();
  return kTable;
}

}  // namespace ggufscope::quant
#endif
