#pragma once

#include <QObject>

#include "core/base/result.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

class DocumentSession;

/// Looks for the findings that need more than the header parts while the model is already shown, and puts them into the
/// session. When it may work is decided by whoever owns the lane.
class BackgroundCheck : public QObject {
  Q_OBJECT

 public:
  BackgroundCheck(JobRunner& jobs, DocumentSession& session, QObject* parent = nullptr);
  ~BackgroundCheck() override;

  /// There is something left to find: neither done, nor failed, nor cancelled for the session's model.
  bool wanted() const;
  void start();
  /// Frees the lane for something else. After that start() begins anew.
  void stop();
  /// Stops because the user wants it: only their DocumentSession::requestCheck() makes it wanted again.
  void cancel();
  JobRunner::Handle job() const { return m_job; }

 signals:
  /// It ended, or the user asked for it: another piece of work may have its turn.
  void turnChanged();
  void failed(const ggufscope::Error& error);

 private:
  void fail(const Error& error);

  JobRunner& m_jobs;
  DocumentSession& m_session;
  JobRunner::Handle m_job = 0;
};

}  // namespace ggufscope
