#include "core/analysis/interpretation.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <type_traits>

#include "core/base/small_floats.h"
#include "core/base/text.h"

namespace ggufscope {
namespace {

constexpr InterpretationRow kRows[] = {
    {Interpretation::i8, "i8", 1, false},      {Interpretation::u8, "u8", 1, false},
    {Interpretation::i16, "i16", 2, true},     {Interpretation::u16, "u16", 2, true},
    {Interpretation::i32, "i32", 4, true},     {Interpretation::u32, "u32", 4, true},
    {Interpretation::i64, "i64", 8, true},     {Interpretation::u64, "u64", 8, true},
    {Interpretation::f16, "f16", 2, true},     {Interpretation::bf16, "bf16", 2, true},
    {Interpretation::f32, "f32", 4, true},     {Interpretation::f64, "f64", 8, true},
    {Interpretation::e8m0, "E8M0", 1, false},  {Interpretation::e4m3, "E4M3", 1, false},
    {Interpretation::e5m2, "E5M2", 1, false},  {Interpretation::fp4, "FP4 ×2", 1, false},
    {Interpretation::utf8, "UTF-8", 1, false},
};

template <class T>
T load(std::span<const std::byte> bytes, std::endian order) {
  std::array<std::byte, sizeof(T)> copy;
  std::copy_n(bytes.begin(), sizeof(T), copy.begin());
  if (order != std::endian::native) std::reverse(copy.begin(), copy.end());
  return std::bit_cast<T>(copy);
}

template <class T>
std::string integerText(std::span<const std::byte> bytes, std::endian order) {
  using Wide = std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>;
  return numberText(static_cast<Wide>(load<T>(bytes, order)));
}

/// Bytes of the UTF-8 sequence that `lead` begins; 0 for a byte that begins none.
size_t sequenceLength(uint8_t lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
}

std::string firstCharacter(std::span<const std::byte> bytes) {
  const auto lead = std::to_integer<uint8_t>(bytes[0]);
  const size_t length = sequenceLength(lead);
  if (length == 0 || length > bytes.size()) return {};
  std::string text(length, '\0');
  std::memcpy(text.data(), bytes.data(), length);
  if (!isValidUtf8(text)) return {};
  uint32_t codePoint = length == 1 ? lead : lead & (0x7fu >> length);
  for (size_t i = 1; i < length; ++i) codePoint = codePoint << 6 | (static_cast<uint8_t>(text[i]) & 0x3fu);
  char number[16];
  std::snprintf(number, sizeof number, "U+%04X", codePoint);
  return escaped(text) + "  " + number;
}

std::string nibblesText(uint8_t byte) {
  return numberText(e2m1ToFloat(byte & 0xfu)) + ", " + numberText(e2m1ToFloat(static_cast<uint8_t>(byte >> 4)));
}

}  // namespace

std::span<const InterpretationRow> interpretations() { return kRows; }

std::string interpret(Interpretation id, std::span<const std::byte> bytes, std::endian order) {
  const InterpretationRow& row = kRows[static_cast<size_t>(id)];
  if (bytes.size() < row.bytes) return {};
  switch (id) {
    case Interpretation::i8:
      return integerText<int8_t>(bytes, order);
    case Interpretation::u8:
      return integerText<uint8_t>(bytes, order);
    case Interpretation::i16:
      return integerText<int16_t>(bytes, order);
    case Interpretation::u16:
      return integerText<uint16_t>(bytes, order);
    case Interpretation::i32:
      return integerText<int32_t>(bytes, order);
    case Interpretation::u32:
      return integerText<uint32_t>(bytes, order);
    case Interpretation::i64:
      return integerText<int64_t>(bytes, order);
    case Interpretation::u64:
      return integerText<uint64_t>(bytes, order);
    case Interpretation::f16:
      return numberText(f16ToFloat(load<uint16_t>(bytes, order)));
    case Interpretation::bf16:
      return numberText(bf16ToFloat(load<uint16_t>(bytes, order)));
    case Interpretation::f32:
      return numberText(load<float>(bytes, order));
    case Interpretation::f64:
      return numberText(load<double>(bytes, order));
    case Interpretation::e8m0:
      return numberText(e8m0ToFloat(load<uint8_t>(bytes, order)));
    case Interpretation::e4m3:
      return numberText(e4m3ToFloat(load<uint8_t>(bytes, order)));
    case Interpretation::e5m2:
      return numberText(e5m2ToFloat(load<uint8_t>(bytes, order)));
    case Interpretation::fp4:
      return nibblesText(load<uint8_t>(bytes, order));
    case Interpretation::utf8:
      return firstCharacter(bytes);
  }
  return {};
}

}  // namespace ggufscope
