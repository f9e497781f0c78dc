#include "tests/support/temp_dir.h"

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <system_error>

#include "tests/support/gguf_builder.h"

namespace ggufscope {

TempDir::TempDir() {
  std::string pattern = (std::filesystem::temp_directory_path() / "ggufscope-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder: " + pattern);
  m_path = pattern;
}

TempDir::~TempDir() {
  std::error_code ignored;
  std::filesystem::remove_all(m_path, ignored);
}

void sparseFile(const std::filesystem::path& path, uint64_t size, std::string_view head) {
  writeFile(path, head);
  std::filesystem::resize_file(path, size);
}

}  // namespace ggufscope
