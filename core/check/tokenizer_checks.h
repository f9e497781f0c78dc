#pragma once

#include "core/check/model_findings.h"

namespace ggufscope {

// Checks of the tokenizer's pairs that do not read the tokens; token_text_checks.h reads them.

/// `tokenizer.lengths_disagree`: scores and kinds against the tokens.
void checkTokenLists(const ModelView& view, ModelFindings& findings);

/// `tokenizer.id_out_of_range`: every key that names a token, or several (the first bad one is reported).
void checkTokenIds(const ModelView& view, ModelFindings& findings);

/// `tokenizer.pre_missing` and `tokenizer.template_missing`.
void checkTokenizerParts(const ModelView& view, ModelFindings& findings);

/// `tokenizer.vocabulary_size`: the rows of the token embedding.
void checkVocabularySize(const ModelView& view, ModelFindings& findings);

}  // namespace ggufscope
