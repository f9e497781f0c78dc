#include "core/format/value_type.h"

namespace ggufscope {

namespace {

struct Row {
  std::string_view name;
  uint32_t size;
};

constexpr Row kRows[kValueTypeCount] = {
    {"u8", 1},   {"i8", 1},     {"u16", 2},   {"i16", 2}, {"u32", 4}, {"i32", 4}, {"f32", 4},
    {"bool", 1}, {"string", 0}, {"array", 0}, {"u64", 8}, {"i64", 8}, {"f64", 8},
};

}  // namespace

std::string_view valueTypeName(ValueType type) {
  const auto id = static_cast<uint32_t>(type);
  return isValueType(id) ? kRows[id].name : std::string_view();
}

uint32_t fixedSize(ValueType type) {
  const auto id = static_cast<uint32_t>(type);
  return isValueType(id) ? kRows[id].size : 0;
}

}  // namespace ggufscope
