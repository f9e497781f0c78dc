#include "core/format/resync.h"

#include <algorithm>

#include "core/format/length_scanner.h"
#include "core/format/value.h"
#include "core/tensor/tensor_size.h"

namespace ggufscope {

namespace {

constexpr std::string_view kAlignmentKey = "general.alignment";

/// Walks over the unparsed rest: from one place where a row may begin to the next, and over the rows that follow it.
class Resyncer {
 public:
  Resyncer(const ModelFile& model, ByteRange rest, const std::stop_token& stop, Progress* progress)
      : m_model(model),
        m_document(model.document()),
        m_rest(rest),
        m_stop(stop),
        m_progress(progress),
        m_scanner(model.source(), model.document()),
        // Rows that are there have at most one element for each length field; as many again for what only looks so.
        m_guesser(model.source(), model.document(),
                  2 * (std::min(rest.size(), 4 * kResyncReach) / model.document().header.lengthBytes), stop) {}

  Result<Resync> run();

 private:
  Result<bool> scan();
  bool tryRun(uint64_t offset);
  void followRun(const GuessedRow& first);
  void keep(GuessedRow row);
  void noteAlignment(const GuessedRow& row);
  void setAlignment(uint64_t alignment);
  void readAlignment();
  bool allTensorsKnown() const;
  void placeData();
  uint64_t reach() const { return std::min(m_rest.end, ByteRange::ofSize(m_lastEnd, kResyncReach).end); }

  const ModelFile& m_model;
  const Document& m_document;
  ByteRange m_rest;
  std::stop_token m_stop;
  Progress* m_progress;
  LengthScanner m_scanner;
  RowGuesser m_guesser;
  Resync m_result;
  uint64_t m_at = 0;       ///< where the scan goes on
  uint64_t m_lastEnd = 0;  ///< of the last row; at first the fault
  uint64_t m_infosEnd = 0;
};

Result<Resync> Resyncer::run() {
  m_at = m_lastEnd = m_rest.begin;
  readAlignment();
  if (Result<bool> done = scan(); !done) return done.error();
  m_result.scanned = {m_rest.begin, m_at};
  if (m_result.end != Resync::End::allTensors) {
    m_result.end = m_at == m_rest.end ? Resync::End::wholeRest : Resync::End::reach;
  }
  placeData();
  return std::move(m_result);
}

Result<bool> Resyncer::scan() {
  while (m_at < reach()) {
    if (m_stop.stop_requested()) return Error{ErrorCode::cancelled, {}, m_at};
    if (m_progress != nullptr) {
      m_progress->total = reach() - m_rest.begin;
      m_progress->done = m_at - m_rest.begin;
    }
    const Result<LengthScanner::Look> look = m_scanner.look(m_at, reach());
    if (!look) return look.error();
    m_at = look->offset;
    if (!look->found) continue;
    if (!tryRun(m_at)) ++m_at;
    if (m_guesser.failed()) return m_guesser.error();
    if (allTensorsKnown()) {
      m_result.end = Resync::End::allTensors;
      break;
    }
  }
  return true;
}

/// A run of rows from `offset` on, if there is one: then the scan goes on behind it.
bool Resyncer::tryRun(uint64_t offset) {
  const std::optional<GuessedRow> first = m_guesser.readFirst(offset);
  if (!first) return false;
  const uint64_t alignmentBefore = m_result.alignment;
  noteAlignment(*first);
  const std::optional<GuessedRow> second = m_guesser.readNext(*first);
  if (!second && !m_guesser.believedAlone(*first)) {
    setAlignment(alignmentBefore);
    return false;
  }
  followRun(*first);
  return true;
}

void Resyncer::followRun(const GuessedRow& first) {
  const size_t keptBefore = m_result.rows.size();
  uint64_t chain = 0;
  std::optional<GuessedRow> row = first;
  while (row) {
    ++chain;
    noteAlignment(*row);
    m_at = m_lastEnd = row->range.end;
    std::optional<GuessedRow> next;
    const bool stopped = chain % 256 == 0 && m_stop.stop_requested();
    if (!stopped) next = m_guesser.readNext(*row);
    keep(std::move(*row));
    row = std::move(next);
  }
  for (size_t i = keptBefore; i < m_result.rows.size(); ++i) m_result.rows[i].chain = chain;
}

void Resyncer::keep(GuessedRow row) {
  if (row.kind == GuessedRow::Kind::tensorInfo) {
    ++m_result.tensorInfos;
    m_infosEnd = row.range.end;
  } else {
    ++m_result.pairs;
  }
  if (m_result.rows.size() < kMaxGuesses) m_result.rows.push_back(std::move(row));
}

void Resyncer::setAlignment(uint64_t alignment) {
  m_result.alignment = alignment;
  m_guesser.setAlignment(alignment);
}

void Resyncer::readAlignment() {
  const uint64_t pair = m_document.findPair(kAlignmentKey);
  if (pair == kNone || m_document.pairs[pair].type != ValueType::u32) return;
  const Result<ScalarValue> value = readScalar(m_model.source(), m_document, pair);
  if (value && std::get<uint64_t>(*value) != 0) setAlignment(std::get<uint64_t>(*value));
}

void Resyncer::noteAlignment(const GuessedRow& row) {
  if (row.kind != GuessedRow::Kind::pair || row.name != kAlignmentKey || row.valueType != ValueType::u32) return;
  const Result<ScalarValue> value = readScalarAt(m_model.source(), m_document, row.valueType, row.value.begin);
  if (value && std::get<uint64_t>(*value) != 0) setAlignment(std::get<uint64_t>(*value));
}

bool Resyncer::allTensorsKnown() const {
  return m_result.tensorInfos > 0 && m_document.header.fieldsRead >= 3 &&
         m_document.tensors.size() + m_result.tensorInfos == m_document.header.tensorCount;
}

void Resyncer::placeData() {
  if (m_result.tensorInfos == 0) return;
  const bool fits = std::all_of(m_result.rows.begin(), m_result.rows.end(), [this](const GuessedRow& row) {
    return row.kind == GuessedRow::Kind::pair || row.relativeOffset % m_result.alignment == 0;
  });
  if (!fits) m_result.alignment = kDefaultAlignment;
  const uint64_t start = roundUp(m_infosEnd, m_result.alignment);
  m_result.dataStart = start;
  for (const GuessedRow& row : m_result.rows) {
    if (row.kind != GuessedRow::Kind::tensorInfo) continue;
    const TensorSize size = tensorSize(likelyLayout(m_document, row.typeId), row.dims, m_result.alignment);
    if (size.state != SizeState::known) continue;
    const uint64_t begin = ByteRange::ofSize(start, row.relativeOffset).end;
    const ByteRange data = ByteRange::ofSize(begin, size.bytes);
    if (data.size() == size.bytes && data.end <= m_document.fileSize) ++m_result.tensorsInFile;
  }
}

}  // namespace

Result<Resync> resync(const ModelFile& model, const std::stop_token& stop, Progress* progress) {
  const std::optional<Unparsed>& unparsed = model.document().unparsed;
  if (!unparsed) return Resync{};
  return Resyncer(model, unparsed->range, stop, progress).run();
}

}  // namespace ggufscope
