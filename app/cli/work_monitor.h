#pragma once

#include <atomic>
#include <chrono>
#include <csignal>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

#include <pthread.h>

#include "core/base/progress.h"

namespace ggufscope {

/// What goes on beside the work: Ctrl+C, and the progress line. One thread waits for signals, so that no code runs in a
/// signal handler, and draws the line between waits.
///
/// The first Ctrl+C asks the work to stop through stopToken(); a second one ends the process, for the case that a
/// reader of our output does not read on. SIGTERM, SIGHUP and SIGQUIT end it as ever. Whatever ends it removes the
/// temporary file first. Signals that the caller ignores (a job in the background, nohup) stay ignored.
class WorkMonitor {
 public:
  WorkMonitor();
  ~WorkMonitor();
  WorkMonitor(const WorkMonitor&) = delete;
  WorkMonitor& operator=(const WorkMonitor&) = delete;

  std::stop_token stopToken() const { return m_stop.get_token(); }
  bool stopRequested() const { return m_stop.stop_requested(); }
  Progress& progress() { return m_progress; }

  /// A signal that ends the process removes the file of this name from now on; empty: none.
  void guardTemporary(std::string path);
  /// Takes the step that makes the work count, and with it the temporary file, unless Ctrl+C came before: false then.
  /// A Ctrl+C that comes later is too late to change anything, and does not stop any more.
  bool lastStep(const std::function<void()>& step);

  /// Work begins: after half a second `title` and how far it is appear on standard error, if that is a terminal.
  void begin(std::string title);
  /// It ended: the line is wiped.
  void end();

 private:
  void run();
  void interrupt();
  void endBy(int signal);
  void removeTemporary();
  void draw();
  void wipe();

  sigset_t m_signals{};
  sigset_t m_callersMask{};
  bool m_ignoresInterrupt = false;
  bool m_onTerminal = false;

  std::stop_source m_stop;
  Progress m_progress;
  std::atomic<bool> m_finished{false};

  std::mutex m_stepMutex;
  std::string m_temporary;
  bool m_interrupted = false;  ///< there was a Ctrl+C
  bool m_decided = false;      ///< lastStep() was taken

  std::mutex m_lineMutex;
  std::string m_title;  ///< empty: nothing runs
  std::chrono::steady_clock::time_point m_begun;
  bool m_drawn = false;

  std::thread m_thread;
};

/// begin() and end() of a monitor around a scope.
class WorkScope {
 public:
  WorkScope(WorkMonitor& monitor, std::string title) : m_monitor(monitor) { m_monitor.begin(std::move(title)); }
  ~WorkScope() { m_monitor.end(); }
  WorkScope(const WorkScope&) = delete;
  WorkScope& operator=(const WorkScope&) = delete;

 private:
  WorkMonitor& m_monitor;
};

}  // namespace ggufscope
