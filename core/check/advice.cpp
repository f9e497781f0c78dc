#include "core/check/advice.h"

#include <algorithm>

#include "core/format/recognise.h"

namespace ggufscope {

namespace {

/// Said where a file ends too early.
bool isBreak(DiagnosticId id) {
  constexpr DiagnosticId kBreaks[] = {
      DiagnosticId::headerTruncated,     DiagnosticId::headerCountExceedsFile, DiagnosticId::kvTruncated,
      DiagnosticId::kvLengthExceedsFile, DiagnosticId::tensorInfoTruncated,    DiagnosticId::dataStartBeyondFile,
      DiagnosticId::tensorDataTruncated, DiagnosticId::tensorDataAbsent,       DiagnosticId::dataTruncated};
  return std::find(std::begin(kBreaks), std::end(kBreaks), id) != std::end(kBreaks);
}

}  // namespace

std::optional<FilePiece> pieceThatBreaksOff(const ModelFile& file) {
  const auto& findings = file.document().diagnostics;
  const bool breaksOff =
      std::any_of(findings.begin(), findings.end(), [](const auto& each) { return isBreak(each.id); });
  if (!breaksOff) return {};
  return filePiece(file.path().filename().string());
}

Advice adviceFor(const Diagnostic& finding, const Model& model) {
  const ModelFile* file = model.file(finding.shard);
  if (file != nullptr) {
    const Message& foreign = file->document().recognisedAdvice;
    if (finding.id == DiagnosticId::fileNotGguf && !foreign.text.empty()) return {"phrase", foreign};
    if (isBreak(finding.id)) {
      if (const auto piece = pieceThatBreaksOff(*file)) return {"phrase", joinPieces(*piece)};
    }
  }
  return {"finding_advice", {row(finding.id).advice, {}}};
}

}  // namespace ggufscope
