#pragma once

#include "core/quant/kernels.h"

/// Tables of decoders from a list of blocks; for the kernel files.
namespace ggufscope::quant {

/// The blocks of a family, as their headers name them: written once in its kernel file.
template <class... Blocks>
struct BlockList {};

/// A RowFunction from decodeScalar() of one block.
template <class Block>
void scalarRow(const uint8_t* bytes, size_t count, float* y) {
  const auto* blocks = reinterpret_cast<const Block*>(bytes);  // made of bytes: any address will do
  static_assert(alignof(Block) == 1);
  for (size_t i = 0; i < count; ++i) decodeScalar(blocks[i], y + i * Block::kElements);
}

/// The formulas of all blocks of a family.
template <class... Blocks>
constexpr RowTable scalarTable(BlockList<Blocks...> /*family*/) {
  RowTable table{};
  ((table[Blocks::kTypeId] = &scalarRow<Blocks>), ...);
  return table;
}

}  // namespace ggufscope::quant
