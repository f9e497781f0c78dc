#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stop_token>
#include <utility>

namespace ggufscope {

/// How far a job is, written by the worker and polled by whoever shows it. `total` of 0 means not known yet.
struct Progress {
  std::atomic<uint64_t> done{0};
  std::atomic<uint64_t> total{0};
};

/// A piece of a job that is not bytes read: it listens to the job's stop and adds its share, step by step, to its
/// progress. One thread.
class Work {
 public:
  /// Nobody listens.
  Work() = default;
  /// `share`: in the unit of `progress` (may be nullptr).
  Work(std::stop_token stop, Progress* progress, uint64_t share)
      : m_stop(std::move(stop)), m_progress(progress), m_share(share) {}

  /// A piece of this one: `part` (0…1) of its share.
  Work piece(double part) const {
    return {m_stop, m_progress, static_cast<uint64_t>(static_cast<double>(m_share) * part)};
  }

  /// `done` of `all` steps are behind us (all > 0). False once a stop is requested: then there is no use in going on.
  bool reach(uint64_t done, uint64_t all) {
    const double part = static_cast<double>(std::min(done, all)) / static_cast<double>(all);
    const auto shown = static_cast<uint64_t>(static_cast<double>(m_share) * part);
    if (m_progress != nullptr && shown > m_shown) {
      m_progress->done.fetch_add(shown - m_shown, std::memory_order_relaxed);
      m_shown = shown;
    }
    return !m_stop.stop_requested();
  }

  /// For loops over rows: reach() once in 65536 of them.
  bool step(uint64_t done, uint64_t all) { return done % 65536 != 0 || reach(done, all); }

 private:
  std::stop_token m_stop;
  Progress* m_progress = nullptr;
  uint64_t m_share = 0;
  uint64_t m_shown = 0;
};

}  // namespace ggufscope
