#include "tests/bench/bench_report.h"

#include <cstdio>

namespace ggufscope {

void printRow(const std::string& what, double measured, const std::string& unit, std::optional<double> budget) {
  std::string limit = "–";
  std::string verdict = "–";
  char number[64];
  if (budget) {
    std::snprintf(number, sizeof number, "≤ %.4g %s", *budget, unit.c_str());
    limit = number;
    verdict = measured <= *budget ? "yes" : "**no**";
  }
  std::printf("| %s | %.3g %s | %s | %s |\n", what.c_str(), measured, unit.c_str(), limit.c_str(), verdict.c_str());
  std::fflush(stdout);
}

bool MarkdownReporter::ReportContext(const Context&) { return true; }

void MarkdownReporter::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.error_occurred) {
      std::printf("| %s | failed: %s | – | **no** |\n", run.run_name.function_name.c_str(), run.error_message.c_str());
      continue;
    }
    if (run.run_type != Run::RT_Aggregate || run.aggregate_name != "median") continue;
    const double milliseconds = run.GetAdjustedRealTime() / benchmark::GetTimeUnitMultiplier(run.time_unit) * 1e3;
    const auto budget = run.counters.find("budget_ms");
    printRow(run.run_name.function_name, milliseconds, "ms",
             budget == run.counters.end() ? std::nullopt : std::optional<double>(budget->second));
  }
}

}  // namespace ggufscope
