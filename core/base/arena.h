#pragma once

#include <algorithm>
#include <cstring>
#include <deque>
#include <memory>
#include <span>
#include <string_view>

namespace ggufscope {

/// Owns small pieces of memory that never move: the names and shapes of a document. Costs their bytes plus at most one
/// chunk, and no doubling while it grows.
class Arena {
 public:
  /// `bytes` bytes at a multiple of 8.
  char* allocate(size_t bytes) {
    const size_t rounded = (bytes + 7) / 8 * 8;
    if (rounded > m_left) {
      const size_t chunk = std::max(rounded, kChunk);
      m_chunks.emplace_back(new char[chunk]);
      m_next = m_chunks.back().get();
      m_left = chunk;
    }
    char* result = m_next;
    m_next += rounded;
    m_left -= rounded;
    return result;
  }

  const char* copy(std::string_view text) {
    char* place = allocate(text.size());
    if (!text.empty()) std::memcpy(place, text.data(), text.size());
    return place;
  }

 private:
  static constexpr size_t kChunk = 16 * 1024;

  std::deque<std::unique_ptr<char[]>> m_chunks;
  char* m_next = nullptr;
  size_t m_left = 0;
};

}  // namespace ggufscope
