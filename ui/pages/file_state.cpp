#include "ui/pages/file_state.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/format/value.h"
#include "ui/pages/file_map_layout.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// Writes the sentences about one document.
class StateWriter {
  Q_DECLARE_TR_FUNCTIONS(FileState)

 public:
  explicit StateWriter(const ModelFile& model) : m_model(model), m_document(model.document()) {}

  FileState notGguf() const;
  FileState broken() const;
  std::optional<FileState> incomplete() const;
  std::optional<FileState> shard() const;

 private:
  const ModelFile& m_model;
  const Document& m_document;
};

/// The finding that ended the reading: the first error that touches the unparsed rest.
const Diagnostic* stoppingFinding(const Document& document) {
  const ByteRange rest = document.unparsed->range;
  const auto found = std::find_if(document.diagnostics.begin(), document.diagnostics.end(), [&](const Diagnostic& d) {
    return d.spec == Severity::error && d.range.end >= rest.begin && d.range.begin >= rest.begin;
  });
  if (found != document.diagnostics.end()) return &*found;
  const auto counted = std::find_if(document.diagnostics.begin(), document.diagnostics.end(),
                                    [](const Diagnostic& d) { return d.id == DiagnosticId::headerCountExceedsFile; });
  return counted == document.diagnostics.end() ? nullptr : &*counted;
}

QString adviceText(const Diagnostic& finding) { return toText("finding_advice", Message{row(finding.id).advice, {}}); }

FileState StateWriter::notGguf() const {
  FileState state;
  state.severity = Severity::error;
  if (!m_document.diagnostics.empty()) {
    state.sentence = toText("finding", m_document.diagnostics.front().message);
    state.advice = adviceText(m_document.diagnostics.front());
  }
  if (m_document.fileSize > 0) {
    state.linkText = tr("Show the first bytes");
    state.bytes = ByteRange{0, std::min<uint64_t>(m_document.fileSize, 16)};
  }
  return state;
}

FileState StateWriter::broken() const {
  FileState state;
  state.severity = Severity::error;
  const uint64_t at = m_document.unparsed->range.begin;
  const QString read =
      m_document.unparsed->in == Unparsed::In::header
          ? tr("The header was not read to its end")
          : tr("Header, %1 of %2 pairs and %3 of %4 tensor infos were read")
                .arg(groupedNumber(m_document.pairs.size()), groupedNumber(m_document.header.kvCount),
                     groupedNumber(m_document.tensors.size()), groupedNumber(m_document.header.tensorCount));
  const Diagnostic* finding = stoppingFinding(m_document);
  state.sentence =
      finding == nullptr
          ? tr("%1; reading stopped at %2.").arg(read, hexOffsetText(at))
          : tr("%1; reading stopped at %2: %3").arg(read, hexOffsetText(at), toText("finding", finding->message));
  if (finding != nullptr) state.advice = adviceText(*finding);
  state.linkText = tr("Show the place");
  state.bytes = finding == nullptr ? m_document.unparsed->range : finding->range;
  return state;
}

std::optional<FileState> StateWriter::incomplete() const {
  uint64_t tensors = 0;
  for (const TensorInfo& tensor : m_document.tensors) {
    if ((tensor.state & (kTensorCut | kTensorAbsent)) != 0) ++tensors;
  }
  if (tensors == 0) return {};
  const uint64_t missing = missingTensorBytes(m_document);
  FileState state;
  state.severity = Severity::error;
  state.sentence = missing == 0
                       ? tr("%1 of %2 tensors lie outside the file.")
                             .arg(groupedNumber(tensors), groupedNumber(m_document.tensors.size()))
                       : tr("%1 of %2 tensors are incomplete, %3 missing.")
                             .arg(groupedNumber(tensors), groupedNumber(m_document.tensors.size()), byteSize(missing));
  state.linkText = tr("Show these tensors");
  state.tensorFilter = QStringLiteral("state:cut,absent");
  return state;
}

std::optional<FileState> StateWriter::shard() const {
  const auto number = unsignedValue(m_model.source(), m_document, "split.no");
  const auto count = unsignedValue(m_model.source(), m_document, "split.count");
  if (!number || !count || *count < 2 || *number >= *count) return {};
  FileState state;
  const auto tensors = unsignedValue(m_model.source(), m_document, "split.tensors.count");
  state.sentence = tr("Shard %1 of %2.").arg(groupedNumber(*number + 1), groupedNumber(*count));
  if (tensors) {
    state.sentence += QLatin1Char(' ') + tr("It holds %1 of the set's %2 tensors.")
                                             .arg(groupedNumber(m_document.tensors.size()), groupedNumber(*tensors));
  }
  const uint64_t pair = m_document.findPair("split.no");
  state.linkText = tr("Show the place");
  state.bytes = m_document.valueRange(pair);
  return state;
}

}  // namespace

std::vector<FileState> fileStates(const ModelFile& model) {
  const StateWriter writer(model);
  if (!model.document().isGguf) return {writer.notGguf()};
  std::vector<FileState> states;
  if (model.document().unparsed) states.push_back(writer.broken());
  if (auto state = writer.incomplete()) states.push_back(std::move(*state));
  if (auto state = writer.shard()) states.push_back(std::move(*state));
  return states;
}

}  // namespace ggufscope
