#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ggufscope {

/// The ways to read a few bytes as a value: the rows of the data inspector.
enum class Interpretation : uint8_t {
  i8,
  u8,
  i16,
  u16,
  i32,
  u32,
  i64,
  u64,
  f16,
  bf16,
  f32,
  f64,
  e8m0,
  e4m3,
  e5m2,
  fp4,
  uleb128,
  sleb128,
  time32,
  time64,
  utf8,
};

struct InterpretationRow {
  std::string_view name;  ///< "u16", "E4M3" …: the field's own term, not translated
  Interpretation id;
  uint8_t bytes;  ///< how many it takes; uleb128 and sleb128: at least this many, up to 10; utf8: up to 4
  bool ordered;   ///< the byte order makes a difference
};

/// Every interpretation, in the order in which they are shown. To add one: an enumerator, a row, a case in interpret().
std::span<const InterpretationRow> interpretations();

/// The value that the first of `bytes` give, as text: numbers exact, integers in decimal, floats as numberText(); fp4:
/// both numbers of the byte, low nibble first; uleb128 and sleb128: the number and how many bytes it took; time32 and
/// time64: seconds since 1970 as a date in UTC; utf8: the first character, escaped, and its code point. Empty where
/// there are too few bytes, or they are no character, no 64-bit number or no time of the years 1 to 9999.
std::string interpret(Interpretation id, std::span<const std::byte> bytes, std::endian order);

}  // namespace ggufscope
