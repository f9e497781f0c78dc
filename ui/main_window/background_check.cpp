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
    if (job != m_job) return;
    m_job = 0;
    emit failed(Error{ErrorCode::readFailed, reason.toStdString(), 0});
  });
}

BackgroundCheck::~BackgroundCheck() { stop(); }

void BackgroundCheck::start() {
  const auto model = m_session.model();
  if (!model || m_job != 0 || m_session.findingsComplete()) return;
  m_session.setFindings(model->document().diagnostics, false);
  m_job = m_jobs.start<Findings>(
      tr("Checking"),
      [model](std::stop_token stop, Progress& progress) -> Findings {
        auto deferred = checkDeferred(*model, stop, &progress);
        if (!deferred) return deferred.error();
        return mergeFindings(model->document().diagnostics, std::move(*deferred));
      },
      [this](Findings findings) {
        m_job = 0;
        if (findings) {
          m_session.setFindings(std::move(*findings), true);
        } else {
          emit failed(findings.error());
        }
      });
}

void BackgroundCheck::stop() {
  m_jobs.cancel(m_job);
  m_job = 0;
}

}  // namespace ggufscope
