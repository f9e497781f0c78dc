#include "app/cli/work_monitor.h"

#include <unistd.h>

#include "app/cli/command.h"

namespace ggufscope {

namespace {

constexpr auto kQuietTime = std::chrono::milliseconds(500);
constexpr timespec kRedrawEvery{0, 100'000'000};

void toTerminal(const std::string& text) {
  // A progress line that cannot be shown is no reason to stop.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace

WorkMonitor::WorkMonitor() : m_onTerminal(isatty(STDERR_FILENO) != 0) {
  struct sigaction now {};
  sigaction(SIGINT, nullptr, &now);
  m_ignoresInterrupt = now.sa_handler == SIG_IGN;
  sigemptyset(&m_signals);
  sigaddset(&m_signals, SIGINT);
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
    if (signal == SIGINT && !m_ignoresInterrupt) {
      if (stopRequested()) {
        wipe();
        _exit(kInterrupted);
      }
      m_stop.request_stop();
    }
    draw();
  }
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
