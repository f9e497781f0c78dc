#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/io/byte_source.h"

namespace ggufscope {

/// A file inside a ZIP archive.
struct ZipEntry {
  std::string name;       ///< raw bytes
  uint64_t size = 0;      ///< unpacked
  uint64_t headerAt = 0;  ///< offset of its local header, counted as the archive counts
  bool stored = false;    ///< its bytes stand in the archive as they are
};

/// The directory at the end of a ZIP archive, ZIP64 included; its first kMostZipEntries entries. Nothing where the
/// source has none: it is no archive, or it was cut. Reads the last 64 KiB and at most 1 MiB of directory. Source:
/// PKWARE APPNOTE 4.3.
inline constexpr size_t kMostZipEntries = 10'000;
std::optional<std::vector<ZipEntry>> readZipDirectory(const ByteSource& source);

/// Where the bytes of a stored entry begin; nothing where its local header is not there.
std::optional<uint64_t> storedBytesAt(const ByteSource& source, const ZipEntry& entry);

}  // namespace ggufscope
