#include <array>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/span_tree.h"

namespace ggufscope {

namespace {

constexpr size_t kShownNameBytes = 512;

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

Message segmentLabel(const Document& document, const DataSegment& segment) {
  if (segment.kind == SegmentKind::trailing) return {GS_TEXT("span", "trailing bytes"), {}};
  if (segment.tensor == UINT32_MAX) {
    if (document.tensors.empty()) return {GS_TEXT("span", "after metadata"), {}};
    return {GS_TEXT("span", "before the data"), {}};
  }
  Message name = nameLabel(document.name(segment.tensor), GS_TEXT("span", "(no name)"), "tensor_data",
                           GS_TEXT("span", "{name} (tensor)"));
  if (segment.kind == SegmentKind::tensorData) return name;
  if (segment.kind == SegmentKind::gap) return named(GS_TEXT("span", "before {name}"), "name", name.english());
  return named(GS_TEXT("span", "after {name}"), "name", name.english());
}

}  // namespace

SpanKind spanKindOf(SegmentKind kind) {
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
    case SpanType::segment:
      return segmentLabel(m_document, m_document.segments[ref.a]);
    case SpanType::block: {
      const uint32_t tensor = m_document.segments[ref.a].tensor;
      const bool single = m_document.tensors[tensor].layout->blockElements == 1;
      const std::string_view text = single ? GS_TEXT("span", "element {n}") : GS_TEXT("span", "block {n}");
      return fieldLabel(named(text, "n", std::to_string(ref.b)), m_document.name(tensor));
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

}  // namespace ggufscope
