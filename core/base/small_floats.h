#pragma once

#include <cstdint>

namespace ggufscope {

// Floats of 4 to 16 bits as they stand in tensor data, widened to binary32. Every value of every format fits a float
// exactly, so nothing is rounded; the conversions move bits and never compute, whatever the processor's modes are.

/// IEEE 754 binary16: subnormals, infinities and NaN (payload kept) included.
float f16ToFloat(uint16_t bits);
/// The upper half of a binary32.
float bf16ToFloat(uint16_t bits);
/// OCP MX v1.0, E8M0: 2^(bits - 127); 255 is NaN. A plain scale: formats that halve it (MXFP4 in ggml) do so
/// themselves.
float e8m0ToFloat(uint8_t bits);
/// OCP FP8 E4M3 (the "fn" kind): no infinities, S.1111.111 is NaN, largest value 448.
float e4m3ToFloat(uint8_t bits);
/// OCP FP8 E5M2: a binary16 cut to its upper byte, with infinities and NaN.
float e5m2ToFloat(uint8_t bits);
/// OCP MX v1.0, FP4 E2M1, in the low nibble of `bits`: 0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives; no infinity, no
/// NaN.
float e2m1ToFloat(uint8_t bits);

}  // namespace ggufscope
