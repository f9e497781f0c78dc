#include <cstdint>

#include <gtest/gtest.h>

#include "ui/hex/row_scroll.h"

namespace ggufscope {
namespace {

constexpr uint64_t kMostRows = UINT64_MAX / 8 + 1;

TEST(RowScroll, CountsRowsWhileTheBarCan) {
  const RowScroll scroll{1000, 40};
  EXPECT_TRUE(scroll.exact());
  EXPECT_EQ(scroll.maxTop(), 960U);
  EXPECT_EQ(scroll.barMaximum(), 960);
  EXPECT_EQ(scroll.barPage(), 40);
  EXPECT_EQ(scroll.barValue(17), 17);
  EXPECT_EQ(scroll.topFor(17), 17U);
}

TEST(RowScroll, NothingToScroll) {
  const RowScroll scroll{10, 40};
  EXPECT_EQ(scroll.maxTop(), 0U);
  EXPECT_EQ(scroll.barMaximum(), 0);
  EXPECT_EQ(scroll.moved(0, 5), 0U);
}

TEST(RowScroll, ProportionalAboveThatAndBothEndsAreReached) {
  for (const uint64_t rows : {(uint64_t{1} << 30) + 100, uint64_t{1} << 36, uint64_t{1} << 50, kMostRows}) {
    const RowScroll scroll{rows, 40};
    ASSERT_FALSE(scroll.exact());
    EXPECT_EQ(scroll.topFor(0), 0U);
    EXPECT_EQ(scroll.topFor(scroll.barMaximum()), scroll.maxTop());
    EXPECT_EQ(scroll.barValue(scroll.maxTop()), scroll.barMaximum());
    EXPECT_GE(scroll.barPage(), 1);
    for (int value = 0; value < scroll.barMaximum(); value += 1234577) {
      ASSERT_EQ(scroll.barValue(scroll.topFor(value)), value) << rows;
    }
  }
}

TEST(RowScroll, StepsAreRowsWhateverTheBarIs) {
  const RowScroll scroll{kMostRows, 40};
  const uint64_t middle = kMostRows / 2;
  EXPECT_EQ(scroll.moved(middle, 1), middle + 1);
  EXPECT_EQ(scroll.moved(middle, -40), middle - 40);
  EXPECT_EQ(scroll.moved(3, -40), 0U);
  EXPECT_EQ(scroll.moved(scroll.maxTop() - 3, 40), scroll.maxTop());
  EXPECT_EQ(scroll.moved(0, INT64_MAX), scroll.maxTop());
  EXPECT_EQ(scroll.moved(middle, INT64_MIN), 0U);
}

}  // namespace
}  // namespace ggufscope
