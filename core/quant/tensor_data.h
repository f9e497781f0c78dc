#pragma once

#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

#include "core/base/message.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/byte_source.h"
#include "core/quant/dequantize.h"
#include "core/tensor/tensor_type.h"

namespace ggufscope {

/// How work over a whole tensor is done.
struct DecodeOptions {
  unsigned threads = 0;          ///< as in parallelFor(): 0 is one a processor
  std::stop_token stop;          ///< asked once a piece
  Progress* progress = nullptr;  ///< may be nullptr; `done` grows by the bytes of each read, `total` is the caller's
};

/// Some decoded values of a tensor, in its order: dimension 0 runs fastest.
struct DecodedPiece {
  uint64_t firstElement = 0;
  std::span<const float> values;  ///< gone when the consumer returns
  unsigned worker = 0;            ///< below workersFor(UINT64_MAX, threads); calls of one worker do not overlap
};

/// The data of one tensor in a file: rows of whole blocks, one behind the other, without padding between them.
class TensorData {
 public:
  /// `dims`: ne0 (the row length) first; none: one element. `begin`: the byte of `source` (not nullptr) where the data
  /// begins; nothing is read. `type` has to outlive the object, as those of the table do. Error: notDecodable, with the
  /// reason in `detail`: the type has no decoder, the rows are no whole number of blocks, or the size does not fit 64
  /// bits.
  static Result<TensorData> make(std::shared_ptr<const ByteSource> source, uint64_t begin, const TensorType* type,
                                 std::endian order, std::span<const uint64_t> dims);

  const TensorType& type() const { return *m_type; }
  uint64_t rowElements() const { return m_rowElements; }
  uint64_t rows() const { return m_rows; }
  uint64_t elements() const { return m_rowElements * m_rows; }
  uint64_t blocks() const { return elements() / m_type->blockElements; }
  uint64_t bytes() const { return blocks() * m_type->blockBytes; }

  /// Decodes some blocks, numbered through all rows, into the begin of `out`; returns the number of floats. Works on
  /// the thread that calls, whichever that is, with a buffer of at most 256 KiB. Errors: outOfRange (offset: the end of
  /// the data in the source, or the floats that `out` has); shortRead (offset: the first missing byte of the source);
  /// readFailed. After the last two the blocks in front may be in `out`.
  Result<uint64_t> readBlocks(BlockRange range, std::span<float> out) const;
  /// Decodes one row: rowElements() floats. Errors as readBlocks(); outOfRange has the row as its offset.
  Result<uint64_t> readRow(uint64_t row, std::span<float> out) const;

  /// Decodes everything on several threads, reading as it goes, and hands it to `consume` in pieces that fit the
  /// first-level cache: whole blocks, at most 4,096 floats, maybe of more than one row; every element once, pieces in
  /// no order. Where pieces begin and end depends on the type only, not on the threads. `consume` runs on several
  /// threads at once; it must not throw, nor call parallelFor(). With other than one thread to be called from the
  /// compute thread. Memory: some 300 KB a thread, whatever the size. Returns the number of elements. Errors: shortRead
  /// and readFailed of the lowest place that fails (some pieces behind it may have been consumed); cancelled, unless a
  /// read failed before, or all was done.
  Result<uint64_t> forEachPiece(const DecodeOptions& options,
                                const std::function<void(const DecodedPiece&)>& consume) const;

 private:
  TensorData() = default;

  /// Where a block begins in the source; saturated: a tensor whose offset is nonsense is a short read, not another
  /// place.
  uint64_t placeOf(uint64_t block) const;

  std::shared_ptr<const ByteSource> m_source;
  uint64_t m_begin = 0;
  const TensorType* m_type = nullptr;
  std::endian m_order = std::endian::little;
  uint64_t m_rowElements = 0;
  uint64_t m_rows = 0;
};

/// Why the values of a tensor are not shown, in a sentence (context "phrase"): what whyNotDecodable() says of its type,
/// or that a row of `dims` is no whole number of blocks (with the remainder), or that its size does not fit 64 bits.
/// Nothing where it can be decoded.
std::optional<Message> whyNotDecodable(const TensorType* type, std::endian order, std::span<const uint64_t> dims);

}  // namespace ggufscope
