#pragma once

#include <optional>
#include <string>

#include <benchmark/benchmark.h>

namespace ggufscope {

/// One row of the Markdown table that the benchmarks print: what, measured, budget, kept or not. Values in `unit`.
void printRow(const std::string& what, double measured, const std::string& unit, std::optional<double> budget = {});

/// Prints the median of every benchmark's repetitions as a row. The budget in milliseconds is the benchmark's counter
/// "budget_ms", where it has one.
class MarkdownReporter final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;
};

}  // namespace ggufscope
