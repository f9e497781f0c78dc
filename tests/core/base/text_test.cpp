#include "core/base/text.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

using namespace std::string_view_literals;

TEST(TextTraits, KnowsValidUtf8) {
  for (const std::string_view text :
       {""sv, "abc"sv, "é"sv, "中文"sv, "😀"sv, "\xF4\x8F\xBF\xBF"sv, "\xED\x9F\xBF"sv, "\0"sv}) {
    EXPECT_TRUE(isValidUtf8(text)) << hexBytes(text);
  }
}

TEST(TextTraits, KnowsInvalidUtf8) {
  const std::vector<std::string_view> texts = {
      "\x80"sv,              // a continuation without a lead
      "\xC3"sv,              // a lead without its continuation
      "\xC3("sv,             // followed by something else
      "\xC0\xAF"sv,          // overlong '/'
      "\xE0\x80\x80"sv,      // overlong NUL
      "\xF0\x80\x80\x80"sv,  // overlong NUL
      "\xE0\x9F\xBF"sv,      // overlong U+07FF
      "\xED\xA0\x80"sv,      // a surrogate
      "\xED\xBF\xBF"sv,      // the last surrogate
      "\xF4\x90\x80\x80"sv,  // U+110000
      "\xF5\x80\x80\x80"sv,  // a lead that never stands
      "\xFE"sv,
      "\xFF"sv,
      "ok\xE4\xB8"sv,  // cut inside a character
  };
  for (const std::string_view text : texts) EXPECT_FALSE(isValidUtf8(text)) << hexBytes(text);
}

TEST(TextTraits, FindsControlCodes) {
  for (const std::string_view text : {"\x01"sv, "\x08"sv, "\x0B"sv, "\x0C"sv, "\x0E"sv, "\x1B[2J"sv, "\x7F"sv,
                                      "\u0080"sv, "\u009F"sv, "\u202A"sv, "\u202E"sv, "\u2066"sv, "\u2069"sv}) {
    EXPECT_TRUE(textTraits(text).hasControlCode) << hexBytes(text);
  }
  for (const std::string_view text :
       {"\0"sv, "\t"sv, "\n"sv, "\r"sv, " "sv, "\u00A0"sv, "\u2029"sv, "\u202F"sv, "\u2065"sv, "\u206A"sv}) {
    EXPECT_FALSE(textTraits(text).hasControlCode) << hexBytes(text);
  }
}

TEST(TextTraits, TellsNulAndLineEndsApart) {
  EXPECT_TRUE(textTraits("a\0b"sv).hasNul);
  EXPECT_FALSE(textTraits("ab").hasNul);
  for (const std::string_view text : {"\t"sv, "\n"sv, "\r"sv}) EXPECT_TRUE(textTraits(text).hasTabOrLineEnd);
  EXPECT_FALSE(textTraits("a\0b"sv).hasTabOrLineEnd);
}

TEST(TextScanner, DoesNotCareWhereTheTextIsCut) {
  const std::string text = "a\u202E中😀\x01z";
  for (size_t cut = 0; cut <= text.size(); ++cut) {
    TextScanner scanner;
    scanner.feed(std::string_view(text).substr(0, cut));
    scanner.feed(std::string_view(text).substr(cut));
    EXPECT_TRUE(scanner.finish().validUtf8) << cut;
    EXPECT_TRUE(scanner.finish().hasControlCode) << cut;
  }
}

TEST(Text, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(toUtf8("a\xFF\xFE b"), "a\uFFFD\uFFFD b");
  EXPECT_EQ(toUtf8("中\xE4"), "中\uFFFD");
  EXPECT_EQ(toUtf8("plain"), "plain");
  EXPECT_TRUE(isValidUtf8(toUtf8("\xED\xA0\x80\xC0\xAF\xF5")));
}

