#include "core/analysis/interpretation.h"

#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

constexpr auto kLittle = std::endian::little;
constexpr auto kBig = std::endian::big;

std::string text(Interpretation id, std::initializer_list<int> bytes, std::endian order = kLittle) {
  std::vector<std::byte> raw;
  for (const int byte : bytes) raw.push_back(static_cast<std::byte>(byte));
  return interpret(id, raw, order);
}

TEST(Interpretation, RowsStandInTheOrderOfTheirIds) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < interpretations().size(); ++i) {
    EXPECT_EQ(static_cast<size_t>(interpretations()[i].id), i);
    names.insert(interpretations()[i].name);
  }
  EXPECT_EQ(names.size(), interpretations().size());
}

TEST(Interpretation, IntegersOfBothByteOrders) {
  EXPECT_EQ(text(Interpretation::i8, {0xff}), "-1");
  EXPECT_EQ(text(Interpretation::u8, {0xff}), "255");
  EXPECT_EQ(text(Interpretation::u16, {0x01, 0x80}), "32769");
  EXPECT_EQ(text(Interpretation::u16, {0x01, 0x80}, kBig), "384");
  EXPECT_EQ(text(Interpretation::i16, {0x01, 0x80}), "-32767");
  EXPECT_EQ(text(Interpretation::u32, {0x78, 0x56, 0x34, 0x12}), "305419896");
  EXPECT_EQ(text(Interpretation::i32, {0xff, 0xff, 0xff, 0xfe}, kBig), "-2");
  EXPECT_EQ(text(Interpretation::u64, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}), "18446744073709551615");
  EXPECT_EQ(text(Interpretation::i64, {0x80, 0, 0, 0, 0, 0, 0, 0}, kBig), "-9223372036854775808");
}

TEST(Interpretation, FloatsOfBothByteOrders) {
  EXPECT_EQ(text(Interpretation::f16, {0x00, 0x3c}), "1.0");
  EXPECT_EQ(text(Interpretation::f16, {0x3c, 0x00}, kBig), "1.0");
  EXPECT_EQ(text(Interpretation::bf16, {0x80, 0x3f}), "1.0");
  EXPECT_EQ(text(Interpretation::f32, {0x00, 0x00, 0x80, 0xff}), "-inf");
  EXPECT_EQ(text(Interpretation::f64, {0x3f, 0xb9, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9a}, kBig), "0.1");
  EXPECT_EQ(text(Interpretation::f32, {0xcd, 0xcc, 0xcc, 0x3d}), "0.1");
}

TEST(Interpretation, NumbersOfVariableLength) {
  EXPECT_EQ(text(Interpretation::uleb128, {0xe5, 0x8e, 0x26, 0xff}), "624485  (3 B)");
  EXPECT_EQ(text(Interpretation::uleb128, {0x7f}), "127  (1 B)");
  EXPECT_EQ(text(Interpretation::sleb128, {0xc0, 0xbb, 0x78}), "-123456  (3 B)");
  EXPECT_EQ(text(Interpretation::sleb128, {0x7f}), "-1  (1 B)");
  EXPECT_EQ(text(Interpretation::sleb128, {0x3f}), "63  (1 B)");
  EXPECT_EQ(text(Interpretation::uleb128, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01}),
            "18446744073709551615  (10 B)");
  EXPECT_EQ(text(Interpretation::sleb128, {0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7f}),
            "-9223372036854775808  (10 B)");
  // It goes on behind what there is, or does not fit.
  EXPECT_EQ(text(Interpretation::uleb128, {0x80, 0x80}), "");
  EXPECT_EQ(text(Interpretation::uleb128, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02}), "");
  EXPECT_EQ(text(Interpretation::uleb128, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x81, 0x00}), "");
  EXPECT_EQ(text(Interpretation::sleb128, {0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01}), "");
}

TEST(Interpretation, SecondsSince1970) {
  EXPECT_EQ(text(Interpretation::time32, {0, 0, 0, 0}), "1970-01-01 00:00:00");
  EXPECT_EQ(text(Interpretation::time32, {0x65, 0x53, 0xf1, 0x00}, kBig), "2023-11-14 22:13:20");
  EXPECT_EQ(text(Interpretation::time32, {0xff, 0xff, 0xff, 0xff}), "1969-12-31 23:59:59");
  EXPECT_EQ(text(Interpretation::time64, {0x80, 0x51, 0x01, 0, 0, 0, 0, 0}), "1970-01-02 00:00:00");
  EXPECT_EQ(text(Interpretation::time64, {0x7f, 0x41, 0xf4, 0xff, 0x3a, 0, 0, 0}), "9999-12-31 23:59:59");
  EXPECT_EQ(text(Interpretation::time64, {0, 0, 0, 0, 0, 0, 0, 0x7f}), "");
}

TEST(Interpretation, BytesOfQuantisedBlocks) {
  EXPECT_EQ(text(Interpretation::e8m0, {127}), "1.0");
  EXPECT_EQ(text(Interpretation::e8m0, {120}), "0.0078125");
  EXPECT_EQ(text(Interpretation::e8m0, {255}), "nan");
  EXPECT_EQ(text(Interpretation::e4m3, {0x7e}), "448.0");
  EXPECT_EQ(text(Interpretation::e5m2, {0x7c}), "inf");
  EXPECT_EQ(text(Interpretation::fp4, {0xb7}), "6.0, -1.5");
}

TEST(Interpretation, TheFirstCharacterOfAText) {
  EXPECT_EQ(text(Interpretation::utf8, {'A', 'B'}), "A  U+0041");
  EXPECT_EQ(text(Interpretation::utf8, {0xe2, 0x96, 0x81, 't'}), "\u2581  U+2581");
  EXPECT_EQ(text(Interpretation::utf8, {0xf0, 0x9f, 0x98, 0x80}), "\U0001F600  U+1F600");
  EXPECT_EQ(text(Interpretation::utf8, {'\n'}), "\\n  U+000A");
  EXPECT_EQ(text(Interpretation::utf8, {0xe2, 0x80, 0xae}), "\\u{202E}  U+202E");
  EXPECT_EQ(text(Interpretation::utf8, {0x81}), "");
  EXPECT_EQ(text(Interpretation::utf8, {0xe2, 0x96}), "");
  EXPECT_EQ(text(Interpretation::utf8, {0xed, 0xa0, 0x80}), "");  // a surrogate
  EXPECT_EQ(text(Interpretation::utf8, {0xc0, 0x80}), "");        // overlong
}

TEST(Interpretation, TooFewBytesHaveNoValue) {
  for (const InterpretationRow& row : interpretations()) {
    const std::vector<std::byte> bytes(row.bytes - 1U);
    EXPECT_EQ(interpret(row.id, bytes, kLittle), "") << row.name;
  }
}

}  // namespace
}  // namespace ggufscope
