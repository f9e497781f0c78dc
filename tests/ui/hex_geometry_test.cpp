#include "ui/hex/hex_geometry.h"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

using Part = HexGeometry::Part;

constexpr uint64_t kTebibyte = uint64_t{1} << 40;
constexpr uint64_t kTop = UINT64_MAX;

HexGeometry geometry(uint64_t size, uint32_t columns = 16, double scale = 1) {
  return HexGeometry::make(size, columns, {7.83, 15.2, scale});
}

/// The middle of the cell of `offset`.
struct Point {
  double x;
  double y;
};
Point middle(const HexGeometry& g, Part part, uint64_t offset, uint64_t topRow) {
  const uint32_t column = g.columnOf(offset);
  const double x = part == Part::text ? g.textX(column) + g.digitWidth / 2 : g.hexX(column) + g.hexCellWidth() / 2;
  return {x, g.rowY(g.rowOf(offset), topRow) + g.rowHeight / 2};
}

TEST(HexGeometry, RowsAndColumnsOfOffsets) {
  const HexGeometry g = geometry(100);
  EXPECT_EQ(g.rowCount(), 7U);
  EXPECT_EQ(g.rowOf(47), 2U);
  EXPECT_EQ(g.columnOf(47), 15U);
  EXPECT_EQ(g.offsetAt(2, 15), 47U);
  EXPECT_EQ(geometry(96).rowCount(), 7U);  // the end of the file has a row of its own
  EXPECT_EQ(geometry(0).rowCount(), 1U);
}

TEST(HexGeometry, GutterHoldsTheGreatestOffset) {
  EXPECT_EQ(geometry(100).gutterDigits, 8);
  EXPECT_EQ(geometry(0xFFFFFFFF).gutterDigits, 8);
  EXPECT_EQ(geometry(0x100000000).gutterDigits, 9);
  EXPECT_EQ(geometry(kTebibyte).gutterDigits, 11);
  EXPECT_EQ(geometry(kTop).gutterDigits, 16);
}

TEST(HexGeometry, EveryCellIsFoundAgainByItsPixels) {
  for (const uint64_t size : {kTebibyte, uint64_t{1} << 63, kTop}) {
    for (const uint32_t columns : {8U, 16U, 32U}) {
      const HexGeometry g = geometry(size, columns);
      const uint64_t topRow = g.rowOf(size) - 40;
      for (uint64_t offset = g.offsetAt(topRow, 0); offset < g.offsetAt(topRow + 3, 0); ++offset) {
        for (const Part part : {Part::hex, Part::text}) {
          const Point at = middle(g, part, offset, topRow);
          ASSERT_EQ(g.partAt(at.x), part);
          ASSERT_TRUE(g.onByte(at.x, at.y, topRow));
          ASSERT_EQ(g.offsetNear(part, at.x, at.y, topRow), offset);
        }
      }
    }
  }
}

TEST(HexGeometry, EverythingStandsOnDevicePixels) {
  for (const double scale : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0}) {
    const HexGeometry g = geometry(kTebibyte, 32, scale);
    const auto whole = [scale](double value) { return std::abs(value * scale - std::round(value * scale)) < 1e-6; };
    EXPECT_GE(g.digitWidth, 7.83 - 0.01) << scale;
    for (uint32_t column = 0; column < 32; ++column) {
      EXPECT_TRUE(whole(g.hexX(column) + g.hexInset())) << scale << ' ' << column;
      EXPECT_TRUE(whole(g.textX(column))) << scale << ' ' << column;
      EXPECT_TRUE(whole(g.runBegin(Part::hex, column))) << scale << ' ' << column;
      EXPECT_TRUE(whole(g.runEnd(Part::hex, column + 1))) << scale << ' ' << column;
    }
    EXPECT_TRUE(whole(g.rowY(1000003, 1000000))) << scale;
    EXPECT_TRUE(whole(g.laneX)) << scale;
    EXPECT_TRUE(whole(g.labelBegin)) << scale;
    EXPECT_GE(g.line * scale, 1.0) << scale;
  }
}

TEST(HexGeometry, RunsOfNeighbouringGroupsTouch) {
  const HexGeometry g = geometry(1000, 32);
  for (uint32_t column = 1; column < 32; ++column) {
    EXPECT_DOUBLE_EQ(g.runEnd(Part::hex, column), g.runBegin(Part::hex, column)) << column;
    EXPECT_DOUBLE_EQ(g.runEnd(Part::text, column), g.runBegin(Part::text, column)) << column;
  }
  EXPECT_DOUBLE_EQ(g.hexX(8) - g.hexX(7), g.hexCellWidth() + g.digitWidth);
}

TEST(HexGeometry, PlacesOutsideLeadToTheNearestByte) {
  const HexGeometry g = geometry(100);
  EXPECT_EQ(g.offsetNear(Part::hex, -50, -50, 0), 0U);
  EXPECT_EQ(g.offsetNear(Part::hex, 1e6, g.rulerHeight + 1, 0), 15U);
  EXPECT_EQ(g.offsetNear(Part::hex, 0, 1e6, 0), 96U);
  EXPECT_EQ(g.offsetNear(Part::text, 1e6, 1e6, 0), 100U);  // never behind the end
  EXPECT_FALSE(g.onByte(g.hexX(5) + 1, g.rowY(6, 0) + 1, 0));
  EXPECT_TRUE(g.onByte(g.hexX(3) + 1, g.rowY(6, 0) + 1, 0));
  EXPECT_FALSE(g.onByte(g.hexX(3) + 1, 2, 0));  // the ruler
}

TEST(HexGeometry, RowsAboveTheViewportHaveNegativePlaces) {
  const HexGeometry g = geometry(kTebibyte);
  const uint64_t top = uint64_t{1} << 35;
  EXPECT_DOUBLE_EQ(g.rowY(top - 2, top), g.rulerHeight - 2 * g.rowHeight);
  EXPECT_EQ(g.rowAt(g.rulerHeight - 0.5, top), top - 1);
  EXPECT_EQ(g.rowAt(-1e9, 5), 0U);
}

TEST(HexGeometry, OffsetsThatDoNotFitEndAtTheTop) {
  const HexGeometry g = geometry(kTop, 32);
  EXPECT_EQ(g.offsetAt(kTop / 32, 31), kTop);
  EXPECT_EQ(g.offsetAt(kTop, 0), kTop);
}

}  // namespace
}  // namespace ggufscope
