#include "core/format/layout.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/base/text_mark.h"
#include "core/format/row_reader.h"
#include "core/format/type_stage.h"

namespace ggufscope {

namespace {

/// Lays the tensors of one document over the file, in data order, and judges where they lie (findings.md, "Data").
class DataLayout {
 public:
  DataLayout(const ByteSource& source, Document& document, const std::vector<uint64_t>& offsets,
             DiagnosticCollector& findings, Work work)
      : m_source(source), m_document(document), m_offsets(offsets), m_findings(findings), m_work(std::move(work)) {}

  void run();

 private:
  /// Bytes that a tensor owns by its place: its size, the span of one of unknown size, none of one that does not fit
  /// and shares its offset.
  uint64_t owned(uint64_t tensor) const { return m_owned[tensor]; }
  bool countsAsEmpty(uint64_t tensor) const {
    return m_owned[tensor] == 0 || m_document.tensors[tensor].sizeState == SizeState::doesNotFit;
  }
  void measure();
  void sortByPlace();
  void place(uint64_t tensor);
  void judgeOverlap(uint64_t tensor, uint64_t begin, uint64_t end);
  void judgePresence(uint64_t tensor, uint64_t begin, uint64_t end);
  void rememberReach();
  void judgeOrder();
  void closeTail();
  void judgeTrailing(ByteRange range);
  void addSegment(SegmentKind kind, uint64_t begin, uint64_t end, uint64_t tensor);
  /// `offset` rounded up to the alignment, counted from the data start.
  uint64_t roundedFromStart(uint64_t offset) const;
  std::string nameOf(uint64_t tensor) const { return shownName(m_document.name(tensor)); }

