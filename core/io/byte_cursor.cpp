#include "core/io/byte_cursor.h"

#include <algorithm>

namespace ggufscope {

ByteCursor::ByteCursor(const ByteSource& source, uint64_t end, size_t windowSize)
    : m_source(source),
      m_end(std::min(end, source.size())),
      m_windowSize(static_cast<size_t>(std::clamp<uint64_t>(m_end, 64, windowSize))),
      m_window(new char[m_windowSize]) {}

void ByteCursor::follow(std::stop_token stop, Progress* progress) {
  m_stop = std::move(stop);
  m_progress = progress;
  m_shown = m_offset;
}

const char* ByteCursor::refill(size_t bytes) {
  if (bytes > left() || bytes > m_windowSize || m_failed) return nullptr;
  showProgress();
  if (m_stop.stop_requested()) {
    m_failed = true;
    m_error = {ErrorCode::cancelled, {}, m_offset};
    return nullptr;
  }
  const auto wanted = static_cast<size_t>(std::min<uint64_t>(m_windowSize, left()));
  const Result<size_t> got = m_source.read(m_offset, std::as_writable_bytes(std::span(m_window.get(), wanted)));
  m_windowBegin = m_offset;
  m_windowEnd = m_offset + (got ? *got : 0);
  if (got && *got >= bytes) return m_window.get();
  m_failed = true;
  m_error = got ? Error{ErrorCode::shortRead, {}, m_windowEnd} : got.error();
  return nullptr;
}

}  // namespace ggufscope
