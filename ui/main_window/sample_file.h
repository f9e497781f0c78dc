#pragma once

#include <filesystem>

#include "core/base/result.h"

namespace ggufscope {

/// The path of the bundled sample model, whether it is there yet or not. It is kept in the program; what the window
/// opens is a real file in the user's cache.
std::filesystem::path sampleFilePath();
/// Writes the file where it is not there, or not the program's own. Does I/O: not for the GUI thread. Error:
/// readFailed.
Result<std::filesystem::path> sampleFile();

}  // namespace ggufscope
