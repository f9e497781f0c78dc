#include "core/base/diagnostic.h"

#include "core/base/text_mark.h"

namespace ggufscope {

namespace {

constexpr Severity info = Severity::info;        // NOLINT(readability-identifier-naming): words of diagnostics.def
constexpr Severity warning = Severity::warning;  // NOLINT(readability-identifier-naming)
constexpr Severity error = Severity::error;      // NOLINT(readability-identifier-naming)

constexpr DiagnosticRow kRows[] = {
#define GS_DIAGNOSTIC(name, id, spec, llama, message, advice) {id, spec, llama, message, advice},
#include "core/base/diagnostics.def"
#undef GS_DIAGNOSTIC
};

}  // namespace

std::string_view severityName(Severity severity) {
  switch (severity) {
    case Severity::info:
      return "info";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return {};
}

const DiagnosticRow& row(DiagnosticId id) { return kRows[static_cast<size_t>(id)]; }

size_t diagnosticCount() { return std::size(kRows); }

bool diagnosticByName(std::string_view name, DiagnosticId& id) {
  for (size_t i = 0; i < std::size(kRows); ++i) {
    if (kRows[i].id != name) continue;
    id = static_cast<DiagnosticId>(i);
    return true;
  }
  return false;
}

Diagnostic makeDiagnostic(DiagnosticId id, ByteRange range,
                          std::vector<std::pair<std::string_view, std::string>> arguments) {
  const DiagnosticRow& catalogued = row(id);
  return {id, range, catalogued.spec, catalogued.llamaCpp, {catalogued.message, std::move(arguments)}};
}

}  // namespace ggufscope
