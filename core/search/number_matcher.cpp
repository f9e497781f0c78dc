#include "core/search/number_matcher.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>

#include "core/base/small_floats.h"
#include "core/base/text_mark.h"

namespace ggufscope {
namespace {

struct TypeRow {
  NumberType type;
  size_t bytes;
  std::string_view name;
};

constexpr TypeRow kTypes[] = {
    {NumberType::u8, 1, "u8"},     {NumberType::i8, 1, "i8"},   {NumberType::u16, 2, "u16"},
    {NumberType::i16, 2, "i16"},   {NumberType::u32, 4, "u32"}, {NumberType::i32, 4, "i32"},
    {NumberType::u64, 8, "u64"},   {NumberType::i64, 8, "i64"}, {NumberType::f16, 2, "f16"},
    {NumberType::bf16, 2, "bf16"}, {NumberType::f32, 4, "f32"}, {NumberType::f64, 8, "f64"},
};

const TypeRow& rowOf(NumberType type) { return kTypes[static_cast<size_t>(type)]; }

long double valueOf(NumberType type, uint64_t bits) {
  switch (type) {
    case NumberType::u8:
    case NumberType::u16:
    case NumberType::u32:
    case NumberType::u64:
      return static_cast<long double>(bits);
    case NumberType::i8:
      return static_cast<int8_t>(bits);
    case NumberType::i16:
      return static_cast<int16_t>(bits);
    case NumberType::i32:
      return static_cast<int32_t>(bits);
    case NumberType::i64:
      return static_cast<long double>(static_cast<int64_t>(bits));
    case NumberType::f16:
      return static_cast<long double>(f16ToFloat(static_cast<uint16_t>(bits)));
    case NumberType::bf16:
      return static_cast<long double>(bf16ToFloat(static_cast<uint16_t>(bits)));
    case NumberType::f32:
      return static_cast<long double>(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    case NumberType::f64:
      return static_cast<long double>(std::bit_cast<double>(bits));
  }
  return 0;
}

/// The nearest number of a type of 16 bits, by trying all of them: done once a search.
long double nearestSmall(NumberType type, long double value) {
  long double best = 0;
  long double distance = -1;
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    const long double candidate = valueOf(type, bits);
    const long double off = candidate < value ? value - candidate : candidate - value;
    if (off >= 0 && (distance < 0 || off < distance)) {
      best = candidate;
      distance = off;
    }
  }
  return best;
}

long double rounded(NumberType type, long double value) {
  switch (type) {
    case NumberType::f16:
    case NumberType::bf16:
      return nearestSmall(type, value);
    case NumberType::f32:
      return static_cast<long double>(static_cast<float>(value));
    case NumberType::f64:
      return static_cast<long double>(static_cast<double>(value));
    default:
      return value;
  }
}

bool parseNumber(std::string_view text, long double& value) {
  const std::string copy(text);
  char* end = nullptr;
  const bool negative = !copy.empty() && copy.front() == '-';
  const std::string digits = negative ? copy.substr(1) : copy;
  if (digits.empty() || digits.front() == ' ' || digits.front() == '-' || digits.front() == '+') return false;
  value = std::strtold(digits.c_str(), &end);
  if (negative) value = -value;
  return end == digits.c_str() + digits.size() && value == value;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

size_t numberBytes(NumberType type) { return rowOf(type).bytes; }
std::string_view numberTypeName(NumberType type) { return rowOf(type).name; }

NumberRangeResult numberRange(std::string_view text) {
  NumberRangeResult result;
  text = trimmed(text);
  const size_t dots = text.find("..");
  const std::string_view low = trimmed(text.substr(0, dots));
  const std::string_view high = dots == std::string_view::npos ? low : trimmed(text.substr(dots + 2));
  if (!parseNumber(low, result.range.low) || !parseNumber(high, result.range.high)) {
    result.problem = {GS_TEXT("phrase", "Type a number, or two with .. between them."), {}};
  } else if (result.range.low > result.range.high) {
    result.problem = {GS_TEXT("phrase", "The first number of a range is the smaller one."), {}};
  }
  return result;
}

NumberMatcher::NumberMatcher(NumberType type, std::endian order, NumberRange range)
    : m_type(type), m_order(order), m_range(range) {
  if (range.low == range.high) m_range = {rounded(type, range.low), rounded(type, range.high)};
}

void NumberMatcher::find(std::span<const std::byte> window, size_t from, size_t to, const Hit& hit) const {
  const size_t bytes = numberBytes(m_type);
  if (window.size() < bytes) return;
  to = std::min(to, window.size() - bytes + 1);
  for (size_t at = from; at < to; ++at) {
    uint64_t bits = 0;
    for (size_t i = 0; i < bytes; ++i) {
      const size_t from8 = m_order == std::endian::little ? bytes - 1 - i : i;
      bits = bits << 8 | static_cast<uint64_t>(window[at + from8]);
    }
    const long double value = valueOf(m_type, bits);
    if (value >= m_range.low && value <= m_range.high && !hit(at, bytes)) return;
  }
}

}  // namespace ggufscope
