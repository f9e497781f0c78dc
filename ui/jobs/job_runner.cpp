#include "ui/jobs/job_runner.h"

#include <algorithm>
#include <exception>

#include <QPointer>
#include <QThreadPool>
#include <QTimer>

namespace ggufscope {

namespace {
constexpr int kPollMs = 50;
}

struct JobRunner::Job {
  Handle handle = 0;
  QString title;
  std::function<void(std::stop_token, Progress&)> work;
  std::function<void()> done;
  std::stop_source stop;
  Progress progress;
  bool failed = false;  ///< written by the lane before the job is handed back
  QString reason;
};

JobRunner::JobRunner(QObject* parent)
    : QObject(parent), m_lane(std::make_unique<QThreadPool>()), m_poll(new QTimer(this)) {
  m_lane->setMaxThreadCount(1);
  m_poll->setInterval(kPollMs);
  connect(m_poll, &QTimer::timeout, this, &JobRunner::stateChanged);
}

JobRunner::~JobRunner() {
  for (const auto& job : m_jobs) job->stop.request_stop();
  m_jobs.clear();
  m_lane->waitForDone();
}

JobRunner::Handle JobRunner::enqueue(const QString& title, std::function<void(std::stop_token, Progress&)> work,
                                     std::function<void()> done) {
  auto job = std::make_shared<Job>();
  job->handle = m_next++;
  job->title = title;
  job->work = std::move(work);
  job->done = std::move(done);
  m_jobs.push_back(job);
  m_poll->start();
  m_lane->start([this, job] {
    if (job->stop.stop_requested()) return;
    try {
      job->work(job->stop.get_token(), job->progress);
    } catch (const std::exception& exception) {
      job->failed = true;
      job->reason = QString::fromUtf8(exception.what());
    } catch (...) {
      job->failed = true;
    }
    // The destructor waits for the lane, so the runner is still there; what is queued dies with it.
    QMetaObject::invokeMethod(
        this, [this, job] { finished(job); }, Qt::QueuedConnection);
  });
  emit stateChanged();
  return job->handle;
}

void JobRunner::finished(const std::shared_ptr<Job>& job) {
  const auto place = std::find(m_jobs.begin(), m_jobs.end(), job);
  if (place == m_jobs.end()) return;  // cancelled: its result is dropped
  m_jobs.erase(place);
  if (m_jobs.empty()) m_poll->stop();
  const QPointer<JobRunner> self(this);
  if (job->failed) {
    emit jobFailed(job->handle, job->reason);
  } else {
    job->done();
  }
  if (self) emit stateChanged();
}

void JobRunner::cancel(Handle handle) {
  const auto place =
      std::find_if(m_jobs.begin(), m_jobs.end(), [handle](const auto& job) { return job->handle == handle; });
  if (place == m_jobs.end()) return;
  (*place)->stop.request_stop();
  m_jobs.erase(place);
  if (m_jobs.empty()) m_poll->stop();
  emit stateChanged();
}

void JobRunner::cancelAll() {
  if (m_jobs.empty()) return;
  for (const auto& job : m_jobs) job->stop.request_stop();
  m_jobs.clear();
  m_poll->stop();
  emit stateChanged();
}

bool JobRunner::busy() const { return !m_jobs.empty(); }

JobRunner::State JobRunner::state() const {
  if (m_jobs.empty()) return {};
  const Job& job = *m_jobs.front();
  const uint64_t total = job.progress.total.load(std::memory_order_relaxed);
  const uint64_t done = job.progress.done.load(std::memory_order_relaxed);
  // The worker may have moved on between the two.
  return {job.handle, job.title, total == 0 ? done : std::min(done, total), total};
}

}  // namespace ggufscope
