// Types that the reference has no converter for, by hand.
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/quant/kernels.h"
#include "tests/core/quant/targets.h"
#include "tests/support/golden.h"

namespace ggufscope {
namespace {

template <class Number>
void expectDecoded(const std::string& type, const std::vector<Number>& numbers, const std::vector<float>& wanted) {
  ASSERT_EQ(numbers.size(), wanted.size());
  // Several vectors and a rest, so that each number meets both.
  std::vector<Number> many;
  std::vector<float> manyWanted;
  for (int i = 0; i < 9; ++i) {
    many.insert(many.end(), numbers.begin(), numbers.end());
    manyWanted.insert(manyWanted.end(), wanted.begin(), wanted.end());
  }
  for (const int64_t target : runnableTargets()) {
    const OnTarget scope(target);
    std::vector<float> values(many.size());
    quant::rowFunction(mainlineTypeByName(type)->id)(reinterpret_cast<const uint8_t*>(many.data()), many.size(),
                                                     values.data());
    EXPECT_EQ(firstDifference(values, manyWanted), -1) << type << " on " << targetName(target);
  }
}

constexpr float kInf = std::numeric_limits<float>::infinity();

TEST(PlainNumbers, Integers) {
  expectDecoded<int8_t>("I8", {0, 1, -1, 127, -128}, {0, 1, -1, 127, -128});
  expectDecoded<int16_t>("I16", {0, 1, -1, 32767, -32768}, {0, 1, -1, 32767, -32768});
  // 2^24 + 1 is half way between two floats: it goes to the even one.
  expectDecoded<int32_t>("I32", {0, -1, 16777217, 16777219, 2147483647, -2147483647 - 1},
                         {0, -1, 16777216, 16777220, 2147483648.0f, -2147483648.0f});
}

TEST(PlainNumbers, SixtyFourBitIntegersAreRoundedOnce) {
  // 2^60 + 2^36 + 1: one step above half way, which a detour through double would make half way, and so even.
  const int64_t twice = (int64_t{1} << 60) + (int64_t{1} << 36) + 1;
  expectDecoded<int64_t>("I64", {0, -1, twice, -twice, INT64_MAX, INT64_MIN},
                         {0, -1, 0x1.000002p60f, -0x1.000002p60f, 0x1p63f, -0x1p63f});
}

TEST(PlainNumbers, Doubles) {
  expectDecoded<double>("F64",
                        {0.0, -0.0, 1.0, 0x1.0000010000001p0, 0x1.000001p0, 1e39, -1e39, 0x1p-149, 0x1p-150, 0x1.8p-150,
                         -0x1p-127, HUGE_VAL, std::nan("")},
                        {0.0f, -0.0f, 1.0f, 0x1.000002p0f, 1.0f, kInf, -kInf, 0x1p-149f, 0.0f, 0x1p-149f, -0x1p-127f,
                         kInf, std::nanf("")});
}

TEST(PlainNumbers, FloatsAreCopiedBitForBit) {
  const std::vector<uint32_t> words = {0u, 0x80000000u, 1u, 0x7f800001u, 0xffc12345u, 0x7f800000u, 0x3f800000u};
  for (const int64_t target : runnableTargets()) {
    const OnTarget scope(target);
    std::vector<float> values(words.size());
    quant::rowFunction(0)(reinterpret_cast<const uint8_t*>(words.data()), words.size(), values.data());
    EXPECT_EQ(std::memcmp(values.data(), words.data(), words.size() * sizeof(float)), 0) << targetName(target);
  }
}

TEST(PlainNumbers, Q8_1IsScaleTimesCodeWhateverTheSumSays) {
  std::vector<uint8_t> block(36);
  block[1] = 0x3c;  // d = 1
  block[2] = 0xff;  // s: not a number, and of no use here
  block[3] = 0x7f;
  std::vector<float> wanted(32);
  for (int i = 0; i < 32; ++i) {
    block[static_cast<size_t>(4 + i)] = static_cast<uint8_t>(i * 8 - 128);
    wanted[static_cast<size_t>(i)] = static_cast<float>(i * 8 - 128);
  }
  for (const int64_t target : runnableTargets()) {
    const OnTarget scope(target);
    std::vector<float> values(32);
    quant::rowFunction(9)(block.data(), 1, values.data());
    EXPECT_EQ(firstDifference(values, wanted), -1) << targetName(target);
  }
}

}  // namespace
}  // namespace ggufscope
