#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "core/format/span_tree.h"

namespace ggufscope {

/// The row (pair, tensor info) that holds `offset`; rows are contiguous.
inline uint64_t rowAt(const auto& rows, uint64_t offset) {
  const auto after =
      std::upper_bound(rows.begin(), rows.end(), offset, [](uint64_t at, const auto& row) { return at < row.begin; });
  return static_cast<uint64_t>(after - rows.begin()) - 1;
}

/// The children of a node that has a handful of them: refs and ranges, empty ones left out.
struct SpanChildren {
  std::array<Span, 8 + kMaxRank> spans;
  size_t count = 0;

  void add(SpanRef ref, SpanKind kind, ByteRange range) {
    if (!range.empty()) spans[count++] = {ref, kind, range};
  }
};

/// Everything that the tree computes; one short-lived object a call.
class SpanWalker {
 public:
  SpanWalker(const ByteSource& source, const Document& document) : m_source(source), m_document(document) {}

  Span span(SpanRef ref) const;
  uint64_t childCount(SpanRef ref) const;
  Span child(SpanRef ref, uint64_t index) const;
  SpanRef parent(SpanRef ref) const;
  uint64_t indexInParent(SpanRef ref) const;
  std::optional<Span> childAt(SpanRef ref, uint64_t offset) const;

 private:
  /// Nodes with few children list them; the others are computed by number.
  bool fewChildren(SpanRef ref, SpanChildren& children) const;
  void fileChildren(SpanChildren& children) const;
  void headerChildren(SpanChildren& children) const;
  void pairChildren(uint64_t pair, SpanChildren& children) const;
  void arrayChildren(uint64_t array, SpanType type, uint64_t a, uint64_t b, SpanKind kind,
                     SpanChildren& children) const;
  void elementChildren(SpanRef ref, SpanChildren& children) const;
  void tensorInfoChildren(uint64_t tensor, SpanChildren& children) const;
  void blockChildren(SpanRef ref, SpanChildren& children) const;

  ByteRange headerRange() const;
  uint64_t dataFirst() const;  ///< first segment of the data section
  uint64_t dataLast() const;   ///< one behind its last
  ByteRange dataRange() const;
  ByteRange blockRange(uint64_t segment, uint64_t block) const;
  uint64_t firstBlock(uint64_t segment) const;
  uint64_t blockCount(uint64_t segment) const;
  const TensorInfo* blockTensor(uint64_t segment) const;
  /// The array whose elements are the children of `ref`, or kNone.
  uint64_t arrayOf(SpanRef ref) const;

  const ByteSource& m_source;
  const Document& m_document;
};

}  // namespace ggufscope
