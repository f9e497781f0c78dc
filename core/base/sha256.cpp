#include "core/base/sha256.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/sha256_blocks.h"

namespace ggufscope {

const std::array<uint32_t, 64> kSha256Constants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

namespace {

constexpr size_t kBlock = 64;

uint32_t bigEndian(const uint8_t* bytes) {
  return uint32_t{bytes[0]} << 24 | uint32_t{bytes[1]} << 16 | uint32_t{bytes[2]} << 8 | bytes[3];
}

void putBigEndian(uint8_t* bytes, uint32_t value) {
  for (int i = 0; i < 4; ++i) bytes[i] = static_cast<uint8_t>(value >> (24 - 8 * i));
}

/// The words of a block and the 48 that follow from them.
std::array<uint32_t, 64> schedule(const uint8_t* block) {
  std::array<uint32_t, 64> words;
  for (size_t i = 0; i < 16; ++i) words[i] = bigEndian(block + 4 * i);
  for (size_t i = 16; i < 64; ++i) {
    const uint32_t near = words[i - 2];
    const uint32_t far = words[i - 15];
    const uint32_t s1 = std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10;
    const uint32_t s0 = std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3;
    words[i] = s1 + words[i - 7] + s0 + words[i - 16];
  }
  return words;
}

}  // namespace

void sha256Portable(std::array<uint32_t, 8>& state, const uint8_t* blocks, size_t count) {
  for (; count > 0; --count, blocks += kBlock) {
    const std::array<uint32_t, 64> words = schedule(blocks);
    auto [a, b, c, d, e, f, g, h] = state;
    for (size_t i = 0; i < 64; ++i) {
      const uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
      const uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kSha256Constants[i] + words[i];
      const uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
      const uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    const std::array<uint32_t, 8> added = {a, b, c, d, e, f, g, h};
    for (size_t i = 0; i < 8; ++i) state[i] += added[i];
  }
}

Sha256::Sha256()
    : m_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19},
      m_open{} {}

void Sha256::process(const uint8_t* blocks, size_t count) {
  static const bool kNative = hasSha256Instructions();
  kNative && !m_portable ? sha256Native(m_state, blocks, count) : sha256Portable(m_state, blocks, count);
}

void Sha256::feed(std::span<const std::byte> bytes) {
  const auto* next = reinterpret_cast<const uint8_t*>(bytes.data());
  size_t left = bytes.size();
  m_bytes += left;
  if (m_openBytes > 0) {
    const size_t taken = std::min(left, kBlock - m_openBytes);
    std::memcpy(m_open.data() + m_openBytes, next, taken);
    m_openBytes += taken;
    next += taken;
    left -= taken;
    if (m_openBytes < kBlock) return;
    process(m_open.data(), 1);
    m_openBytes = 0;
  }
  process(next, left / kBlock);
  next += left / kBlock * kBlock;
  m_openBytes = left % kBlock;
  if (m_openBytes > 0) std::memcpy(m_open.data(), next, m_openBytes);
}

Sha256Digest Sha256::finish() {
  // A one bit, zeros, and the length in bits as the last 8 bytes of a block.
  std::array<uint8_t, 2 * kBlock> tail{};
  std::memcpy(tail.data(), m_open.data(), m_openBytes);
  tail[m_openBytes] = 0x80;
  const size_t bytes = m_openBytes + 9 <= kBlock ? kBlock : 2 * kBlock;
  const uint64_t bits = m_bytes * 8;
  putBigEndian(tail.data() + bytes - 8, static_cast<uint32_t>(bits >> 32));
  putBigEndian(tail.data() + bytes - 4, static_cast<uint32_t>(bits));
  process(tail.data(), bytes / kBlock);
  Sha256Digest digest;
  for (size_t i = 0; i < 8; ++i) putBigEndian(digest.data() + 4 * i, m_state[i]);
  return digest;
}

std::string hexText(const Sha256Digest& digest) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  text.reserve(2 * digest.size());
  for (const uint8_t byte : digest) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

}  // namespace ggufscope
