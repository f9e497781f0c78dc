#include "core/format/span_walker.h"

#include "core/format/value.h"

namespace ggufscope {

namespace {

constexpr SpanRef makeRef(SpanType type, uint64_t a = 0, uint64_t b = 0, uint8_t field = 0) {
  return {type, field, a, b};
}
constexpr SpanRef makeRef(SpanType type, uint64_t a, PairField field) {
  return {type, 0, a, static_cast<uint64_t>(field)};
}
constexpr SpanRef makeRef(SpanType type, uint64_t a, uint64_t b, ElementField field) {
  return {type, static_cast<uint8_t>(field), a, b};
}

ByteRange rowsRange(const auto& rows) {
  return rows.empty() ? ByteRange{} : ByteRange{rows.front().begin, rows.back().end};
}

}  // namespace

ByteRange SpanWalker::headerRange() const {
  const Header& header = m_document.header;
  if (!m_document.isGguf) return {};
  if (header.fieldsRead == 4) return {0, header.size()};
  return {0, m_document.unparsed ? m_document.unparsed->range.begin : 0};
}

uint64_t SpanWalker::dataFirst() const {
  const auto& segments = m_document.segments;
  const bool leadingPadding =
      !segments.empty() && segments.front().kind == SegmentKind::padding && segments.front().tensor == UINT32_MAX;
  return leadingPadding ? 1 : 0;
}

uint64_t SpanWalker::dataLast() const {
  const auto& segments = m_document.segments;
  const bool trailing = !segments.empty() && segments.back().kind == SegmentKind::trailing;
  return std::max(dataFirst(), segments.size() - (trailing ? 1 : 0));
}

ByteRange SpanWalker::dataRange() const {
  const uint64_t first = dataFirst();
  const uint64_t last = dataLast();
  if (first == last) return {};
  return {m_document.segments[first].begin, m_document.segments[last - 1].end};
}

void SpanWalker::fileChildren(SpanChildren& children) const {
  const auto& segments = m_document.segments;
  children.add(makeRef(SpanType::header), SpanKind::header, headerRange());
  children.add(makeRef(SpanType::pairs), SpanKind::kv, rowsRange(m_document.pairs));
  children.add(makeRef(SpanType::tensorInfos), SpanKind::tensorInfo, rowsRange(m_document.tensors));
  if (dataFirst() == 1) {
    children.add(makeRef(SpanType::segment, 0), SpanKind::padding, {segments[0].begin, segments[0].end});
  }
  children.add(makeRef(SpanType::data), SpanKind::tensorData, dataRange());
  if (dataLast() < segments.size()) {
    children.add(makeRef(SpanType::segment, dataLast()), SpanKind::trailing,
                 {segments.back().begin, segments.back().end});
  }
  if (m_document.unparsed) {
    children.add(makeRef(SpanType::unparsed), SpanKind::unparsed, m_document.unparsed->range);
  }
}

void SpanWalker::headerChildren(SpanChildren& children) const {
  const Header& header = m_document.header;
  const std::array<ByteRange, 4> fields = {header.magic, header.version, header.tensorCountField, header.kvCountField};
  for (int i = 0; i < header.fieldsRead; ++i) {
    const auto field = static_cast<size_t>(i);
    children.add(makeRef(SpanType::headerField, field), SpanKind::header, fields[field]);
  }
}

void SpanWalker::arrayChildren(uint64_t array, SpanType type, uint64_t a, uint64_t b, SpanKind kind,
                               SpanChildren& children) const {
  const ArrayNode& node = m_document.arrays[array];
  const uint64_t elements = node.elementsBegin(m_document.header.lengthBytes);
  const auto add = [&](PairField pairField, ElementField elementField, ByteRange range) {
    const SpanRef ref = type == SpanType::pairField ? makeRef(type, a, pairField) : makeRef(type, a, b, elementField);
    children.add(ref, kind, range);
  };
  add(PairField::elementType, ElementField::elementType, {node.begin, node.begin + 4});
  add(PairField::count, ElementField::count, {node.begin + 4, elements});
  add(PairField::elements, ElementField::elements, {elements, node.end});
}

void SpanWalker::pairChildren(uint64_t pair, SpanChildren& children) const {
  const KeyValue& kv = m_document.pairs[pair];
  const ByteRange key = m_document.keyRange(pair);
  const ByteRange value = m_document.valueRange(pair);
  const uint32_t width = m_document.header.lengthBytes;
  const auto add = [&](PairField field, ByteRange range) {
    children.add(makeRef(SpanType::pairField, pair, field), SpanKind::kv, range);
  };
  add(PairField::keyLength, {key.begin, key.begin + width});
  add(PairField::key, {key.begin + width, key.end});
  add(PairField::valueType, m_document.valueTypeRange(pair));
  if (kv.type == ValueType::array) {
    arrayChildren(kv.array, SpanType::pairField, pair, 0, SpanKind::kv, children);
  } else if (kv.type == ValueType::string) {
    add(PairField::valueLength, {value.begin, value.begin + width});
    add(PairField::text, {value.begin + width, value.end});
  } else {
    add(PairField::value, value);
  }
}

void SpanWalker::elementChildren(SpanRef ref, SpanChildren& children) const {
  const ArrayNode& node = m_document.arrays[ref.a];
  if (node.elementType == ValueType::array) {
    const uint64_t child = childArray(m_document, ref.a, ref.b);
    if (child != kNone) arrayChildren(child, SpanType::elementField, ref.a, ref.b, SpanKind::kv, children);
  } else if (node.elementType == ValueType::string) {
    const ByteRange range = elementRange(m_source, m_document, ref.a, ref.b);
    const uint64_t text = std::min(range.end, range.begin + m_document.header.lengthBytes);
    children.add(makeRef(SpanType::elementField, ref.a, ref.b, ElementField::length), SpanKind::kv,
                 {range.begin, text});
    children.add(makeRef(SpanType::elementField, ref.a, ref.b, ElementField::text), SpanKind::kv, {text, range.end});
  }
}

void SpanWalker::tensorInfoChildren(uint64_t tensor, SpanChildren& children) const {
  const ByteRange name = m_document.nameRange(tensor);
  const uint32_t width = m_document.header.lengthBytes;
  const auto add = [&](uint64_t field, ByteRange range) {
    children.add(makeRef(SpanType::tensorInfoField, tensor, field), SpanKind::tensorInfo, range);
  };
  add(static_cast<uint64_t>(TensorInfoField::nameLength), {name.begin, name.begin + width});
  add(static_cast<uint64_t>(TensorInfoField::name), {name.begin + width, name.end});
  add(static_cast<uint64_t>(TensorInfoField::rank), m_document.rankRange(tensor));
  for (uint32_t k = 0; k < m_document.tensors[tensor].rank; ++k) {
    add(static_cast<uint64_t>(TensorInfoField::firstDim) + k, m_document.dimRange(tensor, k));
  }
  add(static_cast<uint64_t>(TensorInfoField::type), m_document.typeRange(tensor));
  add(static_cast<uint64_t>(TensorInfoField::offset), m_document.offsetRange(tensor));
}

const TensorInfo* SpanWalker::blockTensor(uint64_t segment) const {
  const DataSegment& data = m_document.segments[segment];
  if (data.kind != SegmentKind::tensorData) return nullptr;
  const TensorInfo& info = m_document.tensors[data.tensor];
  return info.hasBlocks() ? &info : nullptr;
}

uint64_t SpanWalker::firstBlock(uint64_t segment) const {
  const DataSegment& data = m_document.segments[segment];
  const uint64_t begin = m_document.dataBegin(data.tensor);
  return (data.begin - begin) / m_document.tensors[data.tensor].layout->blockBytes;
}

uint64_t SpanWalker::blockCount(uint64_t segment) const {
  const DataSegment& data = m_document.segments[segment];
  const uint64_t begin = m_document.dataBegin(data.tensor);
  const uint64_t blockBytes = m_document.tensors[data.tensor].layout->blockBytes;
  const uint64_t last = (data.end - begin - 1) / blockBytes;
  return last + 1 - firstBlock(segment);
}

ByteRange SpanWalker::blockRange(uint64_t segment, uint64_t block) const {
  const DataSegment& data = m_document.segments[segment];
  const uint64_t blockBytes = m_document.tensors[data.tensor].layout->blockBytes;
  const uint64_t begin = m_document.dataBegin(data.tensor) + block * blockBytes;
  // A tensor that is cut, or shares bytes with one before it, has only a part of its first or last block.
  return ByteRange::ofSize(begin, blockBytes).clippedTo({data.begin, data.end});
}

void SpanWalker::blockChildren(SpanRef ref, SpanChildren& children) const {
  const DataSegment& data = m_document.segments[ref.a];
  const TensorType& layout = *m_document.tensors[data.tensor].layout;
  const uint64_t begin = m_document.dataBegin(data.tensor) + ref.b * layout.blockBytes;
  for (size_t i = 0; i < layout.fields.size(); ++i) {
    const BlockField& field = layout.fields[i];
    const ByteRange range = ByteRange::ofSize(begin + field.offset, field.bytes).clippedTo({data.begin, data.end});
    children.add(makeRef(SpanType::blockField, ref.a, ref.b, static_cast<uint8_t>(i)), SpanKind::tensorData, range);
  }
}

bool SpanWalker::fewChildren(SpanRef ref, SpanChildren& children) const {
  switch (ref.type) {
    case SpanType::file:
      fileChildren(children);
      return true;
    case SpanType::header:
      headerChildren(children);
      return true;
    case SpanType::pair:
      pairChildren(ref.a, children);
      return true;
    case SpanType::element:
      elementChildren(ref, children);
      return true;
    case SpanType::tensorInfo:
      tensorInfoChildren(ref.a, children);
      return true;
    case SpanType::block:
      blockChildren(ref, children);
      return true;
    default:
      return false;
  }
}

uint64_t SpanWalker::arrayOf(SpanRef ref) const {
  uint64_t array = kNone;
  if (ref.type == SpanType::pairField && ref.b == static_cast<uint64_t>(PairField::elements)) {
    array = m_document.pairs[ref.a].array;
  } else if (ref.type == SpanType::elementField && ref.field == static_cast<uint8_t>(ElementField::elements)) {
    array = childArray(m_document, ref.a, ref.b);
  }
  return array == kNone || m_document.arrays[array].skippedElements ? kNone : array;
}

Span SpanWalker::span(SpanRef ref) const {
  switch (ref.type) {
    case SpanType::file:
      return {ref, SpanKind::file, {0, m_document.fileSize}};
    case SpanType::header:
      return {ref, SpanKind::header, headerRange()};
    case SpanType::pairs:
      return {ref, SpanKind::kv, rowsRange(m_document.pairs)};
    case SpanType::pair:
      return {ref, SpanKind::kv, {m_document.pairs[ref.a].begin, m_document.pairs[ref.a].end}};
    case SpanType::element:
      return {ref, SpanKind::kv, elementRange(m_source, m_document, ref.a, ref.b)};
    case SpanType::tensorInfos:
      return {ref, SpanKind::tensorInfo, rowsRange(m_document.tensors)};
    case SpanType::tensorInfo:
      return {ref, SpanKind::tensorInfo, {m_document.tensors[ref.a].begin, m_document.tensors[ref.a].end}};
    case SpanType::data:
      return {ref, SpanKind::tensorData, dataRange()};
    case SpanType::segment: {
      const DataSegment& segment = m_document.segments[ref.a];
      return {ref, spanKindOf(segment.kind), {segment.begin, segment.end}};
    }
    case SpanType::block:
      return {ref, SpanKind::tensorData, blockRange(ref.a, ref.b)};
    case SpanType::unparsed:
      return {ref, SpanKind::unparsed, m_document.unparsed ? m_document.unparsed->range : ByteRange{}};
    case SpanType::headerField:
    case SpanType::pairField:
    case SpanType::elementField:
    case SpanType::tensorInfoField:
    case SpanType::blockField:
      break;
  }
  // Fields: their range stands in the list of their parent's children.
  SpanChildren siblings;
  fewChildren(parent(ref), siblings);
  for (size_t i = 0; i < siblings.count; ++i) {
    if (siblings.spans[i].ref == ref) return siblings.spans[i];
  }
  return {ref, SpanKind::unparsed, {}};
}

uint64_t SpanWalker::childCount(SpanRef ref) const {
  SpanChildren children;
  if (fewChildren(ref, children)) return children.count;
  if (ref.type == SpanType::pairs) return m_document.pairs.size();
  if (ref.type == SpanType::tensorInfos) return m_document.tensors.size();
  if (ref.type == SpanType::data) return dataLast() - dataFirst();
  if (ref.type == SpanType::segment) return blockTensor(ref.a) != nullptr ? blockCount(ref.a) : 0;
  const uint64_t array = arrayOf(ref);
  return array == kNone ? 0 : m_document.arrays[array].count;
}

Span SpanWalker::child(SpanRef ref, uint64_t index) const {
  SpanChildren children;
  if (fewChildren(ref, children)) return children.spans[index];
  if (ref.type == SpanType::pairs) return span(makeRef(SpanType::pair, index));
  if (ref.type == SpanType::tensorInfos) return span(makeRef(SpanType::tensorInfo, index));
  if (ref.type == SpanType::data) return span(makeRef(SpanType::segment, dataFirst() + index));
  if (ref.type == SpanType::segment) return span(makeRef(SpanType::block, ref.a, firstBlock(ref.a) + index));
  return span(makeRef(SpanType::element, arrayOf(ref), index));
}

SpanRef SpanWalker::parent(SpanRef ref) const {
  switch (ref.type) {
    case SpanType::headerField:
      return makeRef(SpanType::header);
    case SpanType::pair:
      return makeRef(SpanType::pairs);
    case SpanType::pairField:
      return makeRef(SpanType::pair, ref.a);
    case SpanType::element: {
      const ArrayNode& node = m_document.arrays[ref.a];
      if (node.parent == kNone) {
        return makeRef(SpanType::pairField, rowAt(m_document.pairs, node.begin), PairField::elements);
      }
      const uint64_t index = elementAt(m_source, m_document, node.parent, node.begin);
      return makeRef(SpanType::elementField, node.parent, index, ElementField::elements);
    }
    case SpanType::elementField:
      return makeRef(SpanType::element, ref.a, ref.b);
    case SpanType::tensorInfo:
      return makeRef(SpanType::tensorInfos);
    case SpanType::tensorInfoField:
      return makeRef(SpanType::tensorInfo, ref.a);
    case SpanType::segment:
      return ref.a >= dataFirst() && ref.a < dataLast() ? makeRef(SpanType::data) : makeRef(SpanType::file);
    case SpanType::block:
      return makeRef(SpanType::segment, ref.a);
    case SpanType::blockField:
      return makeRef(SpanType::block, ref.a, ref.b);
    default:
      return makeRef(SpanType::file);
  }
}

uint64_t SpanWalker::indexInParent(SpanRef ref) const {
  if (ref.type == SpanType::file) return 0;
  const SpanRef above = parent(ref);
  SpanChildren siblings;
  if (fewChildren(above, siblings)) {
    for (size_t i = 0; i < siblings.count; ++i) {
      if (siblings.spans[i].ref == ref) return i;
    }
    return 0;
  }
  if (ref.type == SpanType::segment) return ref.a - dataFirst();
  if (ref.type == SpanType::block) return ref.b - firstBlock(ref.a);
  return ref.type == SpanType::element ? ref.b : ref.a;
}

std::optional<Span> SpanWalker::childAt(SpanRef ref, uint64_t offset) const {
  SpanChildren children;
  if (fewChildren(ref, children)) {
    for (size_t i = 0; i < children.count; ++i) {
      if (children.spans[i].range.contains(offset)) return children.spans[i];
    }
    return {};
  }
  if (ref.type == SpanType::pairs) return span(makeRef(SpanType::pair, rowAt(m_document.pairs, offset)));
  if (ref.type == SpanType::tensorInfos) {
    return span(makeRef(SpanType::tensorInfo, rowAt(m_document.tensors, offset)));
  }
  if (ref.type == SpanType::data) {
    const uint64_t segment = m_document.segmentAt(offset);
    return segment == kNone ? std::nullopt : std::optional(span(makeRef(SpanType::segment, segment)));
  }
  if (ref.type == SpanType::segment) {
    const TensorInfo* info = blockTensor(ref.a);
    if (info == nullptr) return {};
    const uint64_t begin = m_document.dataBegin(m_document.segments[ref.a].tensor);
    return span(makeRef(SpanType::block, ref.a, (offset - begin) / info->layout->blockBytes));
  }
  const uint64_t array = arrayOf(ref);
  if (array == kNone) return {};
  return span(makeRef(SpanType::element, array, elementAt(m_source, m_document, array, offset)));
}

}  // namespace ggufscope
