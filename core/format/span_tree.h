#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/byte_range.h"
#include "core/base/message.h"
#include "core/format/document.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// What part of a file a span belongs to: the kind of its object (findings.md, "The map").
enum class SpanKind : uint8_t { file, header, kv, tensorInfo, padding, tensorData, gap, trailing, unparsed };

SpanKind spanKindOf(SegmentKind kind);
std::string_view spanKindName(SpanKind kind);  ///< "header", "tensor_info" … as in the command line's contract

/// Where a span stands in the tree.
enum class SpanType : uint8_t {
  file,             ///< the root
  header,           ///< fixed header;                          children: headerField
  headerField,      ///< a: 0 magic, 1 version, 2 tensor_count, 3 kv_count
  pairs,            ///< all key-value pairs;                   children: pair
  pair,             ///< a: pair;                               children: pairField
  pairField,        ///< a: pair, b: PairField;                 children of `elements`: element
  element,          ///< a: array, b: index;                    children of strings and arrays: elementField
  elementField,     ///< a: array, b: index, field: ElementField; children of `elements`: element
  tensorInfos,      ///< all tensor infos;                      children: tensorInfo
  tensorInfo,       ///< a: tensor;                             children: tensorInfoField
  tensorInfoField,  ///< a: tensor, b: TensorInfoField or firstDim + k
  data,             ///< from the first to the last segment of the data section; children: segment
  segment,          ///< a: segment (padding, gap, trailing, tensor data); children of tensor data: block
  block,            ///< a: segment, b: number of the block in its tensor; children: blockField
  blockField,       ///< a: segment, b: block, field: index in the layout's field map
  unparsed,         ///< from the fault to the end of the file
};

enum class PairField : uint8_t { keyLength, key, valueType, value, valueLength, text, elementType, count, elements };
enum class ElementField : uint8_t { length, text, elementType, count, elements };
/// Dimension k is firstDim + k.
enum class TensorInfoField : uint8_t { nameLength, name, rank, type, offset, firstDim };

/// Names a span; a value, cheap to copy, meaningful for the tree that it came from.
struct SpanRef {
  SpanType type = SpanType::file;
  uint8_t field = 0;
  uint64_t a = 0;
  uint64_t b = 0;

  friend bool operator==(const SpanRef&, const SpanRef&) = default;
};

struct Span {
  SpanRef ref;
  SpanKind kind = SpanKind::file;
  ByteRange range;
};

/// Names every byte of a file. The children of a span are sorted, disjoint and tile it; the leaves tile [0, size).
/// Nothing is stored for it beyond the document: array elements and blocks are computed when asked for, so a tree over
/// 10^9 blocks costs nothing. Looking up an element of a string array reads at most 64 strings from the source; where
/// that fails (the file shrank), ranges end at what could be read.
class SpanTree {
 public:
  /// Both are kept alive by the tree's owner (ModelFile).
  SpanTree(const ByteSource& source, const Document& document) : m_source(source), m_document(document) {}

  Span root() const;
  Span at(SpanRef ref) const;  ///< the span of a reference, its range computed
  uint64_t childCount(SpanRef ref) const;
  Span child(SpanRef ref, uint64_t index) const;
  Span parent(SpanRef ref) const;  ///< of the root: the root
  uint64_t indexInParent(SpanRef ref) const;

  /// The spans that hold `offset`, from the root to the deepest; only the root where offset >= size.
  std::vector<Span> path(uint64_t offset) const;
  std::vector<Span> pathTo(SpanRef ref) const;
  /// The object (header, pair, tensor info, padding, tensor data, gap, trailing, unparsed) that holds `offset`:
  /// path(offset) cut at the depth of the map of findings.md, without I/O.
  Span objectAt(uint64_t offset) const;

  /// The name of a span beside its siblings, never only its parent's name: "general.name", "key length", "block 17",
  /// "d". Field terms are the format's own. Context for translation: "span".
  Message label(SpanRef ref) const;

  /// The tensor whose data or info `ref` belongs to, or kNone.
  uint64_t tensorOf(SpanRef ref) const;
  /// The pair that `ref` belongs to, or kNone.
  uint64_t pairOf(SpanRef ref) const;

  /// All tensors whose nominal bytes hold `offset`, in data order: several where tensors overlap.
  std::vector<uint32_t> owners(uint64_t offset) const;

 private:
  const ByteSource& m_source;
  const Document& m_document;
};

/// Visits every leaf of the map at the depth of objects (findings.md, "The map") in file order. They tile [0, size).
template <class Visit>
void forEachObject(const SpanTree& tree, uint64_t fileSize, Visit visit) {
  for (uint64_t offset = 0; offset < fileSize;) {
    const Span span = tree.objectAt(offset);
    visit(span);
    offset = span.range.end;
  }
}

}  // namespace ggufscope
