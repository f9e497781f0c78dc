#pragma once

#include <cstdint>

namespace ggufscope {

/// Where the bytes of a file stand in the hex view: offset ↔ row and column ↔ pixel, in 64 bits and without a window.
/// Pixels are device-independent; every distance is a whole number of device pixels, so that glyphs and lines are sharp
/// at fractional scale factors too.
///
///   margin │ offset │ lane │ hex cells, a wider gap after every `group` │ characters │ labels
struct HexGeometry {
  enum class Part : uint8_t { gutter, hex, text, label };

  /// What make() needs to know of a font and a screen.
  struct Metrics {
    double digitWidth = 8;   ///< the font's advance of '0'
    double lineHeight = 16;  ///< the font's height
    double scale = 1;        ///< device pixels of a pixel
  };
  /// `columns` is 8, 16 or 32.
  static HexGeometry make(uint64_t fileSize, uint32_t columns, const Metrics& metrics);

  uint64_t fileSize = 0;
  uint32_t columns = 16;
  uint32_t group = 8;
  int gutterDigits = 8;  ///< hex digits of the greatest offset, 8 or more
  double digitWidth = 8;
  double rowHeight = 18;
  double rulerHeight = 20;  ///< the line of column numbers above the first row
  double line = 1;          ///< width of a thin line
  double margin = 8;
  double laneX = 0;
  double laneWidth = 3;
  double hexBegin = 0;
  double textBegin = 0;
  double labelBegin = 0;

  /// One row more than full ones: the end of the file has a place, in an empty row where the last one is full.
  uint64_t rowCount() const { return fileSize / columns + 1; }
  uint64_t rowOf(uint64_t offset) const { return offset / columns; }
  uint32_t columnOf(uint64_t offset) const { return static_cast<uint32_t>(offset % columns); }
  /// Ends at 2^64 - 1 where the product would not fit.
  uint64_t offsetAt(uint64_t row, uint32_t column) const;

  double hexCellWidth() const { return 3 * digitWidth; }
  /// Left edge of the cell of `column`; its two digits begin hexInset() further right.
  double hexX(uint32_t column) const;
  double hexInset() const;
  double textX(uint32_t column) const { return textBegin + digitWidth * column; }
  double hexEnd() const { return hexX(columns - 1) + hexCellWidth(); }
  double textEnd() const { return textX(columns); }
  /// Left and right edge of a run of cells [from, to), from < to, in the hex or the text part.
  /// A gap between groups belongs half to the run before it and half to the one behind.
  double runBegin(Part part, uint32_t from) const;
  double runEnd(Part part, uint32_t to) const;
  /// Everything up to the labels: what a horizontal scroll bar has to reach.
  double contentWidth() const { return textEnd() + margin; }

  /// Top of `row` when `topRow` is the first one shown; rows above it have negative places.
  double rowY(uint64_t row, uint64_t topRow) const;
  /// Rows that fit as a whole into a viewport of that height, at least 1.
  uint64_t wholeRows(double viewportHeight) const;

  Part partAt(double x) const;
  /// The column of `part` that is nearest to x.
  uint32_t columnNear(Part part, double x) const;
  /// The row at y, which may be above or below the viewport; inside the file.
  uint64_t rowAt(double y, uint64_t topRow) const;
  /// The offset of the cell of `part` that is nearest to (x, y), at most the file's size.
  uint64_t offsetNear(Part part, double x, double y, uint64_t topRow) const;
  /// Whether (x, y) lies on a byte of the file, in the hex or the text part.
  bool onByte(double x, double y, uint64_t topRow) const;

  /// `value` moved to the next device pixel.
  double snapped(double value) const;

 private:
  double m_scale = 1;
};

}  // namespace ggufscope
