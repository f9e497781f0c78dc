#pragma once

#include <cstdint>
#include <stop_token>

#include "core/base/byte_range.h"
#include "core/base/progress.h"
#include "core/base/sha256.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// SHA-256 of all bytes of `source`, read in pieces. `progress` counts bytes. Errors: cancelled, shortRead (the file
/// shrank), readFailed.
Result<Sha256Digest> sha256Of(const ByteSource& source, const std::stop_token& stop = {}, Progress* progress = nullptr);

/// What other programs print of the same bytes: crc32 or gzip -lv, xxh64sum, sha256sum.
struct Checksums {
  uint32_t crc32 = 0;
  uint64_t xxh64 = 0;
  Sha256Digest sha256 = {};
};

/// Of the bytes of `range`, all three in one pass. Progress and errors as sha256Of(); a range that goes beyond the end
/// of the source is a shortRead.
Result<Checksums> checksumsOf(const ByteSource& source, ByteRange range, const std::stop_token& stop = {},
                              Progress* progress = nullptr);

}  // namespace ggufscope
