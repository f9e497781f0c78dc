#include <optional>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/exact_number.h"
#include "app/cli/json_writer.h"
#include "app/cli/origin.h"
#include "core/analysis/identity.h"
#include "core/analysis/kind_facts.h"
#include "core/base/saturated.h"
#include "core/base/text.h"
#include "core/check/check.h"
#include "core/check/check_model.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

struct Facts {
  const Model& model;
  Identity identity;
  std::vector<KindFact> kindFacts;
  Provenance origin;
  FindingCounts findings;
};

/// Sum of the elements of all tensors, or of those of one type id, where it does not fit 64 bits.
std::string exactElements(const Model& model, std::optional<uint32_t> typeId) {
  ExactNumber sum;
  for (const Shard& shard : model.shards()) {
    if (!shard.file) continue;
    const Document& document = shard.file->document();
    for (uint64_t i = 0; i < document.tensors.size(); ++i) {
      if (!typeId || document.tensors[i].typeId == *typeId) sum.add(exactProduct(document.dims(i)));
    }
  }
  return sum.text();
}

std::string elementsText(const Model& model, uint64_t saturated, std::optional<uint32_t> typeId) {
  return saturated == UINT64_MAX ? exactElements(model, typeId) : numberText(saturated);
}

/// `number` is decimal digits of any length.
std::string grouped(std::string number) {
  for (size_t i = number.size(); i > 3;) {
    i -= 3;
    number.insert(i, 1, ',');
  }
  return number;
}

/// What the headers say, saturated.
uint64_t statedTensors(const Model& model) {
  uint64_t sum = 0;
  for (const Shard& shard : model.shards()) {
    if (shard.file) sum = saturatedSum(sum, shard.file->document().header.tensorCount);
  }
  return sum;
}

/// Tensors are counted over all shards that are there; the rest is that of the file with the metadata, so that a set
/// says the same from whichever shard it is opened.
void headerMembers(JsonWriter& json, const Model& model) {
  const Document& document = model.main().document();
  const Header& header = document.header;
  // fieldsRead counts in file order: magic, version, tensor count, pair count.
  const auto field = [&](std::string_view name, int position, uint64_t value) {
    header.fieldsRead > position ? json.member(name, value) : json.nullMember(name);
  };
  field("version", 1, header.statedVersion);
  if (header.fieldsRead > 1) {
    json.member("endianness", header.bigEndian ? "big" : "little");
  } else {
    json.nullMember("endianness");
  }
  document.isGguf ? json.member("alignment", document.alignment) : json.nullMember("alignment");
  field("kv_count", 3, header.kvCount);
  field("tensor_count", 2, statedTensors(model));
  document.complete ? json.member("data_offset", document.dataStart) : json.nullMember("data_offset");
}

void textOrNull(JsonWriter& json, std::string_view name, const std::optional<std::string>& bytes) {
  bytes ? json.fileTextMember(name, *bytes) : json.nullMember(name);
}

void identityMembers(JsonWriter& json, const Facts& facts) {
  const Document& document = facts.model.main().document();
  const Identity& identity = facts.identity;
  textOrNull(json, "architecture", identity.architecture);
  textOrNull(json, "name", identity.name);
  json.member("kind", kindName(identity.kind));
  if (document.isGguf) {
    json.nullMember("recognised_as");
    json.nullMember("recognised_advice");
  } else {
    json.member("recognised_as", document.recognisedAs.english());
    json.member("recognised_advice", document.recognisedAdvice.english());
  }
  json.key("file_type");
  if (identity.fileType) {
    json.beginObject();
    json.member("id", *identity.fileType);
    identity.fileTypeLabel.empty() ? json.nullMember("label") : json.member("label", identity.fileTypeLabel);
    json.endObject();
  } else {
    json.null();
  }
  if (document.isGguf) {
    json.key("parameters");
    json.raw(elementsText(facts.model, identity.parameters, {}));
  } else {
    json.nullMember("parameters");
  }
  json.key("bits_per_weight");
  identity.bitsPerWeight ? json.number(*identity.bitsPerWeight) : json.null();
}

