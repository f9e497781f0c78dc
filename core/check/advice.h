#pragma once

#include <optional>

#include "core/base/diagnostic.h"
#include "core/format/file_piece.h"
#include "core/format/model.h"

namespace ggufscope {

/// One sentence, or a few, and the context that it is translated in.
struct Advice {
  const char* context = "finding_advice";
  Message text;
};

/// What to do about a finding of a model: the advice of the catalogue, or what fits better where more is known about
/// the file: what it is instead of a GGUF file, or that by its name it is the first piece of one that was cut up.
Advice adviceFor(const Diagnostic& finding, const Model& model);

/// The file breaks off, and by its name it is a piece of one that was cut up; nothing for other files.
std::optional<FilePiece> pieceThatBreaksOff(const ModelFile& file);

}  // namespace ggufscope
