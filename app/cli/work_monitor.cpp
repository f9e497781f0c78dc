#include "app/cli/work_monitor.h"

#include <array>

#include <unistd.h>

#include "app/cli/command.h"

namespace ggufscope {

namespace {

constexpr auto kQuietTime = std::chrono::milliseconds(500);
constexpr timespec kRedrawEvery{0, 100'000'000};

/// They end a process that does not care for them.
constexpr std::array kEndingSignals = {SIGTERM, SIGHUP, SIGQUIT};

bool callerIgnores(int signal) {
  struct sigaction now {};
  sigaction(signal, nullptr, &now);
  return now.sa_handler == SIG_IGN;
}

void toTerminal(const std::string& text) {
  // A progress line that cannot be shown is no reason to stop.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

WorkMonitor::WorkMonitor() : m_onTerminal(isatty(STDERR_FILENO) != 0) {
  m_ignoresInterrupt = callerIgnores(SIGINT);
  sigemptyset(&m_signals);
  sigaddset(&m_signals, SIGINT);
  for (const int signal : kEndingSignals) {
    if (!callerIgnores(signal)) sigaddset(&m_signals, signal);
  }
  // Blocked in every thread, so that only the waiting one gets it.
  pthread_sigmask(SIG_BLOCK, &m_signals, &m_callersMask);
  m_thread = std::thread([this] { run(); });
}

WorkMonitor::~WorkMonitor() {
  m_finished = true;
  pthread_kill(m_thread.native_handle(), SIGINT);
  m_thread.join();
  end();
  pthread_sigmask(SIG_SETMASK, &m_callersMask, nullptr);
}

void WorkMonitor::run() {
  for (;;) {
    const int signal = sigtimedwait(&m_signals, nullptr, &kRedrawEvery);
    if (m_finished) return;
    if (signal == SIGINT && !m_ignoresInterrupt) interrupt();
    if (signal > 0 && signal != SIGINT) endBy(signal);
    draw();
  }
}

void WorkMonitor::interrupt() {
  const std::lock_guard lock(m_stepMutex);
  if (m_interrupted) {
    removeTemporary();
    wipe();
    _exit(kInterrupted);
  }
  m_interrupted = true;
  if (!m_decided) m_stop.request_stop();
}

void WorkMonitor::endBy(int signal) {
  const std::lock_guard lock(m_stepMutex);
  removeTemporary();
  wipe();
  // As if nobody had waited for it: the caller sees which signal it was.
  std::signal(signal, SIG_DFL);
  sigset_t only{};
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
  raise(signal);
}

void WorkMonitor::removeTemporary() {
  if (!m_temporary.empty()) unlink(m_temporary.c_str());
}

void WorkMonitor::guardTemporary(std::string path) {
  const std::lock_guard lock(m_stepMutex);
  m_temporary = std::move(path);
}

bool WorkMonitor::lastStep(const std::function<void()>& step) {
  const std::lock_guard lock(m_stepMutex);
  if (m_interrupted) return false;
  step();
  m_decided = true;
  return true;
}

void WorkMonitor::begin(std::string title) {
  const std::lock_guard lock(m_lineMutex);
  m_progress.done = 0;
  m_progress.total = 0;
  m_title = std::move(title);
  m_begun = std::chrono::steady_clock::now();
}

void WorkMonitor::end() {
  const std::lock_guard lock(m_lineMutex);
  m_title.clear();
  if (m_drawn) toTerminal("\r\x1b[K");
  m_drawn = false;
}

void WorkMonitor::draw() {
  if (!m_onTerminal) return;
  const std::lock_guard lock(m_lineMutex);
  if (m_title.empty() || std::chrono::steady_clock::now() - m_begun < kQuietTime) return;
  std::string line = "\r" + m_title + " …";
  const uint64_t done = m_progress.done;
  const uint64_t total = m_progress.total;
  if (total > 0) {
    const double share = 100.0 * static_cast<double>(done) / static_cast<double>(total);
    line += " " + std::to_string(static_cast<int>(share)) + " %";
  }
  toTerminal(line + "\x1b[K");
  m_drawn = true;
}

void WorkMonitor::wipe() {
  const std::lock_guard lock(m_lineMutex);
  if (m_drawn) toTerminal("\r\x1b[K");
}

}  // namespace ggufscope
