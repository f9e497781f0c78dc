// What the SIMD parts of the K types share beside simd_ops-inl.h. Included once per instruction set by their kernel
// file: no include guard.

namespace ggufscope::quant::HWY_NAMESPACE {

using Bytes = hn::Vec<decltype(kUnpack)>;

/// The bits of each byte `kUp` places up, or down where it is negative. The shift is one of 16-bit lanes: bits of the
/// neighbouring byte come in, which the caller masks.
template <int kUp>
HWY_INLINE Bytes moveBits(Bytes bytes) {
  const hn::Repartition<uint16_t, decltype(kUnpack)> wide;
  if constexpr (kUp > 0) return hn::BitCast(kUnpack, hn::ShiftLeft<kUp>(hn::BitCast(wide, bytes)));
  if constexpr (kUp < 0) return hn::BitCast(kUnpack, hn::ShiftRight<-kUp>(hn::BitCast(wide, bytes)));
  return bytes;
}

/// Keeps an array in memory, where one instruction loads and widens some of its elements. The compiler might take them
/// from the registers that were stored, which needs several.
template <class Array>
HWY_INLINE void keepInMemory(Array& array) {
#if HWY_COMPILER_GCC || HWY_COMPILER_CLANG
  asm("" : "+m"(array));
#else
  (void)array;
#endif
}

/// One vector of unpacked codes as floats, a vector of these at a time: use(i, floats) where i is the index of the
/// first of them. AVX-512 does it in registers; the others, whose vectors of floats are shorter, go through memory.
template <class Use>
HWY_INLINE void forFloatsOf(Bytes codes, Use use) {
  const auto all = hn::BitCast(kUnpackSigned, codes);
#if HWY_MAX_BYTES == 64
  use(size_t{0}, hn::ConvertTo(kFloats, hn::PromoteTo(kInts, hn::LowerHalf(kCodes, all))));
  use(size_t{16}, hn::ConvertTo(kFloats, hn::PromoteTo(kInts, hn::UpperHalf(kCodes, all))));
#else
  HWY_ALIGN int8_t buffer[kUnpackBytes];
  hn::Store(all, kUnpackSigned, buffer);
  keepInMemory(buffer);
  for (size_t i = 0; i < kUnpackBytes; i += kLanes) use(i, codesAsFloats(buffer + i));
#endif
}

/// What a block multiplies with and subtracts, multiplied out for each of its groups.
struct GroupScales {
  float scales[16];
  float minima[16];
};

/// products[g] = factor * (codes[g] - bias) for eight codes below 128, a byte each in the order of memory. They go
/// there in one word, as they are read: several narrow stores could not be forwarded to one load.
HWY_INLINE void scaleEight(uint64_t codes, int bias, float factor, float* products) {
  const hn::CappedTag<float, 8> floats;
  const hn::Rebind<int32_t, decltype(floats)> ints;
  const hn::Rebind<int8_t, decltype(floats)> small;
  const auto* bytes = reinterpret_cast<const int8_t*>(&codes);
  for (size_t g = 0; g < 8; g += hn::Lanes(floats)) {
    const auto unbiased = hn::Sub(hn::PromoteTo(ints, hn::LoadU(small, bytes + g)), hn::Set(ints, bias));
    hn::StoreU(hn::Mul(hn::ConvertTo(floats, unbiased), hn::Set(floats, factor)), floats, products + g);
  }
}

/// Blocks one by one, each with unpackScales(block, scales) and decode(block, scales, y). The scales are worked out a
/// block ahead: they come back from memory, one into all lanes, and instructions that wait for that would hold up
/// everything behind them.
template <class Block>
HWY_INLINE void decodeWithScalesAhead(const Block* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  if (count == 0) return;
  HWY_ALIGN GroupScales scales[2];
  unpackScales(blocks[0], scales[0]);
  for (size_t i = 0; i < count; ++i) {
    if (i + 1 < count) unpackScales(blocks[i + 1], scales[(i + 1) % 2]);
    decode(blocks[i], scales[i % 2], y + i * Block::kElements);
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
