#include "core/base/progress.h"

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

TEST(Work, AddsItsShareStepByStep) {
  Progress progress;
  progress.done = 1000;
  Work work({}, &progress, 200);
  EXPECT_TRUE(work.reach(1, 4));
  EXPECT_EQ(progress.done, 1050U);
  EXPECT_TRUE(work.reach(1, 8)) << "never back";
  EXPECT_EQ(progress.done, 1050U);
  EXPECT_TRUE(work.reach(9, 4)) << "never more than its share";
  EXPECT_EQ(progress.done, 1200U);
}

TEST(Work, PiecesAddUp) {
  Progress progress;
  const Work work({}, &progress, 200);
  Work first = work.piece(0.25);
  Work second = work.piece(0.75);
  EXPECT_TRUE(first.reach(1, 1));
  EXPECT_EQ(progress.done, 50U);
  EXPECT_TRUE(second.reach(1, 2));
  EXPECT_EQ(progress.done, 125U);
  EXPECT_TRUE(second.reach(2, 2));
  EXPECT_EQ(progress.done, 200U);
}

TEST(Work, SaysThatItIsStopped) {
  std::stop_source stop;
  Work work(stop.get_token(), nullptr, 0);
  EXPECT_TRUE(work.reach(1, 2));
  stop.request_stop();
  EXPECT_FALSE(work.reach(1, 2));
  EXPECT_TRUE(work.step(65535, 65536)) << "not asked at every step";
  EXPECT_FALSE(work.step(65536, 65536));
  EXPECT_TRUE(Work().reach(1, 1)) << "nobody listens";
}

}  // namespace
}  // namespace ggufscope
