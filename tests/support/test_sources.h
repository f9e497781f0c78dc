#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "core/io/byte_source.h"

namespace ggufscope {

/// A source of any size (1 TiB costs nothing): `head` at the front, then a pattern that names its own offset.
class PatternSource final : public ByteSource {
 public:
  explicit PatternSource(uint64_t size, std::string head = {}) : m_size(size), m_head(std::move(head)) {}

  uint64_t size() const override { return m_size; }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override;

  /// The byte at `offset` behind the head.
  static std::byte patternAt(uint64_t offset);

 private:
  uint64_t m_size;
  std::string m_head;
};

/// Passes reads on to another source up to an offset, and there behaves like a file that another program truncated
/// (fewer bytes) or a disk with a fault (an error).
class FaultySource final : public ByteSource {
 public:
  enum class Fault : uint8_t { shrinks, fails };
  /// Not `armed`: faultless until arm() is called, as a file is that somebody truncates while it is open.
  FaultySource(std::shared_ptr<const ByteSource> base, uint64_t faultAt, Fault fault, bool armed = true)
      : m_base(std::move(base)), m_faultAt(faultAt), m_fault(fault), m_armed(armed) {}
  void arm() const { m_armed = true; }

  uint64_t size() const override { return m_base->size(); }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override;

 private:
  std::shared_ptr<const ByteSource> m_base;
  uint64_t m_faultAt;
  Fault m_fault;
  mutable std::atomic<bool> m_armed;
};

/// Passes reads on and tells a function about each one: how much is read, and from which thread.
class WatchedSource final : public ByteSource {
 public:
  WatchedSource(std::shared_ptr<const ByteSource> base, std::function<void(uint64_t offset, size_t bytes)> onRead)
      : m_base(std::move(base)), m_onRead(std::move(onRead)) {}

  uint64_t size() const override { return m_base->size(); }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override;

 private:
  std::shared_ptr<const ByteSource> m_base;
  std::function<void(uint64_t, size_t)> m_onRead;
};

std::shared_ptr<const ByteSource> memorySource(const std::string& bytes);

}  // namespace ggufscope
