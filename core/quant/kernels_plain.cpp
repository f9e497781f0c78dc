// The types without super-blocks: numbers as they are, and small blocks with one scale.
#include "core/quant/blocks/iq4_nl.h"
#include "core/quant/blocks/mxfp4.h"
#include "core/quant/blocks/numbers.h"
#include "core/quant/blocks/nvfp4.h"
#include "core/quant/blocks/q1_0.h"
#include "core/quant/blocks/q2_0.h"
#include "core/quant/blocks/q4_0.h"
#include "core/quant/blocks/q4_1.h"
#include "core/quant/blocks/q5_0.h"
#include "core/quant/blocks/q5_1.h"
#include "core/quant/blocks/q8_0.h"
#include "core/quant/blocks/q8_1.h"
#include "core/quant/blocks/tq1_0.h"
#include "core/quant/blocks/tq2_0.h"
#include "core/quant/row_table.h"

namespace ggufscope::quant {

// An alias, which may be repeated: each pass reads this file from its first line.
using PlainBlocks = BlockList<F32, F16, BF16, F64, I8, I16, I32, I64, Q4_0, Q4_1, Q5_0, Q5_1, Q8_0, Q8_1, Q1_0, Q2_0,
                              TQ1_0, TQ2_0, MXFP4, NVFP4, IQ4_NL>;

}  // namespace ggufscope::quant

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/quant/kernels_plain.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// Behind foreach_target.h, as it says.
#include <hwy/highway.h>

// The SIMD parts, compiled anew in each pass.
HWY_BEFORE_NAMESPACE();
#include "core/quant/simd_ops-inl.h"
#define GGUFSCOPE_SIMD_PASS
// What the others share.
#include "core/quant/blocks/small_blocks.h"
// And on top of it.
#include "core/quant/blocks/q5_bits.h"
#include "core/quant/blocks/two_bits.h"
// The types.
#include "core/quant/blocks/iq4_nl.h"
#include "core/quant/blocks/mxfp4.h"
#include "core/quant/blocks/numbers.h"
#include "core/quant/blocks/nvfp4.h"
#include "core/quant/blocks/q1_0.h"
#include "core/quant/blocks/q2_0.h"
#include "core/quant/blocks/q4_0.h"
#include "core/quant/blocks/q4_1.h"
#include "core/quant/blocks/q5_0.h"
#include "core/quant/blocks/q5_1.h"
#include "core/quant/blocks/q8_0.h"
#include "core/quant/blocks/q8_1.h"
#include "core/quant/blocks/tq1_0.h"
#include "core/quant/blocks/tq2_0.h"
#undef GGUFSCOPE_SIMD_PASS
#include "core/quant/row_table-inl.h"

namespace ggufscope::quant::HWY_NAMESPACE {

const RowTable& plainTable() {
  static constexpr RowTable kTable = rowTable(PlainBlocks{});
  return kTable;
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace ggufscope::quant {

HWY_EXPORT(plainTable);

const RowTable& plainRows() { return HWY_DYNAMIC_DISPATCH(plainTable)(); }

const RowTable& plainScalarRows() {
  static constexpr RowTable kTable = scalarTable(PlainBlocks{});
  return kTable;
}

}  // namespace ggufscope::quant
#endif
