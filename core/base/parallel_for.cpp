#include "core/base/parallel_for.h"

#include <algorithm>
#include <atomic>

#include <omp.h>

namespace ggufscope {

unsigned workersFor(uint64_t count, unsigned wanted) {
  const auto threads = wanted == 0 ? static_cast<unsigned>(std::max(omp_get_num_procs(), 1)) : wanted;
  return static_cast<unsigned>(std::clamp<uint64_t>(count, 1, threads));
}

void parallelFor(uint64_t count, unsigned threads, const std::function<void(uint64_t, unsigned)>& body) {
  const unsigned workers = workersFor(count, threads);
  if (workers == 1) {
    for (uint64_t item = 0; item < count; ++item) body(item, 0);
    return;
  }
  // Items are taken from a counter of our own: the order is then rising whatever the runtime's schedule does, and a
  // team that is smaller than asked for still does them all.
  std::atomic<uint64_t> next{0};
  const auto team = static_cast<int>(workers);  // clang-format takes a cast in the pragma apart
#pragma omp parallel num_threads(team)
  {
    const auto worker = static_cast<unsigned>(omp_get_thread_num());
    for (uint64_t item = next.fetch_add(1, std::memory_order_relaxed); item < count;
         item = next.fetch_add(1, std::memory_order_relaxed)) {
      body(item, worker);
    }
  }
}

}  // namespace ggufscope
