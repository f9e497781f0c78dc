#pragma once

#include <string>
#include <string_view>

namespace ggufscope {

/// A ZIP archive whose files are stored as they are.
class ZipBuilder {
 public:
  /// `front`: bytes before the archive, as a program that holds one has them.
  explicit ZipBuilder(std::string front = {}) : m_bytes(std::move(front)) {}

  /// `zip64`: sizes and offset stand in the extra field.
  void add(std::string_view name, std::string_view content, bool zip64 = false);
  std::string build(bool zip64 = false) const;

 private:
  std::string m_bytes;
  std::string m_directory;
};

}  // namespace ggufscope
