#include "ui/pages/file_state.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/analysis/damage.h"
#include "core/base/text.h"
#include "core/check/advice.h"
#include "core/format/recognise.h"
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

QString adviceText(const Diagnostic& finding, const Model& model) {
  const Advice advice = adviceFor(finding, model);
  return toText(advice.context, advice.text);
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
  if (finding != nullptr) {
    Diagnostic own = *finding;
    own.shard = static_cast<uint32_t>(m_shard);
    state.advice = adviceText(own, m_model);
    state.covered = {finding->id};
  }
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

/// How many tensors are whole, cut, absent: "4 tensors: 1 whole, 1 cut, 2 absent."
QString tensorsInWords(const Damage& damage) {
  QStringList parts = {StateWriter::tr("%1 whole").arg(groupedNumber(damage.whole))};
  if (damage.cut > 0) parts += StateWriter::tr("%1 cut").arg(groupedNumber(damage.cut));
  if (damage.absent > 0) parts += StateWriter::tr("%1 absent").arg(groupedNumber(damage.absent));
  const uint64_t others = damage.tensors - damage.whole - damage.cut - damage.absent;
  if (others > 0) parts += StateWriter::tr("%1 of unknown size").arg(groupedNumber(others));
  const QString count = damage.tensors == 1 ? StateWriter::tr("1 tensor")
                                            : StateWriter::tr("%1 tensors").arg(groupedNumber(damage.tensors));
  return StateWriter::tr("%1: %2.").arg(count, parts.join(StateWriter::tr(", ")));
}

/// Bytes of tensors are missing: that first, then which tensors they belong to.
std::optional<FileState> incomplete(const Model& model) {
  const Damage damage = damageOf(model);
  if (damage.cut + damage.absent == 0) return {};
  FileState state;
  state.severity = Severity::error;
  const QString headline =
      damage.missingBytes == 0
          ? StateWriter::tr("The file is incomplete.")
          : StateWriter::tr("The file is incomplete: %1 are missing.").arg(byteSize(damage.missingBytes));
  state.sentence = joinedSentences({headline, tensorsInWords(damage)});
  state.advice = StateWriter::tr("Download it again, or resume the download. What is there can be looked at.");
  state.linkText = StateWriter::tr("Show these tensors");
  state.tensorFilter = QStringLiteral("state:cut,absent");
  state.covered = {DiagnosticId::dataTruncated, DiagnosticId::tensorDataTruncated, DiagnosticId::tensorDataAbsent};
  return state;
}

/// The file ends early because it is the first piece of one that was cut up.
std::optional<FileState> firstPiece(const Model& model) {
  const auto piece = pieceThatBreaksOff(model.opened());
  if (!piece) return {};
  FileState state;
  state.severity = Severity::error;
  const QString whole = toText(std::string_view(escaped(piece->whole, 200)));
  const QString number = toText(std::string_view(piece->number));
  state.sentence =
      piece->total == 0
          ? StateWriter::tr("By its name this is only piece %1 of a file that was cut up, %2.").arg(number, whole)
          : StateWriter::tr("By its name this is only piece %1 of %2 of a file that was cut up, %3.")
                .arg(number, groupedNumber(piece->total), whole);
  state.advice = toText("phrase", joinPieces(*piece));
  return state;
}

QString shownName(const Shard& shard) { return toText(std::string_view(escaped(shard.path.filename().string()))); }

/// The names of those that `wanted` is true of; of many only the first.
template <class Wanted>
QString namesOf(const Model& model, Wanted wanted) {
  constexpr int kNamed = 3;
  QStringList names;
  for (const Shard& shard : model.shards()) {
    if (!wanted(shard)) continue;
    if (names.size() == kNamed) {
      names += QStringLiteral("…");
      break;
    }
    names += shownName(shard);
  }
  return names.join(StateWriter::tr(", "));
}

bool isUnusable(const Shard& shard) {
  return shard.notGguf || (shard.error && shard.error->code != ErrorCode::notFound);
}

/// A place in the list of problems that is about the whole set.
FileState stateOfSet(const Model& model, DiagnosticId finding) {
  FileState state;
  state.severity = Severity::warning;
  state.linkText = StateWriter::tr("Show the place");
  state.shard = model.openedShard();
  const Document& document = model.opened().document();
  state.bytes = document.valueRange(document.findPair("split.count"));
  state.covered = {finding};
  return state;
}

/// Files that lie where a shard should, and are none.
void addUnusableShards(const Model& model, std::vector<FileState>& states) {
  constexpr int kMost = 3;
  int said = 0;
  for (const Shard& shard : model.shards()) {
    if (!isUnusable(shard) || said++ == kMost) continue;
    FileState state = stateOfSet(model, DiagnosticId::splitShardMissing);
    const QString number = groupedNumber(shard.number);
    if (shard.notGguf) {
      state.sentence = StateWriter::tr("Shard %1 is there, but %2 is no GGUF file. What it is instead: %3.")
                           .arg(number, shownName(shard), toText("phrase", shard.recognisedAs));
      state.advice = StateWriter::tr("Download this shard again.");
    } else {
      state.sentence =
          StateWriter::tr("Shard %1 cannot be read, %2: %3").arg(number, shownName(shard), toText(*shard.error));
    }
    states.push_back(std::move(state));
    if (said == kMost) return;
  }
}

/// Shards of the set that are not there, by name.
void addMissingShards(const Model& model, std::vector<FileState>& states) {
  const auto isMissing = [](const Shard& shard) { return !shard.file && !isUnusable(shard); };
  const auto missing = std::count_if(model.shards().begin(), model.shards().end(), isMissing);
  if (missing == 0) return;
  FileState state = stateOfSet(model, DiagnosticId::splitShardMissing);
  state.sentence = StateWriter::tr("%1 of %2 shards are not there: %3.")
                       .arg(groupedNumber(static_cast<quint64>(missing)), groupedNumber(model.shards().size()),
                            namesOf(model, isMissing));
  state.advice =
      StateWriter::tr("What is there is shown; a lone shard is not damaged. Put all shards into one folder.");
  states.push_back(std::move(state));
}

/// Shards that by their keys belong elsewhere: a copy under another name, or one of another set.
void addMisplacedShards(const Model& model, std::vector<FileState>& states) {
  if (model.inPlace()) return;
  FileState state = stateOfSet(model, DiagnosticId::splitNameDisagrees);
  state.covered.push_back(DiagnosticId::splitCountDisagrees);
  state.sentence = StateWriter::tr("Files that by their keys are not the shards that their names say: %1.")
                       .arg(namesOf(model, [](const Shard& shard) { return shard.misplaced; }));
  state.advice =
      StateWriter::tr("The shards are mixed up, or one is there twice: get those named here again, all from one set.");
  states.push_back(std::move(state));
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
  if (auto state = firstPiece(model)) states.insert(states.begin(), std::move(*state));
  if (auto state = incomplete(model)) states.push_back(std::move(*state));
  addUnusableShards(model, states);
  addMissingShards(model, states);
  addMisplacedShards(model, states);
  if (model.isSet()) return states;
  if (auto state = StateWriter(model, 0).loneShard()) states.push_back(std::move(*state));
  return states;
}

}  // namespace ggufscope
