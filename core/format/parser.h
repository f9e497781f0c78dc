#pragma once

#include <memory>
#include <stop_token>
#include <string_view>

#include "core/base/progress.h"
#include "core/format/document.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// Reads the header part of `source` and lays out its data. Never fails for what the bytes say: a damaged or foreign
/// file gives a document with diagnostics and an unparsed rest. Reads the metadata only, never tensor data; takes time
/// and memory in proportion to the metadata (at most 8 bytes of memory for each of the file).
/// `progress` counts bytes of the file, and what is done with its rows when they are read as bytes too. `fileName`
/// (without folder) is compared with the split.* keys; empty: not known. Errors: cancelled, readFailed, shortRead (the
/// file shrank meanwhile).
Result<std::shared_ptr<const Document>> parse(const ByteSource& source, std::stop_token stop = {},
                                              Progress* progress = nullptr, std::string_view fileName = {});

}  // namespace ggufscope
