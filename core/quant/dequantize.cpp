#include "core/quant/dequantize.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "core/base/parallel_for.h"
#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/quant/byte_order.h"
#include "core/quant/kernels.h"
#include "core/quant/stream_copy.h"

namespace ggufscope {
namespace {

/// What is decoded before it is swapped or stored past the caches: two super-blocks. Larger pieces let the stores wait
/// for the decoder, smaller ones are mostly calls (measured: 512 is best for every family).
constexpr size_t kPieceFloats = 512;
/// Results from here on do not fit the second-level cache; storing them past the caches saves reading what is there.
constexpr size_t kStreamedFloats = size_t{1} << 20;
/// Items of a parallel call: long enough to make the hand-over cheap, short enough to share a tensor evenly.
constexpr size_t kItemFloats = size_t{1} << 18;

struct Decoder {
  const TensorType& type;
  std::endian order;
  quant::RowFunction row;

  size_t pieceBlocks() const { return kPieceFloats / type.blockElements; }

  /// `blocks` blocks, at most a piece where the order is to be swapped.
  void decode(const std::byte* bytes, size_t blocks, float* out) const {
    if (order == std::endian::little) {
      row(reinterpret_cast<const uint8_t*>(bytes), blocks, out);
      return;
    }
    std::array<std::byte, kPieceFloats * sizeof(double)> swapped;
    const size_t size = blocks * type.blockBytes;
    std::memcpy(swapped.data(), bytes, size);
    quant::swapBlocks(type, {swapped.data(), size});
    row(reinterpret_cast<const uint8_t*>(swapped.data()), blocks, out);
  }

  void decodeAll(const std::byte* bytes, size_t blocks, float* out, bool streamed) const {
    if (!streamed && order == std::endian::little) {
      decode(bytes, blocks, out);
      return;
    }
    alignas(64) std::array<float, kPieceFloats> piece;
    for (size_t done = 0; done < blocks;) {
      const size_t now = std::min(pieceBlocks(), blocks - done);
      float* target = out + done * type.blockElements;
      decode(bytes + done * type.blockBytes, now, streamed ? piece.data() : target);
      if (streamed) quant::streamCopy(piece.data(), now * type.blockElements, target);
      done += now;
    }
    if (streamed) quant::finishStreaming();
  }
};

}  // namespace

std::optional<Message> whyNotDecodable(const TensorType* type, std::endian order) {
  if (type == nullptr) {
    return Message{GS_TEXT("phrase", "Values not shown: the type of this tensor is not known."), {}};
  }
  if (!type->mainline || type->status != TypeStatus::live || quant::rowFunction(type->id) == nullptr) {
    return Message{GS_TEXT("phrase", "Values not shown: layout of {type} is not known to this program."),
                   {{"type", std::string(type->name)}}};
  }
  if (!quant::orderIsKnown(*type, order)) {
    return Message{
        GS_TEXT("phrase", "Values not shown: no writer has set the byte order of {type} in big-endian files."),
        {{"type", std::string(type->name)}}};
  }
  return {};
}

Result<uint64_t> dequantize(const BlockView& view, BlockRange range, std::span<float> out, unsigned threads) {
  if (const auto reason = whyNotDecodable(view.type, view.order)) {
    return Error{ErrorCode::notDecodable, reason->english()};
  }
  const TensorType& type = *view.type;
  if (range.first > view.blocks() || range.count > view.blocks() - range.first) {
    return Error{ErrorCode::outOfRange, {}, view.bytes.size()};
  }
  if (range.count > out.size() / type.blockElements) return Error{ErrorCode::outOfRange, {}, out.size()};

  const Decoder decoder{type, view.order, quant::rowFunction(type.id)};
  const size_t floats = range.count * type.blockElements;
  const bool streamed = floats >= kStreamedFloats;
  const size_t itemBlocks = kItemFloats / type.blockElements;
  const std::byte* bytes = view.bytes.data() + range.first * type.blockBytes;
  parallelFor((range.count + itemBlocks - 1) / itemBlocks, threads, [&](uint64_t item, unsigned) {
    const size_t first = item * itemBlocks;
    const size_t count = std::min<size_t>(itemBlocks, range.count - first);
    decoder.decodeAll(bytes + first * type.blockBytes, count, out.data() + first * type.blockElements, streamed);
  });
  return floats;
}

}  // namespace ggufscope
