#include "core/check/check_model.h"

#include <algorithm>
#include <iterator>

#include "core/base/diagnostic_collector.h"
#include "core/check/check.h"
#include "core/check/semantic_checks.h"
#include "core/check/split_checks.h"

namespace ggufscope {

namespace {

void append(std::vector<Diagnostic>& all, std::vector<Diagnostic> own, size_t shard) {
  all.reserve(all.size() + own.size());
  for (Diagnostic& diagnostic : own) {
    diagnostic.shard = static_cast<uint32_t>(shard);
    all.push_back(std::move(diagnostic));
  }
}

}  // namespace

std::vector<Diagnostic> headerFindings(const Model& model) {
  std::vector<Diagnostic> all;
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    if (const ModelFile* file = model.file(shard)) append(all, file->document().diagnostics, shard);
  }
  return all;
}

Result<std::vector<Diagnostic>> checkModel(const Model& model, const std::stop_token& stop, Progress* progress) {
  DiagnosticCollector ofSet;
  // What a model lacks whose shards are mixed up follows from that.
  if (model.inPlace()) {
    const Result<bool> together = checkSetTensors(model, ofSet, {stop, progress});
    if (!together) return together.error();
  }
  const std::vector<Diagnostic> joint = ofSet.take();
  std::vector<Diagnostic> all;
  for (size_t shard = 0; shard < model.shards().size(); ++shard) {
    const ModelFile* file = model.file(shard);
    const bool opened = shard == model.openedShard();
    if (file == nullptr) continue;
    Result<std::vector<Diagnostic>> more = checkDeferred(*file, stop, progress);
    if (!more) return more.error();
    if (opened) {
      DiagnosticCollector siblings;
      checkSiblings(model, siblings);
      for (Diagnostic& diagnostic : siblings.take()) more->push_back(std::move(diagnostic));
    }
    std::copy_if(joint.begin(), joint.end(), std::back_inserter(*more),
                 [shard](const Diagnostic& diagnostic) { return diagnostic.shard == shard; });
    append(all, mergeFindings(file->document().diagnostics, std::move(*more)), shard);
  }
  return all;
}

}  // namespace ggufscope
