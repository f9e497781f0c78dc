// The IQ types: codes that are looked up in grids.
#include "core/quant/blocks/iq2_xxs.h"
#include "core/quant/row_table.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/quant/kernels_iq.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/highway.h>

// The SIMD parts, compiled anew in each pass.
HWY_BEFORE_NAMESPACE();
#include "core/quant/simd_ops-inl.h"
#define GGUFSCOPE_SIMD_PASS
#include "core/quant/blocks/iq2_xxs.h"
#undef GGUFSCOPE_SIMD_PASS
#include "core/quant/row_table-inl.h"

namespace ggufscope::quant::HWY_NAMESPACE {

const RowTable& iqTable() {
  static constexpr RowTable kTable = rowTable<IQ2_XXS>();
  return kTable;
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::quant {

HWY_EXPORT(iqTable);

const RowTable& iqRows() { return HWY_DYNAMIC_DISPATCH(iqTable)(); }

const RowTable& iqScalarRows() {
  static constexpr RowTable kTable = scalarTable<IQ2_XXS>();
  return kTable;
}

}  // namespace ggufscope::quant
#endif
