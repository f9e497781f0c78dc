#include "core/base/parallel_for.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

TEST(ParallelFor, DoesEveryItemOnceInRisingOrderOfBeginning) {
  for (const unsigned threads : {0U, 1U, 2U, 7U}) {
    std::vector<std::atomic<int>> done(1000);
    parallelFor(done.size(), threads, [&](uint64_t item, unsigned worker) {
      EXPECT_LT(worker, workersFor(done.size(), threads));
      ++done[item];
    });
    EXPECT_TRUE(std::all_of(done.begin(), done.end(), [](const auto& times) { return times == 1; }));
  }
  parallelFor(0, 3, [](uint64_t, unsigned) { ADD_FAILURE(); });
  EXPECT_EQ(workersFor(3, 7), 3U);
  EXPECT_EQ(workersFor(0, 7), 1U);
  EXPECT_GE(workersFor(1000, 0), 1U);
}

}  // namespace
}  // namespace ggufscope
