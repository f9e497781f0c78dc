#include "core/quant/tensor_data.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include "core/base/parallel_for.h"
#include "core/base/saturated.h"
#include "core/base/text_mark.h"
#include "core/tensor/tensor_size.h"

namespace ggufscope {
namespace {

/// Bytes read at once: pread is at its fastest from 128 KiB on, and this still fits a second-level cache.
constexpr uint64_t kReadBytes = uint64_t{256} << 10;
/// Half of a 32 KiB first-level cache.
constexpr uint64_t kPieceFloats = 4096;

/// The failure with the lowest place: what is reported does not depend on which worker was first.
class FirstFailure {
 public:
  void report(uint64_t place, Error error) {
    const std::lock_guard lock(m_mutex);
    if (place >= m_place.load(std::memory_order_relaxed)) return;
    m_error = std::move(error);
    m_place.store(place, std::memory_order_relaxed);
  }
  bool before(uint64_t place) const { return m_place.load(std::memory_order_relaxed) < place; }
  bool any() const { return m_place.load(std::memory_order_relaxed) != UINT64_MAX; }
  const Error& error() const { return m_error; }

 private:
  std::mutex m_mutex;
  std::atomic<uint64_t> m_place{UINT64_MAX};
  Error m_error;
};

/// What a worker reads into and decodes into.
struct Buffers {
  std::vector<std::byte> bytes;
  std::vector<float> values;
};

}  // namespace

std::optional<Message> whyNotDecodable(const TensorType* type, std::endian order, std::span<const uint64_t> dims) {
  if (auto reason = whyNotDecodable(type, order)) return reason;
  const uint64_t row = dims.empty() ? 1 : dims.front();
  if (row % type->blockElements != 0) {
    return Message{
        GS_TEXT("phrase", "Values not shown: a row of {row} elements leaves {rest} over after blocks of {block}."),
        {{"row", std::to_string(row)},
         {"rest", std::to_string(row % type->blockElements)},
         {"block", std::to_string(type->blockElements)}}};
  }
  if (tensorSize(type, dims, 1).state != SizeState::known) {
    return Message{GS_TEXT("phrase", "Values not shown: the size of this tensor does not fit 64 bits."), {}};
  }
  return {};
}

Result<TensorData> TensorData::make(std::shared_ptr<const ByteSource> source, uint64_t begin, const TensorType* type,
                                    std::endian order, std::span<const uint64_t> dims) {
  if (const auto reason = whyNotDecodable(type, order, dims)) {
    return Error{ErrorCode::notDecodable, reason->english()};
  }
  TensorData data;
  data.m_source = std::move(source);
  data.m_begin = begin;
  data.m_type = type;
  data.m_order = order;
  data.m_rowElements = dims.empty() ? 1 : dims.front();
  data.m_rows = dims.empty() ? 1 : elementCount(dims.subspan(1));
  if (data.m_rowElements == 0) data.m_rows = 0;
  return data;
}

uint64_t TensorData::placeOf(uint64_t block) const { return saturatedSum(m_begin, block * m_type->blockBytes); }

Result<uint64_t> TensorData::readBlocks(BlockRange range, std::span<float> out) const {
  if (range.first > blocks() || range.count > blocks() - range.first) {
    return Error{ErrorCode::outOfRange, {}, placeOf(blocks())};
  }
  if (range.count > out.size() / m_type->blockElements) return Error{ErrorCode::outOfRange, {}, out.size()};
  std::vector<std::byte> raw(
      std::min(range.count * m_type->blockBytes, kReadBytes / m_type->blockBytes * m_type->blockBytes));
  const uint64_t atOnce = std::max<uint64_t>(raw.size() / m_type->blockBytes, 1);
  for (uint64_t done = 0; done < range.count;) {
    const uint64_t now = std::min(atOnce, range.count - done);
    const std::span<std::byte> chunk(raw.data(), now * m_type->blockBytes);
    const auto read = m_source->readExactly(placeOf(range.first + done), chunk);
    if (!read) return read.error();
    const auto decoded = dequantize({m_type, chunk, m_order}, {0, now}, out.subspan(done * m_type->blockElements));
    if (!decoded) return decoded.error();
    done += now;
  }
  return range.count * m_type->blockElements;
}

Result<uint64_t> TensorData::readRow(uint64_t row, std::span<float> out) const {
  if (row >= m_rows) return Error{ErrorCode::outOfRange, {}, row};
  const uint64_t rowBlocks = m_rowElements / m_type->blockElements;
  return readBlocks({row * rowBlocks, rowBlocks}, out);
}

Result<uint64_t> TensorData::forEachPiece(const DecodeOptions& options,
                                          const std::function<void(const DecodedPiece&)>& consume) const {
  const uint64_t pieceBlocks = kPieceFloats / m_type->blockElements;
  const uint64_t chunkBlocks = std::max<uint64_t>(kReadBytes / m_type->blockBytes / pieceBlocks, 1) * pieceBlocks;
  const uint64_t chunks = blocks() / chunkBlocks + (blocks() % chunkBlocks != 0 ? 1 : 0);
  std::vector<Buffers> buffers(workersFor(chunks, options.threads));
  FirstFailure failure;
  std::atomic<bool> stopped{false};

  const auto decodeChunk = [&](uint64_t chunk, unsigned worker) {
    if (stopped.load(std::memory_order_relaxed) || failure.before(chunk)) return;
    Buffers& buffer = buffers[worker];
    const uint64_t first = chunk * chunkBlocks;
    const uint64_t count = std::min(chunkBlocks, blocks() - first);
    buffer.bytes.resize(chunkBlocks * m_type->blockBytes);
    buffer.values.resize(kPieceFloats);
    const std::span<std::byte> raw(buffer.bytes.data(), count * m_type->blockBytes);
    const auto read = m_source->readExactly(placeOf(first), raw);
    if (!read) return failure.report(chunk, read.error());
    for (uint64_t done = 0; done < count;) {
      if (options.stop.stop_requested()) return stopped.store(true, std::memory_order_relaxed);
      const uint64_t now = std::min(pieceBlocks, count - done);
      const auto decoded = dequantize({m_type, raw, m_order}, {done, now}, buffer.values);
      if (!decoded) return failure.report(chunk, decoded.error());
      consume({(first + done) * m_type->blockElements, {buffer.values.data(), *decoded}, worker});
      done += now;
    }
    if (options.progress != nullptr) options.progress->done.fetch_add(raw.size(), std::memory_order_relaxed);
  };
  parallelFor(chunks, options.threads, decodeChunk);

  if (failure.any()) return failure.error();
  if (stopped.load(std::memory_order_relaxed)) return Error{ErrorCode::cancelled, {}, 0};
  return elements();
}

}  // namespace ggufscope
