#include "ui/session/errand.h"

namespace ggufscope {

Errand::~Errand() {
  if (m_jobs) m_jobs->cancel(m_job);
}

void Errand::request() {
  stop();
  forget();
  m_error = {};
  m_state = State::running;
  emit changed();
  emit turnChanged();
}

void Errand::cancel() {
  if (m_state != State::running) return;
  stop();
  finish(State::cancelled);
}

void Errand::start(JobRunner& jobs) {
  if (!wanted() || m_job != 0) return;
  if (m_jobs != &jobs) {
    m_jobs = &jobs;
    connect(&jobs, &JobRunner::stateChanged, this, &Errand::follow);
    connect(&jobs, &JobRunner::jobFailed, this, [this](quint64 job, const QString& reason) {
      if (job == m_job) fail(Error{ErrorCode::readFailed, reason.toStdString(), 0});
    });
  }
  m_job = launch(jobs);
}

void Errand::stop() {
  const JobRunner::Handle job = std::exchange(m_job, 0);
  m_done = m_total = 0;
  if (job != 0 && m_jobs) m_jobs->cancel(job);
}

void Errand::reset() {
  stop();
  forget();
  m_error = {};
  m_state = State::idle;
}

void Errand::complete() { finish(State::complete); }

void Errand::fail(const Error& error) {
  m_error = error;
  finish(State::failed);
}

void Errand::finish(State state) {
  m_job = 0;
  m_done = m_total = 0;
  m_state = state;
  emit changed();
  emit turnChanged();
}

void Errand::follow() {
  const JobRunner::State state = m_jobs->state();
  if (m_job == 0 || state.job != m_job) return;
  if (state.done == m_done && state.total == m_total) return;
  m_done = state.done;
  m_total = state.total;
  emit progressed();
}

}  // namespace ggufscope
