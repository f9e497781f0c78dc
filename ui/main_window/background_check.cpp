#include "ui/main_window/background_check.h"

#include "core/check/check_model.h"
#include "ui/session/document_session.h"

namespace ggufscope {

namespace {
using Findings = Result<std::vector<Diagnostic>>;
}

BackgroundCheck::BackgroundCheck(JobRunner& jobs, DocumentSession& session, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_session(session) {
  connect(&m_jobs, &JobRunner::jobFailed, this, [this](quint64 job, const QString& reason) {
    if (job == m_job) fail(Error{ErrorCode::readFailed, reason.toStdString(), 0});
  });
  connect(&m_session, &DocumentSession::checkRequested, this, [this] {
    if (m_session.findingsComplete()) return;
    m_session.setCheckState(CheckState::running);
    emit turnChanged();
  });
}

BackgroundCheck::~BackgroundCheck() { stop(); }

bool BackgroundCheck::wanted() const {
  return m_session.whole() != nullptr && m_session.checkState() == CheckState::running;
}

void BackgroundCheck::start() {
  if (!wanted() || m_job != 0) return;
  m_job = m_jobs.start<Findings>(
      tr("Checking"),
      [whole = m_session.whole()](std::stop_token stop, Progress& progress) {
        return checkModel(*whole, stop, &progress);
      },
      [this](Findings findings) {
        if (!findings) {
          fail(findings.error());
          return;
        }
        m_job = 0;
        m_session.setFindings(std::move(*findings), true);
        emit turnChanged();
      });
}

void BackgroundCheck::stop() {
  m_jobs.cancel(m_job);
  m_job = 0;
}

void BackgroundCheck::cancel() {
  stop();
  m_session.setCheckState(CheckState::cancelled);
  emit turnChanged();
}

void BackgroundCheck::fail(const Error& error) {
  m_job = 0;
  m_session.setCheckState(CheckState::failed);
  emit failed(error);
  emit turnChanged();
}

}  // namespace ggufscope
