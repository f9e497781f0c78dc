#pragma once

#include <stop_token>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/progress.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// The findings that need more than the header part: padding that is not zero, UTF-8 and bools inside arrays. Takes
/// seconds on a large file, so the window runs it in the background. Errors: cancelled, shortRead, readFailed.
Result<std::vector<Diagnostic>> checkDeferred(const ModelFile& model, std::stop_token stop = {},
                                              Progress* progress = nullptr);

/// Document::diagnostics and `more` together, in order (begin, end, id), at most 1,000 of one id: the rest are counted
/// in one `file.findings_limited`.
std::vector<Diagnostic> mergeFindings(const std::vector<Diagnostic>& header, std::vector<Diagnostic> more);

/// What `check` prints: mergeFindings of both. Errors as checkDeferred.
Result<std::vector<Diagnostic>> check(const ModelFile& model, std::stop_token stop = {}, Progress* progress = nullptr);

struct FindingCounts {
  uint64_t error = 0;
  uint64_t warning = 0;
  uint64_t info = 0;
};
FindingCounts countFindings(const std::vector<Diagnostic>& findings, Profile profile);

}  // namespace ggufscope
