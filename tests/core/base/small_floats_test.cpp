#include "core/base/small_floats.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// FNV-1a over the four little-endian bytes of each word, every NaN counted as 0x7fc00000: NaN payloads differ between
/// processors and mean nothing.
class Fnv1a {
 public:
  void add(float value) {
    const uint32_t word = std::isnan(value) ? 0x7fc00000U : std::bit_cast<uint32_t>(value);
    for (int shift = 0; shift < 32; shift += 8) {
      m_hash = (m_hash ^ (word >> shift & 0xffU)) * 0x100000001b3U;
    }
  }
  uint64_t value() const { return m_hash; }

 private:
  uint64_t m_hash = 0xcbf29ce484222325U;
};

TEST(SmallFloats, EveryF16CodeIsWhatTheReferenceMakesOfIt) {
  Fnv1a hash;
  int nans = 0;
  for (uint32_t code = 0; code < 65536; ++code) {
    const float value = f16ToFloat(static_cast<uint16_t>(code));
    nans += std::isnan(value) ? 1 : 0;
    hash.add(value);
  }
  EXPECT_EQ(nans, 2046);
  EXPECT_EQ(hash.value(), 0x1f87f165810ea7c5U);  // of ggml's conversion of all 65,536 codes
}

TEST(SmallFloats, F16Landmarks) {
  EXPECT_EQ(f16ToFloat(0x3c00), 1.0F);
  EXPECT_EQ(f16ToFloat(0xc000), -2.0F);
  EXPECT_EQ(f16ToFloat(0x7bff), 65504.0F);
  EXPECT_EQ(f16ToFloat(0x0001), 0x1p-24F);
  EXPECT_EQ(f16ToFloat(0x03ff), 1023 * 0x1p-24F);
  EXPECT_EQ(f16ToFloat(0x0400), 0x1p-14F);
  EXPECT_EQ(f16ToFloat(0x7c00), kInfinity);
  EXPECT_EQ(f16ToFloat(0xfc00), -kInfinity);
  EXPECT_TRUE(std::isnan(f16ToFloat(0x7c01)));
  EXPECT_TRUE(std::signbit(f16ToFloat(0x8000)));
}

TEST(SmallFloats, Bf16IsTheUpperHalfOfAFloat) {
  EXPECT_EQ(bf16ToFloat(0x3f80), 1.0F);
  EXPECT_EQ(bf16ToFloat(0xc049), -3.140625F);
  EXPECT_EQ(bf16ToFloat(0x0001), 0x1p-133F);
  EXPECT_EQ(bf16ToFloat(0x7f80), kInfinity);
  EXPECT_TRUE(std::isnan(bf16ToFloat(0x7fc0)));
}

TEST(SmallFloats, E8m0IsAPowerOfTwo) {
  for (int code = 0; code < 255; ++code) {
    EXPECT_EQ(e8m0ToFloat(static_cast<uint8_t>(code)), std::ldexp(1.0F, code - 127)) << code;
  }
  EXPECT_TRUE(std::isnan(e8m0ToFloat(255)));
}

TEST(SmallFloats, E4m3HasNoInfinity) {
  for (int code = 0; code < 256; ++code) {
    const int exponent = code >> 3 & 15;
    const int mantissa = code & 7;
    const float sign = code < 128 ? 1.0F : -1.0F;
    const float value = e4m3ToFloat(static_cast<uint8_t>(code));
    if (exponent == 15 && mantissa == 7) {
      EXPECT_TRUE(std::isnan(value)) << code;
    } else if (exponent == 0) {
      EXPECT_EQ(value, sign * std::ldexp(static_cast<float>(mantissa), -9)) << code;
    } else {
      EXPECT_EQ(value, sign * std::ldexp(static_cast<float>(8 + mantissa), exponent - 10)) << code;
    }
  }
  EXPECT_EQ(e4m3ToFloat(0x7e), 448.0F);
  EXPECT_TRUE(std::signbit(e4m3ToFloat(0x80)));
}

TEST(SmallFloats, E5m2Landmarks) {
  EXPECT_EQ(e5m2ToFloat(0x3c), 1.0F);
  EXPECT_EQ(e5m2ToFloat(0x7b), 57344.0F);
  EXPECT_EQ(e5m2ToFloat(0x01), 0x1p-16F);
  EXPECT_EQ(e5m2ToFloat(0x7c), kInfinity);
  EXPECT_EQ(e5m2ToFloat(0xfc), -kInfinity);
  EXPECT_TRUE(std::isnan(e5m2ToFloat(0x7d)));
}

TEST(SmallFloats, E2m1IsTheSixteenOfTheStandard) {
  const float expected[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
  for (int code = 0; code < 8; ++code) {
    EXPECT_EQ(e2m1ToFloat(static_cast<uint8_t>(code)), expected[code]);
    EXPECT_EQ(e2m1ToFloat(static_cast<uint8_t>(code | 8)), -expected[code]);
    EXPECT_TRUE(std::signbit(e2m1ToFloat(static_cast<uint8_t>(code | 8))));
  }
  EXPECT_EQ(e2m1ToFloat(0x73), 1.5F);  // the high nibble is another number's
}

}  // namespace
}  // namespace ggufscope
