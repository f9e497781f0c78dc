#pragma once

#include "core/check/model_findings.h"
#include "core/check/tensor_survey.h"

namespace ggufscope {

// Checks of the blocks of a text model; the view must have all tensors of a model.

/// `model.block_count`: the blocks that the tensors have. Blocks that predict further tokens may be left out.
void checkBlockCount(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings);

/// `model.block_incomplete`: in an architecture of equal blocks, a block that lacks what most others have, or what
/// llama.cpp needs and any other has; in others, a block that is like no other and has only a part of what several
/// others have. Nothing where blocks are known to differ.
void checkBlocks(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings);

/// `model.tensor_missing`: roles that llama.cpp needs in every block and no block has, and the tensors outside of
/// blocks that it needs.
void checkNeededTensors(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings);

}  // namespace ggufscope
