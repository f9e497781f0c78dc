#include "app/cli/display.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/base/text.h"

namespace ggufscope {

std::string decimals(double value) {
  std::array<char, 64> digits{};
  std::snprintf(digits.data(), digits.size(), "%.2f", value);
  return digits.data();
}

std::string sizeText(uint64_t bytes) {
  static constexpr std::array<std::string_view, 6> kUnits = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  std::string exact = groupedText(bytes) + (bytes == 1 ? " byte" : " bytes");
  if (bytes < 1024) return exact;
  double value = static_cast<double>(bytes) / 1024.0;
  size_t unit = 0;
  // 1023.995 would print as 1024.00.
  while (value >= 1023.995 && unit + 1 < kUnits.size()) {
    value /= 1024.0;
    ++unit;
  }
  return decimals(value) + " " + std::string(kUnits[unit]) + " (" + exact + ")";
}

size_t columnsOf(std::string_view utf8) {
  return static_cast<size_t>(std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padRight(std::string text, size_t width) {
  const size_t columns = columnsOf(text);
  if (columns < width) text.append(width - columns, ' ');
  return text;
}

std::string padLeft(std::string text, size_t width) {
  const size_t columns = columnsOf(text);
  if (columns < width) text.insert(0, width - columns, ' ');
  return text;
}

TableLayout::TableLayout(std::vector<Column> columns) : m_columns(std::move(columns)) {
  for (Column& column : m_columns) column.width = std::max(column.width, column.title.size());
}

std::string TableLayout::titles() const {
  std::vector<std::string> cells;
  for (const Column& column : m_columns) cells.push_back(column.title);
  return line(cells);
}

std::string TableLayout::begin(const std::vector<std::string>& cells) const {
  std::string text;
  for (size_t i = 0; i < cells.size(); ++i) {
    const Column& column = m_columns[i];
    text += column.align == Align::right ? padLeft(cells[i], column.width) : padRight(cells[i], column.width);
    text += "  ";
  }
  return text;
}

std::string TableLayout::line(const std::vector<std::string>& cells) const {
  std::string text = begin(cells);
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text + "\n";
}

}  // namespace ggufscope
