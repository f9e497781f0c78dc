#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ggufscope {

/// "1.23 MiB (1,290,240 bytes)"; "512 bytes" below 1 KiB.
std::string sizeText(uint64_t bytes);

/// Two decimals: 4.86.
std::string decimals(double value);

/// How many columns of a terminal valid UTF-8 takes, near enough: one for each character.
size_t columnsOf(std::string_view utf8);

/// `text` with blanks up to `width` columns, behind or in front of it.
std::string padRight(std::string text, size_t width);
std::string padLeft(std::string text, size_t width);

/// A table whose column widths are known before its rows, so that rows are printed as they come. A cell wider than its
/// column pushes the rest of the line.
class TableLayout {
 public:
  enum class Align : uint8_t { left, right };
  struct Column {
    std::string title;
    size_t width;  ///< widest cell expected; the title fits always
    Align align = Align::left;
  };

  explicit TableLayout(std::vector<Column> columns);

  std::string titles() const;
  /// The first cells of a line whose last one is written by the caller.
  std::string begin(const std::vector<std::string>& cells) const;
  /// One line with its end; the last cell is not padded.
  std::string line(const std::vector<std::string>& cells) const;

 private:
  std::vector<Column> m_columns;
};

}  // namespace ggufscope
