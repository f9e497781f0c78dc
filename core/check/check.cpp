#include "core/check/check.h"

#include <charconv>

#include "core/base/diagnostic_collector.h"
#include "core/check/array_checks.h"
#include "core/check/padding_checks.h"
#include "core/check/semantic_checks.h"
#include "core/check/token_text_checks.h"

namespace ggufscope {

namespace {

/// A check that needs more than the header part. To add one: a function like these, a row here.
struct DeferredCheck {
  Result<bool> (*run)(const ModelFile& model, DiagnosticCollector& findings, const CheckContext& context);
  uint64_t (*bytesToRead)(const Document& document);
};

/// Of a check that reads no more than a few values.
uint64_t noBytes(const Document&) { return 0; }

constexpr DeferredCheck kDeferredChecks[] = {
    {checkArrays, arrayBytesToCheck}, {checkPadding, paddingBytesToCheck},  {checkMetadata, noBytes},
    {checkTensors, noBytes},          {checkTokenTexts, tokenBytesToCheck},
};

uint64_t numberOf(std::string_view digits) {
  uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

/// Puts findings back into a collector; `file.findings_limited` as the number that it stands for.
void gather(DiagnosticCollector& collector, Diagnostic diagnostic) {
  if (diagnostic.id != DiagnosticId::fileFindingsLimited) return collector.add(std::move(diagnostic));
  uint64_t count = 0;
  DiagnosticId limited{};
  for (const auto& [name, value] : diagnostic.message.arguments) {
    if (name == "n") count = numberOf(value);
    if (name == "id" && !diagnosticByName(value, limited)) return;
  }
  collector.addUnkept(limited, diagnostic.range, count);
}

}  // namespace

Result<std::vector<Diagnostic>> checkDeferred(const ModelFile& model, std::stop_token stop, Progress* progress) {
  if (progress != nullptr) {
    for (const DeferredCheck& check : kDeferredChecks) progress->total += check.bytesToRead(model.document());
  }
  DiagnosticCollector findings;
  const CheckContext context{std::move(stop), progress};
  for (const DeferredCheck& check : kDeferredChecks) {
    const Result<bool> done = check.run(model, findings, context);
    if (!done) return done.error();
  }
  return findings.take();
}

std::vector<Diagnostic> mergeFindings(const std::vector<Diagnostic>& header, std::vector<Diagnostic> more) {
  DiagnosticCollector collector;
  for (const Diagnostic& diagnostic : header) gather(collector, diagnostic);
  for (Diagnostic& diagnostic : more) gather(collector, std::move(diagnostic));
  return collector.take();
}

Result<std::vector<Diagnostic>> check(const ModelFile& model, std::stop_token stop, Progress* progress) {
  Result<std::vector<Diagnostic>> more = checkDeferred(model, std::move(stop), progress);
  if (!more) return more;
  return mergeFindings(model.document().diagnostics, std::move(*more));
}

FindingCounts countFindings(const std::vector<Diagnostic>& findings, Profile profile) {
  FindingCounts counts;
  for (const Diagnostic& diagnostic : findings) {
    switch (diagnostic.severity(profile)) {
      case Severity::error:
        ++counts.error;
        break;
      case Severity::warning:
        ++counts.warning;
        break;
      case Severity::info:
        ++counts.info;
        break;
    }
  }
  return counts;
}

}  // namespace ggufscope
