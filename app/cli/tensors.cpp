#include <algorithm>
#include <cstdio>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/exact_number.h"
#include "app/cli/json_writer.h"
#include "app/cli/value_reader.h"
#include "core/analysis/identity.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "core/tensor/shape_text.h"

namespace ggufscope {

namespace {

constexpr size_t kWidestName = 48;
constexpr uint64_t kMeasuredRows = 10'000;

/// Calls visit(file, number of the tensor in it, index of the shard) for every tensor while the output is wanted.
template <class Visit>
void forEachTensor(const Invocation& call, const Model& model, Visit visit) {
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    const ModelFile* file = model.file(shard);
    const uint64_t tensors = file == nullptr ? 0 : file->document().tensors.size();
    for (uint64_t i = 0; i < tensors && call.goesOn(); ++i) visit(*file, i, shard);
  }
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

void printTensor(JsonWriter& json, ValueReader& names, const Document& document, uint64_t tensor,
                 std::optional<uint64_t> shard) {
  json.beginObject();
  json.fileTextMember("name", names.wholeName(tensor));
  typeMembers(json, document, tensor);
  sizeMembers(json, document, tensor);
  json.key("state");
  json.beginArray();
  for (const std::string_view state : tensorStateNames(document.tensors[tensor].state)) json.text(state);
  json.endArray();
  json.member("bytes_present", document.bytesPresent(tensor));
  shard ? json.member("shard", *shard) : json.nullMember("shard");
  json.endObject();
}

void printJson(Invocation& call, const Model& model) {
  JsonWriter json(call.out);
  json.beginArray();
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    const ModelFile* file = model.file(shard);
    if (file == nullptr) continue;
    ValueReader names(*file);
    for (uint64_t i = 0; i < file->document().tensors.size() && call.goesOn(); ++i) {
      printTensor(json, names, file->document(), i, shardNumber(model, shard));
    }
  }
  json.endArray();
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

/// Names, types and shapes are measured in the first kMeasuredRows rows: the first line of a long list shall not wait
/// for the last one. Where numbers end is known without writing them.
TableLayout layoutOf(const Invocation& call, const Model& model) {
  using Align = TableLayout::Align;
  size_t name = 0;
  size_t type = 0;
  size_t shape = 0;
  size_t offset = 0;
  uint64_t mostBytes = 0;
  uint64_t measured = 0;
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    if (model.file(shard) == nullptr) continue;
    const Document& document = model.file(shard)->document();
    const TensorInfo* last = nullptr;
    for (const TensorInfo& tensor : document.tensors) {
      if (last == nullptr || tensor.relativeOffset > last->relativeOffset) last = &tensor;
      if (tensor.sizeKnown()) mostBytes = std::max(mostBytes, tensor.bytes);
    }
    if (last != nullptr) offset = std::max(offset, exactOffset(document, *last).size());
  }
  forEachTensor(call, model, [&](const ModelFile& file, uint64_t i, size_t) {
    if (measured++ >= kMeasuredRows) return;
    const Document& document = file.document();
    name = std::max(name, std::min(columnsOf(escaped(document.name(i), kWidestName)), kWidestName));
    type = std::max(type, tensorTypeName(document, i).size());
    shape = std::max(shape, std::min<size_t>(shapeText(document.dims(i)).size(), kWidestName));
  });
  const size_t bytes = groupedText(mostBytes).size();
  std::vector<TableLayout::Column> columns = {{"name", name},
                                              {"type", type},
                                              {"shape", shape},
                                              {"bytes", bytes, Align::right},
                                              {"bits/weight", 5, Align::right},
                                              {"offset", offset, Align::right},
                                              {"state", 0}};
  if (model.isSet()) columns.insert(columns.end() - 1, {"shard", 5, Align::right});
  return TableLayout(columns);
}

void printText(Invocation& call, const Model& model) {
  const TableLayout table = layoutOf(call, model);
  call.out.write(table.titles());
  forEachTensor(call, model, [&](const ModelFile& file, uint64_t i, size_t shard) {
    const Document& document = file.document();
    const TensorInfo& tensor = document.tensors[i];
    const auto bits = bitsPerWeight(tensor);
    std::vector<std::string> cells = {
        escaped(document.name(i), 200), tensorTypeName(document, i),   shapeText(document.dims(i)), bytesText(tensor),
        bits ? decimals(*bits) : "",    exactOffset(document, tensor), stateText(document, i)};
    if (model.isSet()) cells.insert(cells.end() - 1, std::to_string(model.shards()[shard].number));
    call.out.write(table.line(cells));
  });
}

/// Shards that are not there are no damage, but their tensors are missing in the list.
void noteMissingShards(const Model& model) {
  if (model.complete()) return;
  std::fprintf(stderr, "ggufscope-cli tensors: %llu of %zu shards are not there; their tensors are not listed\n",
               static_cast<unsigned long long>(model.missing()), model.shards().size());
}

}  // namespace

int runTensors(Invocation& call) {
  const auto model = openModel(call);
  if (model == nullptr) return failureCode(call);
  if (!noteDamage(call, model->opened().document())) return kUnreadable;
  noteMissingShards(*model);
  call.json() ? printJson(call, *model) : printText(call, *model);
  return kDone;
}

}  // namespace ggufscope
