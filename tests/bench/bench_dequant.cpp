// The decoders: every type on every instruction set in cache, on two threads, and out to memory beside a bound that is
// measured in the same run. Prints a Markdown table; --benchmark_filter='cache/Q4_.*' as usual.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <hwy/aligned_allocator.h>
#include <hwy/targets.h>

#include "core/base/parallel_for.h"
#include "core/io/byte_source.h"
#include "core/quant/dequantize.h"
#include "core/quant/kernels.h"
#include "core/quant/tensor_data.h"
#include "tests/bench/memory_bound.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/golden.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

constexpr size_t kCacheElements = 16384;
constexpr size_t kMemoryElements = size_t{64} << 20;

/// Blocks as the reference's quantiser makes them (part a of the golden file: 2048 elements), again and again; random
/// small numbers for the types that have none.
std::vector<uint8_t> ordinaryBlocks(const TensorType& type, size_t elements) {
  std::vector<uint8_t> some;
  try {
    const Golden golden = readGolden(std::string(type.name));
    some.assign(golden.blocks.begin(),
                golden.blocks.begin() + static_cast<ptrdiff_t>(2048 / golden.blockElements * golden.blockBytes));
  } catch (const std::exception&) {
    std::mt19937 random(type.id);
    for (size_t i = 0; i < 2048 / type.blockElements * type.blockBytes; ++i) {
      // Exponent bytes of ordinary numbers, in F32 and F64 alike.
      some.push_back(type.name == "F32" || type.name == "F64" ? static_cast<uint8_t>(0x3c + random() % 3)
                                                              : static_cast<uint8_t>(random()));
    }
  }
  std::vector<uint8_t> blocks(elements / type.blockElements * type.blockBytes);
  for (size_t i = 0; i < blocks.size(); i += some.size()) {
    std::memcpy(blocks.data() + i, some.data(), std::min(some.size(), blocks.size() - i));
  }
  return blocks;
}

using Floats = hwy::AlignedFreeUniquePtr<float[]>;

void inCache(benchmark::State& state, const TensorType& type, int64_t target) {
  hwy::SetSupportedTargetsForTest(target);
  const quant::RowFunction row = quant::rowFunction(type.id);
  hwy::SetSupportedTargetsForTest(0);
  const std::vector<uint8_t> blocks = ordinaryBlocks(type, kCacheElements);
  const Floats values = hwy::AllocateAligned<float>(kCacheElements);
  while (state.KeepRunning()) {
    row(blocks.data(), kCacheElements / type.blockElements, values.get());
    benchmark::ClobberMemory();
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations() * kCacheElements));
}

/// Each of `threads` decodes its own 16,384 elements 2,000 times.
void onThreads(benchmark::State& state, const TensorType& type, unsigned threads) {
  constexpr size_t kRounds = 2000;
  const quant::RowFunction row = quant::rowFunction(type.id);
  std::vector<std::vector<uint8_t>> blocks(threads);
  std::vector<Floats> values(threads);
  parallelFor(threads, threads, [&](uint64_t item, unsigned) {
    blocks[item] = ordinaryBlocks(type, kCacheElements);
    values[item] = hwy::AllocateAligned<float>(kCacheElements);
  });
  while (state.KeepRunning()) {
    parallelFor(threads, threads, [&](uint64_t item, unsigned) {
      for (size_t i = 0; i < kRounds; ++i) {
        row(blocks[item].data(), kCacheElements / type.blockElements, values[item].get());
        benchmark::ClobberMemory();
      }
    });
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations() * kRounds * threads * kCacheElements));
}

/// The 64 Mi floats that everything goes out to, made once.
float* memory() {
  static const Floats kFloats = [] {
    Floats floats = hwy::AllocateAligned<float>(kMemoryElements);
    std::fill_n(floats.get(), kMemoryElements, 0.0f);
    return floats;
  }();
  return kFloats.get();
}

void outToMemory(benchmark::State& state, const TensorType& type) {
  const std::vector<uint8_t> blocks = ordinaryBlocks(type, kMemoryElements);
  const BlockView view{&type, std::as_bytes(std::span(blocks))};
  while (state.KeepRunning()) {
    const auto done = dequantize(view, {0, view.blocks()}, {memory(), kMemoryElements});
    if (!done) state.SkipWithError(done.error().detail.c_str());
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations() * kMemoryElements));
}

void boundOfMemory(benchmark::State& state, const TensorType& type, bool streamed) {
  const std::vector<uint8_t> blocks = ordinaryBlocks(type, kMemoryElements);
  while (state.KeepRunning()) {
    benchmark::DoNotOptimize(readAndStore(blocks.data(), blocks.size(), memory(), kMemoryElements, streamed));
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations() * kMemoryElements));
}

/// From a file in the page cache, in pieces, to a consumer that looks at one value of each.
void fromFile(benchmark::State& state, const TensorType& type, const std::filesystem::path& path, unsigned threads) {
  const std::vector<uint8_t> blocks = ordinaryBlocks(type, kMemoryElements);
  writeFile(path, std::string(reinterpret_cast<const char*>(blocks.data()), blocks.size()));
  const auto source = FileSource::open(path);
  const std::vector<uint64_t> dims = {kMemoryElements};
  const auto data = TensorData::make(*source, 0, &type, std::endian::little, dims);
  DecodeOptions options;
  options.threads = threads;
  while (state.KeepRunning()) {
    const auto done =
        data->forEachPiece(options, [](const DecodedPiece& piece) { benchmark::DoNotOptimize(piece.values.front()); });
    if (!done) state.SkipWithError("not read");
  }
  state.SetItemsProcessed(static_cast<int64_t>(state.iterations() * kMemoryElements));
}

