#pragma once

#include <cstdint>

#include <QString>

#include "core/base/byte_range.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// "0x1F4A2 – 0x1F4A4 (128,162 – 128,164), 2 bytes"; the end is not included. An empty range is a place.
QString rangeText(ByteRange range);

/// The first `limit` bytes of a range as "0A FF 03 …", read from the file; the reason why not when they are gone.
QString rawBytesText(const ModelFile& model, ByteRange range, size_t limit);

/// The byte at `offset` in words, as plain text: path, range, raw bytes, value, meaning, and who else owns it.
QString hexTooltipText(const ModelFile& model, uint64_t offset);

}  // namespace ggufscope
