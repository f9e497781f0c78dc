#include "core/base/small_floats.h"

#include <bit>

namespace ggufscope {
namespace {

constexpr int kFloatMantissaBits = 23;
constexpr int kFloatBias = 127;
constexpr uint32_t kFloatExponentMask = 0x7f800000u;
constexpr uint32_t kQuietNan = 0x7fc00000u;

/// A finite number of 1 + exponentBits + mantissaBits bits with the usual bias and subnormals, as binary32 bits.
uint32_t widened(uint32_t bits, int exponentBits, int mantissaBits) {
  const uint32_t sign = (bits >> (exponentBits + mantissaBits) & 1u) << 31;
  uint32_t mantissa = bits & ((1u << mantissaBits) - 1u);
  int exponent = static_cast<int>(bits >> mantissaBits & ((1u << exponentBits) - 1u));
  const int bias = (1 << (exponentBits - 1)) - 1;
  if (exponent == 0) {
    if (mantissa == 0) return sign;
    // A subnormal of the small format is a normal number here: move its first bit to where the implied one stands.
    const int shift = mantissaBits + 1 - static_cast<int>(std::bit_width(mantissa));
    mantissa = mantissa << shift & ((1u << mantissaBits) - 1u);
    exponent = 1 - shift;
  }
  return sign | static_cast<uint32_t>(exponent - bias + kFloatBias) << kFloatMantissaBits |
         mantissa << (kFloatMantissaBits - mantissaBits);
}

}  // namespace

float f16ToFloat(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
  const uint32_t mantissa = bits & 0x3ffu;
  if ((bits & 0x7c00u) == 0x7c00u) {
    return std::bit_cast<float>(sign | kFloatExponentMask | mantissa << (kFloatMantissaBits - 10));
  }
  return std::bit_cast<float>(widened(bits, 5, 10));
}

float bf16ToFloat(uint16_t bits) { return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16); }

float e8m0ToFloat(uint8_t bits) {
  if (bits == 255) return std::bit_cast<float>(kQuietNan);
  if (bits == 0) return std::bit_cast<float>(1u << (kFloatMantissaBits - 1));  // 2^-127 is a subnormal float
  return std::bit_cast<float>(static_cast<uint32_t>(bits) << kFloatMantissaBits);
}

float e4m3ToFloat(uint8_t bits) {
  if ((bits & 0x7fu) == 0x7fu) return std::bit_cast<float>(static_cast<uint32_t>(bits & 0x80u) << 24 | kQuietNan);
  return std::bit_cast<float>(widened(bits, 4, 3));
}

float e5m2ToFloat(uint8_t bits) { return f16ToFloat(static_cast<uint16_t>(bits << 8)); }

float e2m1ToFloat(uint8_t bits) { return std::bit_cast<float>(widened(bits & 0xfu, 2, 1)); }

}  // namespace ggufscope
