// What the SIMD parts of the IQ types share beside simd_ops-inl.h. Included once per instruction set by their kernel
// file: no include guard.

namespace ggufscope::quant::HWY_NAMESPACE {

using Codes16 = hn::Vec<hn::CappedTag<int8_t, 16>>;

/// 16-bit numbers for unpacking: 16 of them where vectors are as long, or else 8.
constexpr hn::CappedTag<uint16_t, 16> kWords;
constexpr hn::Rebind<uint8_t, hn::CappedTag<uint16_t, 16>> kWordsFromBytes;
constexpr size_t kWordLanes = HWY_MAX_BYTES < 32 ? HWY_MAX_BYTES / 2 : 16;
using Words = hn::Vec<hn::CappedTag<uint16_t, 16>>;

/// What a block of a grid type says, taken apart: some of these, as the type needs them.
struct alignas(64) GridCodes {
  float scales[16];       ///< of each 16 elements, or of each 32
  uint16_t indices[64];   ///< grid entries: of each 8 elements, or of each four
  int8_t offsets[256];    ///< what is added to each value of the grid
  uint8_t signs[32 + 8];  ///< sign byte of each 8 elements, and what withSigns() may read behind them
};

/// A number of a block: files and these machines are little-endian.
template <class Word>
HWY_INLINE Word loadWord(const uint8_t* bytes) {
  Word word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

/// Blocks one by one, each with unpack(block, codes) and decode(block, codes, y). They are unpacked a block ahead: the
/// codes come back from memory one by one, and instructions that wait for that would hold up everything behind them.
template <class Block>
HWY_INLINE void decodeUnpackedAhead(const Block* HWY_RESTRICT blocks, size_t count, float* HWY_RESTRICT y) {
  if (count == 0) return;
  GridCodes codes[2];
  unpack(blocks[0], codes[0]);
  for (size_t i = 0; i < count; ++i) {
    if (i + 1 < count) unpack(blocks[i + 1], codes[(i + 1) % 2]);
    decode(blocks[i], codes[i % 2], y + i * Block::kElements);
  }
}

/// Two entries of a grid of eight values each, side by side. (Put together in registers: a vector that is loaded from
/// fresh narrow stores waits until they have reached the cache.)
HWY_INLINE Codes16 entries(const uint64_t* grid, size_t first, size_t second) {
  const hn::Repartition<uint64_t, decltype(kCodes16)> pair;
#if HWY_TARGET <= HWY_SSE4
  return hn::BitCast(kCodes16, hn::InsertLane(hn::Set(pair, grid[first]), 1, grid[second]));
#else
  // There is no instruction for hn::InsertLane: it would go through memory.
  return hn::BitCast(kCodes16, hn::InterleaveLower(pair, hn::Set(pair, grid[first]), hn::Set(pair, grid[second])));
#endif
}
/// Four entries of a grid of four values each. The indices are the four kBits of a word, lowest first: to shift them
/// apart is cheaper than loads of their own.
template <size_t kBits, class Word>
HWY_INLINE Codes16 entries(const uint32_t* grid, Word indices) {
  constexpr Word kMask = (Word{1} << kBits) - 1;
  const hn::Repartition<uint32_t, decltype(kCodes16)> four;
  const uint32_t second = grid[indices >> kBits & kMask];
  const uint32_t third = grid[indices >> (2 * kBits) & kMask];
  const uint32_t fourth = grid[indices >> (3 * kBits)];
  const auto first = hn::Set(four, grid[indices & kMask]);
#if HWY_TARGET <= HWY_SSE4
  return hn::BitCast(kCodes16, hn::InsertLane(hn::InsertLane(hn::InsertLane(first, 1, second), 2, third), 3, fourth));
#else
  // There is no instruction for hn::InsertLane: it would go through memory.
  const hn::Repartition<uint64_t, decltype(kCodes16)> two;
  const auto low = hn::BitCast(two, hn::InterleaveLower(four, first, hn::Set(four, second)));
  const auto high = hn::BitCast(two, hn::InterleaveLower(four, hn::Set(four, third), hn::Set(four, fourth)));
  return hn::BitCast(kCodes16, hn::InterleaveLower(two, low, high));
#endif
}

/// Makes those of 16 magnitudes negative whose bit is set in two sign bytes. Eight bytes there have to be readable:
/// that is what hn::LoadMaskBits asks for.
HWY_INLINE Codes16 withSigns(Codes16 magnitudes, const uint8_t* signs) {
  const auto negative = hn::LoadMaskBits(kCodes16, signs);
#if HWY_TARGET <= HWY_AVX3
  return hn::IfThenElse(negative, hn::Neg(magnitudes), magnitudes);
#else
  const Codes16 minusOne = hn::VecFromMask(kCodes16, negative);
  return hn::Sub(hn::Xor(magnitudes, minusOne), minusOne);
#endif
}

/// y = codes * scale for 16 elements.
HWY_INLINE void scale16(Codes16 codes, float scale, float* HWY_RESTRICT y) {
  const Floats scales = hn::Set(kFloats, scale);
#if HWY_MAX_BYTES == 64
  hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, hn::PromoteTo(kInts, codes)), scales), kFloats, y);
