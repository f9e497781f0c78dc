#pragma once

#include <atomic>
#include <cstdint>

namespace ggufscope {

/// How far a job is, written by the worker and polled by whoever shows it. `total` of 0 means not known yet.
struct Progress {
  std::atomic<uint64_t> done{0};
  std::atomic<uint64_t> total{0};
};

}  // namespace ggufscope
