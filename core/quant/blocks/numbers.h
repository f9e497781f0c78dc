// Plain numbers, blocks of one element: F32, F16, BF16, F64, I8, I16, I32, I64. Little-endian, two's complement, IEEE
// 754.
//
//     type   bytes   y
//     F32    4       the bits as they are, those of a signalling NaN too
//     F16    2       exact: sign, 5 bits of exponent, 10 of mantissa; subnormals are kept
//     BF16   2       exact: the upper half of a float, y = bits << 16
//     F64    8       rounded to nearest even; infinite from the middle between the largest float and 2^128 on
//     I8     1       exact
//     I16    2       exact
//     I32    4       rounded to nearest even beyond 2^24
//     I64    8       the same, and rounded once: by way of a double, numbers beyond 2^53 would be rounded twice
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_NUMBERS_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_NUMBERS_H

#include <bit>

#include "core/quant/blocks/block_bytes.h"

namespace ggufscope::quant {

/// The bytes of one number, at any address.
template <uint32_t kId, size_t kBytes>
struct NumberBlock {
  uint8_t bytes[kBytes];

  static constexpr uint32_t kTypeId = kId;
  static constexpr size_t kElements = 1;
};

using F32 = NumberBlock<0, 4>;
using F16 = NumberBlock<1, 2>;
using I8 = NumberBlock<24, 1>;
using I16 = NumberBlock<25, 2>;
using I32 = NumberBlock<26, 4>;
using I64 = NumberBlock<27, 8>;
using F64 = NumberBlock<28, 8>;
using BF16 = NumberBlock<30, 2>;
static_assert(sizeof(F32) == 4 && sizeof(F16) == 2 && sizeof(BF16) == 2 && sizeof(F64) == 8);
static_assert(sizeof(I8) == 1 && sizeof(I16) == 2 && sizeof(I32) == 4 && sizeof(I64) == 8);

inline void decodeScalar(const F32& block, float* y) {
  const uint32_t word = loadU32(block.bytes);
  std::memcpy(y, &word, sizeof word);  // not as a float: registers of some processors quiet a NaN
}
inline void decodeScalar(const F16& block, float* y) { *y = loadF16(block.bytes); }
inline void decodeScalar(const BF16& block, float* y) {
  const uint32_t word = uint32_t{loadU16(block.bytes)} << 16;
  std::memcpy(y, &word, sizeof word);
}
inline void decodeScalar(const F64& block, float* y) {
  *y = static_cast<float>(std::bit_cast<double>(loadU64(block.bytes)));
}
inline void decodeScalar(const I8& block, float* y) { *y = static_cast<float>(static_cast<int8_t>(block.bytes[0])); }
inline void decodeScalar(const I16& block, float* y) {
  *y = static_cast<float>(static_cast<int16_t>(loadU16(block.bytes)));
}
inline void decodeScalar(const I32& block, float* y) {
  *y = static_cast<float>(static_cast<int32_t>(loadU32(block.bytes)));
}
inline void decodeScalar(const I64& block, float* y) {
  *y = static_cast<float>(static_cast<int64_t>(loadU64(block.bytes)));
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

/// The compiler makes vectors of this loop by itself, with the instructions of the target.
template <class Number, class Block>
HWY_INLINE void convertNumbers(const Block* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  static_assert(sizeof(Number) == sizeof(Block));
  for (size_t i = 0; i < count; ++i) {
    Number number;
    std::memcpy(&number, blocks[i].bytes, sizeof number);
    y[i] = static_cast<float>(number);
  }
}

HWY_INLINE void decodeBlocks(const F64* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  convertNumbers<double>(blocks, count, y);
}
HWY_INLINE void decodeBlocks(const I8* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  convertNumbers<int8_t>(blocks, count, y);
}
HWY_INLINE void decodeBlocks(const I16* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  convertNumbers<int16_t>(blocks, count, y);
}
HWY_INLINE void decodeBlocks(const I32* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  convertNumbers<int32_t>(blocks, count, y);
}
HWY_INLINE void decodeBlocks(const I64* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  convertNumbers<int64_t>(blocks, count, y);
}

HWY_INLINE void decodeBlocks(const F32* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  if (count != 0) std::memcpy(y, blocks, count * sizeof(F32));
}

constexpr hn::Rebind<uint16_t, decltype(kFloats)> kHalves;

/// One vector of 16-bit numbers, of the width that becomes one vector of floats.
HWY_INLINE auto loadHalves(const uint8_t* bytes) {
  const hn::Repartition<uint8_t, decltype(kHalves)> asBytes;
  return hn::BitCast(kHalves, hn::LoadU(asBytes, bytes));
}

HWY_INLINE void decodeBlocks(const BF16* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  const hn::RebindToUnsigned<decltype(kFloats)> words;
  size_t i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    const auto upper = hn::PromoteTo(words, loadHalves(blocks[i].bytes));
    hn::StoreU(hn::BitCast(kFloats, hn::ShiftLeft<16>(upper)), kFloats, y + i);
  }
  for (; i < count; ++i) decodeScalar(blocks[i], y + i);
}

/// binary16 to binary32 of a vector, as f16Scale does it for one.
template <class Halves>
HWY_INLINE Floats f16Lanes(Halves codes) {
#if HWY_TARGET <= HWY_AVX2
  const hn::Rebind<hwy::float16_t, decltype(kFloats)> floats16;
  return hn::PromoteTo(kFloats, hn::BitCast(floats16, codes));
#else
  const hn::RebindToUnsigned<decltype(kFloats)> words;
  const auto wide = hn::PromoteTo(words, codes);
  const auto shifted = hn::ShiftLeft<13>(hn::And(wide, hn::Set(words, 0x7fff)));
  const Floats magnitude = hn::Mul(hn::BitCast(kFloats, shifted), hn::Set(kFloats, 0x1p112f));
  const auto exponent = hn::BitCast(kFloats, hn::Set(words, 0x7f800000u));
  const auto beyond = hn::IfThenElseZero(hn::Ge(magnitude, hn::Set(kFloats, 65536.0f)), exponent);
  const auto sign = hn::ShiftLeft<16>(hn::And(wide, hn::Set(words, 0x8000)));
  return hn::Or(hn::Or(magnitude, beyond), hn::BitCast(kFloats, sign));
#endif
}

HWY_INLINE void decodeBlocks(const F16* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  size_t i = 0;
  for (; i + kLanes <= count; i += kLanes) hn::StoreU(f16Lanes(loadHalves(blocks[i].bytes)), kFloats, y + i);
  for (; i < count; ++i) y[i] = f16Scale(blocks[i].bytes);
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
