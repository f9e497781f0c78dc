// Peak memory of ggufscope-cli: bench_memory PATH_OF_GGUFSCOPE_CLI. It is the kernel's own figure (ru_maxrss), for the
// whole process with its libraries.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/bench/bench_inputs.h"
#include "tests/bench/bench_report.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

constexpr double kBase = 40;  ///< MB for any file
constexpr double kPerByte = 8;
constexpr uint64_t kHostileBytes = uint64_t{32} << 20;

/// Runs `work` in a process of its own: what a process once had counts for its children, so this one stays small.
void elsewhere(const std::function<void()>& work) {
  const pid_t child = ::fork();
  if (child == 0) {
    work();
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  if (status != 0) std::exit(1);
}

struct Run {
  double megabytes = 0;
  int exitCode = -1;
};

Run run(const std::string& program, const char* command, const fs::path& file) {
  const pid_t child = ::fork();
  if (child == 0) {
    const int null = ::open("/dev/null", O_WRONLY);
    ::dup2(null, STDOUT_FILENO);
    ::dup2(null, STDERR_FILENO);
    ::execl(program.c_str(), program.c_str(), command, file.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  int status = 0;
  rusage usage = {};
  ::wait4(child, &status, 0, &usage);
  return {static_cast<double>(usage.ru_maxrss) / 1024, WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

void report(const std::string& program, const char* command, const std::string& what, const fs::path& file,
            double budget) {
  const Run result = run(program, command, file);
  const bool ended = result.exitCode == 0 || result.exitCode == 1 || result.exitCode == 3;
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
  for (size_t kind = 0; kind < std::size(kHostileKinds); ++kind) {
    elsewhere([&] { writeFile(file, hostileFile(kind, kHostileBytes)); });
    const double budget = kBase + kPerByte * static_cast<double>(fs::file_size(file)) / (1 << 20);
    for (const char* command : {"info", "check"}) {
      report(program, command, "32 MB of " + std::string(kHostileKinds[kind]), file, budget);
    }
  }
  return 0;
}