/// Gelem/s by name: the best of the repetitions, as neighbours of a shared machine only ever slow one down.
class Collector final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.error_occurred || run.run_type != Run::RT_Aggregate || run.aggregate_name != "best") continue;
      const auto items = run.counters.find("items_per_second");
      if (items != run.counters.end()) m_speeds[run.run_name.function_name] = items->second.value / 1e9;
    }
  }
  double speed(const std::string& name) const {
    const auto found = m_speeds.find(name);
    return found == m_speeds.end() ? 0.0 : found->second;
  }
  bool has(const std::string& name) const { return m_speeds.count(name) > 0; }

 private:
  std::map<std::string, double> m_speeds;
};

/// What a type has to reach in cache on an AVX-512 machine, in Gelem/s; 0: nothing is asked.
double wanted(const TensorType& type) {
  const std::string name(type.name);
  if (name.rfind("IQ1", 0) == 0) return 8;
  if (name.rfind("IQ2", 0) == 0 || name.rfind("IQ3", 0) == 0) return 10;
  if (!type.quantized && name != "F16" && name != "BF16") return 0;
  return name == "Q8_1" || name == "Q8_K" ? 0 : 15;
}

std::string nameOf(const char* what, const TensorType& type, const std::string& detail) {
  return std::string(what) + "/" + std::string(type.name) + "/" + detail;
}

void printTables(const Collector& collector, const std::vector<std::string>& targets) {
  std::printf(
      "In cache, one thread, Gelem/s (16,384 elements again and again; wanted: of the best target)\n\n| type |");
  for (const std::string& target : targets) std::printf(" %s |", target.c_str());
  std::printf(" wanted | two threads |\n| --- |");
  for (size_t i = 0; i < targets.size(); ++i) std::printf(" ---: |");
  std::printf(" ---: | ---: |\n");
  for (const TensorType* type : liveTypes()) {
    std::printf("| %s |", std::string(type->name).c_str());
    for (const std::string& target : targets) std::printf(" %.1f |", collector.speed(nameOf("cache", *type, target)));
    const double best = collector.speed(nameOf("cache", *type, targets.front()));
    if (wanted(*type) > 0) {
      std::printf(best >= wanted(*type) ? " %.0f |" : " **%.0f** |", wanted(*type));
    } else {
      std::printf(" – |");
    }
    const double one = collector.speed(nameOf("threads", *type, "1"));
    std::printf(" × %.2f |\n", one > 0 ? collector.speed(nameOf("threads", *type, "2")) / one : 0.0);
  }
  std::printf(
      "\nOut to memory, one thread, 64 Mi elements, Gelem/s; the bounds read as many bytes and store as many floats\n\n"
      "| type | decoded | bound, plain stores | bound, past the caches | of the plain one | of the other |"
      " from a cached file, 1 thread | 2 threads |\n"
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
  for (const TensorType* type : liveTypes()) {
    const double decoded = collector.speed(nameOf("memory", *type, "decoded"));
    const double plain = collector.speed(nameOf("memory", *type, "plain"));
    const double streamed = collector.speed(nameOf("memory", *type, "streamed"));
    std::printf("| %s | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |\n", std::string(type->name).c_str(), decoded,
                plain, streamed, plain > 0 ? decoded / plain : 0, streamed > 0 ? decoded / streamed : 0,
                collector.speed(nameOf("file", *type, "1")), collector.speed(nameOf("file", *type, "2")));
  }
}

template <class Function>
void add(const std::string& name, double seconds, Function function) {
  benchmark::RegisterBenchmark(name.c_str(), function)
      ->MinTime(seconds)
      ->Repetitions(5)
      ->ReportAggregatesOnly()
      ->ComputeStatistics("best",
                          [](const std::vector<double>& runs) { return *std::max_element(runs.begin(), runs.end()); })
      ->UseRealTime();
}

}  // namespace
}  // namespace ggufscope

int main(int argc, char** argv) {
  using namespace ggufscope;
  benchmark::Initialize(&argc, argv);
  const TempDir folder;
  std::vector<std::string> targets;
  for (const int64_t target : hwy::SupportedAndGeneratedTargets()) targets.emplace_back(hwy::TargetName(target));
  for (const TensorType* type : liveTypes()) {
    for (const int64_t target : hwy::SupportedAndGeneratedTargets()) {
      add(nameOf("cache", *type, hwy::TargetName(target)), 0.03,
          [=](benchmark::State& state) { inCache(state, *type, target); });
    }
    for (const unsigned threads : {1U, 2U}) {
      add(nameOf("threads", *type, std::to_string(threads)), 0.05,
          [=](benchmark::State& state) { onThreads(state, *type, threads); });
    }
    add(nameOf("memory", *type, "decoded"), 0.1, [=](benchmark::State& state) { outToMemory(state, *type); });
    add(nameOf("memory", *type, "plain"), 0.1, [=](benchmark::State& state) { boundOfMemory(state, *type, false); });
    add(nameOf("memory", *type, "streamed"), 0.1, [=](benchmark::State& state) { boundOfMemory(state, *type, true); });
    for (const unsigned threads : {1U, 2U}) {
      add(nameOf("file", *type, std::to_string(threads)), 0.1,
          [=, &folder](benchmark::State& state) { fromFile(state, *type, folder / "weights", threads); });
    }
  }
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  printTables(collector, targets);
  return 0;
}
