#pragma once

#include <string>
#include <string_view>

namespace ggufscope {

/// A key whose byte order is the order people expect of names with numbers: "blk.2" before "blk.10". Case counts, as it
/// does in names of tensors.
std::string naturalKey(std::string_view name);

/// Case-folded UTF-8, for searches that do not tell upper from lower case.
std::string foldedCase(std::string_view text);

}  // namespace ggufscope
