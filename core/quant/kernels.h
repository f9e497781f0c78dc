#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/tensor/tensor_type.h"

/// The decoders by type id, for dequantize() and the tests. No SIMD in this header: which instruction set runs is
/// decided when a function is looked up.
namespace ggufscope::quant {

/// Decodes `count` whole blocks that stand one behind the other, little-endian, into count * block elements floats.
/// `blocks` may begin at any address, `y` at any that is a float's (a multiple of four bytes): no vector's alignment is
/// asked for, but the two must not overlap. Reads no byte and writes no float beyond them; with a `count` of 0 neither
/// pointer is looked through. Safe from any thread.
using RowFunction = void (*)(const uint8_t* blocks, size_t count, float* y);

/// By type id of mainline, below kMainlineTypeCount; nullptr where the type has no decoder.
using RowTable = std::array<RowFunction, kMainlineTypeCount>;

/// The decoder of the best instruction set of this processor, or nullptr: no decoder, or no id of mainline.
RowFunction rowFunction(uint32_t typeId);

/// The decoder that spells out the formula element by element: what the others are tested against. Or nullptr.
RowFunction scalarRowFunction(uint32_t typeId);

// The three families of kernels, each a source file that is compiled for every instruction set.
const RowTable& plainRows();  ///< floats, integers, the small blocks, FP4 and the ternary types
const RowTable& qkRows();     ///< the K super-blocks
const RowTable& iqRows();     ///< the IQ types but for IQ4_NL
const RowTable& plainScalarRows();
const RowTable& qkScalarRows();
const RowTable& iqScalarRows();

}  // namespace ggufscope::quant
