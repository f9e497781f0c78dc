#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analysis/explain.h"
#include "core/base/text_mark.h"

/// The parts that explain() is made of; a file for each region of GGUF. Every text is marked GS_TEXT("meaning", …)
/// where it stands. Rules of the format: docs/gguf.md and src/gguf.cpp of ggml d99724f2.
namespace ggufscope::explaining {

using Arguments = std::vector<std::pair<std::string_view, std::string>>;

/// A sentence of context "meaning"; `text` is marked where it is written. Arguments that are names of the file are
/// called "key" or "name", everything else is ours.
Sentence sentence(std::string_view text, Arguments arguments = {});

/// An explanation whose value is one number, bool or string of the file.
Explanation ofScalar(ScalarValue value, Sentence meaning);
/// An explanation with a text of ours, or without any value.
Explanation ofText(std::string value, Sentence meaning);

Explanation headerField(const ModelFile& model, uint64_t field);

Explanation pair(const ModelFile& model, uint64_t pair);
Explanation pairField(const ModelFile& model, SpanRef ref);
Explanation element(const ModelFile& model, SpanRef ref);
Explanation elementField(const ModelFile& model, SpanRef ref);

Explanation tensorInfo(const ModelFile& model, uint64_t tensor);
Explanation tensorInfoField(const ModelFile& model, SpanRef ref);
/// What is wrong with a tensor's data: cut, absent, overlapping …
std::vector<Sentence> stateNotes(const Document& document, uint64_t tensor);
/// How the bytes of a block give its elements.
std::vector<Sentence> layoutNotes(const TensorType& type);

Explanation segment(const ModelFile& model, uint64_t segment);
Explanation block(const ModelFile& model, SpanRef ref);
Explanation blockField(const ModelFile& model, SpanRef ref);

}  // namespace ggufscope::explaining
