#include "ui/hex/hex_geometry.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace ggufscope {
namespace {

constexpr int kFewestGutterDigits = 8;
constexpr double kLinePadding = 2;  ///< room that a line of text gets beside the font's height

}  // namespace

HexGeometry HexGeometry::make(uint64_t fileSize, uint32_t columns, const Metrics& metrics) {
  HexGeometry geometry;
  geometry.m_scale = metrics.scale > 0 ? metrics.scale : 1;
  geometry.fileSize = fileSize;
  geometry.columns = columns;
  const int digits = (static_cast<int>(std::bit_width(fileSize)) + 3) / 4;
  geometry.gutterDigits = std::max(kFewestGutterDigits, digits);
  // Rounded up: cells that are a fraction too narrow would let digits touch.
  geometry.digitWidth = std::ceil(metrics.digitWidth * geometry.m_scale - 0.01) / geometry.m_scale;
  geometry.rowHeight = geometry.snapped(std::ceil(metrics.lineHeight) + kLinePadding);
  geometry.line = std::max(1.0, std::floor(geometry.m_scale)) / geometry.m_scale;
  geometry.rulerHeight = geometry.rowHeight + geometry.snapped(4);
  geometry.margin = geometry.snapped(8);
  geometry.laneX = geometry.margin + geometry.digitWidth * geometry.gutterDigits + geometry.margin;
  geometry.laneWidth = geometry.snapped(3);
  geometry.hexBegin = geometry.laneX + geometry.laneWidth + geometry.snapped(3);
  geometry.textBegin = geometry.hexEnd() + 2 * geometry.margin;
  geometry.labelBegin = geometry.textEnd() + 2 * geometry.margin;
  return geometry;
}

uint64_t HexGeometry::offsetAt(uint64_t row, uint32_t column) const {
  constexpr uint64_t kTop = std::numeric_limits<uint64_t>::max();
  if (row > (kTop - column) / columns) return kTop;
  return row * columns + column;
}

double HexGeometry::hexX(uint32_t column) const {
  return hexBegin + hexCellWidth() * column + digitWidth * (column / group);
}

double HexGeometry::hexInset() const { return snapped(digitWidth / 2); }

double HexGeometry::runBegin(Part part, uint32_t from) const {
  if (part == Part::text) return textX(from);
  return from > 0 && from % group == 0 ? hexX(from) - hexInset() : hexX(from);
}

double HexGeometry::runEnd(Part part, uint32_t to) const {
  if (part == Part::text) return textX(to);
  return to < columns && to % group == 0 ? hexX(to) - hexInset() : hexX(to - 1) + hexCellWidth();
}

double HexGeometry::rowY(uint64_t row, uint64_t topRow) const {
  const double rows = row >= topRow ? static_cast<double>(row - topRow) : -static_cast<double>(topRow - row);
  return rulerHeight + rows * rowHeight;
}

uint64_t HexGeometry::wholeRows(double viewportHeight) const {
  const double rows = std::floor((viewportHeight - rulerHeight) / rowHeight);
  return rows < 1 ? 1 : static_cast<uint64_t>(rows);
}

HexGeometry::Part HexGeometry::partAt(double x) const {
  if (x < laneX) return Part::gutter;
  if (x < textBegin - margin) return Part::hex;
  if (x < textEnd() + margin) return Part::text;
  return Part::label;
}

uint32_t HexGeometry::columnNear(Part part, double x) const {
  if (part == Part::gutter) return 0;
  if (part == Part::label) return columns - 1;
  if (part == Part::text) {
    const double column = std::floor((x - textBegin) / digitWidth);
    return static_cast<uint32_t>(std::clamp(column, 0.0, static_cast<double>(columns - 1)));
  }
  // A gap between groups belongs half to the one before it and half to the one behind.
  for (uint32_t column = 1; column < columns; ++column) {
    const double border = (hexX(column - 1) + hexCellWidth() + hexX(column)) / 2;
    if (x < border) return column - 1;
  }
  return columns - 1;
}

uint64_t HexGeometry::rowAt(double y, uint64_t topRow) const {
  const double rows = std::floor((y - rulerHeight) / rowHeight);
  const uint64_t last = rowCount() - 1;
  if (rows < 0) {
    const double up = -rows;
    return up >= static_cast<double>(topRow) ? 0 : topRow - static_cast<uint64_t>(up);
  }
  const auto down = static_cast<uint64_t>(rows);
  return topRow >= last || down >= last - topRow ? last : topRow + down;
}

uint64_t HexGeometry::offsetNear(Part part, double x, double y, uint64_t topRow) const {
  return std::min(offsetAt(rowAt(y, topRow), columnNear(part, x)), fileSize);
}

bool HexGeometry::onByte(double x, double y, uint64_t topRow) const {
  const Part part = partAt(x);
  if (part != Part::hex && part != Part::text) return false;
  if (x < runBegin(part, 0) || x >= runEnd(part, columns) || y < rulerHeight) return false;
  const auto down = static_cast<uint64_t>((y - rulerHeight) / rowHeight);
  const uint64_t last = rowCount() - 1;
  if (topRow > last || down > last - topRow) return false;
  return offsetAt(topRow + down, columnNear(part, x)) < fileSize;
}

double HexGeometry::snapped(double value) const { return std::round(value * m_scale) / m_scale; }

}  // namespace ggufscope
