#pragma once

#include "core/base/diagnostic_collector.h"
#include "core/check/check_context.h"
#include "core/check/model_view.h"
#include "core/format/model.h"

namespace ggufscope {

/// Findings on meaning that one file's pairs tell (findings.md, "Semantics"). Nothing for a shard behind the first.
/// Errors: none.
Result<bool> checkMetadata(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context);

/// Those that compare pairs and tensors, of a file that is the whole model; a shard of a set has only some of its
/// tensors, and nothing is said about it. Error: cancelled.
Result<bool> checkTensors(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context);

/// The same of all shards of a set together; Diagnostic::shard tells where each finding lies. Nothing for a model that
/// is one file (that is checked as such), and while a shard is missing.
Result<bool> checkSetTensors(const Model& model, DiagnosticCollector& findings, const CheckContext& context);
Result<bool> checkTensors(const ModelView& view, DiagnosticCollector& findings, const CheckContext& context);

}  // namespace ggufscope
