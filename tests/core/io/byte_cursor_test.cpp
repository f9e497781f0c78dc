#include "core/io/byte_cursor.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

class CursorByteOrder : public testing::TestWithParam<bool> {};

TEST_P(CursorByteOrder, ReadsEveryKindOfNumber) {
  GgufPacker packer(GetParam(), 8);
  packer.u8(0xFE);
  packer.u16(0x1234);
  packer.u32(0x89ABCDEF);
  packer.u64(0x0123456789ABCDEF);
  gguf::i8(-3).pack(packer);
  gguf::i16(-1000).pack(packer);
  gguf::i32(-100000).pack(packer);
  gguf::i64(INT64_MIN).pack(packer);
  gguf::f32(-0.15625F).pack(packer);
  gguf::f64(1e300).pack(packer);
  const MemorySource source(packer.bytes());
  ByteCursor cursor(source, source.size());
  cursor.setBigEndian(GetParam());
  const auto expectNext = [&cursor](auto expected) {
    decltype(expected) value{};
    ASSERT_TRUE(cursor.read(value));
    EXPECT_EQ(value, expected);
  };
  expectNext(uint8_t{0xFE});
  expectNext(uint16_t{0x1234});
  expectNext(uint32_t{0x89ABCDEF});
  expectNext(uint64_t{0x0123456789ABCDEF});
  expectNext(int8_t{-3});
  expectNext(int16_t{-1000});
  expectNext(int32_t{-100000});
  expectNext(int64_t{INT64_MIN});
  expectNext(-0.15625F);
  expectNext(1e300);
  EXPECT_EQ(cursor.left(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Both, CursorByteOrder, testing::Bool(),
                         [](const auto& test) { return test.param ? "Big" : "Little"; });

TEST(ByteCursor, NeverReadsBehindItsEnd) {
  const MemorySource source(std::string("0123456789"));
  ByteCursor cursor(source, 6);
  uint32_t number = 77;
  ASSERT_TRUE(cursor.read(number));
  number = 77;
  EXPECT_FALSE(cursor.read(number));
  EXPECT_EQ(number, 77U);
  EXPECT_EQ(cursor.offset(), 4U) << "a read that fails does not move";
  EXPECT_FALSE(cursor.failed()) << "an end is no fault";
  EXPECT_FALSE(cursor.skip(3));
  EXPECT_EQ(cursor.offset(), 4U);
  EXPECT_TRUE(cursor.skip(2));
  EXPECT_EQ(cursor.left(), 0U);
  EXPECT_EQ(cursor.need(1), nullptr);
}

TEST(ByteCursor, AnEndBehindTheSourceIsTheSources) {
  const MemorySource source(std::string("0123456789"));
  EXPECT_EQ(ByteCursor(source, 1000).end(), 10U);
  EXPECT_EQ(ByteCursor(source, UINT64_MAX).left(), 10U);
}

TEST(ByteCursor, SkipsOfAnyLengthDoNotWrap) {
  const MemorySource source(std::string("0123456789"));
  ByteCursor cursor(source, 10);
  ASSERT_TRUE(cursor.skip(5));
  EXPECT_FALSE(cursor.skip(UINT64_MAX));
  EXPECT_FALSE(cursor.skip(UINT64_MAX - 4));
  EXPECT_EQ(cursor.offset(), 5U);
  cursor.seek(UINT64_MAX);
  EXPECT_EQ(cursor.offset(), 10U);
}

TEST(ByteCursor, CrossesTheBordersOfItsWindow) {
  std::string bytes(5000, '\0');
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(static_cast<uint8_t>(i * 11));
  const MemorySource source(bytes);
  ByteCursor cursor(source, source.size(), 64);
  for (size_t at = 0; at + 8 <= bytes.size(); at += 7) {
    cursor.seek(at);
    uint64_t value = 0;
    ASSERT_TRUE(cursor.read(value));
    for (size_t i = 0; i < 8; ++i)
      EXPECT_EQ(static_cast<uint8_t>(value >> (8 * i)), static_cast<uint8_t>(bytes[at + i]));
  }
  cursor.seek(3);
  const char* window = cursor.need(64);
  ASSERT_NE(window, nullptr);
  EXPECT_EQ(std::string(window, 64), bytes.substr(3, 64));
  EXPECT_EQ(cursor.offset(), 3U) << "need() consumes nothing";
}

TEST(ByteCursor, ReportsAFileThatShrank) {
  const FaultySource source(memorySource(std::string(1000, 'x')), 500, FaultySource::Fault::shrinks);
  ByteCursor cursor(source, source.size(), 64);
  cursor.seek(490);
  uint64_t value = 0;
  ASSERT_TRUE(cursor.read(value));
  EXPECT_FALSE(cursor.read(value));
  EXPECT_TRUE(cursor.failed());
  EXPECT_EQ(cursor.error().code, ErrorCode::shortRead);
  EXPECT_EQ(cursor.error().offset, 500U);
}

TEST(ByteCursor, ReportsAnInputError) {
  const FaultySource source(memorySource(std::string(1000, 'x')), 500, FaultySource::Fault::fails);
  ByteCursor cursor(source, source.size(), 64);
  cursor.seek(496);
  uint64_t value = 0;
  EXPECT_FALSE(cursor.read(value));
  EXPECT_TRUE(cursor.failed());
  EXPECT_EQ(cursor.error().code, ErrorCode::readFailed);
}

TEST(ByteCursor, CountsWhatItPassesAndStops) {
  const PatternSource source(1000);
  std::stop_source stop;
  Progress progress;
  ByteCursor cursor(source, source.size(), 64);
  cursor.follow(stop.get_token(), &progress);
  uint64_t value = 0;
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(cursor.read(value));
  EXPECT_EQ(progress.done, 128U) << "up to the window that is being read";
  cursor.seek(500);
  EXPECT_EQ(progress.done, 160U) << "a jump passes nothing";
  ASSERT_TRUE(cursor.skip(300));
  cursor.showProgress();
  EXPECT_EQ(progress.done, 460U);
  stop.request_stop();
  EXPECT_FALSE(cursor.read(value));
  EXPECT_TRUE(cursor.failed());
  EXPECT_EQ(cursor.error().code, ErrorCode::cancelled);
}

TEST(ByteCursor, ReadsInWindowsNotInNumbers) {
  std::vector<size_t> reads;
  const WatchedSource source(std::make_shared<const PatternSource>(uint64_t{1} << 40),
                             [&reads](uint64_t, size_t bytes) { reads.push_back(bytes); });
  ByteCursor cursor(source, source.size(), 4096);
  uint64_t value = 0;
  for (int i = 0; i < 1024; ++i) ASSERT_TRUE(cursor.read(value));
  EXPECT_EQ(reads, (std::vector<size_t>{4096, 4096}));
}

}  // namespace
}  // namespace ggufscope
