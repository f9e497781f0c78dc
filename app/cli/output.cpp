#include "app/cli/output.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

namespace ggufscope {

namespace {

bool wantsColours(int descriptor) {
  if (isatty(descriptor) == 0) return false;
  const char* noColour = std::getenv("NO_COLOR");
  if (noColour != nullptr && *noColour != '\0') return false;
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::string_view colourOf(Severity severity) {
  switch (severity) {
    case Severity::error:
      return "\x1b[1;31m";
    case Severity::warning:
      return "\x1b[33m";
    case Severity::info:
      return "\x1b[36m";
  }
  return {};
}

}  // namespace

Output::Output(int descriptor) : m_descriptor(descriptor), m_colours(wantsColours(descriptor)) {}

void Output::flush() {
  std::string_view rest = m_buffer;
  while (!rest.empty() && m_state == State::good) {
    const ssize_t written = ::write(m_descriptor, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<size_t>(written));
    } else if (errno == EPIPE) {
      m_state = State::readerGone;
    } else if (errno != EINTR) {
      m_state = State::failed;
      m_error = std::strerror(errno);
    }
  }
  m_buffer.clear();
}

std::string Output::coloured(Severity severity, std::string_view word) const {
  if (!m_colours) return std::string(word);
  return std::string(colourOf(severity)).append(word).append("\x1b[0m");
}

}  // namespace ggufscope
