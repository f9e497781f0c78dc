#include <algorithm>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/exact_number.h"
#include "app/cli/json_writer.h"
#include "app/cli/value_reader.h"
#include "core/analysis/identity.h"
#include "core/base/text.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

constexpr size_t kWidestName = 48;

/// From 1; nothing for a file that is not one of a set.
std::optional<uint64_t> shardOf(const ModelFile& model) {
  const auto count = unsignedValue(model.source(), model.document(), "split.count");
  const auto number = unsignedValue(model.source(), model.document(), "split.no");
  if (!count || !number || *count < 2 || *number >= *count) return {};
  return *number + 1;
}

std::optional<double> bitsPerWeight(const TensorInfo& tensor) {
  if (!tensor.sizeKnown() || tensor.elements == 0) return {};
  return 8.0 * static_cast<double>(tensor.bytes) / static_cast<double>(tensor.elements);
}

std::string exactOffset(const Document& document, const TensorInfo& tensor) {
  ExactNumber offset(document.dataStart);
  offset.add(ExactNumber(tensor.relativeOffset));
  return offset.text();
}

void typeMembers(JsonWriter& json, const Document& document, uint64_t tensor) {
  if (typeIsSure(document, tensor)) {
    json.member("type", tensorTypeName(document, tensor));
  } else {
    json.nullMember("type");
  }
  json.member("type_id", document.tensors[tensor].typeId);
  json.key("candidates");
  json.beginArray();
  for (const std::string_view name : typeCandidates(document, tensor)) json.text(name);
  json.endArray();
}

void sizeMembers(JsonWriter& json, const Document& document, uint64_t number) {
  const TensorInfo& tensor = document.tensors[number];
  json.key("dims");
  json.beginArray();
  for (const uint64_t dim : document.dims(number)) json.number(dim);
  json.endArray();
  json.key("elements");
  json.raw(exactProduct(document.dims(number)).text());
  tensor.sizeKnown() ? json.member("bytes", tensor.bytes) : json.nullMember("bytes");
  json.key("offset");
  json.raw(exactOffset(document, tensor));
  json.member("relative_offset", tensor.relativeOffset);
  json.key("bits_per_weight");
  const auto bits = bitsPerWeight(tensor);
  bits ? json.number(*bits) : json.null();
}

void printJson(Invocation& call, const ModelFile& model) {
  const Document& document = model.document();
  const std::optional<uint64_t> shard = shardOf(model);
  ValueReader names(model);
  JsonWriter json(call.out);
  json.beginArray();
  for (uint64_t i = 0; i < document.tensors.size() && call.goesOn(); ++i) {
    json.beginObject();
    json.fileTextMember("name", names.wholeName(i));
    typeMembers(json, document, i);
    sizeMembers(json, document, i);
    json.key("state");
    json.beginArray();
    for (const std::string_view state : tensorStateNames(document.tensors[i].state)) json.text(state);
    json.endArray();
    json.member("bytes_present", document.bytesPresent(i));
    shard ? json.member("shard", *shard) : json.nullMember("shard");
    json.endObject();
  }
  json.endArray();
}

std::string shapeText(std::span<const uint64_t> dims) {
  std::string text = "[";
  for (size_t i = 0; i < dims.size(); ++i) {
    if (i > 0) text += ", ";
    text += numberText(dims[i]);
  }
  return text + "]";
}

std::string bytesText(const TensorInfo& tensor) { return tensor.sizeKnown() ? groupedText(tensor.bytes) : "?"; }

std::string stateText(const Document& document, uint64_t number) {
  std::string text;
  for (const std::string_view state : tensorStateNames(document.tensors[number].state)) {
    if (!text.empty()) text += ", ";
    text += state;
  }
  if (typeIsSure(document, number)) return text;
  std::string names;
  for (const std::string_view name : typeCandidates(document, number)) {
    if (!names.empty()) names += " or ";
    names += name;
  }
  return names.empty() ? text : text + " (perhaps " + names + ")";
}

TableLayout layoutOf(const Document& document) {
  using Align = TableLayout::Align;
  size_t name = 0;
  size_t type = 0;
  size_t shape = 0;
  size_t bytes = 0;
  size_t offset = 0;
  for (uint64_t i = 0; i < document.tensors.size(); ++i) {
    const TensorInfo& tensor = document.tensors[i];
    name = std::max(name, std::min(columnsOf(escaped(document.name(i), kWidestName)), kWidestName));
    type = std::max(type, tensorTypeName(document, i).size());
    shape = std::max(shape, std::min<size_t>(shapeText(document.dims(i)).size(), kWidestName));
    bytes = std::max(bytes, bytesText(tensor).size());
    offset = std::max(offset, exactOffset(document, tensor).size());
  }
  return TableLayout({{"name", name},
                      {"type", type},
                      {"shape", shape},
                      {"bytes", bytes, Align::right},
                      {"bits/weight", 5, Align::right},
                      {"offset", offset, Align::right},
                      {"state", 0}});
}

void printText(Invocation& call, const Document& document) {
  const TableLayout table = layoutOf(document);
  call.out.write(table.titles());
  for (uint64_t i = 0; i < document.tensors.size() && call.goesOn(); ++i) {
    const TensorInfo& tensor = document.tensors[i];
    const auto bits = bitsPerWeight(tensor);
    call.out.write(table.line({escaped(document.name(i), 200), tensorTypeName(document, i), shapeText(document.dims(i)),
                               bytesText(tensor), bits ? decimals(*bits) : "", exactOffset(document, tensor),
                               stateText(document, i)}));
  }
}

}  // namespace

int runTensors(Invocation& call) {
  const auto model = openFile(call);
  if (model == nullptr) return failureCode(call);
  if (!noteDamage(call, model->document())) return kUnreadable;
  call.json() ? printJson(call, *model) : printText(call, model->document());
  return kDone;
}

}  // namespace ggufscope
