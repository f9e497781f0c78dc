#pragma once

#include <bit>
#include <cstddef>
#include <span>

#include "core/tensor/tensor_type.h"

/// Blocks of big-endian files. gguf-py's converter (gguf_convert_endian.py) is the only writer that ever set an order
/// for quantised blocks, and only for some types: their multi-byte fields are swapped one by one, packed codes stay.
namespace ggufscope::quant {

/// Writers agree how blocks of `type` (of mainline) stand in a file of this byte order: true for little-endian.
bool orderIsKnown(const TensorType& type, std::endian order);

/// Turns whole blocks of `type` from big-endian to little-endian or back, in place. Only for types whose order is
/// known.
void swapBlocks(const TensorType& type, std::span<std::byte> blocks);

}  // namespace ggufscope::quant
