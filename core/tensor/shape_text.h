#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace ggufscope {

/// "[4096, 32000]": the dimensions as stored, row length first; "[]" for a scalar.
std::string shapeText(std::span<const uint64_t> dims);

}  // namespace ggufscope
