#pragma once

#include "core/base/diagnostic_collector.h"
#include "core/check/check_context.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// `kv.value_not_utf8` and `kv.bool_not_0_or_1` inside arrays, down to the depth of nesting that is shown: one finding
/// a pair, at the first, with the number. Errors: cancelled, shortRead, readFailed.
Result<bool> checkArrays(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context);
uint64_t arrayBytesToCheck(const Document& document);

}  // namespace ggufscope
