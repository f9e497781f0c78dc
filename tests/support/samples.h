#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ggufscope {

/// The path of a file below tests/data/samples: "v1.gguf", "bad/empty.gguf".
std::filesystem::path samplePath(std::string_view name);
/// Every sample, as samplePath() takes it, sorted.
std::vector<std::string> sampleNames();

std::string readFile(const std::filesystem::path& path);

/// The rows of a table with tabs between its cells, without the row of column names.
std::vector<std::vector<std::string>> readTable(const std::filesystem::path& path);

}  // namespace ggufscope
