#include "ui/hex/visible_bytes.h"

#include <algorithm>

namespace ggufscope {

void VisibleBytes::load(const ByteSource& source, uint64_t begin, size_t count, uint32_t rowBytes) {
  m_begin = begin;
  m_bytes.assign(count, std::byte{0});
  m_there.assign(count, false);
  const auto readRun = [&](size_t from, size_t size) {
    const Result<size_t> read = source.read(begin + from, std::span(m_bytes).subspan(from, size));
    if (!read.ok()) return false;
    std::fill_n(m_there.begin() + static_cast<ptrdiff_t>(from), *read, true);
    return true;
  };
  if (count == 0 || readRun(0, count)) return;
  for (size_t from = 0; from < count; from += rowBytes) readRun(from, std::min<size_t>(rowBytes, count - from));
}

}  // namespace ggufscope
