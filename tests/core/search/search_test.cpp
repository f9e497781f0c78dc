#include "core/search/search.h"

#include <atomic>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <hwy/targets.h>

#include "core/search/byte_pattern.h"
#include "core/search/number_matcher.h"
#include "core/search/strings_matcher.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::vector<ByteRange> found(const ByteSource& source, const Matcher& matcher, SearchOptions options = {}) {
  std::vector<ByteRange> hits;
  const auto outcome = searchBytes(source, matcher, options, [&](std::span<const ByteRange> some) {
    hits.insert(hits.end(), some.begin(), some.end());
  });
  EXPECT_TRUE(outcome);
  EXPECT_EQ(outcome->found, hits.size());
  return hits;
}

std::vector<uint64_t> begins(const std::vector<ByteRange>& hits) {
  std::vector<uint64_t> offsets;
  for (const ByteRange& hit : hits) offsets.push_back(hit.begin);
  return offsets;
}

BytePattern hex(std::string_view text) {
  const PatternResult result = hexPattern(text);
  EXPECT_TRUE(result.problem.text.empty()) << result.problem.text;
  return result.pattern;
}

std::vector<uint64_t> where(const std::string& bytes, const Matcher& matcher) {
  return begins(found(*memorySource(bytes), matcher));
}

using Offsets = std::vector<uint64_t>;

TEST(HexPattern, ReadsDigitsInAnyGrouping) {
  EXPECT_EQ(hex("37 20 8A").value, (std::vector<uint8_t>{0x37, 0x20, 0x8a}));
  EXPECT_EQ(hex("0x37208a").value, hex("37,20:8A").value);
  EXPECT_EQ(hex("3? ?? ?a").mask, (std::vector<uint8_t>{0xf0, 0x00, 0x0f}));
  EXPECT_EQ(hex("3? ?? ?a").value, (std::vector<uint8_t>{0x30, 0x00, 0x0a}));
}

TEST(HexPattern, SaysWhatIsWrong) {
  EXPECT_EQ(hexPattern("3").problem.text, "Two hex digits make a byte: one is missing.");
  EXPECT_EQ(hexPattern("3g").problem.text, "Only hex digits and ? can stand here.");
  EXPECT_EQ(hexPattern(" ").problem.text, "There is nothing to look for.");
  EXPECT_EQ(hexPattern("????").problem.text, "At least one digit has to be known.");
  EXPECT_EQ(hexPattern(std::string(8194, 'a')).problem.text, "At most 4,096 bytes can be looked for.");
}

TEST(PatternMatcher, FindsEveryPlaceOverlappingOnesToo) {
  EXPECT_EQ(where("abababa", PatternMatcher(hex("616261"))), (Offsets{0, 2, 4}));
  EXPECT_EQ(where("abc", PatternMatcher(hex("63"))), (Offsets{2}));
  EXPECT_EQ(where("", PatternMatcher(hex("63"))), Offsets{});
  EXPECT_EQ(where("ab", PatternMatcher(hex("616263"))), Offsets{});
}

TEST(PatternMatcher, TakesWildcardsByHalfBytes) {
  const std::string bytes("\x37\x11\x8a\x3f\x22\x8a\x47\x33\x8a", 9);
  EXPECT_EQ(where(bytes, PatternMatcher(hex("3? ?? 8a"))), (Offsets{0, 3}));
  EXPECT_EQ(where(bytes, PatternMatcher(hex("?7 ?? 8a"))), (Offsets{0, 6}));
  EXPECT_EQ(where(bytes, PatternMatcher(hex("?? 8a ??"))), (Offsets{1, 4}));
}

TEST(PatternMatcher, AgreesWithAPlainLoopOnEveryTargetAndLength) {
  std::mt19937 random(1);
  for (const auto target : hwy::SupportedAndGeneratedTargets()) {
    hwy::SetSupportedTargetsForTest(target);
    for (size_t size = 1; size < 300; size += 7) {
      std::string bytes(size, '\0');
      for (char& byte : bytes) byte = static_cast<char>(random() % 3);
      for (const std::string& needle : {std::string("\0", 1), std::string("\1\2", 2), std::string("\0\1\0\2", 4)}) {
        Offsets expected;
        for (size_t at = bytes.find(needle); at != std::string::npos; at = bytes.find(needle, at + 1)) {
          expected.push_back(at);
        }
        BytePattern pattern{{needle.begin(), needle.end()}, std::vector<uint8_t>(needle.size(), 0xff)};
        EXPECT_EQ(where(bytes, PatternMatcher(pattern)), expected) << hwy::TargetName(target) << " " << size;
      }
    }
  }
  hwy::SetSupportedTargetsForTest(0);
}

