#include "core/format/resync.h"

#include <algorithm>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/json_writer.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "core/tensor/shape_text.h"

namespace ggufscope {

namespace {

constexpr size_t kShownStringBytes = 60;
constexpr size_t kWidestName = 48;

bool isPair(const GuessedRow& row) { return row.kind == GuessedRow::Kind::pair; }

std::string_view kindOf(const GuessedRow& row) {
  return spanKindName(isPair(row) ? SpanKind::kv : SpanKind::tensorInfo);
}

std::string typeName(const Document& document, uint32_t id) {
  const TensorType* layout = likelyLayout(document, id);
  return layout != nullptr ? std::string(layout->name) : "type " + numberText(uint64_t{id});
}

std::string_view endName(Resync::End end) {
  switch (end) {
    case Resync::End::wholeRest:
      return "whole_rest";
    case Resync::End::allTensors:
      return "all_tensors";
    case Resync::End::reach:
      return "reach";
  }
  return {};
}

void pairMembers(JsonWriter& json, const ModelFile& model, const GuessedRow& row) {
  const bool array = row.valueType == ValueType::array;
  json.member("type", valueTypeName(row.valueType));
  array ? json.member("element_type", valueTypeName(row.elementType)) : json.nullMember("element_type");
  json.member("count", row.count);
  json.key("value");
  const Result<ScalarValue> value =
      array ? Error{} : readScalarAt(model.source(), model.document(), row.valueType, row.value.begin);
  value ? json.scalar(*value) : json.null();
  json.member("value_begin", row.value.begin);
}

void tensorMembers(JsonWriter& json, const Document& document, const GuessedRow& row) {
  json.member("type", typeName(document, row.typeId));
  json.member("type_id", row.typeId);
  json.key("dims");
  json.beginArray();
  for (const uint64_t dim : row.dims) json.number(dim);
  json.endArray();
  json.member("relative_offset", row.relativeOffset);
}

void printJson(const Invocation& call, const ModelFile& model, const Resync& found) {
  JsonWriter json(call.out);
  json.beginObject();
  json.member("scanned_begin", found.scanned.begin);
  json.member("scanned_end", found.scanned.end);
  json.member("scan_ended_by", endName(found.end));
  json.member("pairs", found.pairs);
  json.member("tensor_infos", found.tensorInfos);
  json.member("not_listed", found.rowsLeft());
  json.member("alignment", found.alignment);
  found.dataStart ? json.member("data_offset", *found.dataStart) : json.nullMember("data_offset");
  json.member("tensors_in_file", found.tensorsInFile);
  json.key("guesses");
  json.beginArray();
  for (const GuessedRow& row : found.rows) {
    if (!call.goesOn()) break;
    json.beginObject();
    json.member("begin", row.range.begin);
    json.member("end", row.range.end);
    json.member("kind", kindOf(row));
    json.member("chain", row.chain);
    json.member("name", row.name);
    isPair(row) ? pairMembers(json, model, row) : tensorMembers(json, model.document(), row);
    json.endObject();
  }
  json.endArray();
  json.endObject();
}

std::string pairText(const ModelFile& model, const GuessedRow& row) {
  std::string type(valueTypeName(row.valueType));
  if (row.valueType == ValueType::array) {
    return "array of " + groupedText(row.count) + " " + std::string(valueTypeName(row.elementType));
  }
  const Result<ScalarValue> value =
      readScalarAt(model.source(), model.document(), row.valueType, row.value.begin, kShownStringBytes + 1);
  if (!value) return type;
  const auto* text = std::get_if<std::string>(&*value);
  return type + " " + (text != nullptr ? "\"" + escaped(*text, kShownStringBytes) + "\"" : scalarText(*value));
}

std::string tensorText(const Document& document, const GuessedRow& row) {
  return typeName(document, row.typeId) + " " + shapeText(row.dims) + ", offset " + groupedText(row.relativeOffset);
}

TableLayout layoutOf(const Document& document, const Resync& found) {
  using Align = TableLayout::Align;
  const size_t width = numberText(document.fileSize).size();
  size_t chain = 0;
  size_t name = 0;
  for (const GuessedRow& row : found.rows) {
    chain = std::max(chain, numberText(row.chain).size());
    name = std::max(name, columnsOf(escaped(row.name)));
  }
  return TableLayout({{"begin", width, Align::right},
                      {"end", width, Align::right},
                      {"kind", 11},
                      {"chain", chain, Align::right},
                      {"name", std::min(name, kWidestName)},
                      {"details", 0}});
}

/// Why the scan ended where it did.
std::string scannedText(const Resync& found, uint64_t fileSize) {
  const std::string range = "Looked at bytes " + numberText(found.scanned.begin) + "–" + numberText(found.scanned.end);
  switch (found.end) {
    case Resync::End::wholeRest:
      return range + ", the whole rest.";
    case Resync::End::allTensors:
      return range + ": with these, as many tensors are known as the header claims.";
    case Resync::End::reach:
      return range + ", and not at the " + groupedText(fileSize - found.scanned.end) + " bytes behind, after " +
             sizeText(kResyncReach) + " without a row.";
  }
  return {};
}

void printText(const Invocation& call, const ModelFile& model, const Resync& found) {
  const Document& document = model.document();
  call.out.write("Guessed, not read: what seems to stand behind byte " + numberText(found.scanned.begin) +
                 ", where reading stopped.\n");
  if (!found.rows.empty()) {
    const TableLayout table = layoutOf(document, found);
    call.out.write("\n" + table.titles());
    for (const GuessedRow& row : found.rows) {
      if (!call.goesOn()) return;
      call.out.write(table.line({numberText(row.range.begin), numberText(row.range.end), std::string(kindOf(row)),
                                 numberText(row.chain), escaped(row.name),
                                 isPair(row) ? pairText(model, row) : tensorText(document, row)}));
    }
    if (found.rowsLeft() > 0) call.out.write("… and " + groupedText(found.rowsLeft()) + " more rows\n");
  }
  call.out.write("\nGuessed pairs: " + groupedText(found.pairs) +
                 "; guessed tensor infos: " + groupedText(found.tensorInfos) + ".\n");
  if (found.dataStart) {
    call.out.write("If so, the tensor data begins at byte " + numberText(*found.dataStart) + " (alignment " +
                   numberText(found.alignment) + "), and " + groupedText(found.tensorsInFile) + " of these " +
                   groupedText(found.tensorInfos) + " tensors lie whole in the file.\n");
  }
  call.out.write(scannedText(found, document.fileSize) + "\n");
}

}  // namespace

int runResync(Invocation& call) {
  const auto model = openFile(call);
  if (model == nullptr) return failureCode(call);
  Result<Resync> found = Error{};
  {
    const WorkScope work(call.monitor, "Scanning");
    found = resync(*model, call.monitor.stopToken(), &call.monitor.progress());
  }
  if (!found) return reportError(call, found.error());
  if (call.json()) {
    printJson(call, *model, *found);
  } else if (model->document().unparsed) {
    printText(call, *model, *found);
  } else {
    call.out.write("The header part was read whole: there is nothing to guess.\n");
  }
  if (model->document().isGguf) return kDone;
  noteDamage(call, model->document());
  return kUnreadable;
}

}  // namespace ggufscope
