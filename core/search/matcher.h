#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace ggufscope {

/// Looks for one thing in bytes that arrive in windows. Immutable, and safe to use from several threads at once.
class Matcher {
 public:
  virtual ~Matcher() = default;

  /// Called with the begin (an index into the window) and the length of a match; false: enough.
  using Hit = std::function<bool(size_t begin, size_t length)>;

  /// Reports the matches that begin at indexes [from, to) of `window`, in rising order; they may end behind `to`.
  virtual void find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const = 0;

  /// Bytes that a window has behind `to` where the source goes on: the longest match less one.
  virtual size_t bytesBehind() const = 0;
  /// Bytes that a window has before `from`, where there are as many.
  virtual size_t bytesBefore() const { return 0; }
  /// Whether nothing but zero bytes can be a match; if not, the holes of a sparse file need no reading.
  virtual bool matchesZeros() const = 0;
};

}  // namespace ggufscope
