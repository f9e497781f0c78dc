#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/base/diagnostic.h"
#include "core/format/model.h"

namespace ggufscope {

/// Something that is to be known about a file before anything else: it is damaged, it is a part.
struct FileState {
  Severity severity = Severity::info;
  QString sentence;
  QString advice;    ///< what one can do about it; may be empty
  QString linkText;  ///< empty: no link
  size_t shard = 0;
  std::optional<ByteRange> bytes;          ///< where the link leads: bytes of that shard …
  bool guessable = false;                  ///< keys or tensor infos may stand behind the fault
  QString tensorFilter;                    ///< … or the tensors that this filter finds
  std::vector<DiagnosticId> covered = {};  ///< findings that say no more than this
};

/// What is true of a model; empty for a whole one, and for what is no GGUF (ForeignSection).
std::vector<FileState> fileStates(const Model& model);

}  // namespace ggufscope
