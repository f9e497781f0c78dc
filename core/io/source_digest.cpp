#include "core/io/source_digest.h"

#include <algorithm>
#include <vector>

namespace ggufscope {

Result<Sha256Digest> sha256Of(const ByteSource& source, std::stop_token stop, Progress* progress) {
  constexpr size_t kPiece = 256 * 1024;
  std::vector<std::byte> piece(kPiece);
  if (progress != nullptr) {
    progress->done = 0;
    progress->total = source.size();
  }
  Sha256 hash;
  for (uint64_t offset = 0; offset < source.size(); offset += kPiece) {
    if (stop.stop_requested()) return Error{ErrorCode::cancelled, {}, offset};
    const auto part = std::span(piece).first(std::min<uint64_t>(kPiece, source.size() - offset));
    const Result<size_t> got = source.readExactly(offset, part);
    if (!got) return got.error();
    hash.feed(part);
    if (progress != nullptr) progress->done += part.size();
  }
  return hash.finish();
}

}  // namespace ggufscope
