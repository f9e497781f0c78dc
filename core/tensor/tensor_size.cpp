#include "core/tensor/tensor_size.h"

#include <limits>

namespace ggufscope {
namespace {

__extension__ typedef unsigned __int128 Wide;

constexpr uint64_t kMax64 = std::numeric_limits<uint64_t>::max();
constexpr uint64_t kMaxSigned64 = std::numeric_limits<int64_t>::max();
constexpr Wide kEnd64 = Wide{1} << 64;

Wide roundUpWide(Wide value, uint64_t alignment) { return (value + alignment - 1) / alignment * alignment; }

/// Product of `dims` from index `first` on, saturated at 2^64 - 1. A zero wins over any overflow before it.
uint64_t productFrom(std::span<const uint64_t> dims, size_t first) {
  Wide product = 1;
  for (size_t i = first; i < dims.size(); ++i) {
    if (dims[i] == 0) return 0;
    product *= dims[i];
    if (product > kMax64) product = kMax64;
  }
  return static_cast<uint64_t>(product);
}

/// What ggml's ggml_nbytes gives: the strides are products that wrap, the size is the end of the last element.
uint64_t wrappedBytes(const TensorType& type, const uint64_t (&ne)[4]) {
  uint64_t strides[4];
  strides[0] = type.blockBytes;
  strides[1] = strides[0] * (ne[0] / type.blockElements);
  strides[2] = strides[1] * ne[1];
  strides[3] = strides[2] * ne[2];
  for (const uint64_t n : ne) {
    if (n == 0) return 0;
  }
  uint64_t bytes =
      type.blockElements == 1 ? type.blockBytes + (ne[0] - 1) * strides[0] : ne[0] * strides[0] / type.blockElements;
  for (int i = 1; i < 4; ++i) bytes += (ne[i] - 1) * strides[i];
  return bytes;
}

/// Mainline's check that the number of elements fits int64: skipped when the wrapped product is not positive, which
/// is how a product of 2^64 slips through.
bool passesElementCheck(const uint64_t (&ne)[4]) {
  const uint64_t elements = ne[0] * ne[1] * ne[2] * ne[3];
  if (elements == 0 || elements > kMaxSigned64) return true;
  const auto tooMany = [](uint64_t factor, uint64_t product) {
    // A negative product compares as smaller than the quotient.
    return product <= kMaxSigned64 && kMaxSigned64 / factor <= product;
  };
  return !tooMany(ne[1], ne[0]) && !tooMany(ne[2], ne[0] * ne[1]) && !tooMany(ne[3], ne[0] * ne[1] * ne[2]);
}

}  // namespace

uint64_t elementCount(std::span<const uint64_t> dims) { return productFrom(dims, 0); }

TensorSize tensorSize(const TensorType* type, std::span<const uint64_t> dims, uint64_t alignment) {
  TensorSize size;
  size.elements = elementCount(dims);
  if (size.elements >= kMaxSigned64) {
    size.state = SizeState::doesNotFit;
    return size;
  }
  if (type == nullptr || !type->sizeKnown()) return size;  // unknownType

  const uint64_t ne0 = dims.empty() ? 1 : dims[0];
  if (ne0 % type->blockElements != 0) {
    size.state = SizeState::ragged;
    return size;
  }
  size.state = SizeState::doesNotFit;
  if (Wide{ne0} * type->blockBytes >= kEnd64) return size;
  // Below 2^64 + 2^32 times below 2^63 (rows never exceed the elements unless there are none): fits 128 bits.
  const Wide rowBytes = Wide{ne0 / type->blockElements} * type->blockBytes + type->rowHeaderBytes;
  const Wide bytes = size.elements == 0 ? Wide{0} : rowBytes * productFrom(dims, 1);
  if (roundUpWide(bytes, alignment) >= kEnd64) return size;
  size.state = SizeState::known;
  size.bytes = static_cast<uint64_t>(bytes);
  return size;
}

uint64_t roundUp(uint64_t value, uint64_t alignment) {
  const Wide rounded = roundUpWide(value, alignment);
  return rounded > kMax64 ? kMax64 : static_cast<uint64_t>(rounded);
}

MainlineSize mainlineWrappedSize(const TensorType& type, std::span<const uint64_t> dims, uint64_t alignment) {
  constexpr MainlineSize kRefused{};
  uint64_t ne[4] = {1, 1, 1, 1};
  if (dims.size() > 4 || !type.sizeKnown()) return kRefused;
  for (size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] > kMaxSigned64) return kRefused;
    ne[i] = dims[i];
  }
  if (!passesElementCheck(ne) || ne[0] % type.blockElements != 0) return kRefused;

  // Signed division, then compared as unsigned: a negative count of blocks is huge.
  const auto elements = static_cast<int64_t>(ne[0] * ne[1] * ne[2] * ne[3]);
  const auto blocks = static_cast<uint64_t>(elements / static_cast<int64_t>(type.blockElements));
  if (blocks > kMax64 / type.blockBytes) return kRefused;

  const uint64_t bytes = wrappedBytes(type, ne);
  if (bytes > kMax64 - (alignment - 1)) return kRefused;  // the padded size wraps: no file is that long
  return {true, bytes};
}

}  // namespace ggufscope
