#pragma once

#include <algorithm>
#include <cstdint>

namespace ggufscope {

/// A scroll position of 64 bits behind a scroll bar of 31. While there are few enough rows the bar counts rows; above
/// that it shows a proportion, and the exact row is kept by the view: barValue() of it tells whether the bar was moved
/// by somebody else.
struct RowScroll {
  uint64_t rows = 1;     ///< in all
  uint64_t visible = 1;  ///< that fit as a whole

  static constexpr int kBarLimit = 1 << 30;

  /// The greatest row that can stand at the top.
  uint64_t maxTop() const { return rows > visible ? rows - visible : 0; }
  bool exact() const { return maxTop() <= static_cast<uint64_t>(kBarLimit); }
  int barMaximum() const { return exact() ? static_cast<int>(maxTop()) : kBarLimit; }
  int barPage() const;
  int barValue(uint64_t top) const;
  /// The row for a place of the bar; barValue(topFor(value)) == value, and both ends are reached.
  uint64_t topFor(int value) const;

  /// `top` moved by `delta` rows, inside the file.
  uint64_t moved(uint64_t top, int64_t delta) const;
};

}  // namespace ggufscope
