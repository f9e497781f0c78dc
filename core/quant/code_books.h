#pragma once

#include <array>
#include <cstdint>

/// The tables that codes of the IQ and FP4 types are looked up in. Numbers: ggml d99724f2 (ggml-common.h), MIT licence,
/// Copyright (c) 2023-2026 The ggml authors.
namespace ggufscope::quant {

/// Levels of IQ4_NL and IQ4_XS by 4-bit code.
inline constexpr std::array<int8_t, 16> kIq4Levels = {-127, -104, -83, -65, -49, -35, -22, -10,
                                                      1,    13,   25,  38,  53,  69,  89,  113};

/// FP4 (E2M1) by 4-bit code, each value doubled so that it is an integer; the types halve their scale instead. Code 8,
/// minus zero in E2M1, is +0 here.
inline constexpr std::array<int8_t, 16> kFp4DoubledLevels = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

/// The sign byte of each 7-bit sign code of IQ2_XXS, IQ2_XS and IQ3_XXS: bit j set means that element j is negative.
/// The eighth bit makes the number of negative elements even.
constexpr uint8_t signByte(uint32_t code) {
  uint32_t parity = code;
  parity ^= parity >> 4;
  parity ^= parity >> 2;
  parity ^= parity >> 1;
  return static_cast<uint8_t>(code | (parity & 1u) << 7);
}

/// Element j of a grid entry, and of a sign byte, as the floats that the formulas mean.
inline float gridValue(uint64_t entry, uint32_t j) { return static_cast<float>(entry >> (8 * j) & 0xffu); }
/// The same of kIq1GridTimes8, whose values are signed and eight times what they mean.
inline float iq1GridValue(uint64_t entry, uint32_t j) {
  return static_cast<float>(static_cast<int8_t>(entry >> (8 * j) & 0xffu)) * 0.125f;
}
inline float signValue(uint8_t signs, uint32_t j) { return (signs >> j & 1u) != 0 ? -1.0f : 1.0f; }

// Grids: eight (IQ1, IQ2) or four (IQ3) magnitudes an entry, of IQ1 signed values, the first one in the lowest byte.
extern const std::array<uint64_t, 256> kIq2XxsGrid;  ///< of 8, 25, 43
extern const std::array<uint64_t, 512> kIq2XsGrid;   ///< of 8, 25, 43
extern const std::array<uint64_t, 1024> kIq2SGrid;   ///< of 8, 25, 43
extern const std::array<uint32_t, 256> kIq3XxsGrid;  ///< of 4, 12 … 52, 62
extern const std::array<uint32_t, 512> kIq3SGrid;    ///< of the odd numbers 1 … 15
/// IQ1_S and IQ1_M: signed bytes -8, 0, 8, that is eight times the grid's -1, 0, 1, so that the offset of an eighth
/// that these types add becomes +-1.
extern const std::array<uint64_t, 2048> kIq1GridTimes8;

}  // namespace ggufscope::quant
