#pragma once

#include <string_view>

#include "core/base/diagnostic_collector.h"
#include "core/format/document.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// The part of the stage `split set` of findings.md that one file can tell: types and values of the split.* keys
/// against each other and against the file's name. `fileName` without folder; empty: not known.
void judgeSplitKeys(const ByteSource& source, const Document& document, std::string_view fileName,
                    DiagnosticCollector& findings);

/// "…-00002-of-00003.gguf" → 2 of 3.
struct ShardName {
  uint64_t number = 0;  ///< from 1
  uint64_t count = 0;
};
std::optional<ShardName> parseShardName(std::string_view fileName);

}  // namespace ggufscope
