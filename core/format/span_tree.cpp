#include "core/format/span_tree.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

constexpr size_t kShownNameBytes = 512;

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

/// The row (pair, tensor info) that holds `offset`; rows are contiguous.
uint64_t rowAt(const auto& rows, uint64_t offset) {
  const auto after =
      std::upper_bound(rows.begin(), rows.end(), offset, [](uint64_t at, const auto& row) { return at < row.begin; });
  return static_cast<uint64_t>(after - rows.begin()) - 1;
}

/// The children of a node that has a handful of them: refs and ranges, empty ones left out.
struct Children {
  std::array<Span, 8 + kMaxRank> spans;
  size_t count = 0;

  void add(SpanRef ref, SpanKind kind, ByteRange range) {
    if (!range.empty()) spans[count++] = {ref, kind, range};
  }
};

SpanKind kindOf(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::padding:
      return SpanKind::padding;
    case SegmentKind::tensorData:
      return SpanKind::tensorData;
    case SegmentKind::gap:
      return SpanKind::gap;
    case SegmentKind::trailing:
      return SpanKind::trailing;
  }
  return SpanKind::unparsed;
}

/// Everything that the tree computes; one short-lived object a call.
class Walker {
 public:
  Walker(const ByteSource& source, const Document& document) : m_source(source), m_document(document) {}

  Span span(SpanRef ref) const;
  uint64_t childCount(SpanRef ref) const;
  Span child(SpanRef ref, uint64_t index) const;
  SpanRef parent(SpanRef ref) const;
  uint64_t indexInParent(SpanRef ref) const;
  std::optional<Span> childAt(SpanRef ref, uint64_t offset) const;