TEST(TextPattern, KnowsCaseAndEncodings) {
  const auto matcher = [](std::string_view text, TextEncoding encoding, bool caseSensitive) {
    return PatternMatcher(textPattern(text, encoding, caseSensitive).pattern);
  };
  EXPECT_EQ(where("Llama llama LLAMA", matcher("llama", TextEncoding::utf8, false)), (Offsets{0, 6, 12}));
  EXPECT_EQ(where("Llama llama LLAMA", matcher("llama", TextEncoding::utf8, true)), (Offsets{6}));
  EXPECT_EQ(where("a[b{", matcher("[", TextEncoding::utf8, false)), (Offsets{1})) << "{ is [ with that bit set";
  EXPECT_EQ(where(std::string("xA\0b\0", 5), matcher("ab", TextEncoding::utf16Little, false)), (Offsets{1}));
  EXPECT_EQ(where(std::string("x\0A\0b", 5), matcher("Ab", TextEncoding::utf16Big, true)), (Offsets{1}));
  EXPECT_EQ(where("caf\xe9 CAF\xc9", matcher("caf\u00e9", TextEncoding::latin1, false)), (Offsets{0, 5}));
  EXPECT_EQ(where("caf\u00e9", matcher("caf\u00e9", TextEncoding::utf8, true)), (Offsets{0}));
  EXPECT_EQ(textPattern("\u4e2d", TextEncoding::latin1, true).problem.text,
            "This text has characters that Latin-1 does not have.");
  EXPECT_EQ(textPattern("\U0001f999", TextEncoding::utf16Big, true).pattern.value,
            (std::vector<uint8_t>{0xd8, 0x3e, 0xdd, 0x99}));
}

TEST(NumberRangeText, ReadsNumbersAndRanges) {
  EXPECT_EQ(numberRange("151643").range.low, 151643.0L);
  EXPECT_EQ(numberRange("0x25").range.high, 37.0L);
  EXPECT_EQ(numberRange("-1.5 .. 2").range.low, -1.5L);
  EXPECT_EQ(numberRange("-1.5 .. 2").range.high, 2.0L);
  EXPECT_EQ(numberRange("18446744073709551615").range.low, 18446744073709551615.0L);
  EXPECT_EQ(numberRange("2..1").problem.text, "The first number of a range is the smaller one.");
  for (const char* text : {"", "x", "1..", "..1", "nan", "1 2"}) {
    EXPECT_EQ(numberRange(text).problem.text, "Type a number, or two with .. between them.") << text;
  }
}

TEST(NumberMatcher, FindsEachTypeInBothOrders) {
  const auto one = [](NumberType type, std::endian order, std::string_view text) {
    return NumberMatcher(type, order, numberRange(text).range);
  };
  const std::string bytes("\x01\x02\xff\xfe\x00\x00\x80\x3f\x00\x3c", 10);
  EXPECT_EQ(where(bytes, one(NumberType::u16, std::endian::little, "513")), (Offsets{0}));
  EXPECT_EQ(where(bytes, one(NumberType::u16, std::endian::big, "258")), (Offsets{0}));
  EXPECT_EQ(where(bytes, one(NumberType::i8, std::endian::little, "-2..-1")), (Offsets{2, 3}));
  EXPECT_EQ(where(bytes, one(NumberType::f32, std::endian::little, "1")), (Offsets{4}));
  EXPECT_EQ(where(bytes, one(NumberType::f16, std::endian::little, "0.9..1.1")), (Offsets{8}));
  EXPECT_EQ(where(std::string("\xcd\xcc\xcc\x3d", 4), one(NumberType::f32, std::endian::little, "0.1")), (Offsets{0}))
      << "0.1 means the float nearest to it";
  EXPECT_EQ(where(std::string(8, '\xff'), one(NumberType::u64, std::endian::big, "18446744073709551615")),
            (Offsets{0}));
  EXPECT_EQ(where(std::string("\x00\x00\xc0\x7f", 4), one(NumberType::f32, std::endian::little, "-1e39..1e39")),
            (Offsets{}))
      << "NaN is in no range";
}

TEST(StringsMatcher, FindsRunsOnce) {
  const std::string bytes = std::string("\0\1ab\2general.name\0x\xc3\xa9t\xc3\xa9\xff", 25);
  const auto hits = found(*memorySource(bytes), StringsMatcher(4));
  ASSERT_EQ(hits.size(), 2U);
  EXPECT_EQ(hits[0], (ByteRange{5, 17}));
  EXPECT_EQ(hits[1], (ByteRange{18, 24}));
}

