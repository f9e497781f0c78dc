#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stop_token>
#include <string>
#include <type_traits>

#include "core/base/progress.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// Reads numbers of either byte order one after the other from a source, through one window of fixed size. It never
/// reads behind end(), and never allocates by what a file says.
class ByteCursor {
 public:
  /// Walks [0, end) of `source`, which must outlive the cursor; `windowSize` bytes are read at a time.
  ByteCursor(const ByteSource& source, uint64_t end, size_t windowSize = 128 * 1024);

  /// From now on each window that is read adds the bytes passed since the last one to `progress` (may be nullptr; bytes
  /// that seek() jumps over do not count), and fails with `cancelled` once a stop is requested: so nobody who walks a
  /// source has to count or to ask.
  void follow(std::stop_token stop, Progress* progress);
  /// Adds what was passed since the last window.
  void showProgress() {
    if (m_progress != nullptr) m_progress->done.fetch_add(m_offset - m_shown, std::memory_order_relaxed);
    m_shown = m_offset;
  }

  void setBigEndian(bool bigEndian) { m_swap = bigEndian != (std::endian::native == std::endian::big); }

  size_t windowSize() const { return m_windowSize; }
  uint64_t offset() const { return m_offset; }
  uint64_t end() const { return m_end; }
  uint64_t left() const { return m_end - m_offset; }
  void seek(uint64_t offset) {
    showProgress();
    m_offset = m_shown = offset < m_end ? offset : m_end;
  }
  /// Moves on by `bytes`; false (and no move) where fewer are left.
  bool skip(uint64_t bytes) {
    if (bytes > left()) return false;
    m_offset += bytes;
    return true;
  }

  /// The next number in `value`; false where fewer bytes are left or the source could not be read (see failed()).
  template <class T>
  bool read(T& value) {
    static_assert(std::is_trivially_copyable_v<T> && std::is_arithmetic_v<T>);
    const char* bytes = need(sizeof(T));
    if (bytes == nullptr) return false;
    std::memcpy(&value, bytes, sizeof(T));
    if (m_swap && sizeof(T) > 1) value = swapped(value);
    m_offset += sizeof(T);
    return true;
  }

  /// The next unsigned number of 4 or 8 bytes: counts, lengths and dimensions, whose width is that of the file's
  /// version.
  bool readUnsigned(uint32_t bytes, uint64_t& value) {
    if (bytes == 8) return read(value);
    uint32_t narrow = 0;
    if (!read(narrow)) return false;
    value = narrow;
    return true;
  }

  /// A pointer to the next `bytes` (at most the window's size), which are not consumed; nullptr as for read().
  const char* need(size_t bytes) {
    if (m_offset >= m_windowBegin && m_offset + bytes <= m_windowEnd)
      return m_window.get() + (m_offset - m_windowBegin);
    return refill(bytes);
  }

  /// True once the source gave fewer bytes than it has (the file shrank), could not be read, or a stop was requested.
  bool failed() const { return m_failed; }
  const Error& error() const { return m_error; }

 private:
  template <class T>
  static T swapped(T value) {
    using Bits = std::conditional_t<sizeof(T) == 2, uint16_t, std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>>;
    if constexpr (sizeof(T) == 1) {
      return value;
    } else {
      auto bits = std::bit_cast<Bits>(value);
      if constexpr (sizeof(T) == 2) bits = __builtin_bswap16(bits);
      if constexpr (sizeof(T) == 4) bits = __builtin_bswap32(bits);
      if constexpr (sizeof(T) == 8) bits = __builtin_bswap64(bits);
      return std::bit_cast<T>(bits);
    }
  }
  const char* refill(size_t bytes);

  const ByteSource& m_source;
  uint64_t m_end;
  uint64_t m_offset = 0;
  size_t m_windowSize;
  std::unique_ptr<char[]> m_window;
  uint64_t m_windowBegin = 0;
  uint64_t m_windowEnd = 0;
  bool m_swap = false;
  bool m_failed = false;
  Error m_error;
  std::stop_token m_stop;
  Progress* m_progress = nullptr;
  uint64_t m_shown = 0;  ///< what was passed up to here is in m_progress
};

}  // namespace ggufscope
