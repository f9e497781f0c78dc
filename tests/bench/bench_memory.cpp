// Peak memory of ggufscope-cli: bench_memory PATH_OF_GGUFSCOPE_CLI. It is the kernel's own figure (ru_maxrss), for the
// whole process with its libraries.
#include <cstdio>
#include <filesystem>
#include <string>

#include "tests/bench/bench_inputs.h"
#include "tests/bench/bench_process.h"
#include "tests/bench/bench_report.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

constexpr double kBase = 40;  ///< MB for any file

void report(const std::string& program, const char* command, const std::string& what, const fs::path& file,
            double budget) {
  const CliRun result = runCommand(program, command, file);
  const bool ended = result.ended();
  const std::string failed = ended ? "" : " (exit code " + std::to_string(result.exitCode) + ")";
  printRow("peak memory of `" + std::string(command) + "`: " + what + failed, result.megabytes, "MB", budget);
}

}  // namespace
}  // namespace ggufscope

int main(int argc, char** argv) {
  using namespace ggufscope;
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s PATH_OF_GGUFSCOPE_CLI\n", argv[0]);
    return 2;
  }
  const std::string program = argv[1];
  const TempDir folder;
  const fs::path file = folder / "file.gguf";
  elsewhere([&] { writeLargeVocabulary(file); });
  report(program, "info", "150,000 tokens", file, kBase);
  elsewhere([&] { writeSparseModel(file, uint64_t{100} << 30); });
  report(program, "info", "100 GB, sparse", file, kBase);
  return 0;
}
