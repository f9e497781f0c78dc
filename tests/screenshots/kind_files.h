#pragma once

#include <span>

#include "tests/support/gguf_builder.h"

namespace ggufscope {

/// A file that is no plain model.
struct KindFile {
  const char* name;  ///< of its pictures
  const char* file;
  GgufBuilder (*build)();
};

/// One of each kind with facts of its own.
std::span<const KindFile> kindFiles();

}  // namespace ggufscope
