// Time and memory of ggufscope-cli on files that are nothing but the smallest things of one kind:
// bench_hostile PATH_OF_GGUFSCOPE_CLI [MEGABYTES [KIND]]. A file of N bytes may take 1 s and a time in proportion to N,
// and 40 MB and 8 N of memory; twice the bytes may take twice the time.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/bench/bench_process.h"
#include "tests/bench/hostile_files.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

constexpr double kBaseMegabytes = 40;
constexpr double kMemoryPerByte = 8;
constexpr double kBaseSeconds = 1;
/// Printing a million rows of the map is the dearest thing.
constexpr double kNanosecondsPerByte = 200;
/// Sorting and caches make twice the bytes a little more than twice the time.
constexpr double kGrowth = 2.6;
/// Below it the growth is noise.
constexpr double kMeasurable = 0.2;

struct Measured {
  CliRun run;
  double bytes = 0;
};

/// The cheaper of two runs: what else runs on the machine disturbs one of them.
Measured measure(const std::string& program, const char* command, const fs::path& file) {
  const CliRun first = runCommand(program, command, file);
  const CliRun second = runCommand(program, command, file);
  return {first.seconds < second.seconds ? first : second, static_cast<double>(fs::file_size(file))};
}

void printKind(const char* kind, const char* command, const Measured& half, const Measured& full) {
  const double memoryBudget = kBaseMegabytes + kMemoryPerByte * full.bytes / (1 << 20);
  const double timeBudget = kBaseSeconds + kNanosecondsPerByte * full.bytes / 1e9;
  const double growth = full.run.seconds / std::max(half.run.seconds, 1e-3);
  const bool linear = full.run.seconds < kMeasurable || growth <= kGrowth;
  const bool kept = full.run.ended() && full.run.megabytes <= memoryBudget && full.run.seconds <= timeBudget && linear;
  std::printf("| %s | `%s` | %.0f ms | %.1f | %.2f | %.0f MB | ≤ %.0f MB | %s |\n", kind, command,
              full.run.seconds * 1000, full.run.seconds * 1e9 / full.bytes, growth, full.run.megabytes, memoryBudget,
              kept ? "yes" : "**no**");
  std::fflush(stdout);
}

}  // namespace
}  // namespace ggufscope

int main(int argc, char** argv) {
  using namespace ggufscope;
  if (argc < 2) {
    std::fprintf(stderr, "usage: %s PATH_OF_GGUFSCOPE_CLI [MEGABYTES [KIND]]\n", argv[0]);
    return 2;
  }
  const std::string program = argv[1];
  const uint64_t bytes = (argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 32) << 20;
  const TempDir folder;
  std::printf("| %.0f MB of | command | processor time | ns a byte | twice the bytes | peak memory | budget | kept |\n",
              static_cast<double>(bytes) / (1 << 20));
  std::printf("| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |\n");
  for (const HostileKind& kind : hostileKinds()) {
    if (argc > 3 && std::string(kind.name).find(argv[3]) == std::string::npos) continue;
    elsewhere([&] {
      writeFile(folder / "half.gguf", kind.make(bytes / 2));
      writeFile(folder / "full.gguf", kind.make(bytes));
    });
    for (const char* command : {"info", "check", "map", "resync"}) {
      const Measured half = measure(program, command, folder / "half.gguf");
      printKind(kind.name, command, half, measure(program, command, folder / "full.gguf"));
    }
  }
  return 0;
}
