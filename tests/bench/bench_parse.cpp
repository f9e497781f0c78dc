// Opening files: a large vocabulary and a still larger header part with a warm cache, beside reading the same bytes; a
// sparse file of 100 GB beside one of 1 GB.
#include <filesystem>
#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/format/model_file.h"
#include "tests/bench/bench_inputs.h"
#include "tests/bench/bench_report.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

void readWholeFile(benchmark::State& state, const fs::path& path) {
  std::vector<std::byte> buffer(128 * 1024);
  while (state.KeepRunning()) {
    const auto source = FileSource::open(path);
    for (uint64_t offset = 0; offset < (*source)->size(); offset += buffer.size()) {
      benchmark::DoNotOptimize((*source)->read(offset, buffer).ok());
    }
  }
}

void parseFile(benchmark::State& state, const fs::path& path) {
  while (state.KeepRunning()) {
    const auto source = FileSource::open(path);
    const auto document = parse(**source);
    if (!document.ok() || !(*document)->complete) state.SkipWithError("not read");
    benchmark::DoNotOptimize(document);
  }
}

void openModel(benchmark::State& state, const fs::path& path) {
  while (state.KeepRunning()) {
    const auto model = ModelFile::open(path);
    if (!model.ok() || !(*model)->document().complete) state.SkipWithError("not read");
    benchmark::DoNotOptimize(model);
  }
}

template <class Function>
void add(const char* name, Function function, const fs::path& path, double budgetMs) {
  benchmark::RegisterBenchmark(name,
                               [function, path, budgetMs](benchmark::State& state) {
                                 function(state, path);
                                 if (budgetMs > 0) state.counters["budget_ms"] = budgetMs;
                               })
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(9)
      ->ReportAggregatesOnly();
}

}  // namespace
}  // namespace ggufscope

int main(int argc, char** argv) {
  using namespace ggufscope;
  benchmark::Initialize(&argc, argv);
  const TempDir folder;
  writeLargeVocabulary(folder / "vocabulary.gguf");
  writeHugeLists(folder / "huge.gguf");
  writeSparseModel(folder / "1g.gguf", uint64_t{1} << 30);
  writeSparseModel(folder / "100g.gguf", uint64_t{100} << 30);
  add("read the file with 150,000 tokens", readWholeFile, folder / "vocabulary.gguf", 0);
  add("parse the file with 150,000 tokens", parseFile, folder / "vocabulary.gguf", 5);
  add("open it (parse and span tree)", openModel, folder / "vocabulary.gguf", 0);
  add("read the file with 100,000 tensors and lists of 1,000,000", readWholeFile, folder / "huge.gguf", 0);
  add("parse the file with 100,000 tensors and lists of 1,000,000", parseFile, folder / "huge.gguf", 100);
  add("open a sparse model of 1 GB", openModel, folder / "1g.gguf", 0);
  add("open a sparse model of 100 GB", openModel, folder / "100g.gguf", 0);
  MarkdownReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  return 0;
}
