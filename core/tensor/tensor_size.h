#pragma once

#include <cstdint>
#include <span>

#include "core/tensor/tensor_type.h"

namespace ggufscope {

enum class SizeState : uint8_t {
  known,
  unknownType,  ///< the layout of the type id is not known
  ragged,       ///< ne0 is not a multiple of the block
  doesNotFit,   ///< elements >= 2^63 - 1, or the padded size or ne0 * block bytes >= 2^64
};

/// Elements and bytes of a tensor. `elements` saturates at 2^64 - 1; `bytes` is 0 unless `state` is known.
struct TensorSize {
  SizeState state = SizeState::unknownType;
  uint64_t elements = 0;
  uint64_t bytes = 0;
};

/// Product of `dims` (ne0 first; no dimensions: 1), saturated at 2^64 - 1.
uint64_t elementCount(std::span<const uint64_t> dims);

/// Size of a tensor of shape `dims` (ne0 = row length first, missing dimensions count as 1) in layout `type`
/// (nullptr: unknown), computed in 128 bits. `alignment` is that of the data section and is at least 1; it only matters
/// for the limit: a size that does not fit 64 bits when rounded up does not fit.
/// Rule: findings.md, "Sizes"; a tensor with zero elements has 0 bytes.
TensorSize tensorSize(const TensorType* type, std::span<const uint64_t> dims, uint64_t alignment);

/// `value` rounded up to a multiple of `alignment` (>= 1, any number, not only powers of two), saturated at 2^64 - 1.
uint64_t roundUp(uint64_t value, uint64_t alignment);

/// What mainline's own formula in wrapping 64-bit arithmetic makes of the shape: the number of bytes that its loader
/// believes in (see `tensor.size_overflow`), and whether the loader's checks let the tensor pass.
struct MainlineSize {
  bool accepted = false;
  uint64_t bytes = 0;
};
MainlineSize mainlineWrappedSize(const TensorType& type, std::span<const uint64_t> dims, uint64_t alignment);

}  // namespace ggufscope
