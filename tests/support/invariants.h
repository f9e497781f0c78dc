#pragma once

#include <cstdint>
#include <string>

#include "core/format/model_file.h"

namespace ggufscope {

/// How far a walk over a span tree goes, so that it ends soon in a tree over 10^9 blocks too.
struct WalkLimits {
  uint64_t allChildrenUpTo = 40;  ///< of a span with more children the first, the last and a few others are visited
  uint64_t sampledChildren = 6;
  uint64_t maxSpans = 20000;
  uint64_t seed = 1;  ///< of the choice of the others
};

/// Checks what must hold for every file, however broken; the first thing that does not is returned in words, an empty
/// text means that all is well.
/// - The children of a span lie in it, sorted and without holes, and are not empty; the leaves tile [0, size).
/// - at, child, parent, indexInParent, path, pathTo and objectAt agree with each other.
/// - A label is never empty and never that of the parent.
/// - The objects of the map tile [0, size).
/// - Findings lie in the file, in order, and their messages have all their arguments.
std::string brokenInvariant(const ModelFile& model, const WalkLimits& limits = {});

/// Opens `bytes` as a file, runs every check on it, guesses what stands behind a fault, and looks at the invariants.
std::string brokenInvariantOf(const std::string& bytes, const WalkLimits& limits = {});

}  // namespace ggufscope
