// NVFP4: 64 weights in 36 bytes, 4.5 bits a weight: 4-bit floats (FP4 E2M1) in four sub-blocks of 16, each with an
// 8-bit float as its scale.
//
//     0      4                                36
//     | d[4] | qs[4][8]                        |
//
// In sub-block s the low nibble of qs[s][j] is the code of element 16 s + j, the high one that of element 16 s + j + 8.
// The levels 0, 1, 2, 3, 4, 6, 8, 12 and, from code 9 on, their negatives (8 is 0 too) are doubled, so the scale is
// halved:
//     y = kFp4DoubledLevels[q] * (scale(d[s]) * 0.5)
// A scale is an unsigned E4M3: bits 0-2 mantissa M, bits 3-6 exponent E, bit 7 ignored; E = 0: M * 2^-9, else
// (1 + M / 8) * 2^(E - 7). The byte 0x7f, NaN elsewhere, is 0; 0xff is an ordinary number.
#ifndef GGUFSCOPE_CORE_QUANT_BLOCKS_NVFP4_H
#define GGUFSCOPE_CORE_QUANT_BLOCKS_NVFP4_H

#include <array>
#include <bit>

#include "core/quant/blocks/small_blocks.h"
#include "core/quant/code_books.h"

namespace ggufscope::quant {

struct NVFP4 {
  uint8_t d[4];      ///< scale of each sub-block
  uint8_t qs[4][8];  ///< codes, two a byte

  static constexpr uint32_t kTypeId = 40;
  static constexpr size_t kElements = 64;
};
static_assert(sizeof(NVFP4) == 36);

/// scale(byte) * 0.5
constexpr float nvfp4Scale(uint32_t byte) {
  if (byte == 0x7f) return 0.0f;
  // As the exponent and the top of the mantissa of a float, subnormal or not, it lacks a factor of 2^(127 - 7); half of
  // that is 2^119.
  return std::bit_cast<float>(bits(byte, 0, 7) << 20) * 0x1p119f;
}
/// nvfp4Scale of each byte: to look one up is cheaper than to compute it.
inline constexpr std::array<float, 256> kNvfp4Scales = [] {
  std::array<float, 256> scales{};
  for (uint32_t byte = 0; byte < 256; ++byte) scales[byte] = nvfp4Scale(byte);
  return scales;
}();

inline void decodeScalar(const NVFP4& block, float* y) {
  for (uint32_t s = 0; s < 4; ++s) {
    const float scale = nvfp4Scale(block.d[s]);
    for (uint32_t j = 0; j < 8; ++j) {
      const uint32_t pair = block.qs[s][j];
      y[16 * s + j] = asFloat(int{kFp4DoubledLevels[low4(pair)]}) * scale;
      y[16 * s + 8 + j] = asFloat(int{kFp4DoubledLevels[high4(pair)]}) * scale;
    }
  }
}

}  // namespace ggufscope::quant
#endif

#ifdef GGUFSCOPE_SIMD_PASS
namespace ggufscope::quant::HWY_NAMESPACE {

HWY_INLINE void decode(const NVFP4& block, float* HWY_RESTRICT y) {
  const hn::Repartition<uint64_t, decltype(kBytes16)> words;
  for (size_t s = 0; s < 4; s += 2) {
    const Floats scale = hn::Set(kFloats, kNvfp4Scales[block.d[s]]);
    const Floats nextScale = hn::Set(kFloats, kNvfp4Scales[block.d[s + 1]]);
    const auto pairs = hn::LoadU(kBytes16, block.qs[s]);
#if HWY_TARGET <= HWY_AVX3
    // Eight bytes as they are and moved down make one sub-block; the lookup drops what is above a nibble.
    const Floats levels = codesAsFloats(kFp4DoubledLevels.data());
    const auto low = hn::BitCast(words, pairs);
    const auto high = hn::ShiftRight<4>(low);
    const auto first = hn::BitCast(kBytes16, hn::InterleaveLower(words, low, high));
    const auto second = hn::BitCast(kBytes16, hn::InterleaveUpper(words, low, high));
    hn::StoreU(hn::Mul(lookUp16(levels, hn::PromoteTo(kInts, first)), scale), kFloats, y + 16 * s);
    hn::StoreU(hn::Mul(lookUp16(levels, hn::PromoteTo(kInts, second)), nextScale), kFloats, y + 16 * s + 16);
#else
    HWY_ALIGN int8_t codes[32];
    const auto table = hn::LoadU(kCodes16, kFp4DoubledLevels.data());
    const auto low = hn::BitCast(words, hn::TableLookupBytes(table, lowNibbles(pairs)));
    const auto high = hn::BitCast(words, hn::TableLookupBytes(table, highNibbles(pairs)));
    hn::Store(hn::BitCast(kCodes16, hn::InterleaveLower(words, low, high)), kCodes16, codes);
    hn::Store(hn::BitCast(kCodes16, hn::InterleaveUpper(words, low, high)), kCodes16, codes + 16);
    scaleCodes<16>(codes, scale, y + 16 * s);
    scaleCodes<16>(codes + 16, nextScale, y + 16 * s + 16);
#endif
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
#endif