void typeMembers(JsonWriter& json, const Facts& facts) {
  json.key("types");
  json.beginArray();
  for (const TypeShare& share : facts.identity.types) {
    json.beginObject();
    share.sure ? json.member("type", share.name) : json.nullMember("type");
    json.member("id", share.id);
    json.member("tensors", share.tensors);
    json.key("elements");
    json.raw(elementsText(facts.model, share.elements, share.id));
    json.member("bytes", share.bytes);
    json.endObject();
  }
  json.endArray();
}

void shardMembers(JsonWriter& json, const Invocation& call, const Model& model) {
  json.key("shards");
  json.beginArray();
  for (size_t i = 0; i < model.shards().size(); ++i) {
    const Shard& shard = model.shards()[i];
    json.beginObject();
    json.fileTextMember("file", i == model.openedShard() ? call.file() : shard.path.string());
    shard.file ? json.member("size", shard.size()) : json.nullMember("size");
    json.key("present");
    json.boolean(shard.file != nullptr);
    json.endObject();
  }
  json.endArray();
}

void kindMembers(JsonWriter& json, const Facts& facts) {
  const std::string_view variant = variantName(facts.identity.variant);
  variant.empty() ? json.nullMember("variant") : json.member("variant", variant);
  json.key("kind_facts");
  json.beginArray();
  for (const KindFact& fact : facts.kindFacts) {
    json.beginObject();
    json.member("label", fact.label.english());
    json.member("value", fact.value.english());
    json.endObject();
  }
  json.endArray();
}

void printJson(Invocation& call, const Facts& facts) {
  JsonWriter json(call.out);
  json.beginObject();
  json.fileTextMember("file", call.file());
  json.member("size", facts.model.size());
  headerMembers(json, facts.model);
  identityMembers(json, facts);
  kindMembers(json, facts);
  originMember(json, facts.origin);
  typeMembers(json, facts);
  shardMembers(json, call, facts.model);
  json.key("findings");
  json.beginObject();
  json.member("error", facts.findings.error);
  json.member("warning", facts.findings.warning);
  json.member("info", facts.findings.info);
  json.endObject();
  json.endObject();
}

/// "3 errors", coloured; nothing where there are none.
void appendCount(std::string& text, const Output& out, uint64_t count, Severity severity) {
  if (count == 0) return;
  if (!text.empty()) text += ", ";
  text += groupedText(count) + " ";
  text += out.coloured(severity, std::string(severityName(severity)) + (count == 1 ? "" : "s"));
}

std::string findingsText(const Output& out, const FindingCounts& findings) {
  std::string text;
  appendCount(text, out, findings.error, Severity::error);
  appendCount(text, out, findings.warning, Severity::warning);
  appendCount(text, out, findings.info, Severity::info);
  return text.empty() ? "none" : text + " by the rules of llama.cpp (check lists them)";
}

std::string formatText(const Document& document) {
  const Header& header = document.header;
  if (header.fieldsRead < 2) return "GGUF, the file ends inside the header";
  return "GGUF version " + numberText(uint64_t{header.statedVersion}) +
         (header.bigEndian ? ", big-endian" : ", little-endian") + ", alignment " + numberText(document.alignment);
}

/// "24", or "3 of 24" where the rest could not be read.
std::string countText(uint64_t read, uint64_t stated) {
  return read == stated ? groupedText(read) : groupedText(read) + " of " + groupedText(stated);
}

void printTypes(Output& out, const Identity& identity) {
  if (identity.types.empty()) return;
  std::vector<TableLayout::Column> columns = {{"type", 0}, {"tensors", 0}, {"bytes", 0}, {"share", 7}};
  for (size_t i = 1; i < columns.size(); ++i) columns[i].align = TableLayout::Align::right;
  for (const TypeShare& share : identity.types) {
    columns[0].width = std::max(columns[0].width, share.name.size());
    columns[2].width = std::max(columns[2].width, groupedText(share.bytes).size());
  }
  const TableLayout table(columns);
  out.write("\n" + table.titles());
  for (const TypeShare& share : identity.types) {
    const double part = identity.tensorBytes == 0
                            ? 0
                            : 100.0 * static_cast<double>(share.bytes) / static_cast<double>(identity.tensorBytes);
    const bool unknown = share.bytes == 0 && share.elements > 0;
    out.write(table.line({share.name, groupedText(share.tensors), unknown ? "?" : groupedText(share.bytes),
                          unknown ? "?" : decimals(part) + " %"}));
  }
}

