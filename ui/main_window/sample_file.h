#pragma once

#include <filesystem>

#include "core/base/result.h"

namespace ggufscope {

/// The path of the bundled sample model. It is kept in the program; a real file, which is what the window opens, is
/// written to the user's cache the first time. Does I/O: not for the GUI thread. Error: readFailed.
Result<std::filesystem::path> sampleFile();

}  // namespace ggufscope