 private:
  /// Nodes with few children list them; the others are computed by number.
  bool fewChildren(SpanRef ref, Children& children) const;
  void fileChildren(Children& children) const;
  void headerChildren(Children& children) const;
  void pairChildren(uint64_t pair, Children& children) const;
  void arrayChildren(uint64_t array, SpanType type, uint64_t a, uint64_t b, SpanKind kind, Children& children) const;
  void elementChildren(SpanRef ref, Children& children) const;
  void tensorInfoChildren(uint64_t tensor, Children& children) const;
  void blockChildren(SpanRef ref, Children& children) const;

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

ByteRange Walker::headerRange() const {
  const Header& header = m_document.header;
  if (!m_document.isGguf) return {};
  if (header.fieldsRead == 4) return {0, header.size()};
  return {0, m_document.unparsed ? m_document.unparsed->range.begin : 0};
}

uint64_t Walker::dataFirst() const {
  const auto& segments = m_document.segments;
  const bool leadingPadding =
      !segments.empty() && segments.front().kind == SegmentKind::padding && segments.front().tensor == UINT32_MAX;
  return leadingPadding ? 1 : 0;
}

uint64_t Walker::dataLast() const {
  const auto& segments = m_document.segments;
  const bool trailing = !segments.empty() && segments.back().kind == SegmentKind::trailing;
  return std::max(dataFirst(), segments.size() - (trailing ? 1 : 0));
}

ByteRange Walker::dataRange() const {
  const uint64_t first = dataFirst();
  const uint64_t last = dataLast();
  if (first == last) return {};
  return {m_document.segments[first].begin, m_document.segments[last - 1].end};
}

void Walker::fileChildren(Children& children) const {
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

void Walker::headerChildren(Children& children) const {
  const Header& header = m_document.header;
  const std::array<ByteRange, 4> fields = {header.magic, header.version, header.tensorCountField, header.kvCountField};
  for (int i = 0; i < header.fieldsRead; ++i) {
    const auto field = static_cast<size_t>(i);
    children.add(makeRef(SpanType::headerField, field), SpanKind::header, fields[field]);
  }
}

void Walker::arrayChildren(uint64_t array, SpanType type, uint64_t a, uint64_t b, SpanKind kind,
                           Children& children) const {
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

void Walker::pairChildren(uint64_t pair, Children& children) const {
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

void Walker::elementChildren(SpanRef ref, Children& children) const {
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

void Walker::tensorInfoChildren(uint64_t tensor, Children& children) const {
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

const TensorInfo* Walker::blockTensor(uint64_t segment) const {
  const DataSegment& data = m_document.segments[segment];
  if (data.kind != SegmentKind::tensorData) return nullptr;
  const TensorInfo& info = m_document.tensors[data.tensor];
  return info.hasBlocks() ? &info : nullptr;
}

uint64_t Walker::firstBlock(uint64_t segment) const {
  const DataSegment& data = m_document.segments[segment];
  const uint64_t begin = m_document.dataBegin(data.tensor);
  return (data.begin - begin) / m_document.tensors[data.tensor].layout->blockBytes;
}

uint64_t Walker::blockCount(uint64_t segment) const {
  const DataSegment& data = m_document.segments[segment];
  const uint64_t begin = m_document.dataBegin(data.tensor);
  const uint64_t blockBytes = m_document.tensors[data.tensor].layout->blockBytes;
  const uint64_t last = (data.end - begin - 1) / blockBytes;
  return last + 1 - firstBlock(segment);
}

ByteRange Walker::blockRange(uint64_t segment, uint64_t block) const {
  const DataSegment& data = m_document.segments[segment];
  const uint64_t blockBytes = m_document.tensors[data.tensor].layout->blockBytes;
  const uint64_t begin = m_document.dataBegin(data.tensor) + block * blockBytes;
  // A tensor that is cut, or shares bytes with one before it, has only a part of its first or last block.
  return ByteRange::ofSize(begin, blockBytes).clippedTo({data.begin, data.end});
}

void Walker::blockChildren(SpanRef ref, Children& children) const {
  const DataSegment& data = m_document.segments[ref.a];
  const TensorType& layout = *m_document.tensors[data.tensor].layout;
  const uint64_t begin = m_document.dataBegin(data.tensor) + ref.b * layout.blockBytes;
  for (size_t i = 0; i < layout.fields.size(); ++i) {
    const BlockField& field = layout.fields[i];
    const ByteRange range = ByteRange::ofSize(begin + field.offset, field.bytes).clippedTo({data.begin, data.end});
    children.add(makeRef(SpanType::blockField, ref.a, ref.b, static_cast<uint8_t>(i)), SpanKind::tensorData, range);
  }
}

bool Walker::fewChildren(SpanRef ref, Children& children) const {
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

uint64_t Walker::arrayOf(SpanRef ref) const {
  uint64_t array = kNone;
  if (ref.type == SpanType::pairField && ref.b == static_cast<uint64_t>(PairField::elements)) {
    array = m_document.pairs[ref.a].array;
  } else if (ref.type == SpanType::elementField && ref.field == static_cast<uint8_t>(ElementField::elements)) {
    array = childArray(m_document, ref.a, ref.b);
  }
  return array == kNone || m_document.arrays[array].skippedElements ? kNone : array;
}

Span Walker::span(SpanRef ref) const {
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
      return {ref, kindOf(segment.kind), {segment.begin, segment.end}};
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
  Children siblings;
  fewChildren(parent(ref), siblings);
  for (size_t i = 0; i < siblings.count; ++i) {
    if (siblings.spans[i].ref == ref) return siblings.spans[i];
  }
  return {ref, SpanKind::unparsed, {}};
}

uint64_t Walker::childCount(SpanRef ref) const {
  Children children;
  if (fewChildren(ref, children)) return children.count;
  if (ref.type == SpanType::pairs) return m_document.pairs.size();
  if (ref.type == SpanType::tensorInfos) return m_document.tensors.size();
  if (ref.type == SpanType::data) return dataLast() - dataFirst();
  if (ref.type == SpanType::segment) return blockTensor(ref.a) != nullptr ? blockCount(ref.a) : 0;
  const uint64_t array = arrayOf(ref);
  return array == kNone ? 0 : m_document.arrays[array].count;
}

Span Walker::child(SpanRef ref, uint64_t index) const {
  Children children;
  if (fewChildren(ref, children)) return children.spans[index];
  if (ref.type == SpanType::pairs) return span(makeRef(SpanType::pair, index));
  if (ref.type == SpanType::tensorInfos) return span(makeRef(SpanType::tensorInfo, index));
  if (ref.type == SpanType::data) return span(makeRef(SpanType::segment, dataFirst() + index));
  if (ref.type == SpanType::segment) return span(makeRef(SpanType::block, ref.a, firstBlock(ref.a) + index));
  return span(makeRef(SpanType::element, arrayOf(ref), index));
}

SpanRef Walker::parent(SpanRef ref) const {
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

uint64_t Walker::indexInParent(SpanRef ref) const {
  if (ref.type == SpanType::file) return 0;
  const SpanRef above = parent(ref);
  Children siblings;
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

std::optional<Span> Walker::childAt(SpanRef ref, uint64_t offset) const {
  Children children;
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

Message named(std::string_view text, std::string_view argument, std::string value) {
  return {text, {{argument, std::move(value)}}};
}

/// A name of the file as it is: no words of ours, nothing to translate.
Message verbatim(std::string text) { return named("{name}", "name", std::move(text)); }

/// A key or tensor name. A file may call its rows like their group ("metadata"): then the label says what the row is,
/// for a name must never be just that of its parent.
Message nameLabel(std::string_view name, std::string_view ifEmpty, std::string_view group, std::string_view told) {
  if (name.empty()) return {ifEmpty, {}};
  std::string text = escaped(name, kShownNameBytes);
  return name == group ? named(told, "name", std::move(text)) : verbatim(std::move(text));
}

/// The same for a field of a row: a key may be "value".
Message fieldLabel(Message label, std::string_view rowName) {
  if (label.english() != rowName) return label;
  return named(GS_TEXT("span", "{name} (field)"), "name", std::string(rowName));
}

Message pairFieldLabel(PairField field) {
  switch (field) {
    case PairField::keyLength:
      return {GS_TEXT("span", "key length"), {}};
    case PairField::key:
      return {GS_TEXT("span", "key"), {}};
    case PairField::valueType:
      return {GS_TEXT("span", "value type"), {}};
    case PairField::value:
      return {GS_TEXT("span", "value"), {}};
    case PairField::valueLength:
      return {GS_TEXT("span", "text length"), {}};
    case PairField::text:
      return {GS_TEXT("span", "text"), {}};
    case PairField::elementType:
      return {GS_TEXT("span", "element type"), {}};
    case PairField::count:
      return {GS_TEXT("span", "count"), {}};
    case PairField::elements:
      return {GS_TEXT("span", "elements"), {}};
  }
  return {};
}

Message elementFieldLabel(ElementField field) {
  switch (field) {
    case ElementField::length:
      return {GS_TEXT("span", "text length"), {}};
    case ElementField::text:
      return {GS_TEXT("span", "text"), {}};
    case ElementField::elementType:
      return {GS_TEXT("span", "element type"), {}};
    case ElementField::count:
      return {GS_TEXT("span", "count"), {}};
    case ElementField::elements:
      return {GS_TEXT("span", "elements"), {}};
  }
  return {};
}

Message tensorInfoFieldLabel(uint64_t field) {
  switch (static_cast<TensorInfoField>(field)) {
    case TensorInfoField::nameLength:
      return {GS_TEXT("span", "name length"), {}};
    case TensorInfoField::name:
      return {GS_TEXT("span", "name"), {}};
    case TensorInfoField::rank:
      return {GS_TEXT("span", "n_dims"), {}};
    case TensorInfoField::type:
      return {GS_TEXT("span", "type"), {}};
    case TensorInfoField::offset:
      return {GS_TEXT("span", "offset"), {}};
    default:
      return named(GS_TEXT("span", "dimension {n}"), "n",
                   std::to_string(field - static_cast<uint64_t>(TensorInfoField::firstDim)));
  }
}

Message unparsedLabel(Unparsed::In in) {
  switch (in) {
    case Unparsed::In::file:
      return {GS_TEXT("span", "unparsed file"), {}};
    case Unparsed::In::header:
      return {GS_TEXT("span", "unparsed header"), {}};
    case Unparsed::In::kv:
      return {GS_TEXT("span", "unparsed metadata"), {}};
    case Unparsed::In::tensorInfo:
      return {GS_TEXT("span", "unparsed tensor infos"), {}};
  }
  return {};
}

}  // namespace

std::string_view spanKindName(SpanKind kind) {
  switch (kind) {
    case SpanKind::file:
      return "file";
    case SpanKind::header:
      return "header";
    case SpanKind::kv:
      return "kv";
    case SpanKind::tensorInfo:
      return "tensor_info";
    case SpanKind::padding:
      return "padding";
    case SpanKind::tensorData:
      return "tensor_data";
    case SpanKind::gap:
      return "gap";
    case SpanKind::trailing:
      return "trailing";
    case SpanKind::unparsed:
      return "unparsed";
  }
  return {};
}

Span SpanTree::root() const { return at({}); }

Span SpanTree::at(SpanRef ref) const { return Walker(m_source, m_document).span(ref); }

uint64_t SpanTree::childCount(SpanRef ref) const { return Walker(m_source, m_document).childCount(ref); }

Span SpanTree::child(SpanRef ref, uint64_t index) const { return Walker(m_source, m_document).child(ref, index); }

Span SpanTree::parent(SpanRef ref) const {
  const Walker walker(m_source, m_document);
  return walker.span(walker.parent(ref));
}

uint64_t SpanTree::indexInParent(SpanRef ref) const { return Walker(m_source, m_document).indexInParent(ref); }

std::vector<Span> SpanTree::path(uint64_t offset) const {
  const Walker walker(m_source, m_document);
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
  const Walker walker(m_source, m_document);
  std::vector<Span> spans;
  for (SpanRef at = ref; at.type != SpanType::file; at = walker.parent(at)) spans.push_back(walker.span(at));
  spans.push_back(root());
  std::reverse(spans.begin(), spans.end());
  return spans;
}

Span SpanTree::objectAt(uint64_t offset) const {
  const Walker walker(m_source, m_document);
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

Message SpanTree::label(SpanRef ref) const {
  switch (ref.type) {
    case SpanType::file:
      return {GS_TEXT("span", "file"), {}};
    case SpanType::header:
      return {GS_TEXT("span", "header"), {}};
    case SpanType::headerField: {
      constexpr std::array<std::string_view, 4> kNames = {"magic", "version", "tensor_count", "kv_count"};
      return verbatim(std::string(kNames[ref.a]));
    }
    case SpanType::pairs:
      return {GS_TEXT("span", "metadata"), {}};
    case SpanType::pair:
      return nameLabel(m_document.key(ref.a), GS_TEXT("span", "(empty key)"), "metadata",
                       GS_TEXT("span", "{name} (key)"));
    case SpanType::pairField:
      return fieldLabel(pairFieldLabel(static_cast<PairField>(ref.b)), m_document.key(ref.a));
    case SpanType::element:
      return named(GS_TEXT("span", "element {n}"), "n", std::to_string(ref.b));
    case SpanType::elementField:
      return elementFieldLabel(static_cast<ElementField>(ref.field));
    case SpanType::tensorInfos:
      return {GS_TEXT("span", "tensor_infos"), {}};
    case SpanType::tensorInfo:
      return nameLabel(m_document.name(ref.a), GS_TEXT("span", "(no name)"), "tensor_infos",
                       GS_TEXT("span", "{name} (tensor)"));
    case SpanType::tensorInfoField:
      return fieldLabel(tensorInfoFieldLabel(ref.b), m_document.name(ref.a));
    case SpanType::data:
      return {GS_TEXT("span", "tensor_data"), {}};
    case SpanType::segment: {
      const DataSegment& segment = m_document.segments[ref.a];
      if (segment.kind == SegmentKind::trailing) return {GS_TEXT("span", "trailing bytes"), {}};
      if (segment.tensor == UINT32_MAX) {
        return {m_document.tensors.empty() ? GS_TEXT("span", "after metadata") : GS_TEXT("span", "before the data"),
                {}};
      }
      const Message name = nameLabel(m_document.name(segment.tensor), GS_TEXT("span", "(no name)"), "tensor_data",
                                     GS_TEXT("span", "{name} (tensor)"));
      if (segment.kind == SegmentKind::tensorData) return name;
      if (segment.kind == SegmentKind::gap) return named(GS_TEXT("span", "before {name}"), "name", name.english());
      return named(GS_TEXT("span", "after {name}"), "name", name.english());
    }
    case SpanType::block: {
      const TensorInfo& info = m_document.tensors[m_document.segments[ref.a].tensor];
      const bool single = info.layout->blockElements == 1;
      return named(single ? GS_TEXT("span", "element {n}") : GS_TEXT("span", "block {n}"), "n", std::to_string(ref.b));
    }
    case SpanType::blockField: {
      const TensorInfo& info = m_document.tensors[m_document.segments[ref.a].tensor];
      return verbatim(std::string(info.layout->fields[ref.field].name));
    }
    case SpanType::unparsed:
      return unparsedLabel(m_document.unparsed ? m_document.unparsed->in : Unparsed::In::file);
  }
  return {};
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