TEST(Text, EscapesWhatATerminalWouldObey) {
  EXPECT_EQ(escaped("v\x1b]0;t\x07"), "v\\x1B]0;t\\x07");
  EXPECT_EQ(escaped("a\nb\tc\rd"), "a\\nb\\tc\\rd");
  EXPECT_EQ(escaped("a\0b"sv), "a\\x00b");
  EXPECT_EQ(escaped("\u202Eabc"), "\\u{202E}abc");
  EXPECT_EQ(escaped("\u0085"), "\\u{85}");
  EXPECT_EQ(escaped("\xFF"), "\\xFF");
  EXPECT_EQ(escaped("\\"), "\\\\");
  EXPECT_EQ(escaped("<img src=x> 中文 é"), "<img src=x> 中文 é");
}

TEST(Text, EscapedTextIsUnambiguous) {
  EXPECT_NE(escaped("\\n"), escaped("\n"));
  EXPECT_NE(escaped("\\x1B"), escaped("\x1B"));
}

TEST(Text, KeepsLinesWhereTheyAreWanted) {
  EXPECT_EQ(escapedKeepingLines("a\n\tb\x1b"), "a\n\tb\\x1B");
  EXPECT_EQ(escapedKeepingLines("a\r\nb"), "a\\r\nb");
}

TEST(Text, CutsBetweenCharacters) {
  EXPECT_EQ(escaped("abcdef", 3), "abc…");
  EXPECT_EQ(escaped("abc", 3), "abc");
  EXPECT_EQ(escaped("ab中", 3), "ab…");
  EXPECT_EQ(escaped("ab中", 5), "ab中");
  EXPECT_EQ(escaped("abc", 0), "…");
  EXPECT_EQ(escaped("", 0), "");
}

TEST(Text, FloatsReadBackExactly) {
  for (const float value : {0.1F, 1.0F, -0.0F, 3.4028235e38F, 1e-45F, 16777216.0F, 1e10F}) {
    EXPECT_EQ(std::strtof(numberText(value).c_str(), nullptr), value) << numberText(value);
  }
  for (const double value : {0.1, 1.0 / 3, 1.7976931348623157e308, 5e-324, 1e16}) {
    EXPECT_EQ(std::strtod(numberText(value).c_str(), nullptr), value) << numberText(value);
  }
}

TEST(Text, FloatsLookLikeFloats) {
  EXPECT_EQ(numberText(1.0F), "1.0");
  EXPECT_EQ(numberText(-0.0), "-0.0");
  EXPECT_EQ(numberText(0.1F), "0.1");
  EXPECT_EQ(numberText(std::nanf("")), "nan");
  EXPECT_EQ(numberText(std::numeric_limits<float>::infinity()), "inf");
  EXPECT_EQ(numberText(-std::numeric_limits<double>::infinity()), "-inf");
}

TEST(Text, IntegersAreExact) {
  EXPECT_EQ(numberText(std::numeric_limits<uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(numberText(std::numeric_limits<int64_t>::min()), "-9223372036854775808");
}

TEST(Text, GroupsThousands) {
  EXPECT_EQ(groupedText(0), "0");
  EXPECT_EQ(groupedText(999), "999");
  EXPECT_EQ(groupedText(1000), "1,000");
  EXPECT_EQ(groupedText(1234567), "1,234,567");
  EXPECT_EQ(groupedText(std::numeric_limits<uint64_t>::max()), "18,446,744,073,709,551,615");
}

TEST(Text, WritesHex) {
  EXPECT_EQ(hexOffset(0), "0x0");
  EXPECT_EQ(hexOffset(0x1F4A2), "0x1F4A2");
  EXPECT_EQ(hexOffset(std::numeric_limits<uint64_t>::max()), "0xFFFFFFFFFFFFFFFF");
  EXPECT_EQ(hexBytes("\x0A\xFF\x03"), "0A FF 03");
  EXPECT_EQ(hexBytes("\x0A\xFF\x03", 2), "0A FF …");
  EXPECT_EQ(hexBytes(""), "");
}

}  // namespace
}  // namespace ggufscope
