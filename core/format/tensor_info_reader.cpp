#include "core/format/tensor_info_reader.h"

#include <algorithm>
#include <array>
#include <span>

namespace ggufscope {

namespace {

constexpr uint64_t kNameLimit = 64;
constexpr uint32_t kLoaderRank = 4;
constexpr uint64_t kFirstNegative = uint64_t{1} << 63;

}  // namespace

RowFault TensorInfoReader::truncated() const {
  return {DiagnosticId::tensorInfoTruncated,
          {m_begin, fileSize()},
          withName({{"i", std::to_string(m_index + 1)}, {"n", std::to_string(m_document.header.tensorCount)}}, "name",
                   m_name)};
}

std::optional<RowFault> TensorInfoReader::read(uint64_t index) {
  m_index = index;
  m_begin = m_cursor.offset();
  m_name.clear();
  TensorInfo info;
  info.begin = m_begin;
  if (std::optional<RowFault> fault = readRow(info)) {
    dropFindings();
    return fault;
  }
  info.end = m_cursor.offset();
  judgeShape(info);
  commitFindings();
  m_document.tensors.push_back(info);
  return {};
}

std::optional<RowFault> TensorInfoReader::readRow(TensorInfo& info) {
  if (auto fault = readName(info)) return fault;
  if (auto fault = readDims(info)) return fault;
  if (!m_cursor.read(info.typeId) || !m_cursor.read(info.relativeOffset)) return truncated();
  return {};
}

std::optional<RowFault> TensorInfoReader::readName(TensorInfo& info) {
  uint64_t length = 0;
  if (!readLength(length)) return truncated();
  if (length > m_cursor.left()) {
    if (length <= fileSize()) return truncated();
    return RowFault{
        DiagnosticId::tensorInfoLengthExceedsFile,
        ByteRange::ofSize(m_begin, lengthBytes()),
        {{"i", std::to_string(m_index + 1)}, {"n", std::to_string(length)}, {"size", std::to_string(fileSize())}}};
  }
  ReadText name;
  if (!readText(length, kKeptNameBytes, name)) return truncated();
  name.range = {m_begin, m_cursor.offset()};
  m_name = shownName(name.text());
  judgeName(name);
  info.nameBytes = name.kept;
  info.nameLength = length;
  return {};
}

void TensorInfoReader::judgeName(const ReadText& name) {
  if (name.length == 0) {
    raise(DiagnosticId::tensorNameEmpty, ByteRange::ofSize(m_begin, lengthBytes()),
          {{"i", std::to_string(m_index + 1)}});
    return;
  }
  const TextTraits& traits = name.traits;
  if (name.length == kNameLimit) raise(DiagnosticId::tensorName64Bytes, name.range, {{"name", m_name}});
  if (name.length > kNameLimit) {
    raise(DiagnosticId::tensorNameTooLong, name.range, {{"name", m_name}, {"n", std::to_string(name.length)}});
  }
  if (traits.hasNul) raise(DiagnosticId::tensorNameHasNul, name.range, {{"name", m_name}});
  if (!traits.validUtf8) {
    raise(DiagnosticId::tensorNameNotUtf8, name.range, {{"name", m_name}});
  } else if (traits.hasControlCode || traits.hasTabOrLineEnd) {
    raise(DiagnosticId::tensorNameControlCode, name.range, {{"name", m_name}});
  }
}

std::optional<RowFault> TensorInfoReader::readDims(TensorInfo& info) {
  m_rankAt = m_cursor.offset();
  if (!m_cursor.read(info.rank)) return truncated();
  if (info.rank > kMaxRank) {
    return RowFault{DiagnosticId::tensorInfoRankUnreadable,
                    ByteRange::ofSize(m_rankAt, 4),
                    {{"i", std::to_string(m_index + 1)}, {"name", m_name}, {"n", std::to_string(info.rank)}}};
  }
  std::array<uint64_t, kMaxRank> dims;
  for (uint32_t k = 0; k < info.rank; ++k) {
    if (!readLength(dims[k])) return truncated();
  }
  auto* place = reinterpret_cast<uint64_t*>(m_document.arena.allocate(info.rank * sizeof(uint64_t)));
  std::copy_n(dims.begin(), info.rank, place);
  info.dimsBegin = place;
  return {};
}

void TensorInfoReader::judgeShape(const TensorInfo& info) {
  const ByteRange rankRange = ByteRange::ofSize(m_rankAt, 4);
  if (info.rank == 0) raise(DiagnosticId::tensorRankZero, rankRange, {{"name", m_name}});
  if (info.rank > kLoaderRank) {
    raise(DiagnosticId::tensorRankHigh, rankRange, {{"name", m_name}, {"n", std::to_string(info.rank)}});
  }
  const std::span<const uint64_t> dims(info.dimsBegin, info.rank);
  const auto dimRange = [&](size_t k) { return ByteRange::ofSize(m_rankAt + 4 + k * lengthBytes(), lengthBytes()); };
  const auto zero = std::find(dims.begin(), dims.end(), 0u);
  if (zero != dims.end()) {
    raise(DiagnosticId::tensorDimZero, dimRange(static_cast<size_t>(zero - dims.begin())), {{"name", m_name}});
  }
  const auto negative = std::find_if(dims.begin(), dims.end(), [](uint64_t dim) { return dim >= kFirstNegative; });
  if (negative != dims.end()) {
    const auto k = static_cast<size_t>(negative - dims.begin());
    raise(DiagnosticId::tensorDimNegative, dimRange(k),
          {{"name", m_name}, {"k", std::to_string(k)}, {"v", std::to_string(static_cast<int64_t>(*negative))}});
  }
}

void TensorInfoReader::findDuplicates(Document& document, DiagnosticCollector& findings, const Work& work) {
  const auto report = [&](DiagnosticId id, const NameIndex::Duplicates& duplicates) {
    for (const NameIndex::Duplicate& pair : duplicates.kept) {
      findings.add(id, document.nameRange(pair.later), [&]() -> Arguments {
        return {{"name", shownName(document.name(pair.later))},
                {"b", std::to_string(document.tensors[pair.first].begin)}};
      });
    }
    if (duplicates.left > 0) findings.addUnkept(id, document.nameRange(duplicates.firstLeft), duplicates.left);
  };
  const auto nameOf = [&](uint64_t tensor) { return document.nameIdentity(tensor); };
  std::vector<bool> duplicated(document.tensors.size());
  document.nameIndex.build(document.tensors.size(), nameOf, work);
  report(DiagnosticId::tensorNameDuplicate,
         document.nameIndex.duplicates(nameOf, kFindingsPerId, [&](uint64_t, uint64_t later) {
           duplicated[later] = true;
           return true;
         }));
  // Mainline compares C strings, so names that differ behind a NUL are the same to it.
  const auto cStringOf = [&](uint64_t tensor) {
    const std::string_view name = document.name(tensor);
    const size_t nul = name.find('\0');
    return nul == std::string_view::npos ? nameOf(tensor) : name.substr(0, nul);
  };
  bool anyNul = false;
  for (uint64_t i = 0; i < document.tensors.size() && !anyNul; ++i) anyNul = cStringOf(i).size() < nameOf(i).size();
  if (!anyNul) return;
  NameIndex cStrings;
  cStrings.build(document.tensors.size(), cStringOf, work.piece(0));
  report(DiagnosticId::tensorNameSameUpToNul,
         cStrings.duplicates(cStringOf, kFindingsPerId, [&](uint64_t, uint64_t later) { return !duplicated[later]; }));
}

}  // namespace ggufscope
