#include "core/format/span_tree.h"

#include <algorithm>

#include "core/format/span_walker.h"

namespace ggufscope {

Span SpanTree::root() const { return at({}); }

Span SpanTree::at(SpanRef ref) const { return SpanWalker(m_source, m_document).span(ref); }

uint64_t SpanTree::childCount(SpanRef ref) const { return SpanWalker(m_source, m_document).childCount(ref); }

Span SpanTree::child(SpanRef ref, uint64_t index) const { return SpanWalker(m_source, m_document).child(ref, index); }

Span SpanTree::parent(SpanRef ref) const {
  const SpanWalker walker(m_source, m_document);
  return walker.span(walker.parent(ref));
}

uint64_t SpanTree::indexInParent(SpanRef ref) const { return SpanWalker(m_source, m_document).indexInParent(ref); }

std::vector<Span> SpanTree::path(uint64_t offset) const {
  const SpanWalker walker(m_source, m_document);
  std::vector<Span> spans = {root()};
  if (offset >= m_document.fileSize) return spans;
  while (const std::optional<Span> child = walker.childAt(spans.back().ref, offset)) {
    // A range that could not be read (the file shrank) ends the path.
    if (!child->range.contains(offset)) break;
    spans.push_back(*child);
  }
  return spans;
}

std::vector<Span> SpanTree::pathTo(SpanRef ref) const {
  const SpanWalker walker(m_source, m_document);
  std::vector<Span> spans;
  for (SpanRef at = ref; at.type != SpanType::file; at = walker.parent(at)) spans.push_back(walker.span(at));
  spans.push_back(root());
  std::reverse(spans.begin(), spans.end());
  return spans;
}

Span SpanTree::objectAt(uint64_t offset) const {
  const SpanWalker walker(m_source, m_document);
  Span span = root();
  while (true) {
    const bool isGroup = span.ref.type == SpanType::file || span.ref.type == SpanType::pairs ||
                         span.ref.type == SpanType::tensorInfos || span.ref.type == SpanType::data;
    if (!isGroup) return span;
    const std::optional<Span> child = walker.childAt(span.ref, offset);
    if (!child) return span;
    span = *child;
  }
}

uint64_t SpanTree::tensorOf(SpanRef ref) const {
  switch (ref.type) {
    case SpanType::tensorInfo:
    case SpanType::tensorInfoField:
      return ref.a;
    case SpanType::segment:
    case SpanType::block:
    case SpanType::blockField: {
      const DataSegment& segment = m_document.segments[ref.a];
      return segment.kind == SegmentKind::tensorData ? segment.tensor : kNone;
    }
    default:
      return kNone;
  }
}

uint64_t SpanTree::pairOf(SpanRef ref) const {
  switch (ref.type) {
    case SpanType::pair:
    case SpanType::pairField:
      return ref.a;
    case SpanType::element:
    case SpanType::elementField:
      return rowAt(m_document.pairs, m_document.arrays[ref.a].begin);
    default:
      return kNone;
  }
}

std::vector<uint32_t> SpanTree::owners(uint64_t offset) const {
  const uint64_t at = m_document.segmentAt(offset);
  if (at == kNone || m_document.segments[at].kind != SegmentKind::tensorData) return {};
  const uint32_t first = m_document.segments[at].tensor;
  if (m_document.reach.empty()) return {first};
  const auto& order = m_document.dataOrder;
  auto place = static_cast<size_t>(
      std::upper_bound(order.begin(), order.end(), offset,
                       [&](uint64_t wanted, uint32_t tensor) { return wanted < m_document.dataBegin(tensor); }) -
      order.begin());
  std::vector<uint32_t> owners;
  for (; place > 0 && m_document.reach[place - 1] > offset; --place) {
    const uint32_t tensor = order[place - 1];
    if (m_document.tensorRange(tensor).contains(offset)) owners.push_back(tensor);
  }
  std::reverse(owners.begin(), owners.end());
  // A tensor of unknown size owns its span without having a nominal range.
  if (std::find(owners.begin(), owners.end(), first) == owners.end()) owners.insert(owners.begin(), first);
  return owners;
}

}  // namespace ggufscope
