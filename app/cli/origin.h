#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/json_writer.h"
#include "core/analysis/provenance.h"

namespace ggufscope {

/// The member "origin" of `info`: null, or store, names[], revision, file, sha256, link_target, unfinished.
void originMember(JsonWriter& json, const Provenance& origin);

/// The same as titled lines for people, escaped.
std::vector<std::pair<std::string, std::string>> originLines(const Provenance& origin);

/// How the bytes of a file compare with the SHA-256 that its name states.
struct NameCheck {
  std::optional<Diagnostic> finding;  ///< where they disagree
  std::string sentence;               ///< the outcome, for people
};

/// Reads the whole file. Errors: those of sha256Of.
Result<NameCheck> verifyName(Invocation& call, const ModelFile& file);

}  // namespace ggufscope
