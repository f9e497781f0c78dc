#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/io/byte_source.h"

namespace ggufscope {

/// The bytes of the rows that are on screen, read anew for every frame: one pread of a few hundred bytes costs less
/// than looking them up in a cache, and a file that another program shortens is never shown as it was.
class VisibleBytes {
 public:
  /// Reads `count` bytes from `begin`. Where that fails, row by row, so that one bad block hides no more than itself.
  void load(const ByteSource& source, uint64_t begin, size_t count, uint32_t rowBytes);

  uint64_t begin() const { return m_begin; }
  size_t size() const { return m_bytes.size(); }
  bool there(size_t index) const { return m_there[index]; }
  uint8_t at(size_t index) const { return static_cast<uint8_t>(m_bytes[index]); }

 private:
  uint64_t m_begin = 0;
  std::vector<std::byte> m_bytes;
  std::vector<bool> m_there;
};

}  // namespace ggufscope
