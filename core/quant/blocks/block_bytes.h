#pragma once

#include <cstdint>
#include <cstring>

#include "core/base/small_floats.h"

/// What the block headers share: fields of several bytes are little-endian there and at any address (of big-endian
/// files the bytes are swapped first, see byte_order.h).
///
/// Source of every layout and formula: ggml d99724f2, block_… in ggml-common.h and dequantize_row_… in ggml-quants.c;
/// what comes out is compared with what that code makes of the same blocks (tests/data/golden). A formula is computed
/// in binary32 in the order in which it is written, from left to right; codes are converted first, which is exact.
namespace ggufscope::quant {

inline uint16_t loadU16(const uint8_t* bytes) { return static_cast<uint16_t>(bytes[0] | bytes[1] << 8); }

inline uint32_t loadU32(const uint8_t* bytes) {
  return loadU16(bytes) | static_cast<uint32_t>(loadU16(bytes + 2)) << 16;
}

inline uint64_t loadU64(const uint8_t* bytes) {
  return loadU32(bytes) | static_cast<uint64_t>(loadU32(bytes + 4)) << 32;
}

inline float loadF16(const uint8_t* bytes) { return f16ToFloat(loadU16(bytes)); }

/// The n bits of `value` from bit `from` on.
constexpr uint32_t bits(uint32_t value, uint32_t from, uint32_t n) { return value >> from & ((1u << n) - 1u); }
constexpr uint32_t low4(uint32_t byte) { return byte & 15u; }
constexpr uint32_t high4(uint32_t byte) { return byte >> 4 & 15u; }

/// A code as the float that the formulas mean; code 0 is +0.
inline float asFloat(uint32_t code) { return static_cast<float>(code); }
inline float asFloat(int code) { return static_cast<float>(code); }

}  // namespace ggufscope::quant
