#include "tests/support/samples.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace ggufscope {

std::filesystem::path samplePath(std::string_view name) { return std::filesystem::path(GGUFSCOPE_TEST_DATA) / name; }

std::vector<std::string> sampleNames() {
  const std::filesystem::path root(GGUFSCOPE_TEST_DATA);
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() == ".gguf") names.push_back(std::filesystem::relative(entry.path(), root).string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string readFile(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream bytes;
  bytes << stream.rdbuf();
  return std::move(bytes).str();
}

std::vector<std::vector<std::string>> readTable(const std::filesystem::path& path) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(readFile(path));
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    std::vector<std::string>& row = rows.emplace_back(1);
    for (const char c : line) {
      if (c == '\t') {
        row.emplace_back();
      } else {
        row.back() += c;
      }
    }
  }
  return rows;
}

}  // namespace ggufscope
