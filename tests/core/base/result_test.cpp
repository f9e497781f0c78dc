#include "core/base/result.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

TEST(Result, HoldsAValueOrTheReasonWhyNot) {
  Result<int> good = 5;
  ASSERT_TRUE(good.ok());
  EXPECT_EQ(*good, 5);
  *good = 6;
  EXPECT_EQ(good.value(), 6);

  const Result<int> bad = Error{ErrorCode::cancelled, {}, 0};
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.error().code, ErrorCode::cancelled);
}

TEST(Result, TakesValuesThatOnlyMove) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
  ASSERT_TRUE(result.ok());
  const std::unique_ptr<int> taken = std::move(*result);
  EXPECT_EQ(*taken, 3);
}

TEST(Error, EveryCodeHasASentence) {
  for (int code = 0; code <= static_cast<int>(ErrorCode::notDecodable); ++code) {
    const std::string text = describe({static_cast<ErrorCode>(code), {}, 0});
    EXPECT_TRUE(text.ends_with('.')) << code << ": " << text;
  }
}

TEST(Error, SaysWhereAndRepeatsTheSystemsWords) {
  const std::string text = describe({ErrorCode::readFailed, "Input/output error", 4096});
  EXPECT_NE(text.find("4096"), std::string::npos);
  EXPECT_NE(text.find("Input/output error"), std::string::npos);
}

}  // namespace
}  // namespace ggufscope
