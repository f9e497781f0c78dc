// The IQ types: codes that are looked up in grids.
#include "core/quant/blocks/iq1_m.h"
#include "core/quant/blocks/iq1_s.h"
#include "core/quant/blocks/iq2_s.h"
#include "core/quant/blocks/iq2_xs.h"
#include "core/quant/blocks/iq2_xxs.h"
#include "core/quant/blocks/iq3_s.h"
#include "core/quant/blocks/iq3_xxs.h"
#include "core/quant/blocks/iq4_xs.h"
#include "core/quant/row_table.h"

namespace ggufscope::quant {

// An alias, which may be repeated: each pass reads this file from its first line.
using IqBlocks = BlockList<IQ2_XXS, IQ2_XS, IQ2_S, IQ3_XXS, IQ3_S, IQ1_S, IQ1_M, IQ4_XS>;

}  // namespace ggufscope::quant

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/quant/kernels_iq.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/highway.h>

// The SIMD parts, compiled anew in each pass.
HWY_BEFORE_NAMESPACE();
#include "core/quant/simd_ops-inl.h"
#define GGUFSCOPE_SIMD_PASS
// What IQ4_XS shares with IQ4_NL.
#include "core/quant/blocks/small_blocks.h"
// On top of it.
#include "core/quant/iq_ops-inl.h"
// The types.
#include "core/quant/blocks/iq1_m.h"
#include "core/quant/blocks/iq1_s.h"
#include "core/quant/blocks/iq2_s.h"
#include "core/quant/blocks/iq2_xs.h"
#include "core/quant/blocks/iq2_xxs.h"
#include "core/quant/blocks/iq3_s.h"
#include "core/quant/blocks/iq3_xxs.h"
#include "core/quant/blocks/iq4_xs.h"
#undef GGUFSCOPE_SIMD_PASS
#include "core/quant/row_table-inl.h"

namespace ggufscope::quant::HWY_NAMESPACE {

const RowTable& iqTable() {
#if HWY_TARGET == HWY_EMU128
  // Without vectors of its own, what the compiler makes of the plain loops beats emulated ones.
  static constexpr RowTable kTable = scalarTable(IqBlocks{});
#else
  static constexpr RowTable kTable = rowTable(IqBlocks{});
#endif
  return kTable;
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::quant {

HWY_EXPORT(iqTable);

const RowTable& iqRows() { return HWY_DYNAMIC_DISPATCH(iqTable)(); }

const RowTable& iqScalarRows() {
  static constexpr RowTable kTable = scalarTable(IqBlocks{});
  return kTable;
}

}  // namespace ggufscope::quant
#endif
