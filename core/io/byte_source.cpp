#include "core/io/byte_source.h"

#include <algorithm>
#include <cstring>

namespace ggufscope {

Result<size_t> ByteSource::readExactly(uint64_t offset, std::span<std::byte> out) const {
  Result<size_t> got = read(offset, out);
  if (got && *got < out.size()) return Error{ErrorCode::shortRead, {}, offset + *got};
  return got;
}

MemorySource::MemorySource(const std::string& bytes) : m_bytes(bytes.size()) {
  if (!bytes.empty()) std::memcpy(m_bytes.data(), bytes.data(), bytes.size());
}

Result<size_t> MemorySource::read(uint64_t offset, std::span<std::byte> out) const {
  if (offset >= m_bytes.size() || out.empty()) return size_t{0};
  const size_t count = std::min(out.size(), m_bytes.size() - static_cast<size_t>(offset));
  std::memcpy(out.data(), m_bytes.data() + offset, count);
  return count;
}

Result<std::shared_ptr<const PatchedSource>> PatchedSource::make(std::shared_ptr<const ByteSource> base,
                                                                 std::vector<Patch> patches) {
  std::shared_ptr<PatchedSource> patched(new PatchedSource);
  uint64_t from = 0;
  const auto append = [&](uint64_t size, uint64_t start, int64_t patch) {
    if (size == 0) return;
    patched->m_pieces.push_back({patched->m_size, size, start, patch});
    patched->m_size += size;
  };
  for (size_t i = 0; i < patches.size(); ++i) {
    const ByteRange& range = patches[i].range;
    if (range.begin < from || range.end < range.begin || range.end > base->size()) {
      return Error{ErrorCode::outOfRange, {}, range.begin};
    }
    append(range.begin - from, from, -1);
    append(patches[i].bytes.size(), 0, static_cast<int64_t>(i));
    from = range.end;
  }
  append(base->size() - from, from, -1);
  patched->m_base = std::move(base);
  patched->m_patches = std::move(patches);
  return std::shared_ptr<const PatchedSource>(std::move(patched));
}

Result<size_t> PatchedSource::read(uint64_t offset, std::span<std::byte> out) const {
  if (offset >= m_size) return size_t{0};
  auto piece = std::upper_bound(m_pieces.begin(), m_pieces.end(), offset,
                                [](uint64_t at, const Piece& p) { return at < p.begin; });
  --piece;  // pieces tile [0, size), so one begins at or before `offset`
  size_t got = 0;
  for (; piece != m_pieces.end() && got < out.size(); ++piece) {
    const uint64_t skipped = offset + got - piece->begin;
    const auto wanted = static_cast<size_t>(std::min<uint64_t>(out.size() - got, piece->size - skipped));
    if (piece->patch >= 0) {
      std::memcpy(out.data() + got, m_patches[static_cast<size_t>(piece->patch)].bytes.data() + skipped, wanted);
    } else {
      Result<size_t> read = m_base->read(piece->from + skipped, out.subspan(got, wanted));
      if (!read) return read;
      if (*read < wanted) return got + *read;
    }
    got += wanted;
  }
  return got;
}

}  // namespace ggufscope
