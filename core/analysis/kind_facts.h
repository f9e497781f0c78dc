#pragma once

#include <optional>
#include <vector>

#include "core/base/message.h"
#include "core/format/file_kind.h"
#include "core/format/model.h"

namespace ggufscope {

/// A span of one file of a model.
struct KindPlace {
  size_t shard = 0;  ///< index in Model::shards()
  SpanRef span;
};

/// One thing to know about a file of its kind: "Rank: 16". Texts are of the context "kind_fact"; what comes from the
/// file is escaped.
struct KindFact {
  Message label;
  Message value;
  /// The pair or the tensor that says so. Nothing where it was counted over several.
  std::optional<KindPlace> place;
};

/// What matters of a file of its kind, beyond what every file has: the vocabulary's tokens, a LoRA adapter's rank and
/// targets, an importance matrix' texts … Empty for a plain model. Reads single values and the first elements of short
/// arrays. Of all shards that are there.
std::vector<KindFact> kindFacts(const Model& model);

}  // namespace ggufscope
