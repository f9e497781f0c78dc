#pragma once

#include "core/check/model_findings.h"
#include "core/check/tensor_survey.h"

namespace ggufscope {

/// `model.experts_missing`: expert_count without experts; `model.key_missing`: experts without expert_count.
void checkExperts(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings);

/// `model.companion_missing`: halves of LoRA pairs, sums without counts of an importance matrix, and NVFP4 weights
/// without the scale that others in the file have. Error: cancelled.
Result<bool> checkCompanions(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings,
                             const CheckContext& context);

/// `model.file_type`: the label against the type of most bytes of the weights in blocks. A mix that has its label's
/// type most, or what that becomes where rows are too short for it, is as labelled.
void checkFileType(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings);

}  // namespace ggufscope