#elif HWY_MAX_BYTES == 32
  const Ints low = hn::PromoteTo(kInts, hn::LowerHalf(kCodes, codes));
  const Ints high = hn::PromoteTo(kInts, hn::UpperHalf(kCodes, codes));
  hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, low), scales), kFloats, y);
  hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, high), scales), kFloats, y + 8);
#else
  HWY_UNROLL(4)
  for (size_t i = 0; i < 16; i += 4) {
    const Ints four = hn::PromoteTo(kInts, hn::LowerHalf(hn::LowerHalf(codes)));
    hn::StoreU(hn::Mul(hn::ConvertTo(kFloats, four), scales), kFloats, y + i);
    codes = hn::ShiftRightBytes<4>(kCodes16, codes);
  }
#endif
}

/// The sign byte of each 7-bit sign code in a vector of bytes; see signByte().
template <class D, class Bytes>
HWY_INLINE Bytes signBytes(D bytes, Bytes codes) {
  // The eighth bit of a byte whose two nibbles come together in this one.
  HWY_ALIGN static constexpr uint8_t kParity[16] = {0,    0x80, 0x80, 0,    0x80, 0,    0,    0x80,
                                                    0x80, 0,    0,    0x80, 0,    0x80, 0x80, 0};
  const hn::Repartition<uint16_t, D> wide;
  const auto high = hn::BitCast(bytes, hn::ShiftRight<4>(hn::BitCast(wide, codes)));
  const auto nibble = hn::And(hn::Xor(codes, high), hn::Set(bytes, 0x0f));
  return hn::Or(codes, hn::TableLookupBytes(hn::LoadDup128(bytes, kParity), nibble));
}

/// Of groups of 32 that keep four sign codes of 7 bits and a scale of 4 bits in one 32-bit word: sign bytes, and
/// (scale + 1/2) * factor. One vector of groups.
template <class D, class V>
HWY_INLINE void unpackSignsAndScales(D words, V word, float factor, uint8_t* signs, float* scales) {
  const hn::Repartition<uint8_t, D> bytes;
  const hn::RebindToSigned<D> ints;
  const hn::RebindToFloat<D> floats;
  // Codes to bytes: the upper two of them up by two bits, then the upper one of each pair by one.
  const auto pairs =
      hn::OrAnd(hn::And(word, hn::Set(words, 0x00003fff)), hn::ShiftLeft<2>(word), hn::Set(words, 0x3fff0000));
  const auto codes =
      hn::OrAnd(hn::And(pairs, hn::Set(words, 0x007f007f)), hn::ShiftLeft<1>(pairs), hn::Set(words, 0x7f007f00));
  hn::StoreU(signBytes(bytes, hn::BitCast(bytes, codes)), bytes, signs);
  const auto scale = hn::ConvertTo(floats, hn::BitCast(ints, hn::ShiftRight<28>(word)));
  hn::StoreU(hn::Mul(hn::Add(scale, hn::Set(floats, 0.5f)), hn::Set(floats, factor)), floats, scales);
}

/// A pattern for hn::TableLookupBytesOr0: to each four of 32 words the next byte, or the next word, of eight.
struct ToFourWords {
  uint8_t bytes[64];
  uint8_t words[64];
};
constexpr ToFourWords toFourWords() {
  ToFourWords patterns{};
  for (uint8_t i = 0; i < 32; ++i) {
    patterns.bytes[2 * i] = i / 4;
    patterns.bytes[2 * i + 1] = 0x80;
    patterns.words[2 * i] = static_cast<uint8_t>(2 * (i / 4));
    patterns.words[2 * i + 1] = static_cast<uint8_t>(2 * (i / 4) + 1);
  }
  return patterns;
}
alignas(64) constexpr ToFourWords kToFourWords = toFourWords();

