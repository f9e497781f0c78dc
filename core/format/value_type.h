#pragma once

#include <cstdint>
#include <string_view>

namespace ggufscope {

/// The 13 types of a metadata value, numbered as in the file (gguf.md of ggml).
enum class ValueType : uint32_t {
  u8 = 0,
  i8 = 1,
  u16 = 2,
  i16 = 3,
  u32 = 4,
  i32 = 5,
  f32 = 6,
  boolean = 7,
  string = 8,
  array = 9,
  u64 = 10,
  i64 = 11,
  f64 = 12,
};
inline constexpr uint32_t kValueTypeCount = 13;

/// "u8", "bool", "string", "array" …; "" for a number that is no type.
std::string_view valueTypeName(ValueType type);
/// Bytes of a value of fixed size; 0 for string and array.
uint32_t fixedSize(ValueType type);
inline bool isValueType(uint32_t id) { return id < kValueTypeCount; }

}  // namespace ggufscope
