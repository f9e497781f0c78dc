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

}  // namespace
}  // namespace ggufscope
