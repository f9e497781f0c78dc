// What the fuzzer once found, and every small sample, through the fuzzer's own function: a plain test on any compiler.
#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/golden.h"
#include "tests/support/samples.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);  // NOLINT(readability-identifier-naming)

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

/// The largest sample would take most of the time and add nothing.
constexpr uintmax_t kLargestReplayed = 1 << 20;

void replay(const fs::path& path) {
  SCOPED_TRACE(path);
  const std::string bytes = readFile(path);
  EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()), 0);
}

std::vector<fs::path> corpus() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(GGUFSCOPE_FUZZ_CORPUS)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

TEST(FuzzReplay, FoundInputs) {
  const std::vector<fs::path> files = corpus();
  EXPECT_FALSE(files.empty()) << "the corpus is gone: " << GGUFSCOPE_FUZZ_CORPUS;
  for (const fs::path& file : files) replay(file);
}

TEST(FuzzReplay, InputsOfEveryType) {
  if (std::string(GGUFSCOPE_FUZZ_TARGET) != "dequant") GTEST_SKIP() << "only blocks are of a type";
  const std::vector<const TensorType*> types = liveTypes();
  std::set<size_t> seen;
  for (const fs::path& file : corpus()) {
    const std::string bytes = readFile(file);
    if (bytes.size() < 2) continue;
    const size_t type = static_cast<uint8_t>(bytes[0]) % types.size();
    if (bytes.size() - 2 >= types[type]->blockBytes) seen.insert(type);
  }
  for (size_t i = 0; i < types.size(); ++i) EXPECT_TRUE(seen.contains(i)) << "no block of " << types[i]->name;
}

TEST(FuzzReplay, Samples) {
  if (std::string(GGUFSCOPE_FUZZ_TARGET) != "parser") GTEST_SKIP() << "samples are files, not blocks";
  for (const std::string& name : sampleNames()) {
    if (fs::file_size(samplePath(name)) <= kLargestReplayed) replay(samplePath(name));
  }
}

}  // namespace
}  // namespace ggufscope
