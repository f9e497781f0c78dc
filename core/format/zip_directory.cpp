#include "core/format/zip_directory.h"

#include <algorithm>
#include <string_view>

namespace ggufscope {

namespace {

using namespace std::string_view_literals;

constexpr uint64_t kTailBytes = 65536 + 22;  ///< the longest comment, and the record before it
constexpr uint64_t kMostDirectoryBytes = uint64_t{1} << 20;
constexpr uint32_t kInZip64 = 0xFFFFFFFF;

uint64_t number(std::string_view bytes, size_t at, size_t size) {
  uint64_t value = 0;
  if (at + size > bytes.size()) return 0;
  for (size_t i = size; i-- > 0;) value = value << 8 | static_cast<uint8_t>(bytes[at + i]);
  return value;
}

std::string readAt(const ByteSource& source, uint64_t offset, uint64_t bytes) {
  if (offset >= source.size()) return {};
  std::string text(std::min(bytes, source.size() - offset), '\0');
  const Result<size_t> got = source.read(offset, std::as_writable_bytes(std::span(text)));
  text.resize(got ? *got : 0);
  return text;
}

struct DirectoryPlace {
  uint64_t at = 0;
  uint64_t bytes = 0;
};

/// The directory by the record at the end of the archive.
std::optional<DirectoryPlace> findDirectory(const ByteSource& source) {
  const uint64_t tailAt = source.size() - std::min(source.size(), kTailBytes);
  const std::string tail = readAt(source, tailAt, kTailBytes);
  const size_t record = tail.rfind("PK\5\6");
  if (record == std::string::npos || record + 22 > tail.size()) return {};
  DirectoryPlace place{number(tail, record + 16, 4), number(tail, record + 12, 4)};
  if (place.at != kInZip64 && place.bytes != kInZip64) return place;
  // The locator of the ZIP64 record has 20 bytes and stands right before.
  if (record < 20 || tail.compare(record - 20, 4, "PK\6\7") != 0) return {};
  const std::string wide = readAt(source, number(tail, record - 20 + 8, 8), 56);
  if (wide.size() < 56 || !wide.starts_with("PK\6\6")) return {};
  return DirectoryPlace{number(wide, 48, 8), number(wide, 40, 8)};
}

/// Puts in what the 32-bit fields had no room for: the extra field 1 has those that are full, in this order.
void applyZip64(std::string_view extra, uint64_t& size, uint64_t& packed, uint64_t& headerAt) {
  while (extra.size() >= 4) {
    const size_t bytes = std::min<size_t>(number(extra, 2, 2), extra.size() - 4);
    const std::string_view field = extra.substr(4, bytes);
    size_t at = 0;
    if (number(extra, 0, 2) == 1) {
      for (uint64_t* value : {&size, &packed, &headerAt}) {
        if (*value != kInZip64) continue;
        *value = number(field, at, 8);
        at += 8;
      }
    }
    extra.remove_prefix(4 + bytes);
  }
}

}  // namespace

std::optional<std::vector<ZipEntry>> readZipDirectory(const ByteSource& source) {
  const std::optional<DirectoryPlace> place = findDirectory(source);
  if (!place) return {};
  const std::string bytes = readAt(source, place->at, std::min(place->bytes, kMostDirectoryBytes));
  std::vector<ZipEntry> entries;
  std::string_view rest = bytes;
  while (rest.size() >= 46 && rest.starts_with("PK\1\2") && entries.size() < kMostZipEntries) {
    const size_t nameBytes = number(rest, 28, 2);
    const size_t extraBytes = number(rest, 30, 2);
    const size_t all = 46 + nameBytes + extraBytes + number(rest, 32, 2);
    if (all > rest.size()) break;
    ZipEntry entry;
    entry.name = rest.substr(46, nameBytes);
    entry.stored = number(rest, 10, 2) == 0;
    entry.size = number(rest, 24, 4);
    entry.headerAt = number(rest, 42, 4);
    uint64_t packed = number(rest, 20, 4);
    applyZip64(rest.substr(46 + nameBytes, extraBytes), entry.size, packed, entry.headerAt);
    entries.push_back(std::move(entry));
    rest.remove_prefix(all);
  }
  if (entries.empty()) return {};
  return entries;
}

std::optional<uint64_t> storedBytesAt(const ByteSource& source, const ZipEntry& entry) {
  const std::string header = readAt(source, entry.headerAt, 30);
  if (!entry.stored || header.size() < 30 || !header.starts_with("PK\3\4")) return {};
  return entry.headerAt + 30 + number(header, 26, 2) + number(header, 28, 2);
}

}  // namespace ggufscope
