#include "tests/support/test_sources.h"

#include <algorithm>

namespace ggufscope {

std::byte PatternSource::patternAt(uint64_t offset) {
  return static_cast<std::byte>((offset >> (8 * (offset % 8))) & 0xFF);
}

Result<size_t> PatternSource::read(uint64_t offset, std::span<std::byte> out) const {
  if (offset >= m_size) return size_t{0};
  const auto count = static_cast<size_t>(std::min<uint64_t>(out.size(), m_size - offset));
  for (size_t i = 0; i < count; ++i) {
    const uint64_t at = offset + i;
    out[i] = at < m_head.size() ? static_cast<std::byte>(m_head[at]) : patternAt(at);
  }
  return count;
}

Result<size_t> FaultySource::read(uint64_t offset, std::span<std::byte> out) const {
  const uint64_t before = offset < m_faultAt ? m_faultAt - offset : 0;
  if (before >= out.size() || !m_armed) return m_base->read(offset, out);
  if (m_fault == Fault::fails) return Error{ErrorCode::readFailed, "planted input error", m_faultAt};
  return m_base->read(offset, out.first(static_cast<size_t>(before)));
}

Result<size_t> WatchedSource::read(uint64_t offset, std::span<std::byte> out) const {
  m_onRead(offset, out.size());
  return m_base->read(offset, out);
}

std::shared_ptr<const ByteSource> memorySource(const std::string& bytes) {
  return std::make_shared<const MemorySource>(bytes);
}

}  // namespace ggufscope