TEST(StringsMatcher, ReportsARunThatCrossesChunksOnceAndCutsLongOnes) {
  std::string bytes((1 << 20) + 100, '\0');
  for (size_t i = (1 << 19) - 10; i < (1 << 19) + 30; ++i) bytes[i] = 'a';
  for (size_t i = 1000; i < 9000; ++i) bytes[i] = 'b';
  const auto hits = found(*memorySource(bytes), StringsMatcher(5));
  ASSERT_EQ(hits.size(), 2U);
  EXPECT_EQ(hits[0], (ByteRange{1000, 1000 + StringsMatcher::kLongestRun}));
  EXPECT_EQ(hits[1], (ByteRange{(1 << 19) - 10, (1 << 19) + 30}));
}

TEST(SearchBytes, FindsAcrossChunksInOrderWithAnyNumberOfThreads) {
  std::string bytes(5 << 20, '.');
  Offsets expected;
  for (size_t at = 100; at + 10 < bytes.size(); at += 65'521) {
    bytes.replace(at, 6, "needle");
    expected.push_back(at);
  }
  for (const size_t edge : {size_t{1} << 19, size_t{2} << 19, size_t{7} << 19}) {
    bytes.replace(edge - 3, 6, "needle");
    expected.push_back(edge - 3);
  }
  std::sort(expected.begin(), expected.end());
  const PatternMatcher matcher(textPattern("needle", TextEncoding::utf8, true).pattern);
  for (const unsigned threads : {1U, 2U, 7U}) {
    SearchOptions options;
    options.threads = threads;
    Progress progress;
    options.progress = &progress;
    EXPECT_EQ(begins(found(*memorySource(bytes), matcher, options)), expected) << threads;
    EXPECT_EQ(progress.done, bytes.size());
  }
}

TEST(SearchBytes, StaysInItsRanges) {
  const std::string bytes = "needle needle needle needle";
  const PatternMatcher matcher(textPattern("needle", TextEncoding::utf8, true).pattern);
  SearchOptions options;
  options.ranges = {{0, 6}, {8, 20}};
  EXPECT_EQ(begins(found(*memorySource(bytes), matcher, options)), (Offsets{0, 14}));
  options.ranges = {{21, 1000}};
  EXPECT_EQ(begins(found(*memorySource(bytes), matcher, options)), (Offsets{21}));
}

TEST(SearchBytes, EndsAtTheLimitAndSaysSo) {
  const std::string bytes(3 << 20, 'a');
  SearchOptions options;
  options.limit = 1000;
  uint64_t seen = 0;
  const PatternMatcher matcher(textPattern("aa", TextEncoding::utf8, true).pattern);
  const auto outcome = searchBytes(*memorySource(bytes), matcher, options,
                                   [&](std::span<const ByteRange> some) { seen += some.size(); });
  ASSERT_TRUE(outcome);
  EXPECT_EQ(seen, 1000U);
  EXPECT_EQ(outcome->found, 1000U);
  EXPECT_FALSE(outcome->complete);
}

TEST(SearchBytes, GoesOnBehindWhatItCannotRead) {
  std::string bytes(4 << 20, '.');
  bytes.replace(10, 6, "needle");
  const auto base = memorySource(bytes);
  const FaultySource faulty(base, (1 << 20) + 5, FaultySource::Fault::shrinks);
  const PatternMatcher matcher(textPattern("needle", TextEncoding::utf8, true).pattern);
  std::vector<ByteRange> hits;
  const auto outcome = searchBytes(
      faulty, matcher, {}, [&](std::span<const ByteRange> some) { hits.insert(hits.end(), some.begin(), some.end()); });
  ASSERT_TRUE(outcome);
  EXPECT_EQ(begins(hits), (Offsets{10}));
  ASSERT_EQ(outcome->unreadable.size(), 1U);
  EXPECT_EQ(outcome->unreadable[0], (ByteRange{(1 << 20) + 5, bytes.size()}));
}

TEST(SearchBytes, StopsWhenItIsTold) {
  const std::string bytes(8 << 20, 'a');
  std::stop_source stop;
  SearchOptions options;
  options.stop = stop.get_token();
  options.limit = UINT64_MAX;
  const PatternMatcher matcher(textPattern("a", TextEncoding::utf8, true).pattern);
  const auto outcome =
      searchBytes(*memorySource(bytes), matcher, options, [&](std::span<const ByteRange>) { stop.request_stop(); });
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace ggufscope
