#pragma once

#include <string>
#include <string_view>

namespace ggufscope {

/// The name of a file, with `ending` behind it, for a command that people may paste into a shell: as it is where every
/// character means itself there, in quotation marks where blanks, brackets or letters beyond ASCII are in it, and
/// "FILE" with the ending where even those would not keep it harmless in every shell, or would hide what it is.
std::string nameForCommand(std::string_view fileName, std::string_view ending = {});

}  // namespace ggufscope
