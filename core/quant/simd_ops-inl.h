// What the SIMD parts of the block headers share. Included once per instruction set by the kernel files, between
// HWY_BEFORE_NAMESPACE() and HWY_AFTER_NAMESPACE(): no include guard.

namespace ggufscope::quant::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// Floats of one vector: 16 on AVX-512, 8 on AVX2, 4 on the rest.
constexpr hn::ScalableTag<float> kFloats;
constexpr hn::RebindToSigned<hn::ScalableTag<float>> kInts;
constexpr hn::Rebind<uint8_t, hn::ScalableTag<float>> kBytes;
constexpr hn::Rebind<int8_t, hn::ScalableTag<float>> kCodes;
constexpr size_t kLanes = HWY_MAX_BYTES / sizeof(float);
using Floats = hn::Vec<hn::ScalableTag<float>>;
using Ints = hn::Vec<hn::RebindToSigned<hn::ScalableTag<float>>>;

/// Bytes of one vector for unpacking: 32 where there are as many.
constexpr hn::CappedTag<uint8_t, 32> kUnpack;
constexpr hn::CappedTag<int8_t, 32> kUnpackSigned;
constexpr size_t kUnpackBytes = HWY_MAX_BYTES < 32 ? HWY_MAX_BYTES : 32;

/// binary16 to binary32. Highway's PromoteTo is wrong for infinities and NaN where the processor has no instruction for
/// it, so there the exponent is rebased by a multiplication, which is exact, subnormals included.
HWY_INLINE float f16Scale(const uint8_t* bytes) {
  uint16_t code;
  std::memcpy(&code, bytes, sizeof code);
#if HWY_TARGET <= HWY_AVX2
  const hn::CappedTag<float, 4> floats;
  const hn::Rebind<uint16_t, decltype(floats)> codes;
  const hn::Rebind<hwy::float16_t, decltype(floats)> halves;
  return hn::GetLane(hn::PromoteTo(floats, hn::BitCast(halves, hn::Set(codes, code))));
#else
  const uint32_t shifted = static_cast<uint32_t>(code & 0x7fffu) << 13;
  float magnitude;
  std::memcpy(&magnitude, &shifted, sizeof magnitude);
  magnitude *= 0x1p112f;
  uint32_t word;
  std::memcpy(&word, &magnitude, sizeof word);
  if (magnitude >= 65536.0f) word |= 0x7f800000u;
  word |= static_cast<uint32_t>(code & 0x8000u) << 16;
  float value;
  std::memcpy(&value, &word, sizeof value);
  return value;
#endif
}

/// One vector of bytes as 32-bit lanes.
HWY_INLINE Ints bytesAsInts(const uint8_t* bytes) { return hn::PromoteTo(kInts, hn::LoadU(kBytes, bytes)); }
/// One vector of signed codes as floats.
HWY_INLINE Floats codesAsFloats(const int8_t* codes) {
  return hn::ConvertTo(kFloats, hn::PromoteTo(kInts, hn::LoadU(kCodes, codes)));
}

#if HWY_MAX_BYTES == 64
/// table[index % 16]: the instruction looks at the low four bits of a lane only, so what stands above a code may stay
/// there. (hn::IndicesFromVec wants it gone in debug builds.)
HWY_INLINE Floats lookUp16(Floats table, Ints index) {
  return hn::TableLookupLanes(table, hn::Indices512<float>{index.raw});
}
#endif

/// y[i] = codes[i] * scale for `kCount` codes, a multiple of a vector.
template <size_t kCount>
HWY_INLINE void scaleCodes(const int8_t* codes, Floats scale, float* HWY_RESTRICT y) {
  static_assert(kCount % kLanes == 0, "whole vectors");
  for (size_t i = 0; i < kCount; i += kLanes) {
    hn::StoreU(hn::Mul(codesAsFloats(codes + i), scale), kFloats, y + i);
  }
}

/// The low and the high nibbles of 16 bytes as two runs of 16 elements: y = (q + bias) * scale.
HWY_INLINE void scaleNibbles(const uint8_t* qs, int bias, Floats scale, float* HWY_RESTRICT low,
                             float* HWY_RESTRICT high) {
  const Ints offset = hn::Set(kInts, bias);
  const Ints mask = hn::Set(kInts, 15);
  for (size_t i = 0; i < 16; i += kLanes) {
    const Ints pair = bytesAsInts(qs + i);
    hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, hn::Add(hn::And(pair, mask), offset)), scale), kFloats, low + i);
    hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, hn::Add(hn::ShiftRight<4>(pair), offset)), scale), kFloats, high + i);
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
