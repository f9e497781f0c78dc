#pragma once

#include "core/base/diagnostic_collector.h"
#include "core/check/check_context.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// `data.padding_nonzero`: one finding a run of padding. Errors: cancelled, shortRead, readFailed.
Result<bool> checkPadding(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context);
uint64_t paddingBytesToCheck(const Document& document);

}  // namespace ggufscope
