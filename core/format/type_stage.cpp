#include "core/format/type_stage.h"

#include <algorithm>

#include "core/base/text_mark.h"
#include "core/format/row_reader.h"
#include "core/tensor/shape_text.h"
#include "core/tensor/type_resolver.h"

namespace ggufscope {

namespace {

constexpr uint64_t kTooManyElements = uint64_t{1} << 63;

bool anyNegative(std::span<const uint64_t> dims) {
  return std::any_of(dims.begin(), dims.end(), [](uint64_t dim) { return dim >= kTooManyElements; });
}

/// Names of `types` but `except`.
std::string joinedNames(const std::vector<const TensorType*>& types, const TensorType* except = nullptr) {
  std::string names;
  for (const TensorType* type : types) {
    if (type == except) continue;
    if (!names.empty()) names += ", ";
    names += type->name;
  }
  return names;
}

/// The forks that use an id, each once.
std::string forksOf(uint32_t id) {
  std::string forks;
  std::vector<std::string_view> seen;
  for (const TensorType* type : meaningsOf(id)) {
    if (std::find(seen.begin(), seen.end(), type->dialect) != seen.end()) continue;
    seen.push_back(type->dialect);
    if (!forks.empty()) forks += ", ";
    forks += type->dialect;
  }
  return forks;
}

std::string fitText(const TypeResolution& resolution) {
  if (resolution.candidates.empty()) return GS_TEXT("phrase", "no layout that is known here fits");
  return fillIn(GS_TEXT("phrase", "{names} fits"), {{"names", joinedNames(resolution.candidates)}});
}

void judgeVerdict(const Document& document, const ResolvedType& type, DiagnosticCollector& findings) {
  const ByteRange range = document.typeRange(type.firstTensor);
  const TypeResolution& resolution = type.resolution;
  const TensorType* mainline = mainlineType(type.id);
  Arguments arguments = {{"id", std::to_string(type.id)},
                         {"n", std::to_string(type.tensors)},
                         {"m", std::to_string(type.bytes)},
                         {"fit", fitText(resolution)}};
  const auto add = [&](DiagnosticId id) { findings.add(id, range, [&] { return arguments; }); };
  if (mainline != nullptr) arguments.emplace_back("mainline", std::string(mainline->name));
  switch (resolution.verdict) {
    case TypeVerdict::mainline:
      break;
    case TypeVerdict::sharedId:
      arguments.emplace_back("names", joinedNames(resolution.candidates, resolution.layout));
      add(DiagnosticId::tensorTypeSharedId);
      break;
    case TypeVerdict::dialect:
      arguments.emplace_back("name", joinedNames(resolution.candidates));
      arguments.emplace_back("fork", std::string(resolution.layout->dialect));
      add(DiagnosticId::tensorTypeDialect);
      break;
    case TypeVerdict::removed:
      arguments.emplace_back("name", std::string(meaningsOf(type.id).front()->name));
      add(DiagnosticId::tensorTypeRemoved);
      break;
    case TypeVerdict::foreign:
      arguments.emplace_back("forks", forksOf(type.id));
      add(DiagnosticId::tensorTypeForeign);
      break;
    case TypeVerdict::unknown:
      add(DiagnosticId::tensorTypeUnknown);
      break;
  }
  if (!resolution.ambiguous) return;
  arguments.emplace_back("names", joinedNames(resolution.candidates));
  add(DiagnosticId::tensorTypeAmbiguous);
}

/// Mainline does not notice a size that wraps when its checks pass, the tensor ends in the file by its own count, and
/// the next listed offset follows from it.
bool wrapsUnnoticed(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  if (info.layout == nullptr || !info.layout->mainline) return false;
  const MainlineSize wrapped = mainlineWrappedSize(*info.layout, document.dims(tensor), document.alignment);
  if (!wrapped.accepted) return false;
  if (ByteRange::ofSize(document.dataBegin(tensor), wrapped.bytes).end > document.fileSize) return false;
  if (tensor + 1 == document.tensors.size()) return true;
  const uint64_t next = info.relativeOffset + roundUp(wrapped.bytes, document.alignment);
  return document.tensors[tensor + 1].relativeOffset == next;
}

void judgeSize(const Document& document, uint64_t tensor, DiagnosticCollector& findings) {
  const TensorInfo& info = document.tensors[tensor];
  const std::span<const uint64_t> dims = document.dims(tensor);
  if (anyNegative(dims)) return;
  if (info.sizeState == SizeState::ragged) {
    const ByteRange range = dims.empty() ? document.rankRange(tensor) : document.dimRange(tensor, 0);
    findings.add(DiagnosticId::tensorRowRagged, range, [&]() -> Arguments {
      return {{"name", shownName(document.name(tensor))},
              {"ne0", std::to_string(dims.empty() ? 1 : dims[0])},
              {"n", std::to_string(info.layout->blockElements)}};
    });
  }
  if (info.sizeState == SizeState::doesNotFit) {
    Diagnostic diagnostic = makeDiagnostic(DiagnosticId::tensorSizeOverflow, document.dimsRange(tensor),
                                           {{"name", shownName(document.name(tensor))}, {"shape", shapeText(dims)}});
    if (wrapsUnnoticed(document, tensor)) diagnostic.llamaCpp = Severity::warning;
    findings.add(std::move(diagnostic));
  }
}

}  // namespace

void setSize(Document& document, uint64_t tensor, const TensorType* layout) {
  TensorInfo& info = document.tensors[tensor];
  const TensorSize size = tensorSize(layout, document.dims(tensor), document.alignment);
  info.layout = layout;
  info.elements = size.elements;
  info.bytes = size.bytes;
  // A negative dimension is judged by itself; its tensor is one whose size does not fit.
  info.sizeState = anyNegative(document.dims(tensor)) ? SizeState::doesNotFit : size.state;
  if (info.sizeState != SizeState::known) info.bytes = 0;
  info.state = 0;
  if (info.sizeState == SizeState::unknownType) info.state = kTensorUnknownType;
  if (info.sizeState == SizeState::ragged) info.state = kTensorRagged;
  if (info.sizeState == SizeState::doesNotFit) info.state = kTensorSizeOverflow;
}

std::vector<uint64_t> sortedOffsets(const Document& document) {
  std::vector<uint64_t> offsets;
  offsets.reserve(document.tensors.size());
  for (const TensorInfo& info : document.tensors) offsets.push_back(info.relativeOffset);
  std::sort(offsets.begin(), offsets.end());
  offsets.erase(std::unique(offsets.begin(), offsets.end()), offsets.end());
  return offsets;
}

TensorSpan spanOf(const Document& document, const std::vector<uint64_t>& offsets, uint64_t tensor) {
  const uint64_t offset = document.tensors[tensor].relativeOffset;
  const auto next = std::upper_bound(offsets.begin(), offsets.end(), offset);
  if (next != offsets.end()) return {*next - offset, false};
  const uint64_t begin = document.dataBegin(tensor);
  return {begin < document.fileSize ? document.fileSize - begin : 0, true};
}

TensorExtent extentOf(const Document& document, uint64_t tensor, TensorSpan span) {
  const std::span<const uint64_t> dims = document.dims(tensor);
  const uint64_t elements = elementCount(dims);
  const bool behindFile = span.last && document.dataBegin(tensor) >= document.fileSize;
  return {dims, span.bytes, span.last, elements > 0 && elements < kTooManyElements && !behindFile};
}

void resolveTypes(Document& document, const std::vector<uint64_t>& offsets, Work work) {
  const uint64_t count = document.tensors.size();
  std::vector<uint32_t> byType(count);
  for (uint64_t i = 0; i < count; ++i) byType[i] = static_cast<uint32_t>(i);
  const auto before = [&](uint32_t a, uint32_t b) { return document.tensors[a].typeId < document.tensors[b].typeId; };
  if (!std::is_sorted(byType.begin(), byType.end(), before)) std::stable_sort(byType.begin(), byType.end(), before);
  document.types.clear();
  document.typesLeft = 0;
  for (size_t begin = 0; begin < byType.size();) {
    const uint32_t id = document.tensors[byType[begin]].typeId;
    size_t end = begin;
    while (end < byType.size() && document.tensors[byType[end]].typeId == id) ++end;
    std::vector<TensorExtent> extents;
    extents.reserve(end - begin);
    for (size_t i = begin; i < end; ++i) {
      const uint32_t tensor = byType[i];
      extents.push_back(extentOf(document, tensor, spanOf(document, offsets, tensor)));
      if (!work.step(begin + i, 2 * count)) return;
    }
    ResolvedType type;
    type.id = id;
    type.tensors = end - begin;
    type.firstTensor = byType[begin];
    type.resolution = resolveType(id, extents, document.alignment, document.header.statedVersion == 1);
    for (size_t i = begin; i < end; ++i) {
      setSize(document, byType[i], type.resolution.layout);
      const TensorInfo& info = document.tensors[byType[i]];
      type.bytes = ByteRange::ofSize(type.bytes, info.sizeKnown() ? info.bytes : extents[i - begin].span).end;
      if (!work.step(end + i, 2 * count)) return;
    }
    // Known ids are small numbers, so what is left out behind thousands of others is known to nobody.
    if (document.types.size() < kKeptTypes) {
      document.types.push_back(std::move(type));
    } else {
      ++document.typesLeft;
    }
    begin = end;
  }
}

void judgeTypes(const Document& document, DiagnosticCollector& findings) {
  for (const ResolvedType& type : document.types) judgeVerdict(document, type, findings);
  if (document.typesLeft > 0) {
    const ByteRange range = document.typeRange(document.types.back().firstTensor);
    findings.addUnkept(DiagnosticId::tensorTypeUnknown, range, document.typesLeft);
  }
  for (uint64_t i = 0; i < document.tensors.size(); ++i) judgeSize(document, i, findings);
}

}  // namespace ggufscope