/// A pattern for hn::TableLookupBytes: each of 16 bytes eight times.
struct EightTimes {
  int8_t bytes[128];
};
constexpr EightTimes eightTimes() {
  EightTimes pattern{};
  for (int i = 0; i < 128; ++i) pattern.bytes[i] = static_cast<int8_t>(i / 8);
  return pattern;
}
alignas(64) constexpr EightTimes kEightTimes = eightTimes();

/// Eight bytes again and again, as long as a vector of words.
HWY_INLINE auto repeatedBytes(uint64_t eight) {
  const hn::Repartition<uint8_t, decltype(kWords)> bytes;
  const hn::Repartition<uint64_t, decltype(kWords)> longs;
  return hn::BitCast(bytes, hn::Set(longs, eight));
}

/// Words `from`, from + 1 … of 32, of which each four are the next byte, or the next word, of those that each 16
/// bytes of a vector repeat.
template <class Bytes>
HWY_INLINE Words fourTimesByte(Bytes repeated, size_t from) {
  const hn::Repartition<uint8_t, decltype(kWords)> bytes;
  return hn::BitCast(kWords, hn::TableLookupBytesOr0(repeated, hn::Load(bytes, kToFourWords.bytes + 2 * from)));
}
template <class Bytes>
HWY_INLINE Words fourTimesWord(Bytes repeated, size_t from) {
  const hn::Repartition<uint8_t, decltype(kWords)> bytes;
  return hn::BitCast(kWords, hn::TableLookupBytes(repeated, hn::Load(bytes, kToFourWords.words + 2 * from)));
}

/// Of four words the first times 2^first, and so on: fields of bits of one word that come to the same place.
HWY_INLINE Words shiftFour(Words words, int first, int second, int third, int fourth) {
  const hn::Repartition<uint64_t, decltype(kWords)> fours;
  const uint64_t factors =
      uint64_t{1} << first | uint64_t{1} << (16 + second) | uint64_t{1} << (32 + third) | uint64_t{1} << (48 + fourth);
  return hn::Mul(words, hn::BitCast(kWords, hn::Set(fours, factors)));
}

/// Bytes as words.
HWY_INLINE Words bytesAsWords(const uint8_t* bytes) { return hn::PromoteTo(kWords, hn::LoadU(kWordsFromBytes, bytes)); }

/// scales[i] = codes[i] * factor.
template <size_t kCount>
HWY_INLINE void scaleWords(const uint16_t* codes, float factor, float* scales) {
  const hn::CappedTag<float, kCount> floats;
  const hn::RebindToSigned<decltype(floats)> ints;
  const hn::Rebind<uint16_t, decltype(floats)> words;
  for (size_t i = 0; i < kCount; i += hn::Lanes(floats)) {
    const auto code = hn::ConvertTo(floats, hn::PromoteTo(ints, hn::LoadU(words, codes + i)));
    hn::StoreU(hn::Mul(code, hn::Set(floats, factor)), floats, scales + i);
  }
}

/// (nibble + 1/2) * factor of the nibbles of a word, low ones first.
template <class Word>
HWY_INLINE void unpackNibbleScales(Word nibbles, float factor, float* scales) {
  const hn::Repartition<uint64_t, decltype(kBytes16)> words;
  const auto pairs = hn::Set(words, nibbles);
  const auto low = hn::BitCast(kBytes16, pairs);
  const auto high = hn::BitCast(kBytes16, hn::ShiftRight<4>(pairs));
  HWY_ALIGN uint8_t codes[16];
  hn::Store(hn::And(hn::InterleaveLower(kBytes16, low, high), hn::Set(kBytes16, 0x0f)), kBytes16, codes);
  const hn::CappedTag<float, 2 * sizeof(Word)> floats;
  const hn::RebindToSigned<decltype(floats)> ints;
  const hn::Rebind<uint8_t, decltype(floats)> bytes;
  for (size_t i = 0; i < 2 * sizeof(Word); i += hn::Lanes(floats)) {
    const auto scale = hn::ConvertTo(floats, hn::PromoteTo(ints, hn::LoadU(bytes, codes + i)));
    hn::StoreU(hn::Mul(hn::Add(scale, hn::Set(floats, 0.5f)), hn::Set(floats, factor)), floats, scales + i);
  }
}

}  // namespace ggufscope::quant::HWY_NAMESPACE
