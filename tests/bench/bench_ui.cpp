// The tensor table at 100,000 rows: what a keystroke in its filter costs on the GUI thread, and clearing it.
#include <memory>
#include <string>

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QString>

#include "tests/bench/bench_report.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "ui/models/tensor_table_model.h"

namespace ggufscope {
namespace {

constexpr size_t kRows = 100000;

std::shared_ptr<const ModelFile> manyTensors() {
  GgufBuilder builder;
  for (size_t i = 0; i < kRows; ++i) {
    GgufTensor tensor{"blk." + std::to_string(i / 10) + ".attn_" + std::to_string(i % 10) + ".weight", {32}, kQ8_0};
    tensor.data = "";
    tensor.bytes = 34;
    builder.tensor(std::move(tensor));
  }
  return opened(builder.build());
}

/// Types a name, letter by letter: the widest keystroke is the first, which keeps every row.
void typeIntoFilter(benchmark::State& state, TensorTableModel& model, const char* before, const char* after) {
  while (state.KeepRunning()) {
    state.PauseTiming();
    model.setFilter(QString::fromLatin1(before));
    state.ResumeTiming();
    model.setFilter(QString::fromLatin1(after));
  }
  state.counters["budget_ms"] = 16;
}

void add(const char* name, TensorTableModel& model, const char* before, const char* after) {
  benchmark::RegisterBenchmark(
      name, [&model, before, after](benchmark::State& state) { typeIntoFilter(state, model, before, after); })
      ->Unit(benchmark::kMillisecond)
      ->Repetitions(9)
      ->ReportAggregatesOnly();
}

}  // namespace
}  // namespace ggufscope

int main(int argc, char** argv) {
  using namespace ggufscope;
  benchmark::Initialize(&argc, argv);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  TensorTableModel model;
  model.setModel(Model::ofFile(manyTensors()));
  add("filter 100,000 rows: first letter", model, "", "a");
  add("filter 100,000 rows: a word that few have", model, "blk.999", "blk.9999");
  add("filter 100,000 rows: two words", model, "attn_3", "attn_3 7");
  add("filter 100,000 rows: clear", model, "9999", "");
  MarkdownReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  return 0;
}
