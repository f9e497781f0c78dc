// From decoders of one block to a table of decoders of rows; the kernel files include it behind the block headers, once
// per instruction set: no include guard.

namespace ggufscope::quant::HWY_NAMESPACE {

/// Blocks one by one. A type that is faster over several blocks has an overload of its own.
template <class Block>
HWY_INLINE void decodeBlocks(const Block* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  for (size_t i = 0; i < count; ++i) decode(blocks[i], y + i * Block::kElements);
}

/// A RowFunction from decodeBlocks().
template <class Block>
void row(const uint8_t* bytes, size_t count, float* y) {
  static_assert(alignof(Block) == 1);
  decodeBlocks(reinterpret_cast<const Block*>(bytes), count, y);
}

/// The SIMD decoders of all blocks of a family.
template <class... Blocks>
constexpr RowTable rowTable(BlockList<Blocks...> /*family*/) {
  RowTable table{};
  ((table[Blocks::kTypeId] = &row<Blocks>), ...);
  return table;
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
