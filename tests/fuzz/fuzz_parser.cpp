// The parser, the span tree and the checks on any bytes. A fault is anything that the sanitizers see, or an invariant
// that does not hold; both end the program, as libFuzzer wants it.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/support/invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  ggufscope::WalkLimits limits;
  limits.allChildrenUpTo = 12;
  limits.sampledChildren = 2;
  limits.maxSpans = 500;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::string broken = ggufscope::brokenInvariantOf(bytes, limits);
  if (!broken.empty()) {
    std::fprintf(stderr, "broken invariant: %s\n", broken.c_str());
    std::abort();
  }
  return 0;
}
