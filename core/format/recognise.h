#pragma once

#include <optional>

#include "core/base/message.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// What a file is that does not begin with a GGUF magic, by its first bytes; context "phrase". Source: findings.md,
/// "File". Reads the beginning only, except for a head of zeros, where it looks for the first other byte in the first
/// megabyte.
Message recogniseForeign(const ByteSource& source);

}  // namespace ggufscope
