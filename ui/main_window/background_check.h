#pragma once

#include <QObject>

#include "core/base/result.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

class DocumentSession;

/// Looks for the findings that need more than the header part while the file is already shown, and puts them into the
/// session.
class BackgroundCheck : public QObject {
  Q_OBJECT

 public:
  BackgroundCheck(JobRunner& jobs, DocumentSession& session, QObject* parent = nullptr);
  ~BackgroundCheck() override;

  /// Shows the findings of the header part at once and looks for the rest; nothing happens while that is under way,
  /// done, failed, or cancelled for the session's model. After stop() it starts anew.
  void start();
  /// Frees the lane for something else.
  void stop();
  /// Stops because the user wants it: only their DocumentSession::requestCheck() starts it again.
  void cancel();
  JobRunner::Handle job() const { return m_job; }

 signals:
  void failed(const ggufscope::Error& error);

 private:
  void fail(const Error& error);

  JobRunner& m_jobs;
  DocumentSession& m_session;
  JobRunner::Handle m_job = 0;
};

}  // namespace ggufscope
