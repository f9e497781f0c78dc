#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/tensor/tensor_type.h"

namespace ggufscope {

/// Whole blocks of one type as they stand in a file, one behind the other.
struct BlockView {
  const TensorType* type = nullptr;  ///< may be nullptr: not known
  std::span<const std::byte> bytes;  ///< at any address; an unfinished block at the end does not count
  std::endian order = std::endian::little;

  uint64_t blocks() const { return type == nullptr || !type->sizeKnown() ? 0 : bytes.size() / type->blockBytes; }
};

/// Blocks [first, first + count).
struct BlockRange {
  uint64_t first = 0;
  uint64_t count = 0;
};

/// Why the values of blocks of `type` are not shown, in a sentence (context "phrase"); nothing where they can be
/// decoded. Decoders exist for every live type of mainline that holds data; in big-endian files for those types that a
/// writer has set an order for.
std::optional<Message> whyNotDecodable(const TensorType* type, std::endian order = std::endian::little);

/// Decodes blocks [first, first + count) of `view` into count * block elements floats at the start of `out`, and
/// returns how many that are; the floats behind them stay as they are, and after an error all do. `out` must not
/// overlap `view`. Bit for bit what ggml d99724f2 makes of them (NaN payloads aside), on every instruction set, where
/// it has a converter; integers, F64 (rounded to nearest even) and Q8_1 (as Q8_0, its sum is not needed) have none
/// there. NaN and infinite scales go through as in IEEE 754. `threads` as in parallelFor(); with more than one only
/// call it from the compute thread. Errors: notDecodable (detail: whyNotDecodable in English); outOfRange (offset: the
/// first byte behind `view`, or where `out` is too small the floats that it has).
Result<uint64_t> dequantize(const BlockView& view, BlockRange range, std::span<float> out, unsigned threads = 1);

}  // namespace ggufscope
