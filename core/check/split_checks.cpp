#include "core/check/split_checks.h"

#include "core/base/text.h"
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

void judgeMissing(const Model& model, ByteRange countValue, DiagnosticCollector& findings) {
  if (model.complete()) return;
  findings.add(DiagnosticId::splitShardMissing, countValue, [&]() -> Arguments {
    return {{"k", std::to_string(model.missing())},
            {"m", std::to_string(model.shards().size())},
            {"list", missingNumbers(model)}};
  });
}

void judgeCounts(const Model& model, ByteRange countValue, DiagnosticCollector& findings) {
  for (const Shard& shard : model.shards()) {
    if (!shard.file) continue;
    const auto count = unsignedValue(shard.file->source(), shard.file->document(), "split.count");
    if (count && *count == model.shards().size()) continue;
    findings.add(DiagnosticId::splitCountDisagrees, countValue, [&]() -> Arguments {
      return {{"file", escaped(shard.path.filename().string(), 200)},
              {"n", std::to_string(count.value_or(1))},
              {"m", std::to_string(model.shards().size())}};
    });
  }
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
  if (model.tensorCount() == *stated) return;
  findings.add(DiagnosticId::splitTensorCountDisagrees, file.document().valueRange(pair), [&]() -> Arguments {
    return {{"n", std::to_string(model.tensorCount())}, {"m", std::to_string(*stated)}};
  });
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
