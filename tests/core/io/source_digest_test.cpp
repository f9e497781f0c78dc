#include "core/io/source_digest.h"

#include <gtest/gtest.h>

#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

TEST(SourceDigest, IsThatOfAllBytes) {
  std::string bytes(700'001, '\0');
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 31);
  Sha256 whole;
  whole.feed(std::as_bytes(std::span(std::as_const(bytes))));
  Progress progress;
  const auto digest = sha256Of(*memorySource(bytes), {}, &progress);
  ASSERT_TRUE(digest.ok());
  EXPECT_EQ(*digest, whole.finish());
  EXPECT_EQ(progress.done, bytes.size());
  EXPECT_EQ(progress.total, bytes.size());
  EXPECT_EQ(hexText(*sha256Of(*memorySource(""))), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(SourceDigest, SaysWhyThereIsNone) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(sha256Of(*memorySource("abc"), stop.get_token()).error().code, ErrorCode::cancelled);
  for (const auto fault : {FaultySource::Fault::shrinks, FaultySource::Fault::fails}) {
    const FaultySource source(memorySource(std::string(1'000'000, 'x')), 500'000, fault);
    const auto digest = sha256Of(source);
    ASSERT_FALSE(digest.ok());
    EXPECT_EQ(digest.error().code,
              fault == FaultySource::Fault::shrinks ? ErrorCode::shortRead : ErrorCode::readFailed);
  }
}

TEST(SourceDigest, ChecksumsAreThoseOfOtherPrograms) {
  // The check value of each; XXH64 by its reference implementation.
  const auto sums = checksumsOf(*memorySource("abc123456789xyz"), {3, 12});
  ASSERT_TRUE(sums.ok());
  EXPECT_EQ(sums->crc32, 0xcbf43926U);
  EXPECT_EQ(sums->xxh64, 0x8cb841db40e6ae83U);
  EXPECT_EQ(hexText(sums->sha256), "15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225");
  const auto none = checksumsOf(*memorySource("abc"), {1, 1});
  EXPECT_EQ(none->crc32, 0U);
  EXPECT_EQ(none->xxh64, 0xef46db3751d8e999U);
}

TEST(SourceDigest, PiecesGiveTheChecksumsOfTheWhole) {
  std::string bytes(700'001, '\0');
  for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 31);
  Progress progress;
  const auto sums = checksumsOf(*memorySource(bytes), {1, bytes.size()}, {}, &progress);
  ASSERT_TRUE(sums.ok());
  EXPECT_EQ(progress.done, bytes.size() - 1);
  EXPECT_EQ(sums->sha256, *sha256Of(*memorySource(bytes.substr(1))));
  EXPECT_EQ(sums->crc32, 0x89901a06U);  // by Python's zlib
  EXPECT_EQ(checksumsOf(*memorySource("abc"), {0, 4}).error().code, ErrorCode::shortRead);
}

}  // namespace
}  // namespace ggufscope
