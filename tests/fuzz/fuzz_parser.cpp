// The parser, the span tree, the checks and the guesses behind a fault on any bytes. A fault is anything that the
// sanitizers see, or an invariant that does not hold; both end the program, as libFuzzer wants it.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/support/invariants.h"

// The name is libFuzzer's.
// NOLINTBEGIN(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  // NOLINTEND(readability-identifier-naming)
  ggufscope::WalkLimits limits;
  limits.allChildrenUpTo = 8;
  limits.sampledChildren = 2;
  limits.maxSpans = 200;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::string broken = ggufscope::brokenInvariantOf(bytes, limits);
  if (!broken.empty()) {
    std::fprintf(stderr, "broken invariant: %s\n", broken.c_str());
    std::abort();
  }
  return 0;
}
