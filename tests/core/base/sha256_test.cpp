#include "core/base/sha256.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

/// The digest of `bytes` fed in pieces of `piece` bytes.
std::string digest(std::string_view bytes, bool portable, size_t piece = SIZE_MAX) {
  Sha256 hash;
  if (portable) hash.usePortable();
  while (!bytes.empty()) {
    const std::string_view part = bytes.substr(0, piece);
    hash.feed(std::as_bytes(std::span(part)));
    bytes.remove_prefix(part.size());
  }
  return hexText(hash.finish());
}

struct Vector {
  std::string bytes;
  std::string_view digest;
};

/// FIPS 180-4 examples of NIST, the empty message, and a million letters.
const Vector kVectors[] = {
    {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
    {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
    {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
     "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
    {std::string(1'000'000, 'a'), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"},
};

TEST(Sha256, GivesTheDigestsOfTheStandard) {
  for (const bool portable : {false, true}) {
    for (const Vector& vector : kVectors) EXPECT_EQ(digest(vector.bytes, portable), vector.digest) << portable;
  }
}

TEST(Sha256, PiecesMakeNoDifference) {
  std::string bytes;
  for (int i = 0; i < 1000; ++i) bytes += static_cast<char>(i * 7);
  for (size_t length = 0; length < 300; ++length) {
    const std::string_view part = std::string_view(bytes).substr(0, length);
    const std::string whole = digest(part, true);
    EXPECT_EQ(digest(part, false), whole) << length;
    for (const size_t piece : {1U, 63U, 64U, 65U})
      EXPECT_EQ(digest(part, false, piece), whole) << length << " " << piece;
  }
}

}  // namespace
}  // namespace ggufscope
