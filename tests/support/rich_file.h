#pragma once

#include "tests/support/gguf_builder.h"

namespace ggufscope {

/// A small file that has one of everything: alignment 64, strings over several checkpoints, nested, empty and long
/// arrays, every value type, blocks, a scalar, a tensor without elements, padding and trailing bytes.
GgufBuilder richFile();

}  // namespace ggufscope
