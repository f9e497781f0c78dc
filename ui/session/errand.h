#pragma once

#include <QObject>
#include <QPointer>

#include "core/base/result.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

/// Work on the open model that the user asks for, beside opening and checking it. Views ask for it and show how it
/// goes; whoever owns the lane lets it run. Belongs to a DocumentSession; lives on the GUI thread.
class Errand : public QObject {
  Q_OBJECT

 public:
  enum class State : uint8_t { idle, running, cancelled, failed, complete };

  ~Errand() override;

  State state() const { return m_state; }
  /// Why it failed.
  const Error& error() const { return m_error; }
  /// How far the running job is; total == 0 where that is not known.
  quint64 done() const { return m_done; }
  quint64 total() const { return m_total; }

  /// The user does not want it any more.
  void cancel();

  // For the owner of the lane.

  bool wanted() const { return m_state == State::running; }
  JobRunner::Handle job() const { return m_job; }
  void start(JobRunner& jobs);
  /// Frees the lane for something else. After that start() begins anew.
  void stop();
  /// Another model is open: what was found says nothing about it.
  void reset();

 signals:
  void changed();     ///< of state or result
  void progressed();  ///< of done() and total()
  /// It was asked for, or ended: another piece of work may have its turn.
  void turnChanged();

 protected:
  using QObject::QObject;

  void request();
  void complete();
  void fail(const Error& error);

 private:
  virtual JobRunner::Handle launch(JobRunner& jobs) = 0;
  /// Drops the result.
  virtual void forget() = 0;
  void finish(State state);
  void follow();

  State m_state = State::idle;
  Error m_error;
  QPointer<JobRunner> m_jobs;
  JobRunner::Handle m_job = 0;
  quint64 m_done = 0;
  quint64 m_total = 0;
};

}  // namespace ggufscope
