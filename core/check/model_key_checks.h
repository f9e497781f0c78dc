#pragma once

#include "core/check/model_findings.h"

namespace ggufscope {

// Checks of the metadata pairs against what is known about architectures and keys. None reads more than the values.

/// `model.architecture_missing`, with a guess by the tensors' names, and `model.architecture_unknown`.
void checkArchitecture(const ModelView& view, ModelFindings& findings);

/// `model.key_type`: keys that llama.cpp reads with one exact type.
void checkKeyTypes(const ModelView& view, ModelFindings& findings);

/// `model.key_missing`: keys without which llama.cpp does not load a model of this architecture, or its vocabulary.
void checkNeededKeys(const ModelView& view, ModelFindings& findings);

/// `model.array_length`: lists of one value a block.
void checkArrayLengths(const ModelView& view, ModelFindings& findings);

/// `model.head_count`: heads that do not divide what they are heads of.
void checkHeadCounts(const ModelView& view, ModelFindings& findings);

}  // namespace ggufscope
