#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/byte_range.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/byte_source.h"
#include "core/search/matcher.h"

namespace ggufscope {

struct SearchOptions {
  std::vector<ByteRange> ranges;  ///< sorted and disjoint; empty: everything. A match lies in one of them as a whole.
  uint64_t limit = 100'000;       ///< enough is found: the search ends
  unsigned threads = 0;           ///< as in parallelFor()
  std::stop_token stop;
  Progress* progress = nullptr;  ///< in bytes; may be nullptr
};

struct SearchOutcome {
  uint64_t found = 0;
  bool complete = true;               ///< false: ended at the limit
  std::vector<ByteRange> unreadable;  ///< where the source could not be read, in order; the search went on behind
};

/// Looks for the matches of `matcher` in `source` on several threads, in windows of half a megabyte. `onHits` gets
/// ranges of the source in rising order, some at a time, from any of the threads but never from two at once. What
/// cannot be read is skipped and named in the outcome. Holes of a sparse file are not read where zeros are no match.
/// Error: cancelled.
Result<SearchOutcome> searchBytes(const ByteSource& source, const Matcher& matcher, const SearchOptions& options,
                                  const std::function<void(std::span<const ByteRange>)>& onHits);

}  // namespace ggufscope
