#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "core/base/message.h"
#include "core/search/matcher.h"

namespace ggufscope {

enum class NumberType : uint8_t { u8, i8, u16, i16, u32, i32, u64, i64, f16, bf16, f32, f64 };

/// Bytes of a number of that type: 1, 2, 4 or 8.
size_t numberBytes(NumberType type);
/// "u8" … "f64".
std::string_view numberTypeName(NumberType type);

/// From `low` to `high`, both included. long double holds every 64-bit integer exactly.
struct NumberRange {
  long double low = 0;
  long double high = 0;
};

/// What was typed as a number or a range of numbers: "151643", "0x25", "-1.5", "0.1..0.2". `problem` (context "phrase")
/// says what is wrong with it; empty text: nothing.
struct NumberRangeResult {
  NumberRange range;
  Message problem;
};
NumberRangeResult numberRange(std::string_view text);

/// Finds numbers of one type and byte order in a range, at every offset. NaN is in no range. A float that was typed as
/// "0.1" is not exactly 0.1 in binary: range bounds are rounded to the type where both are the same.
class NumberMatcher final : public Matcher {
 public:
  NumberMatcher(NumberType type, std::endian order, NumberRange range);

  void find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const override;
  size_t bytesBehind() const override { return numberBytes(m_type) - 1; }
  bool matchesZeros() const override { return m_range.low <= 0 && m_range.high >= 0; }

 private:
  NumberType m_type;
  std::endian m_order;
  NumberRange m_range;
};

}  // namespace ggufscope
