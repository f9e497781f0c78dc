#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace ggufscope {

/// The constants of FIPS 180-4, 4.2.2.
extern const std::array<uint32_t, 64> kSha256Constants;

/// Works `count` blocks of 64 bytes into the state.
void sha256Portable(std::array<uint32_t, 8>& state, const uint8_t* blocks, size_t count);

/// The same with the processor's own instructions, six times as fast; only where hasSha256Instructions().
void sha256Native(std::array<uint32_t, 8>& state, const uint8_t* blocks, size_t count);
bool hasSha256Instructions();

}  // namespace ggufscope
