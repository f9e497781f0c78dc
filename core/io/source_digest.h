#pragma once

#include <stop_token>

#include "core/base/progress.h"
#include "core/base/sha256.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// SHA-256 of all bytes of `source`, read in pieces. `progress` counts bytes. Errors: cancelled, shortRead (the file
/// shrank), readFailed.
Result<Sha256Digest> sha256Of(const ByteSource& source, std::stop_token stop = {}, Progress* progress = nullptr);

}  // namespace ggufscope
