#pragma once

#include <stop_token>

#include "core/base/progress.h"

namespace ggufscope {

/// What a long check listens and reports to.
struct CheckContext {
  std::stop_token stop;
  Progress* progress = nullptr;

  void advance(uint64_t bytes) const {
    if (progress != nullptr) progress->done.fetch_add(bytes, std::memory_order_relaxed);
  }
};

}  // namespace ggufscope
