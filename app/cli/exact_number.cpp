#include "app/cli/exact_number.h"

namespace ggufscope {

ExactNumber::ExactNumber(uint64_t value) {
  for (; value > 0; value /= kBase) m_digits.push_back(static_cast<uint32_t>(value % kBase));
}

void ExactNumber::add(const ExactNumber& other) {
  if (m_digits.size() < other.m_digits.size()) m_digits.resize(other.m_digits.size());
  uint64_t carry = 0;
  for (size_t i = 0; i < m_digits.size(); ++i) {
    carry += m_digits[i];
    if (i < other.m_digits.size()) carry += other.m_digits[i];
    m_digits[i] = static_cast<uint32_t>(carry % kBase);
    carry /= kBase;
  }
  if (carry > 0) m_digits.push_back(static_cast<uint32_t>(carry));
}

void ExactNumber::multiply(uint64_t factor) {
  __extension__ using Wide = unsigned __int128;
  Wide carry = 0;
  for (uint32_t& digit : m_digits) {
    carry += static_cast<Wide>(digit) * factor;
    digit = static_cast<uint32_t>(carry % kBase);
    carry /= kBase;
  }
  for (; carry > 0; carry /= kBase) m_digits.push_back(static_cast<uint32_t>(carry % kBase));
  while (!m_digits.empty() && m_digits.back() == 0) m_digits.pop_back();
}

std::string ExactNumber::text() const {
  if (m_digits.empty()) return "0";
  std::string text = std::to_string(m_digits.back());
  for (size_t i = m_digits.size() - 1; i > 0; --i) {
    const std::string part = std::to_string(m_digits[i - 1]);
    text.append(9 - part.size(), '0').append(part);
  }
  return text;
}

ExactNumber exactProduct(std::span<const uint64_t> dims) {
  ExactNumber product(1);
  for (const uint64_t dim : dims) product.multiply(dim);
  return product;
}

}  // namespace ggufscope
