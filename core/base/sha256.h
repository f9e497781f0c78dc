#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace ggufscope {

using Sha256Digest = std::array<uint8_t, 32>;

/// SHA-256 of bytes that arrive in pieces. Source: FIPS 180-4. Not for secrets: it compares files with their names.
class Sha256 {
 public:
  Sha256();
  void feed(std::span<const std::byte> bytes);
  /// The digest of everything fed; nothing may be fed afterwards.
  Sha256Digest finish();

  /// Takes the portable way from here on, as on processors without instructions for SHA: for tests.
  void usePortable() { m_portable = true; }

 private:
  void process(const uint8_t* blocks, size_t count);

  std::array<uint32_t, 8> m_state;
  std::array<uint8_t, 64> m_open;  ///< the beginning of a block that is not full yet
  size_t m_openBytes = 0;
  uint64_t m_bytes = 0;
  bool m_portable = false;
};

/// 64 lower-case hex digits.
std::string hexText(const Sha256Digest& digest);

}  // namespace ggufscope
