#pragma once

#include <optional>
#include <string_view>

#include "core/base/byte_range.h"
#include "core/base/message.h"
#include "core/format/file_piece.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// What a file is that is no GGUF. The messages are of the context "phrase".
struct Recognised {
  Message what;                 ///< "safetensors, 291 tensors"
  Message advice;               ///< one sentence: what to do about it
  std::optional<ByteRange> at;  ///< the bytes that `what` speaks of, where they are not the first ones
  Message headline = {};        ///< `what` without its facts, where those are many; empty: `what` is short
};

/// What to do with a piece of a file that was cut up (context "phrase").
Message joinPieces(const FilePiece& piece);

/// What a file is that does not begin with a GGUF magic, by its bytes and, where they say nothing, by its name
/// (`fileName` without folder; empty: not known). Source: findings.md, "File". Reads the first 64 KiB; behind zeros up
/// to 64 MiB; of a ZIP archive its directory; of safetensors its header.
Recognised recogniseForeign(const ByteSource& source, std::string_view fileName = {});

}  // namespace ggufscope
