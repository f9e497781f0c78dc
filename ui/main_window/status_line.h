#pragma once

#include <QStatusBar>

#include "ui/jobs/job_runner.h"
#include "ui/session/selection.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace ggufscope {

class DocumentSession;

/// Where the selection is (offset, length, path) and what is running, with a button that cancels it; and when the check
/// of the file was cancelled, a button that runs it again.
class StatusLine : public QStatusBar {
  Q_OBJECT

 public:
  explicit StatusLine(JobRunner& jobs, QWidget* parent = nullptr);

  void setSession(DocumentSession* session);
  QString offsetText() const;
  QString pathText() const;
  QToolButton* cancelButton() const { return m_cancel; }
  QToolButton* checkAgainButton() const { return m_checkAgain; }

 signals:
  void cancelRequested(quint64 job);

 private:
  void showSelection(const Selection& selection);
  void showJob();
  void showCheck();

  JobRunner& m_jobs;
  DocumentSession* m_session = nullptr;
  QLabel* m_offset;
  QLabel* m_length;
  QLabel* m_path;
  QWidget* m_job;
  QLabel* m_jobTitle;
  QProgressBar* m_jobBar;
  QToolButton* m_cancel;
  QLabel* m_checkText;
  QToolButton* m_checkAgain;
};

}  // namespace ggufscope
