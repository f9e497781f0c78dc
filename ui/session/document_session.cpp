#include "ui/session/document_session.h"

#include <algorithm>

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

}  // namespace

DocumentSession::DocumentSession(QObject* parent)
    : QObject(parent),
      m_guesses(new GuessErrand(this)),
      m_origin(new OriginErrand(this)),
      m_digest(new DigestErrand(this)) {
  qRegisterMetaType<Selection>();
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

void DocumentSession::goBack() {
  if (!canGoBack()) return;
  --m_position;
  announce(m_history[static_cast<size_t>(m_position)]);
  emit historyChanged();
}

void DocumentSession::goForward() {
  if (!canGoForward()) return;
  ++m_position;
  announce(m_history[static_cast<size_t>(m_position)]);
  emit historyChanged();
}

void DocumentSession::setFindings(std::vector<Diagnostic> findings, bool complete) {
  m_findings = std::move(findings);
  m_checkState = complete ? CheckState::complete : CheckState::running;
  emit findingsChanged();
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
