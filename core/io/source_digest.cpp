#include "core/io/source_digest.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <xxhash.h>
#include <zlib.h>

namespace ggufscope {
namespace {

constexpr size_t kPiece = 256 * 1024;

/// Hands the bytes of `range` to `feed` in pieces, in order.
template <class Feed>
Result<bool> readThrough(const ByteSource& source, ByteRange range, const std::stop_token& stop, Progress* progress,
                         const Feed& feed) {
  std::vector<std::byte> piece(std::min<uint64_t>(kPiece, range.size()));
  if (progress != nullptr) {
    progress->done = 0;
    progress->total = range.size();
  }
  for (uint64_t offset = range.begin; offset < range.end; offset += kPiece) {
    if (stop.stop_requested()) return Error{ErrorCode::cancelled, {}, offset};
    const auto part = std::span(piece).first(std::min<uint64_t>(kPiece, range.end - offset));
    const Result<size_t> got = source.readExactly(offset, part);
    if (!got) return got.error();
    feed(std::span<const std::byte>(part));
    if (progress != nullptr) progress->done += part.size();
  }
  return true;
}

}  // namespace

Result<Sha256Digest> sha256Of(const ByteSource& source, const std::stop_token& stop, Progress* progress) {
  Sha256 hash;
  const auto read = readThrough(source, {0, source.size()}, stop, progress,
                                [&hash](std::span<const std::byte> part) { hash.feed(part); });
  if (!read) return read.error();
  return hash.finish();
}

Result<Checksums> checksumsOf(const ByteSource& source, ByteRange range, const std::stop_token& stop,
                              Progress* progress) {
  const std::unique_ptr<XXH64_state_t, XXH_errorcode (*)(XXH64_state_t*)> xxh64(XXH64_createState(), XXH64_freeState);
  XXH64_reset(xxh64.get(), 0);
  Sha256 sha256;
  Checksums sums;
  const auto read = readThrough(source, range, stop, progress, [&](std::span<const std::byte> part) {
    const auto* bytes = reinterpret_cast<const Bytef*>(part.data());
    sums.crc32 = static_cast<uint32_t>(crc32(sums.crc32, bytes, static_cast<uInt>(part.size())));
    XXH64_update(xxh64.get(), part.data(), part.size());
    sha256.feed(part);
  });
  if (!read) return read.error();
  sums.xxh64 = XXH64_digest(xxh64.get());
  sums.sha256 = sha256.finish();
  return sums;
}

}  // namespace ggufscope
