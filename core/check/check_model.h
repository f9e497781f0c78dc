#pragma once

#include <stop_token>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/progress.h"
#include "core/format/model.h"

namespace ggufscope {

/// What the header parts of all shards say, shard by shard; Diagnostic::shard tells which.
std::vector<Diagnostic> headerFindings(const Model& model);

/// Everything that can be found without decoding weights, shard by shard, each in order (begin, end, id). Takes seconds
/// on a large model. Errors: cancelled, shortRead, readFailed.
Result<std::vector<Diagnostic>> checkModel(const Model& model, const std::stop_token& stop = {},
                                           Progress* progress = nullptr);

}  // namespace ggufscope
