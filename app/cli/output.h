#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"

namespace ggufscope {

/// Standard output, buffered. A reader that leaves early (`| head`) is no error; a full disk is. After either, what is
/// written is dropped, and good() tells the command to stop.
class Output {
 public:
  enum class State : uint8_t { good, readerGone, failed };

  /// Writes to `descriptor`, which stays open. Colours: only on a terminal, and not where NO_COLOR is set
  /// (https://no-color.org) or TERM is "dumb".
  explicit Output(int descriptor);
  ~Output() { flush(); }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  void write(std::string_view text) {
    m_buffer.append(text);
    if (m_buffer.size() >= kFlushAt) flush();
  }
  void flush();

  State state() const { return m_state; }
  bool good() const { return m_state == State::good; }
  /// The operating system's words for State::failed.
  const std::string& error() const { return m_error; }

  /// `word`, which names `severity`, coloured where colours are shown.
  std::string coloured(Severity severity, std::string_view word) const;

 private:
  static constexpr size_t kFlushAt = 64 * 1024;

  int m_descriptor;
  bool m_colours;
  State m_state = State::good;
  std::string m_buffer;
  std::string m_error;
};

}  // namespace ggufscope
