#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/format/model_file.h"
#include "tests/support/gguf_builder.h"

namespace ggufscope {

/// What check() says about a file, sorted: "kv.key_empty E E [24, 32)", the severities by `spec` and by `llama.cpp`.
/// Findings about the meaning of a model (model.*, tokenizer.*) are left out.
using FindingLines = std::vector<std::string>;

FindingLines findingLines(const ModelFile& model);
FindingLines findingLines(const std::string& bytes);
FindingLines sorted(FindingLines lines);

/// One line of those. `severities`: two letters of E, W, I.
std::string findingLine(std::string_view id, std::string_view severities, ByteRange range);

/// The message of the first finding with that id of the header part; empty where there is none.
std::string messageOf(const ModelFile& model, std::string_view id);

}  // namespace ggufscope
