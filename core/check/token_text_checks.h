#pragma once

#include "core/base/diagnostic_collector.h"
#include "core/check/check_context.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// `tokenizer.duplicate_token` and, where merges are used, `tokenizer.merge_unknown`: each at the first such text, with
/// the number. Reads tokens and merges once, keeping a hash of each token. Errors: cancelled, shortRead, readFailed.
Result<bool> checkTokenTexts(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context);
uint64_t tokenBytesToCheck(const Document& document);

}  // namespace ggufscope
