#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/analysis/provenance.h"

namespace ggufscope {

/// The SHA-256 that the name of a blob states: "sha256-<64 digits>", "sha256:<64 digits>", also with an ending behind
/// it; in a Hugging Face cache the 64 digits alone. Empty for other names.
std::string digestInName(std::string_view fileName);

/// These fill in what `found` lacks where the file belongs to their store; found.digest is known already. `path` is
/// absolute, `target` is where it leads. Nothing in them is ever an error.
void lookIntoHuggingFace(const std::filesystem::path& path, const std::filesystem::path& target, Provenance& found,
                         const std::stop_token& stop);
void lookIntoRamaLama(const std::filesystem::path& target, Provenance& found);
void lookIntoOllama(const std::filesystem::path& target, Provenance& found, const std::stop_token& stop);

/// The first bytes of a small file; empty where it cannot be read or is longer than `most`.
std::string readSmallFile(const std::filesystem::path& path, uint64_t most);

}  // namespace ggufscope
