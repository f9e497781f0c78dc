#include "core/analysis/interpretation.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <type_traits>

#include "core/base/small_floats.h"
#include "core/base/text.h"

namespace ggufscope {
namespace {

constexpr InterpretationRow kRows[] = {
    {"i8", Interpretation::i8, 1, false},           {"u8", Interpretation::u8, 1, false},
    {"i16", Interpretation::i16, 2, true},          {"u16", Interpretation::u16, 2, true},
    {"i32", Interpretation::i32, 4, true},          {"u32", Interpretation::u32, 4, true},
    {"i64", Interpretation::i64, 8, true},          {"u64", Interpretation::u64, 8, true},
    {"f16", Interpretation::f16, 2, true},          {"bf16", Interpretation::bf16, 2, true},
    {"f32", Interpretation::f32, 4, true},          {"f64", Interpretation::f64, 8, true},
    {"E8M0", Interpretation::e8m0, 1, false},       {"E4M3", Interpretation::e4m3, 1, false},
    {"E5M2", Interpretation::e5m2, 1, false},       {"FP4 ×2", Interpretation::fp4, 1, false},
    {"ULEB128", Interpretation::uleb128, 1, false}, {"SLEB128", Interpretation::sleb128, 1, false},
    {"time 32", Interpretation::time32, 4, true},   {"time 64", Interpretation::time64, 8, true},
    {"UTF-8", Interpretation::utf8, 1, false},
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

/// Seven bits a byte, the lowest first; the highest bit of a byte says that another follows. `isSigned`: the last one
/// is extended by its sign. Source: DWARF 5, section 7.6.
std::string leb128Text(std::span<const std::byte> bytes, bool isSigned) {
  constexpr unsigned kBits = 64;
  uint64_t value = 0;
  unsigned shift = 0;
  for (size_t i = 0; i < bytes.size() && shift < kBits; ++i, shift += 7) {
    const auto byte = std::to_integer<uint8_t>(bytes[i]);
    const uint64_t low = byte & 0x7fU;
    // Of the tenth byte one bit has room; the others have to say the same as the sign, or nothing.
    const bool isLastPossible = shift + 7 > kBits;
    if (isLastPossible && low > 1 && !(isSigned && low == 0x7f)) return {};
    if (isLastPossible && isSigned && low == 1) return {};
    value |= low << shift;
    if ((byte & 0x80U) != 0) continue;
    if (isSigned && shift + 7 < kBits && (byte & 0x40U) != 0) value |= UINT64_MAX << (shift + 7);
    const std::string number = isSigned ? numberText(static_cast<int64_t>(value)) : numberText(value);
    return number + "  (" + std::to_string(i + 1) + " B)";
  }
  return {};
}

std::string timeText(int64_t seconds) {
  using namespace std::chrono;
  constexpr sys_seconds kFirst = sys_days(year(1) / 1 / 1);
  constexpr sys_seconds kEnd = sys_days(year(10000) / 1 / 1);
  if (seconds < kFirst.time_since_epoch().count() || seconds >= kEnd.time_since_epoch().count()) return {};
  const sys_seconds moment{std::chrono::seconds(seconds)};
  const auto day = floor<days>(moment);
  const year_month_day date(day);
  const hh_mm_ss time(moment - day);
  char text[32];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u %02d:%02d:%02d", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()));
  return text;
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
    case Interpretation::uleb128:
      return leb128Text(bytes, false);
    case Interpretation::sleb128:
      return leb128Text(bytes, true);
    case Interpretation::time32:
      return timeText(load<int32_t>(bytes, order));
    case Interpretation::time64:
      return timeText(load<int64_t>(bytes, order));
    case Interpretation::utf8:
      return firstCharacter(bytes);
  }
  return {};
}

}  // namespace ggufscope
