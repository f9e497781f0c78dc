#include "tests/core/check/conditions.h"

#include <algorithm>
#include <stdexcept>

#include "core/check/check.h"
#include "tests/support/open_model.h"

namespace ggufscope {

namespace {

char letter(Severity severity) { return severity == Severity::error ? 'E' : severity == Severity::warning ? 'W' : 'I'; }

}  // namespace

std::string findingLine(std::string_view id, std::string_view severities, ByteRange range) {
  return std::string(id) + ' ' + severities.front() + ' ' + severities.back() + " [" + std::to_string(range.begin) +
         ", " + std::to_string(range.end) + ")";
}

FindingLines sorted(FindingLines lines) {
  std::sort(lines.begin(), lines.end());
  return lines;
}

FindingLines findingLines(const ModelFile& model) {
  const Result<std::vector<Diagnostic>> findings = check(model);
  if (!findings) throw std::runtime_error(describe(findings.error()));
  FindingLines lines;
  for (const Diagnostic& finding : *findings) {
    const std::string_view id = row(finding.id).id;
    if (id.starts_with("model.") || id.starts_with("tokenizer.")) continue;
    lines.push_back(findingLine(id, {std::string{letter(finding.spec), letter(finding.llamaCpp)}}, finding.range));
  }
  return sorted(std::move(lines));
}

FindingLines findingLines(const std::string& bytes) { return findingLines(*opened(bytes)); }

std::string messageOf(const ModelFile& model, std::string_view id) {
  for (const Diagnostic& finding : model.document().diagnostics) {
    if (row(finding.id).id == id) return finding.message.english();
  }
  return {};
}

}  // namespace ggufscope
