#pragma once

#include "core/check/model_findings.h"
#include "core/check/tensor_survey.h"

namespace ggufscope {

/// `model.shape`: the embedding's rows against embedding_length, routed experts against expert_count, and, in
/// architectures where they follow plainly from the keys, attention and feed-forward against theirs. One finding a
/// tensor.
void checkShapes(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings);

}  // namespace ggufscope
