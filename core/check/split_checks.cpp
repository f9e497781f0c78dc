#include "core/check/split_checks.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

using Arguments = std::vector<std::pair<std::string_view, std::string>>;

/// So many missing shards are named; of more only the first.
constexpr size_t kNamedShards = 8;

/// "2, 3 (no GGUF file), 7 (cannot be read) …"
std::string missingNumbers(const Model& model) {
  std::string list;
  size_t named = 0;
  for (const Shard& shard : model.shards()) {
    if (shard.file) continue;
    if (named++ == kNamedShards) return list + " …";
    if (!list.empty()) list += ", ";
    list += std::to_string(shard.number);
    if (shard.notGguf) list += " (no GGUF file)";
    if (shard.error && shard.error->code != ErrorCode::notFound) list += " (cannot be read)";
  }
  return list;
}

/// A file that lies in the place of a shard, where no other is missing: what it is.
Message onlyUnusable(const Shard& shard, uint64_t shards) {
  Message message{GS_TEXT("finding", "Shard {i} of {m} is there, but cannot be read."),
                  {{"i", groupedText(shard.number)}, {"m", groupedText(shards)}}};
  if (shard.notGguf) {
    message.text = GS_TEXT("finding", "Shard {i} of {m} is there, but is no GGUF file: {what}.");
    message.arguments.emplace_back("what", shard.recognisedAs.english());
  }
  return message;
}

void judgeMissing(const Model& model, ByteRange countValue, DiagnosticCollector& findings) {
  if (model.complete()) return;
  const auto shards = model.shards();
  Diagnostic finding = makeDiagnostic(
      DiagnosticId::splitShardMissing, countValue,
      {{"k", groupedText(model.missing())}, {"m", groupedText(shards.size())}, {"list", missingNumbers(model)}});
  const auto unusable = [](const Shard& shard) {
    return shard.notGguf || (shard.error && shard.error->code != ErrorCode::notFound);
  };
  const auto found = std::find_if(shards.begin(), shards.end(), unusable);
  if (found != shards.end()) {
    if (model.missing() == 1) {
      finding.message = onlyUnusable(*found, shards.size());
    } else {
      finding.message.text = GS_TEXT("finding", "{k} of {m} shards are missing or cannot be used: {list}.");
    }
  }
  findings.add(std::move(finding));
}

void judgeCounts(const Model& model, ByteRange countValue, DiagnosticCollector& findings) {
  for (const Shard& shard : model.shards()) {
    if (!shard.file) continue;
    const auto count = unsignedValue(shard.file->source(), shard.file->document(), "split.count");
    if (count && *count == model.shards().size()) continue;
    // The key may stand behind the place where a damaged file could not be read on.
    if (!count && !shard.file->document().complete) continue;
    findings.add(DiagnosticId::splitCountDisagrees, countValue, [&]() -> Arguments {
      return {{"file", escaped(shard.path.filename().string(), 200)},
              {"n", std::to_string(count.value_or(1))},
              {"m", std::to_string(model.shards().size())}};
    });
  }
}

/// Tensors of several shards by their names.
struct NameCount {
  uint64_t different = 0;
  uint64_t repeated = 0;  ///< how many stand in a shard though an earlier one has them
  std::string firstName;  ///< of the first that is repeated, for display
};

NameCount countNames(const Model& model) {
  NameCount count;
  std::unordered_map<std::string_view, size_t> shardOf;
  shardOf.reserve(model.tensorCount());
  for (size_t at = 0; at < model.shards().size(); ++at) {
    const Document& document = model.shards()[at].file->document();
    for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
      const auto [found, isNew] = shardOf.emplace(document.nameIdentity(tensor), at);
      count.different += isNew ? 1 : 0;
      // Twice in one shard is a finding of that file alone.
      if (isNew || found->second == at) continue;
      if (count.repeated++ == 0) count.firstName = escaped(document.name(tensor), 200);
    }
  }
  return count;
}

void judgeTensorCount(const Model& model, DiagnosticCollector& findings) {
  const ModelFile& file = model.opened();
  const uint64_t pair = file.document().findPair("split.tensors.count");
  const auto stated = unsignedValue(file.source(), file.document(), "split.tensors.count");
  if (!stated || !model.complete()) return;
  // A damaged shard lists fewer tensors than it has; that is said already, and is not another version.
  for (const Shard& shard : model.shards()) {
    if (!shard.file->document().complete) return;
  }
  const NameCount names = countNames(model);
  if (model.tensorCount() == *stated && names.repeated == 0) return;
  Diagnostic finding = makeDiagnostic(DiagnosticId::splitTensorCountDisagrees, file.document().valueRange(pair),
                                      {{"n", groupedText(model.tensorCount())}, {"m", groupedText(*stated)}});
  if (names.repeated > 0) {
    finding.message = {
        GS_TEXT("finding",
                "The shards hold {n} different tensors, the set should have {m}; in more than one shard: "
                "{k}, the first is {name}."),
        {{"n", groupedText(names.different)},
         {"m", groupedText(*stated)},
         {"k", groupedText(names.repeated)},
         {"name", names.firstName}}};
  }
  findings.add(std::move(finding));
}

}  // namespace

void checkSiblings(const Model& model, DiagnosticCollector& findings) {
  if (!model.isSet()) return;
  const Document& document = model.opened().document();
  const ByteRange countValue = document.valueRange(document.findPair("split.count"));
  judgeMissing(model, countValue, findings);
  judgeCounts(model, countValue, findings);
  judgeTensorCount(model, findings);
}

}  // namespace ggufscope
