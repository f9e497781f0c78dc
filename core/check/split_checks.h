#pragma once

#include "core/base/diagnostic_collector.h"
#include "core/format/model.h"

namespace ggufscope {

/// What the siblings of the opened shard tell (findings.md, "Split sets"): `split.shard_missing`,
/// `split.count_disagrees`, `split.tensor_count_disagrees`. Nothing for a model that is no set: its keys and its name
/// do not agree, which the header part has said.
void checkSiblings(const Model& model, DiagnosticCollector& findings);

}  // namespace ggufscope
