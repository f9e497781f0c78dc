#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace ggufscope {

/// What stands before the values of a .npy file, format 1.0, with little-endian float32 in C order: a multiple of 64
/// bytes. `dims`: ne0 (the row length) first, as in GGUF; NumPy names the slowest axis first, so they are reversed.
/// Source: numpy.lib.format.
std::string npyHeader(std::span<const uint64_t> dims);

}  // namespace ggufscope
