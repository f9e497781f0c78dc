#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ggufscope {

/// A whole number of any size. The elements of a tensor are a product of up to 16 numbers of 64 bits; the contract
/// wants it exactly, and a damaged file can make it as large as it likes.
class ExactNumber {
 public:
  explicit ExactNumber(uint64_t value = 0);

  void add(const ExactNumber& other);
  void multiply(uint64_t factor);
  std::string text() const;

 private:
  static constexpr uint64_t kBase = 1'000'000'000;
  std::vector<uint32_t> m_digits;  ///< in base 10^9, lowest first; empty: 0
};

/// The product of `dims`; 1 without any.
ExactNumber exactProduct(std::span<const uint64_t> dims);

}  // namespace ggufscope
