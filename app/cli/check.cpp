#include "core/check/check.h"

#include <algorithm>
#include <tuple>

#include "app/cli/command.h"
#include "app/cli/display.h"
#include "app/cli/json_writer.h"
#include "app/cli/origin.h"
#include "core/analysis/damage.h"
#include "core/base/text.h"
#include "core/check/advice.h"
#include "core/check/check_model.h"

namespace ggufscope {

namespace {

constexpr std::string_view kSpec = "spec";
constexpr std::string_view kLlamaCpp = "llama.cpp";

void printJson(Invocation& call, const Model& model, const std::vector<Diagnostic>& findings, Profile profile) {
  JsonWriter json(call.out);
  json.beginArray();
  for (const Diagnostic& finding : findings) {
    json.beginObject();
    json.member("id", row(finding.id).id);
    json.member("severity", severityName(finding.severity(profile)));
    json.member("begin", finding.range.begin);
    json.member("end", finding.range.end);
    json.member("message", finding.message.english());
    const auto shard = shardNumber(model, finding.shard);
    shard ? json.member("shard", *shard) : json.nullMember("shard");
    json.endObject();
  }
  json.endArray();
}

/// "24–28", or "28" for a place where bytes are missing.
std::string rangeText(const ByteRange& range) {
  if (range.empty()) return numberText(range.begin);
  return numberText(range.begin) + "–" + numberText(range.end);
}

std::string counted(uint64_t count, std::string_view word) {
  return groupedText(count) + " " + std::string(word) + (count == 1 ? "" : "s");
}

void printText(Invocation& call, const Model& model, const std::vector<Diagnostic>& findings, Profile profile) {
  size_t rangeWidth = 0;
  for (const Diagnostic& finding : findings) rangeWidth = std::max(rangeWidth, columnsOf(rangeText(finding.range)));
  const std::string indent(9 + 6 + rangeWidth + 2, ' ');
  for (const Diagnostic& finding : findings) {
    const Severity severity = finding.severity(profile);
    const std::string_view word = severityName(severity);
    // Padded outside of the colour, whose codes take no columns.
    call.out.write(call.out.coloured(severity, word) + std::string(9 - word.size(), ' '));
    const std::string where = model.isSet() ? "shard " + std::to_string(*shardNumber(model, finding.shard)) + ", " : "";
    call.out.write(where + "bytes " + padRight(rangeText(finding.range), rangeWidth) + "  " +
                   finding.message.englishForPeople() + " [" + std::string(row(finding.id).id) + "]\n");
    call.out.write(indent + "→ " + adviceFor(finding, model).text.english() + "\n");
  }
  const FindingCounts counts = countFindings(findings, profile);
  const std::string rules = profile == Profile::spec ? "the text of the format" : "llama.cpp's loader";
  if (findings.empty()) {
    call.out.write("No problems by the rules of " + rules + ".\n");
    return;
  }
  call.out.write("\n" + counted(counts.error, "error") + ", " + counted(counts.warning, "warning") + ", " +
                 counted(counts.info, "info") + " by the rules of " + rules + ".\n");
}

bool profileOf(const Invocation& call, Profile& profile) {
  if (!call.has("profile")) return true;
  const std::string& name = call.options.at("profile");
  if (name == kSpec) profile = Profile::spec;
  return name == kSpec || name == kLlamaCpp;
}

/// Puts `finding` where it belongs: by shard, then by range.
void insertFinding(std::vector<Diagnostic>& findings, Diagnostic finding, uint32_t shard) {
  finding.shard = shard;
  const auto behind = [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.shard, a.range.begin, a.range.end) < std::tie(b.shard, b.range.begin, b.range.end);
  };
  findings.insert(std::upper_bound(findings.begin(), findings.end(), finding, behind), std::move(finding));
}

}  // namespace

int runCheck(Invocation& call) {
  Profile profile = Profile::llamaCpp;
  if (!profileOf(call, profile)) {
    return reportUsage(call, "unknown profile '" + escaped(call.options.at("profile")) + "'; use spec or llama.cpp");
  }
  const auto model = openModel(call);
  if (model == nullptr) return failureCode(call);
  Result<std::vector<Diagnostic>> findings = Error{};
  {
    const WorkScope work(call.monitor, "Checking");
    findings = checkModel(*model, call.monitor.stopToken(), &call.monitor.progress());
  }
  if (!findings.ok()) return reportError(call, findings.error());
  std::optional<NameCheck> name;
  if (call.has("verify-name")) {
    auto verified = verifyName(call, model->opened());
    if (!verified) return reportError(call, verified.error());
    name = std::move(*verified);
    if (name->finding) insertFinding(*findings, *name->finding, static_cast<uint32_t>(model->openedShard()));
    if (call.json() && !name->finding) note(call, name->sentence);
  }
  call.json() ? printJson(call, *model, *findings, profile) : printText(call, *model, *findings, profile);
  if (!call.json() && model->opened().document().isGguf) call.out.write(damageText(damageOf(*model)) + "\n");
  if (!call.json() && name && !name->finding) call.out.write(name->sentence + "\n");
  if (!model->opened().document().isGguf) return kUnreadable;
  if (name && name->finding) return kFound;
  return countFindings(*findings, profile).error > 0 ? kFound : kDone;
}

}  // namespace ggufscope
