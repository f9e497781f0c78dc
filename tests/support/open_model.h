#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/format/model_file.h"
#include "tests/support/gguf_builder.h"

namespace ggufscope {

/// `bytes` as an opened file. Throws where that fails: it never does for what the bytes say.
std::shared_ptr<const ModelFile> opened(const std::string& bytes);
std::shared_ptr<const ModelFile> opened(const GgufBuilder& builder);

/// Whether the header part raises the finding.
bool hasFinding(const Document& document, DiagnosticId id);

/// A value as text, "error" where it cannot be read: the scalar of the pair `key`; an element of its array.
std::string scalarOf(const ModelFile& model, std::string_view key);
std::string elementOf(const ModelFile& model, std::string_view key, uint64_t index);

}  // namespace ggufscope
