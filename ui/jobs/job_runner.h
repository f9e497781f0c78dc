#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QString>

#include "core/base/progress.h"

class QThreadPool;
class QTimer;

namespace ggufscope {

/// The only way to leave the GUI thread: one I/O lane that runs jobs one after the other. A job reports progress
/// through atomics that one timer polls, stops soon after cancel(), and its result is delivered on the GUI thread only
/// if it was not cancelled or replaced meanwhile.
class JobRunner : public QObject {
  Q_OBJECT

 public:
  explicit JobRunner(QObject* parent = nullptr);
  /// Cancels everything and waits for the lane (a job stops within 50 ms).
  ~JobRunner() override;

  using Handle = quint64;

  /// Queues `work`. `title` is shown with the progress. The value that `work` returns is handed to `done` on the GUI
  /// thread; `done` is not called after cancel().
  template <class T>
  Handle start(const QString& title, std::function<T(std::stop_token, Progress&)> work, std::function<void(T)> done) {
    auto value = std::make_shared<std::unique_ptr<T>>();
    return enqueue(
        title,
        [value, work = std::move(work)](std::stop_token stop, Progress& progress) {
          *value = std::make_unique<T>(work(stop, progress));
        },
        [value, done = std::move(done)] { done(std::move(**value)); });
  }

  void cancel(Handle job);
  void cancelAll();
  bool busy() const;

  struct State {
    Handle job = 0;
    QString title;
    quint64 done = 0;   ///< at most total, where that is known
    quint64 total = 0;  ///< 0: not known
  };
  /// The running job; job == 0 when idle.
  State state() const;

 signals:
  void stateChanged();  ///< at most every 50 ms while a job runs, and when one begins or ends
  /// The work threw (memory ran out, a bug): there is no result, `done` is not called.
  void jobFailed(quint64 job, const QString& reason);

 private:
  struct Job;
  Handle enqueue(const QString& title, std::function<void(std::stop_token, Progress&)> work,
                 std::function<void()> done);
  void finished(const std::shared_ptr<Job>& job);

  std::unique_ptr<QThreadPool> m_lane;
  QTimer* m_poll;
  std::vector<std::shared_ptr<Job>> m_jobs;
  Handle m_next = 1;
};

}  // namespace ggufscope