  const ByteSource& m_source;
  Document& m_document;
  const std::vector<uint64_t>& m_offsets;
  DiagnosticCollector& m_findings;
  Work m_work;
  std::vector<uint64_t> m_owned;
  uint64_t m_position = 0;   ///< everything before is in a segment
  uint64_t m_ownedEnd = 0;   ///< end of the bytes owned so far
  uint64_t m_owner = kNone;  ///< the tensor that owns up to there
  bool m_startInFile = true;
  uint64_t m_incomplete = 0;
  uint64_t m_missingBytes = 0;
};

uint64_t saturatedAdd(uint64_t a, uint64_t b) { return ByteRange::ofSize(a, b).end; }

uint64_t DataLayout::roundedFromStart(uint64_t offset) const {
  const uint64_t start = m_document.dataStart;
  if (offset <= start) return start;
  return saturatedAdd(start, roundUp(offset - start, m_document.alignment));
}

void DataLayout::addSegment(SegmentKind kind, uint64_t begin, uint64_t end, uint64_t tensor) {
  const ByteRange range = ByteRange{begin, end}.clippedTo({0, m_document.fileSize});
  if (range.empty()) return;
  const uint32_t number = tensor == kNone ? std::numeric_limits<uint32_t>::max() : static_cast<uint32_t>(tensor);
  m_document.segments.push_back({range.begin, range.end, number, kind});
}

void DataLayout::measure() {
  const uint64_t count = m_document.tensors.size();
  std::vector<uint32_t> users(m_offsets.size());
  const auto slotOf = [&](uint64_t tensor) {
    const uint64_t offset = m_document.tensors[tensor].relativeOffset;
    return static_cast<size_t>(std::lower_bound(m_offsets.begin(), m_offsets.end(), offset) - m_offsets.begin());
  };
  for (uint64_t i = 0; i < count; ++i) ++users[slotOf(i)];
  m_owned.resize(count);
  for (uint64_t i = 0; i < count; ++i) {
    const TensorInfo& info = m_document.tensors[i];
    const bool yields = info.sizeState == SizeState::doesNotFit && users[slotOf(i)] > 1;
    if (info.sizeKnown()) {
      m_owned[i] = info.bytes;
    } else if (info.elements > 0 && !yields) {
      m_owned[i] = spanOf(m_document, m_offsets, i).bytes;
    }
  }
}

void DataLayout::sortByPlace() {
  std::vector<uint32_t>& order = m_document.dataOrder;
  order.resize(m_document.tensors.size());
  for (uint64_t i = 0; i < order.size(); ++i) order[i] = static_cast<uint32_t>(i);
  const auto before = [&](uint32_t a, uint32_t b) {
    const uint64_t offsetA = m_document.tensors[a].relativeOffset;
    const uint64_t offsetB = m_document.tensors[b].relativeOffset;
    if (offsetA != offsetB) return offsetA < offsetB;
    return countsAsEmpty(a) && !countsAsEmpty(b);
  };
  if (!std::is_sorted(order.begin(), order.end(), before)) std::stable_sort(order.begin(), order.end(), before);
}

void DataLayout::judgeOverlap(uint64_t tensor, uint64_t begin, uint64_t end) {
  if (begin >= m_ownedEnd || m_owner == kNone) return;
  const bool empty = countsAsEmpty(tensor);
  const uint64_t sharedEnd = std::min(end, m_ownedEnd);
  ByteRange range = ByteRange{begin, sharedEnd}.clippedTo({0, m_document.fileSize});
  if (empty || begin >= m_document.fileSize) range = m_document.offsetRange(tensor);
  m_document.tensors[tensor].state |= kTensorOverlapping;
  m_document.tensors[m_owner].state |= kTensorOverlapping;
  m_findings.add(DiagnosticId::tensorOverlap, range, [&]() -> Arguments {
    return {{"name", nameOf(tensor)}, {"n", std::to_string(empty ? 0 : sharedEnd - begin)}, {"other", nameOf(m_owner)}};
  });
}

void DataLayout::judgePresence(uint64_t tensor, uint64_t begin, uint64_t end) {
  TensorInfo& info = m_document.tensors[tensor];
  const uint64_t size = m_document.fileSize;
  const bool hasBytes = owned(tensor) > 0 || (!info.sizeKnown() && info.elements > 0);
  if (info.sizeState == SizeState::doesNotFit || !hasBytes) return;
  const bool absent = begin >= size;
  if (!absent && end <= size) return;
  info.state |= absent ? kTensorAbsent : kTensorCut;
  ++m_incomplete;
  m_missingBytes = saturatedAdd(m_missingBytes, end - std::max(begin, size));
  if (!m_startInFile) return;  // one finding says it for all
  if (absent) {
    m_findings.add(DiagnosticId::tensorDataAbsent, m_document.offsetRange(tensor), [&]() -> Arguments {
      return {{"name", nameOf(tensor)}, {"b", std::to_string(begin)}, {"size", std::to_string(size)}};
    });
  } else {
    m_findings.add(DiagnosticId::tensorDataTruncated, {begin, size}, [&]() -> Arguments {
      return {{"name", nameOf(tensor)}, {"n", std::to_string(size - begin)}, {"m", std::to_string(end - begin)}};
    });
  }
}

void DataLayout::place(uint64_t tensor) {
  TensorInfo& info = m_document.tensors[tensor];
  const uint64_t begin = m_document.dataBegin(tensor);
  const uint64_t end = saturatedAdd(begin, owned(tensor));
  if (info.relativeOffset % m_document.alignment != 0) {
    info.state |= kTensorMisaligned;
    m_findings.add(DiagnosticId::tensorOffsetMisaligned, m_document.offsetRange(tensor), [&]() -> Arguments {
      return {{"name", nameOf(tensor)},
              {"o", std::to_string(info.relativeOffset)},
              {"a", std::to_string(m_document.alignment)}};
    });
  }
  if (begin > m_position) {
    const uint64_t paddingEnd = std::min(begin, std::max(m_position, roundedFromStart(m_ownedEnd)));
    addSegment(SegmentKind::padding, m_position, paddingEnd, m_owner);
    addSegment(SegmentKind::gap, paddingEnd, begin, tensor);
    if (paddingEnd < begin) {
      const bool inFile = paddingEnd < m_document.fileSize;
      const ByteRange gap = ByteRange{paddingEnd, begin}.clippedTo({0, m_document.fileSize});
      m_findings.add(DiagnosticId::tensorGapBefore, inFile ? gap : m_document.offsetRange(tensor), [&]() -> Arguments {
        return {{"n", std::to_string(begin - paddingEnd)}, {"name", nameOf(tensor)}};
      });
    }
    m_position = begin;
  }
  judgeOverlap(tensor, begin, end);
  judgePresence(tensor, begin, end);
  if (end > m_position) {
    addSegment(SegmentKind::tensorData, m_position, end, tensor);
    m_position = end;
  }
  if (end > m_ownedEnd) {
    m_ownedEnd = end;
    m_owner = tensor;
  }
}

void DataLayout::rememberReach() {
  const auto overlaps = [](const TensorInfo& info) { return (info.state & kTensorOverlapping) != 0; };
  if (std::none_of(m_document.tensors.begin(), m_document.tensors.end(), overlaps)) return;
  m_document.reach.reserve(m_document.dataOrder.size());
  uint64_t reach = 0;
  for (const uint32_t tensor : m_document.dataOrder) {
    reach = std::max(reach, m_document.tensorRange(tensor).end);
    m_document.reach.push_back(reach);
  }
}

void DataLayout::judgeOrder() {
  std::vector<uint32_t> position(m_document.dataOrder.size());
  for (uint32_t i = 0; i < position.size(); ++i) position[m_document.dataOrder[i]] = i;
  uint32_t highest = 0;
  for (uint64_t tensor = 0; tensor < position.size(); ++tensor) {
    if (position[tensor] >= highest) {
      highest = position[tensor];
      continue;
    }
    m_findings.add(DiagnosticId::tensorOutOfOrder, m_document.offsetRange(tensor), [&]() -> Arguments {
      return {{"name", nameOf(tensor)}};
    });
  }
}

void DataLayout::judgeTrailing(ByteRange range) {
  constexpr uint64_t kLookAt = 64 * 1024;
  std::vector<char> head(static_cast<size_t>(std::min(range.size(), kLookAt)));
  const Result<size_t> got = m_source.read(range.begin, std::as_writable_bytes(std::span(head)));
  const std::string_view bytes(head.data(), got ? *got : 0);
  const bool zeros = !bytes.empty() && bytes.find_first_not_of('\0') == std::string_view::npos;
  std::string what = GS_TEXT("phrase", "unknown");
  if (bytes.substr(0, 4) == "GGUF") {
    what = GS_TEXT("phrase", "a second GGUF");
  } else if (zeros) {
    what = bytes.size() == range.size() ? GS_TEXT("phrase", "zeros") : GS_TEXT("phrase", "zeros at first");
  }
  m_findings.add(DiagnosticId::dataTrailingBytes, range, [&]() -> Arguments {
    return {{"n", std::to_string(range.size())}, {"what", what}};
  });
}

void DataLayout::closeTail() {
  const uint64_t size = m_document.fileSize;
  const uint64_t paddingEnd = std::max(m_position, roundedFromStart(m_ownedEnd));
  addSegment(SegmentKind::padding, m_position, paddingEnd, m_owner);
  addSegment(SegmentKind::trailing, paddingEnd, size, kNone);
  if (paddingEnd < size) judgeTrailing({paddingEnd, size});
  if (m_incomplete > 0 && m_startInFile) {
    m_findings.add(DiagnosticId::dataTruncated, {size, size}, [&]() -> Arguments {
      return {{"k", std::to_string(m_incomplete)},
              {"n", std::to_string(m_document.tensors.size())},
              {"m", std::to_string(m_missingBytes)}};
    });
  }
  const auto& order = m_document.dataOrder;
  const auto last = std::find_if(order.rbegin(), order.rend(), [&](uint32_t tensor) { return !countsAsEmpty(tensor); });
  if (last == order.rend() || !m_document.tensors[*last].sizeKnown()) return;
  const uint64_t end = m_document.tensorRange(*last).end;
  const uint64_t rounded = roundedFromStart(end);
  if (end > size || rounded <= size) return;
  m_findings.add(DiagnosticId::dataTailPaddingMissing, {end, size}, [&]() -> Arguments {
    return {{"n", std::to_string(rounded - size)}};
  });
}

void DataLayout::run() {
  const uint64_t start = m_document.dataStart;
  const uint64_t size = m_document.fileSize;
  addSegment(SegmentKind::padding, m_document.infosEnd, start, kNone);
  m_position = m_ownedEnd = start;
  m_startInFile = start <= size;
  if (!m_startInFile && !m_document.tensors.empty()) {
    m_findings.add(DiagnosticId::dataStartBeyondFile, {m_document.infosEnd, size}, [&]() -> Arguments {
      return {{"D", std::to_string(start)}, {"n", std::to_string(start - size)}};
    });
  }
  measure();
  sortByPlace();
  uint64_t placed = 0;
  for (const uint32_t tensor : m_document.dataOrder) {
    place(tensor);
    if (!m_work.step(++placed, m_document.dataOrder.size())) return;
  }
  rememberReach();
  judgeOrder();
  closeTail();
}

/// Whether the tensors lie one after the other from offset 0, each rounded up to `alignment`.
struct RunningSum {
  bool matches = true;
  uint64_t end = 0;  ///< of the last tensor, from the data start
  uint64_t roundedEnd = 0;
};

RunningSum runningSum(const Document& document, uint64_t alignment) {
  RunningSum sum;
  for (const TensorInfo& info : document.tensors) {
    if (info.relativeOffset != sum.roundedEnd) sum.matches = false;
    sum.end = saturatedAdd(sum.roundedEnd, info.bytes);
    sum.roundedEnd = roundUp(sum.end, alignment);
  }
  return sum;
}

/// `alignment.layout_mismatch`: the key says one alignment, the tensors lie as with 32 and fill the file exactly.
bool liesAsWithDefault(const Document& document) {
  if (document.alignment == kDefaultAlignment || document.tensors.empty()) return false;
  for (const TensorInfo& info : document.tensors) {
    if (!info.sizeKnown()) return false;
  }
  const RunningSum declared = runningSum(document, document.alignment);
  const bool declaredFits = declared.matches && saturatedAdd(document.dataStart, declared.end) <= document.fileSize;
  if (declaredFits) return false;
  const RunningSum usual = runningSum(document, kDefaultAlignment);
  const uint64_t start = roundUp(document.infosEnd, kDefaultAlignment);
  return usual.matches && (saturatedAdd(start, usual.end) == document.fileSize ||
                           saturatedAdd(start, usual.roundedEnd) == document.fileSize);
}

}  // namespace

void layOutData(const ByteSource& source, Document& document, DiagnosticCollector& findings, const Work& work) {
  document.dataStart = roundUp(document.infosEnd, document.alignment);
  const std::vector<uint64_t> offsets = sortedOffsets(document);
  resolveTypes(document, offsets, work.piece(0.7));
  if (liesAsWithDefault(document)) {
    findings.add(DiagnosticId::alignmentLayoutMismatch, document.valueRange(document.alignmentPair),
                 [&]() -> Arguments {
                   return {{"v", std::to_string(document.alignment)}};
                 });
    document.alignment = kDefaultAlignment;
    document.dataStart = roundUp(document.infosEnd, document.alignment);
    resolveTypes(document, offsets, work.piece(0));
  }
  judgeTypes(document, findings);
  DataLayout(source, document, offsets, findings, work.piece(0.3)).run();
}

void sizeWithoutData(Document& document) {
  const bool version1 = document.header.statedVersion == 1;
  for (uint64_t i = 0; i < document.tensors.size(); ++i) {
    TensorInfo& info = document.tensors[i];
    const TensorType* integer = version1 ? version1Integer(info.typeId) : nullptr;
    setSize(document, i, integer != nullptr ? integer : mainlineType(info.typeId));
    if (info.elements > 0 && info.sizeState != SizeState::doesNotFit) info.state |= kTensorAbsent;
  }
}

}  // namespace ggufscope
