#include "ui/session/document_session.h"

#include <algorithm>
#include <tuple>

#include <QScopedValueRollback>

namespace ggufscope {

namespace {

constexpr size_t kHistoryLimit = 200;

/// The segment that holds the data which `tensor` owns; kNone where it owns none.
uint64_t ownedSegment(const Document& document, uint64_t tensor) {
  const auto owns = [&](const DataSegment& segment) {
    return segment.kind == SegmentKind::tensorData && segment.tensor == tensor;
  };
  const uint64_t offset = ByteRange::ofSize(document.dataStart, document.tensors[tensor].relativeOffset).end;
  const uint64_t guess = document.segmentAt(offset);
  if (guess != kNone && owns(document.segments[guess])) return guess;
  // Where tensors overlap, another one may own the first byte.
  const auto found = std::find_if(document.segments.begin(), document.segments.end(), owns);
  return found == document.segments.end() ? kNone : static_cast<uint64_t>(found - document.segments.begin());
}

/// The part of `bytes` that is in the file; nothing where it is missing or ends before them.
std::optional<ByteRange> partThatIsThere(const Model& whole, size_t shard, ByteRange bytes) {
  const ModelFile* file = shard < whole.shards().size() ? whole.file(shard) : nullptr;
  if (file == nullptr || bytes.begin > file->size() || (bytes.begin == file->size() && !bytes.empty())) return {};
  return bytes.clippedTo({0, file->size()});
}

/// What a span that was selected in another reading of a file is now: itself where it still is at these bytes, else the
/// largest span that is just there, else the deepest one at the first of them.
SpanRef spanAgain(const ModelFile& file, const Selection& before) {
  const Document& document = file.document();
  const SpanRef old = before.span;
  // Selected by its row because another tensor owns its bytes.
  if (old.type == SpanType::tensorInfo && old.a < document.tensors.size() &&
      document.tensorRange(old.a).clippedTo({0, file.size()}) == before.bytes) {
    return old;
  }
  const std::vector<Span> path = file.spans().path(before.bytes.begin);
  const auto same = std::find_if(path.begin(), path.end(), [&](const Span& span) { return span.ref == old; });
  if (same != path.end()) return old;
  const auto just = std::find_if(path.begin(), path.end(), [&](const Span& span) {
    return span.range == before.bytes && span.ref.type != SpanType::file;
  });
  return just != path.end() ? just->ref : path.back().ref;
}

}  // namespace

DocumentSession::DocumentSession(QObject* parent)
    : QObject(parent),
      m_guesses(new GuessErrand(this)),
      m_origin(new OriginErrand(this)),
      m_digest(new DigestErrand(this)) {
  qRegisterMetaType<Selection>();
  connect(m_digest, &Errand::changed, this, [this] {
    if (judgeName()) emit findingsChanged();
  });
}

DocumentSession::~DocumentSession() = default;

void DocumentSession::setWhole(std::shared_ptr<const Model> whole) {
  m_whole = std::move(whole);
  m_shard = m_whole ? m_whole->openedShard() : 0;
  m_model = m_whole ? m_whole->sharedFile(m_shard) : nullptr;
  m_selection = {};
  m_history.clear();
  m_position = -1;
  m_findings.clear();
  m_checkState = CheckState::running;
  for (Errand* errand : errands()) errand->reset();
  emit wholeChanged();
  emit modelChanged();
  emit selectionChanged(m_selection);
  emit historyChanged();
  emit findingsChanged();
}

void DocumentSession::setWholeAgain(std::shared_ptr<const Model> whole) {
  const std::vector<Selection> before = m_history;
  const int position = m_position;
  setWhole(std::move(whole));
  for (size_t i = 0; i < before.size(); ++i) {
    Selection place = before[i];
    const auto bytes = partThatIsThere(*m_whole, place.shard, place.bytes);
    // Which span it is takes reading: it is found out when somebody goes there.
    place.valid = false;
    if (bytes) place.bytes = *bytes;
    if (bytes && (m_history.empty() || !(m_history.back() == place))) m_history.push_back(place);
    if (static_cast<int>(i) <= position) m_position = static_cast<int>(m_history.size()) - 1;
  }
  if (m_position >= 0) visit(m_position);
  emit historyChanged();
}

void DocumentSession::setModel(std::shared_ptr<const ModelFile> model) {
  setWhole(model ? Model::ofFile(std::move(model)) : nullptr);
}

void DocumentSession::showFile(size_t shard) {
  if (shard == m_shard) return;
  m_shard = shard;
  m_model = m_whole->sharedFile(shard);
  emit modelChanged();
}

void DocumentSession::showShard(size_t shard) {
  if (shard != m_shard) selectBytes(shard, {0, 0});
}

void DocumentSession::select(SpanRef ref) { select(m_shard, ref); }

void DocumentSession::select(size_t shard, SpanRef ref) {
  const ModelFile* file = m_whole ? m_whole->file(shard) : nullptr;
  if (file != nullptr) apply({ref, file->spans().at(ref).range, true, shard});
}

void DocumentSession::selectBytes(ByteRange bytes, History history) {
  if (!m_model) return;
  const ByteRange inFile = bytes.clippedTo({0, m_model->size()});
  apply({m_model->spans().path(inFile.begin).back().ref, inFile, true, m_shard}, history);
}

void DocumentSession::selectBytes(size_t shard, ByteRange bytes) {
  const ModelFile* file = m_whole ? m_whole->file(shard) : nullptr;
  if (file == nullptr) return;
  const ByteRange inFile = bytes.clippedTo({0, file->size()});
  apply({file->spans().path(inFile.begin).back().ref, inFile, true, shard});
}

void DocumentSession::selectTensor(uint64_t tensor) {
  if (!m_whole || tensor >= m_whole->tensorCount()) return;
  const ShardTensor place = m_whole->place(tensor);
  const Document& document = m_whole->file(place.shard)->document();
  const SpanRef row{SpanType::tensorInfo, 0, place.tensor, 0};
  const ByteRange nominal = document.tensorRange(place.tensor).clippedTo({0, document.fileSize});
  const uint64_t segment = ownedSegment(document, place.tensor);
  if (segment == kNone) {
    // All its bytes belong to another tensor: the row says which tensor is meant, the bytes are its own.
    if (nominal.empty()) {
      select(place.shard, row);
    } else {
      apply({row, nominal, true, place.shard});
    }
    return;
  }
  const DataSegment& owned = document.segments[segment];
  const ByteRange bytes = nominal.empty() ? ByteRange{owned.begin, owned.end} : nominal;
  apply({SpanRef{SpanType::segment, 0, segment, 0}, bytes, true, place.shard});
}

void DocumentSession::selectPlace(size_t shard, ByteRange bytes) {
  if (!m_whole || !partThatIsThere(*m_whole, shard, bytes)) return;
  const ModelFile& file = *m_whole->file(shard);
  for (const Span& span : file.spans().path(bytes.begin)) {
    if (span.range != bytes || span.ref.type == SpanType::file) continue;
    select(shard, span.ref);
    return;
  }
  selectBytes(shard, bytes);
}

void DocumentSession::goBack() {
  if (!canGoBack()) return;
  visit(m_position - 1);
  emit historyChanged();
}

void DocumentSession::goForward() {
  if (!canGoForward()) return;
  visit(m_position + 1);
  emit historyChanged();
}

void DocumentSession::visit(int position) {
  m_position = position;
  Selection& place = m_history[static_cast<size_t>(position)];
  if (!place.valid) {
    place.span = spanAgain(*m_whole->file(place.shard), place);
    place.valid = true;
  }
  announce(Selection(place));
}

void DocumentSession::setFindings(std::vector<Diagnostic> findings, bool complete) {
  m_findings = std::move(findings);
  judgeName();
  m_checkState = complete ? CheckState::complete : CheckState::running;
  emit findingsChanged();
}

/// Puts the finding about the hash in the name of the file where it belongs, or takes it away. False where nothing
/// changed.
bool DocumentSession::judgeName() {
  const size_t erased = std::erase_if(
      m_findings, [](const Diagnostic& finding) { return finding.id == DiagnosticId::fileDigestDisagrees; });
  const auto origin = m_origin->found();
  const auto& digest = m_digest->digest();
  if (!m_whole || !origin || !digest) return erased > 0;
  auto finding = judgeDigest(*origin, *digest, m_whole->opened().size());
  if (!finding) return erased > 0;
  finding->shard = static_cast<uint32_t>(m_whole->openedShard());
  const auto behind = [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.shard, a.range.begin, a.range.end) < std::tie(b.shard, b.range.begin, b.range.end);
  };
  m_findings.insert(std::upper_bound(m_findings.begin(), m_findings.end(), *finding, behind), std::move(*finding));
  return true;
}

void DocumentSession::setCheckState(CheckState state) {
  if (m_checkState == state) return;
  m_checkState = state;
  emit findingsChanged();
}

void DocumentSession::setProfile(Profile profile) {
  if (m_profile == profile) return;
  m_profile = profile;
  emit profileChanged();
}

void DocumentSession::apply(const Selection& selection, History history) {
  if (m_announcing) return;
  const bool changed = !(selection == m_selection);
  if (changed) {
    const int kept = history == History::replace ? std::max(m_position, 0) : m_position + 1;
    m_history.erase(m_history.begin() + kept, m_history.end());
    m_history.push_back(selection);
    if (m_history.size() > kHistoryLimit) m_history.erase(m_history.begin());
    m_position = static_cast<int>(m_history.size()) - 1;
  }
  announce(selection);
  if (changed) emit historyChanged();
}

void DocumentSession::announce(const Selection& selection) {
  const QScopedValueRollback<bool> guard(m_announcing, true);
  m_selection = selection;
  showFile(selection.shard);
  emit selectionChanged(m_selection);
}

}  // namespace ggufscope
