// The rules of the house that a compiler does not see: which folder may include which.
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/samples.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

/// What a room of core may include, itself and `base` aside. "a <- b" in the plan means that b may include a, and all
/// that a may include.
const std::map<std::string, std::set<std::string>> kRooms = {
    {"base", {}},
    {"io", {}},
    {"tensor", {}},
    {"format", {"io", "tensor"}},
    {"quant", {"io", "tensor"}},
    {"knowledge", {"tensor"}},
    {"search", {"io"}},
    {"analysis", {"format", "io", "tensor", "quant", "knowledge"}},
    {"check", {"format", "io", "tensor", "quant", "knowledge"}},
    {"edit", {"format", "io", "tensor", "knowledge"}},
};

struct Include {
  std::string from;  ///< path from the root of the sources
  int line = 0;
  std::string what;
  bool quoted = false;  ///< "…" and not <…>
  std::string where() const { return from + ":" + std::to_string(line) + " includes " + what; }
};

std::vector<std::string> sourceFiles() {
  static const std::set<std::string> kEndings = {".cpp", ".h", ".def", ".inc"};
  const fs::path root(GGUFSCOPE_SOURCE_DIR);
  std::vector<std::string> files;
  for (const char* folder : {"app", "core", "ui", "tests", "resources"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.is_regular_file() && kEndings.contains(entry.path().extension().string())) {
        files.push_back(fs::relative(entry.path(), root).generic_string());
      }
    }
  }
  return files;
}

const std::vector<Include>& allIncludes() {
  static const std::vector<Include> kIncludes = [] {
    const std::regex pattern(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
    std::vector<Include> includes;
    for (const std::string& file : sourceFiles()) {
      std::istringstream lines(readFile(fs::path(GGUFSCOPE_SOURCE_DIR) / file));
      std::string line;
      std::smatch match;
      for (int number = 1; std::getline(lines, line); ++number) {
        if (std::regex_search(line, match, pattern)) includes.push_back({file, number, match[2], match[1] == "\""});
      }
    }
    return includes;
  }();
  return kIncludes;
}

/// Folder `level` of a path: folderOf("core/io/file.h", 1) is "io".
std::string folderOf(const std::string& path, int level) {
  std::istringstream parts(path);
  std::string part;
  for (int i = 0; i <= level; ++i) {
    if (!std::getline(parts, part, '/')) return {};
  }
  return parts.eof() ? std::string() : part;
}

TEST(House, HasSourcesToLookAt) { EXPECT_GT(allIncludes().size(), 50U); }

TEST(House, CoreKnowsNoQt) {
  const std::regex qt("^(Q[A-Z]|Qt|qt|q[a-z]+\\.h)");
  for (const Include& include : allIncludes()) {
    if (folderOf(include.from, 0) != "core") continue;
    EXPECT_FALSE(std::regex_search(include.what, qt)) << include.where();
  }
}

TEST(House, DependenciesRunOneWay) {
  const std::map<std::string, std::set<std::string>> allowed = {
      {"core", {"core"}},
      {"ui", {"core", "ui"}},
      {"app", {"core", "ui", "app"}},
      {"tests", {"core", "ui", "app", "tests"}},
      {"resources", {"resources"}},
  };
  const std::set<std::string> ours = {"app", "core", "ui", "tests", "resources"};
  for (const Include& include : allIncludes()) {
    const std::string to = folderOf(include.what, 0);
    if (!ours.contains(to)) continue;
    EXPECT_TRUE(allowed.at(folderOf(include.from, 0)).contains(to)) << include.where();
  }
}

TEST(House, TheCommandLineKnowsNoWindow) {
  for (const Include& include : allIncludes()) {
    if (folderOf(include.from, 0) != "app" || folderOf(include.from, 1) != "cli") continue;
    EXPECT_NE(folderOf(include.what, 0), "ui") << include.where();
  }
}

TEST(House, RoomsOfCoreIncludeOnlyWhatTheyMay) {
  for (const Include& include : allIncludes()) {
    if (folderOf(include.from, 0) != "core" || folderOf(include.what, 0) != "core") continue;
    const std::string room = folderOf(include.from, 1);
    const std::string other = folderOf(include.what, 1);
    ASSERT_TRUE(kRooms.contains(room)) << "a room without rules: " << include.where();
    if (other == room || other == "base") continue;
    EXPECT_TRUE(kRooms.at(room).contains(other)) << include.where();
  }
}

TEST(House, IncludesNeverClimb) {
  for (const Include& include : allIncludes()) {
    EXPECT_EQ(include.what.find("../"), std::string::npos) << include.where();
  }
}

TEST(House, OwnHeadersAreNamedFromTheRoot) {
  const fs::path root(GGUFSCOPE_SOURCE_DIR);
  for (const Include& include : allIncludes()) {
    if (!include.quoted || include.what.ends_with(".moc") || include.what.rfind("ui_", 0) == 0) continue;
    EXPECT_TRUE(fs::exists(root / include.what)) << include.where();
  }
}

TEST(House, OnlyOneFileHasOpenMpPragmas) {
  for (const std::string& file : sourceFiles()) {
    if (folderOf(file, 0) != "core") continue;
    if (readFile(fs::path(GGUFSCOPE_SOURCE_DIR) / file).find("#pragma omp") == std::string::npos) continue;
    EXPECT_EQ(fs::path(file).stem(), "parallel_for") << file;
  }
}

TEST(House, HasNoOtherEntriesAtTheTop) {
  const std::set<std::string> allowed = {"app",     "core",           "ui",        "resources",
                                         "tests",   "CMakeLists.txt", "README.md", "CMakePresets.json",
                                         "LICENSE", "build"};
  for (const auto& entry : fs::directory_iterator(GGUFSCOPE_SOURCE_DIR)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(".")) continue;
    EXPECT_TRUE(allowed.contains(name)) << name;
  }
}

}  // namespace
}  // namespace ggufscope
