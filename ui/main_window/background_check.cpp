#include "ui/main_window/background_check.h"

#include "core/check/check.h"
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
    start();
  });
}

BackgroundCheck::~BackgroundCheck() { stop(); }

void BackgroundCheck::start() {
  const auto model = m_session.model();
  if (!model || m_job != 0 || m_session.checkState() != CheckState::running) return;
  m_session.setFindings(model->document().diagnostics, false);
  m_job = m_jobs.start<Findings>(
      tr("Checking"),
      [model](std::stop_token stop, Progress& progress) -> Findings {
        auto deferred = checkDeferred(*model, stop, &progress);
        if (!deferred) return deferred.error();
        return mergeFindings(model->document().diagnostics, std::move(*deferred));
      },
      [this](Findings findings) {
        if (!findings) {
          fail(findings.error());
          return;
        }
        m_job = 0;
        m_session.setFindings(std::move(*findings), true);
      });
}

void BackgroundCheck::stop() {
  m_jobs.cancel(m_job);
  m_job = 0;
}

void BackgroundCheck::cancel() {
  stop();
  m_session.setCheckState(CheckState::cancelled);
}

void BackgroundCheck::fail(const Error& error) {
  m_job = 0;
  m_session.setCheckState(CheckState::failed);
  emit failed(error);
}

}  // namespace ggufscope
