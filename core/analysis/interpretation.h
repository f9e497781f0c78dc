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
  utf8,
};

struct InterpretationRow {
  Interpretation id;
  std::string_view name;  ///< "u16", "E4M3" …: the field's own term, not translated
  uint8_t bytes;          ///< how many it takes; utf8: at least this many, up to 4
  bool ordered;           ///< the byte order makes a difference
};

/// Every interpretation, in the order in which they are shown. To add one: an enumerator, a row, a case in interpret().
std::span<const InterpretationRow> interpretations();

/// The value that the first of `bytes` give, as text: numbers exact, integers in decimal, floats as numberText(); fp4:
/// both numbers of the byte, low nibble first; utf8: the first character, escaped, and its code point. Empty where
/// there are too few bytes, or they are no character.
std::string interpret(Interpretation id, std::span<const std::byte> bytes, std::endian order);

}  // namespace ggufscope
