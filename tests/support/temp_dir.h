#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace ggufscope {

/// A folder of its own below the system's temporary folder, removed with everything in it.
class TempDir {
 public:
  TempDir();
  ~TempDir();
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  std::filesystem::path operator/(std::string_view name) const { return m_path / name; }

 private:
  std::filesystem::path m_path;
};

/// A file of `size` bytes that begins with `head`; the rest is a hole that takes no room on disk. Throws when the file
/// system cannot hold it.
void sparseFile(const std::filesystem::path& path, uint64_t size, std::string_view head = {});

}  // namespace ggufscope
