#pragma once

#include <cstdint>
#include <vector>

#include "core/base/diagnostic_collector.h"
#include "core/format/document.h"
#include "core/tensor/type_resolver.h"

namespace ggufscope {

/// Offsets of all tensors, sorted, each once: what the span of a tensor is measured against.
std::vector<uint64_t> sortedOffsets(const Document& document);

/// Bytes from the tensor's offset to the next greater offset of any tensor; for the last one to the end of the file
/// (0 where it begins behind it).
struct TensorSpan {
  uint64_t bytes = 0;
  bool last = false;
};
TensorSpan spanOf(const Document& document, const std::vector<uint64_t>& offsets, uint64_t tensor);

/// What the place of a tensor says about its type.
TensorExtent extentOf(const Document& document, uint64_t tensor, TensorSpan span);

/// Sets layout, elements, bytes, size state and the state bits that follow from the size.
void setSize(Document& document, uint64_t tensor, const TensorType* layout);

/// Decides what each type id means by the bytes (document.types, TensorInfo::layout) and computes sizes, with the
/// document's alignment and data start. Stopped by `work`: the document is of no use.
void resolveTypes(Document& document, const std::vector<uint64_t>& offsets, Work work);

/// The findings of the stage `types`: `tensor.type_*`, `tensor.row_ragged`, `tensor.size_overflow`.
void judgeTypes(const Document& document, DiagnosticCollector& findings);

}  // namespace ggufscope
