#include "core/base/byte_range.h"

#include <cstdint>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

constexpr uint64_t kTop = UINT64_MAX;

TEST(ByteRange, SumsThatDoNotFitEndAtTheTop) {
  EXPECT_EQ(ByteRange::ofSize(10, 5), (ByteRange{10, 15}));
  EXPECT_EQ(ByteRange::ofSize(kTop - 2, 5), (ByteRange{kTop - 2, kTop}));
  EXPECT_EQ(ByteRange::ofSize(kTop, kTop), (ByteRange{kTop, kTop}));
  EXPECT_EQ(ByteRange::ofSize(0, kTop), (ByteRange{0, kTop}));
}

TEST(ByteRange, BackwardRangesAreEmpty) {
  const ByteRange backward{8, 3};
  EXPECT_TRUE(backward.empty());
  EXPECT_EQ(backward.size(), 0U);
  EXPECT_FALSE(backward.contains(uint64_t{5}));
}

TEST(ByteRange, TheEndIsNotIncluded) {
  const ByteRange range{4, 8};
  EXPECT_FALSE(range.contains(uint64_t{3}));
  EXPECT_TRUE(range.contains(uint64_t{4}));
  EXPECT_TRUE(range.contains(uint64_t{7}));
  EXPECT_FALSE(range.contains(uint64_t{8}));
  EXPECT_TRUE(range.contains(ByteRange{4, 8}));
  EXPECT_TRUE(range.contains(ByteRange{8, 8}));
  EXPECT_FALSE(range.contains(ByteRange{4, 9}));
}

TEST(ByteRange, NeighboursDoNotOverlap) {
  const ByteRange range{4, 8};
  EXPECT_FALSE(range.overlaps({0, 4}));
  EXPECT_FALSE(range.overlaps({8, 9}));
  EXPECT_TRUE(range.overlaps({0, 5}));
  EXPECT_TRUE(range.overlaps({7, kTop}));
}

TEST(ByteRange, ClippingKeepsToTheOuterRange) {
  const ByteRange outer{10, 20};
  EXPECT_EQ((ByteRange{5, 15}.clippedTo(outer)), (ByteRange{10, 15}));
  EXPECT_EQ((ByteRange{12, 13}.clippedTo(outer)), (ByteRange{12, 13}));
  EXPECT_EQ((ByteRange{0, 5}.clippedTo(outer)), (ByteRange{10, 10}));
  EXPECT_EQ((ByteRange{30, 40}.clippedTo(outer)), (ByteRange{20, 20}));
}

}  // namespace
}  // namespace ggufscope
