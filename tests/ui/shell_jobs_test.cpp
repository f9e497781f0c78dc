#include <atomic>
#include <chrono>
#include <stdexcept>

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "ui/jobs/job_runner.h"

namespace ggufscope {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// Works until it is told to stop, or for 10 seconds.
int workUntilStopped(std::stop_token stop, Progress& progress) {
  const auto end = Clock::now() + 10s;
  while (!stop.stop_requested() && Clock::now() < end) {
    progress.done.fetch_add(1);
    std::this_thread::sleep_for(1ms);
  }
  return stop.stop_requested() ? 1 : 0;
}

TEST(JobRunner, RunsOffTheGuiThreadAndDeliversOnIt) {
  JobRunner jobs;
  QThread* worker = nullptr;
  QThread* receiver = nullptr;
  int result = 0;
  jobs.start<int>(
      QStringLiteral("work"),
      [&](std::stop_token, Progress&) {
        worker = QThread::currentThread();
        return 42;
      },
      [&](int value) {
        receiver = QThread::currentThread();
        result = value;
      });
  EXPECT_TRUE(jobs.busy());
  ASSERT_TRUE(QTest::qWaitFor([&] { return result == 42; }));
  EXPECT_EQ(receiver, QThread::currentThread());
  EXPECT_NE(worker, QThread::currentThread());
  EXPECT_FALSE(jobs.busy());
  EXPECT_EQ(jobs.state().job, 0U);
}

TEST(JobRunner, RunsOneJobAfterTheOther) {
  JobRunner jobs;
  std::atomic<int> running{0};
  std::atomic<bool> together{false};
  std::vector<int> order;
  for (int number = 0; number < 5; ++number) {
    jobs.start<int>(
        QString(),
        [&, number](std::stop_token, Progress&) {
          if (running.fetch_add(1) != 0) together = true;
          std::this_thread::sleep_for(5ms);
          running.fetch_sub(1);
          return number;
        },
        [&](int value) { order.push_back(value); });
  }
  ASSERT_TRUE(QTest::qWaitFor([&] { return order.size() == 5; }));
  EXPECT_EQ(order, (std::vector{0, 1, 2, 3, 4}));
  EXPECT_FALSE(together);
}

TEST(JobRunner, ReportsProgressWhileItRuns) {
  JobRunner jobs;
  QSignalSpy changes(&jobs, &JobRunner::stateChanged);
  std::atomic<bool> finish{false};
  bool done = false;
  const auto job = jobs.start<int>(
      QStringLiteral("counting"),
      [&](std::stop_token, Progress& progress) {
        progress.total = 10;
        progress.done = 7;
        while (!finish) std::this_thread::sleep_for(1ms);
        return 0;
      },
      [&](int) { done = true; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return jobs.state().done == 7; }));
  EXPECT_EQ(jobs.state().job, job);
  EXPECT_EQ(jobs.state().title, QStringLiteral("counting"));
  EXPECT_EQ(jobs.state().total, 10U);
  const auto before = changes.count();
  QTest::qWait(200);
  EXPECT_GE(changes.count() - before, 2);
  EXPECT_LE(changes.count() - before, 5);  // every 50 ms
  finish = true;
  ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
}

TEST(JobRunner, ACancelledJobStopsSoonAndItsResultIsDropped) {
  JobRunner jobs;
  std::atomic<bool> running{false};
  std::atomic<bool> ended{false};
  bool delivered = false;
  const auto job = jobs.start<int>(
      QString(),
      [&](std::stop_token stop, Progress& progress) {
        running = true;
        const int result = workUntilStopped(stop, progress);
        ended = true;
        return result;
      },
      [&](int) { delivered = true; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return running.load(); }));
  const auto before = Clock::now();
  jobs.cancel(job);
  EXPECT_FALSE(jobs.busy());
  while (!ended && Clock::now() - before < 5s) std::this_thread::sleep_for(1ms);
  EXPECT_LT(Clock::now() - before, 100ms);
  QTest::qWait(50);
  EXPECT_FALSE(delivered);
}

TEST(JobRunner, AResultThatIsOnItsWayIsDroppedToo) {
  JobRunner jobs;
  std::atomic<bool> ended{false};
  bool delivered = false;
  const auto job = jobs.start<int>(
      QString(),
      [&](std::stop_token, Progress&) {
        ended = true;
        return 1;
      },
      [&](int) { delivered = true; });
  while (!ended) std::this_thread::sleep_for(1ms);
  std::this_thread::sleep_for(20ms);  // it is in this thread's event queue now
  jobs.cancel(job);
  QTest::qWait(50);
  EXPECT_FALSE(delivered);
}

TEST(JobRunner, AJobThatWasCancelledBeforeItBeganNeverRuns) {
  JobRunner jobs;
  std::atomic<bool> ran{false};
  const auto first = jobs.start<int>(QString(), workUntilStopped, [](int) {});
  const auto second = jobs.start<int>(
      QString(), [&](std::stop_token, Progress&) { return ran = true, 0; }, [](int) {});
  jobs.cancel(second);
  jobs.cancel(first);
  bool done = false;
  jobs.start<int>(
      QString(), [](std::stop_token, Progress&) { return 0; }, [&](int) { done = true; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return done; }));
  EXPECT_FALSE(ran);
}

TEST(JobRunner, AnExceptionStaysInTheLane) {
  JobRunner jobs;
  QSignalSpy failures(&jobs, &JobRunner::jobFailed);
  bool delivered = false;
  const auto job = jobs.start<int>(
      QString(), [](std::stop_token, Progress&) -> int { throw std::runtime_error("no memory"); },
      [&](int) { delivered = true; });
  ASSERT_TRUE(failures.wait());
  EXPECT_EQ(failures.front().at(0).toULongLong(), job);
  EXPECT_EQ(failures.front().at(1).toString(), QStringLiteral("no memory"));
  EXPECT_FALSE(delivered);
  EXPECT_FALSE(jobs.busy());
}

TEST(JobRunner, ItsEndStopsEverythingAndWaits) {
  std::atomic<bool> running{false};
  std::atomic<bool> ended{false};
  bool delivered = false;
  const auto before = Clock::now();
  {
    JobRunner jobs;
    jobs.start<int>(
        QString(),
        [&](std::stop_token stop, Progress& progress) {
          running = true;
          workUntilStopped(stop, progress);
          ended = true;
          return 0;
        },
        [&](int) { delivered = true; });
    jobs.start<int>(QString(), workUntilStopped, [&](int) { delivered = true; });
    while (!running) std::this_thread::sleep_for(1ms);
  }
  EXPECT_TRUE(ended);
  EXPECT_LT(Clock::now() - before, 1s);
  QTest::qWait(20);
  EXPECT_FALSE(delivered);
}

TEST(JobRunner, AJobMayStartAnotherOneOrEndTheRunner) {
  auto jobs = std::make_unique<JobRunner>();
  bool second = false;
  jobs->start<int>(
      QString(), [](std::stop_token, Progress&) { return 0; },
      [&](int) {
        jobs->start<int>(
            QString(), [](std::stop_token, Progress&) { return 0; },
            [&](int) {
              second = true;
              jobs.reset();
            });
      });
  ASSERT_TRUE(QTest::qWaitFor([&] { return second; }));
  EXPECT_EQ(jobs, nullptr);
}

}  // namespace
}  // namespace ggufscope