std::string fileTypeText(const Identity& identity) {
  if (identity.fileTypeLabel.empty()) return numberText(*identity.fileType) + " (not known)";
  return identity.fileTypeLabel + " (" + numberText(*identity.fileType) + ")";
}

/// "3", or "2 of 3 (missing: m-00002-of-00003.gguf)".
std::string shardsText(const Model& model) {
  constexpr int kNamed = 4;
  std::string text = countText(model.shards().size() - model.missing(), model.shards().size());
  int named = 0;
  for (const Shard& shard : model.shards()) {
    if (shard.file) continue;
    if (named++ == kNamed) return text + ", …)";
    text += (named == 1 ? " (missing: " : ", ") + escaped(shard.path.filename().string());
  }
  return named == 0 ? text : text + ")";
}

/// "model", "model (mtp_sidecar)".
std::string kindText(const Identity& identity) {
  const std::string kind(kindName(identity.kind));
  const std::string variant(variantName(identity.variant));
  return variant.empty() ? kind : kind + " (" + variant + ")";
}

/// Below the kind, indented; their labels may be wider than those of the other lines.
void printKindFacts(Output& out, const std::vector<KindFact>& facts) {
  size_t width = 17;
  for (const KindFact& fact : facts) width = std::max(width, columnsOf(fact.label.english()) + 4);
  for (const KindFact& fact : facts) {
    out.write(padRight("  " + fact.label.english(), width) + fact.value.english() + "\n");
  }
}

void printText(Invocation& call, const Facts& facts) {
  Output& out = call.out;
  const Model& model = facts.model;
  const Document& document = model.main().document();
  const Identity& identity = facts.identity;
  const auto line = [&](std::string title, const std::string& text) {
    out.write(padRight(std::move(title), 17) + text + "\n");
  };
  line("File", escaped(call.file()));
  line("Size", sizeText(model.size()));
  if (model.isSet()) line("Shards", shardsText(model));
  for (const auto& [title, text] : originLines(facts.origin)) line(title, text);
  if (!document.isGguf) {
    line("Format", "not GGUF: " + document.recognisedAs.english());
    line("What to do", document.recognisedAdvice.english());
    return;
  }
  line("Format", formatText(document));
  line("Kind", kindText(identity));
  printKindFacts(out, facts.kindFacts);
  if (identity.name) line("Name", escaped(*identity.name, 200));
  if (identity.architecture) line("Architecture", escaped(*identity.architecture, 200));
  if (identity.fileType) line("File type", fileTypeText(identity));
  if (document.header.fieldsRead == 4) {
    line("Pairs", countText(document.pairs.size(), document.header.kvCount));
    line("Tensors", countText(model.tensorCount(), statedTensors(model)));
  }
  if (!document.tensors.empty()) {
    line("Parameters", grouped(elementsText(model, identity.parameters, {})));
    if (identity.bitsPerWeight && hasWeights(identity.kind)) line("Bits per weight", decimals(*identity.bitsPerWeight));
    if (document.complete && !model.isSet()) line("Data from byte", groupedText(document.dataStart));
  }
  line("Problems", findingsText(out, facts.findings));
  printTypes(out, identity);
}

}  // namespace

int runInfo(Invocation& call) {
  const auto model = openModel(call);
  if (model == nullptr) return failureCode(call);
  FindingCounts findings;
  {
    const WorkScope work(call.monitor, "Checking");
    const auto found = checkModel(*model, call.monitor.stopToken(), &call.monitor.progress());
    if (!found.ok()) return reportError(call, found.error());
    findings = countFindings(*found, Profile::llamaCpp);
  }
  const Facts facts{*model, identify(*model), kindFacts(*model), provenanceOf(call.file(), call.monitor.stopToken()),
                    findings};
  call.json() ? printJson(call, facts) : printText(call, facts);
  return model->opened().document().isGguf ? kDone : kUnreadable;
}

}  // namespace ggufscope
