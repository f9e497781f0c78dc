#include "ui/pages/file_state.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/analysis/damage.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// Writes the sentences about one file of a model.
class StateWriter {
  Q_DECLARE_TR_FUNCTIONS(FileState)

 public:
  StateWriter(const Model& model, size_t shard)
      : m_model(model), m_shard(shard), m_file(*model.file(shard)), m_document(m_file.document()) {}

  FileState broken() const;
  std::optional<FileState> loneShard() const;

 private:
  const Model& m_model;
  size_t m_shard;
  const ModelFile& m_file;
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
  if (m_model.isSet()) {
    state.sentence = tr("Shard %1: %2").arg(groupedNumber(m_model.shards()[m_shard].number), state.sentence);
  }
  state.shard = m_shard;
  state.guessable = m_document.unparsed->in == Unparsed::In::kv || m_document.unparsed->in == Unparsed::In::tensorInfo;
  state.linkText = tr("Show the place");
  state.bytes = finding == nullptr ? m_document.unparsed->range : finding->range;
  return state;
}

std::optional<FileState> StateWriter::loneShard() const {
  const std::optional<ShardKeys> keys = shardKeys(m_file);
  if (!keys) return {};
  FileState state;
  state.shard = m_shard;
  const auto tensors = unsignedValue(m_file.source(), m_document, "split.tensors.count");
  state.sentence = tr("Shard %1 of %2.").arg(groupedNumber(keys->number), groupedNumber(keys->count));
  if (tensors) {
    state.sentence =
        joinedSentences({state.sentence, tr("It holds %1 of the set's %2 tensors.")
                                             .arg(groupedNumber(m_document.tensors.size()), groupedNumber(*tensors))});
  }
  state.linkText = tr("Show the place");
  state.bytes = m_document.valueRange(m_document.findPair("split.no"));
  return state;
}

/// How many tensors are whole, cut, absent, and how many bytes are missing, in one sentence.
std::optional<FileState> incomplete(const Model& model) {
  const Damage damage = damageOf(model);
  if (damage.cut + damage.absent == 0) return {};
  QStringList parts = {StateWriter::tr("%1 whole").arg(groupedNumber(damage.whole))};
  if (damage.cut > 0) parts += StateWriter::tr("%1 cut").arg(groupedNumber(damage.cut));
  if (damage.absent > 0) parts += StateWriter::tr("%1 absent").arg(groupedNumber(damage.absent));
  FileState state;
  state.severity = Severity::error;
  const uint64_t others = damage.tensors - damage.whole - damage.cut - damage.absent;
  if (others > 0) parts += StateWriter::tr("%1 of unknown size").arg(groupedNumber(others));
  const QString count = damage.tensors == 1 ? StateWriter::tr("1 tensor")
                                            : StateWriter::tr("%1 tensors").arg(groupedNumber(damage.tensors));
  state.sentence = StateWriter::tr("%1: %2").arg(count, parts.join(StateWriter::tr(", ")));
  state.sentence += damage.missingBytes == 0 ? StateWriter::tr(".")
                                             : StateWriter::tr("; %1 are missing.").arg(byteSize(damage.missingBytes));
  state.linkText = StateWriter::tr("Show these tensors");
  state.tensorFilter = QStringLiteral("state:cut,absent");
  return state;
}

/// Shards of the set that are not there, by name.
std::optional<FileState> missingShards(const Model& model) {
  constexpr int kNamed = 3;
  if (model.complete()) return {};
  QStringList names;
  for (const Shard& shard : model.shards()) {
    if (shard.file) continue;
    if (names.size() == kNamed) {
      names += QStringLiteral("…");
      break;
    }
    names += toText(std::string_view(escaped(shard.path.filename().string())));
  }
  FileState state;
  state.severity = Severity::warning;
  state.sentence =
      StateWriter::tr("%1 of %2 shards are not there: %3.")
          .arg(groupedNumber(model.missing()), groupedNumber(model.shards().size()), names.join(StateWriter::tr(", ")));
  state.advice =
      StateWriter::tr("What is there is shown; a lone shard is not damaged. Put all shards into one folder.");
  state.linkText = StateWriter::tr("Show the place");
  state.shard = model.openedShard();
  const Document& document = model.opened().document();
  state.bytes = document.valueRange(document.findPair("split.count"));
  return state;
}

}  // namespace

std::vector<FileState> fileStates(const Model& model) {
  std::vector<FileState> states;
  if (!model.opened().document().isGguf) return states;
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    const ModelFile* file = model.file(shard);
    if (file == nullptr || !file->document().unparsed) continue;
    states.push_back(StateWriter(model, shard).broken());
    // One is enough to say that the set is damaged; the list of problems has them all.
    break;
  }
  if (auto state = incomplete(model)) states.push_back(std::move(*state));
  if (auto state = missingShards(model)) states.push_back(std::move(*state));
  if (model.isSet()) return states;
  if (auto state = StateWriter(model, 0).loneShard()) states.push_back(std::move(*state));
  return states;
}

}  // namespace ggufscope
