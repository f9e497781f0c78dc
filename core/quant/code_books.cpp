#include "core/quant/code_books.h"

#include <cstddef>

namespace ggufscope::quant {
namespace {

#include "core/quant/code_books.inc"

/// Expands the compact codes: an entry of `Word` has sizeof(Word) values, its code `bits` bits for each of them, lowest
/// first, that count up `levels`.
template <class Word, size_t kBits, size_t kEntries, size_t kLevels>
constexpr std::array<Word, kEntries> expanded(const std::array<uint16_t, kEntries>& codes,
                                              const std::array<int8_t, kLevels>& levels) {
  std::array<Word, kEntries> grid{};
  for (size_t i = 0; i < kEntries; ++i) {
    for (size_t j = 0; j < sizeof(Word); ++j) {
      const size_t level = codes[i] >> (kBits * j) & ((1u << kBits) - 1u);
      grid[i] |= static_cast<Word>(static_cast<uint8_t>(levels[level])) << (8 * j);
    }
  }
  return grid;
}

constexpr std::array<int8_t, 3> kIq2Levels = {8, 25, 43};
constexpr std::array<int8_t, 8> kIq3XxsLevels = {4, 12, 20, 28, 36, 44, 52, 62};
constexpr std::array<int8_t, 8> kIq3SLevels = {1, 3, 5, 7, 9, 11, 13, 15};
constexpr std::array<int8_t, 3> kIq1LevelsTimes8 = {-8, 0, 8};

}  // namespace

constexpr std::array<uint64_t, 256> kIq2XxsGrid = expanded<uint64_t, 2>(kIq2XxsCodes, kIq2Levels);
constexpr std::array<uint64_t, 512> kIq2XsGrid = expanded<uint64_t, 2>(kIq2XsCodes, kIq2Levels);
constexpr std::array<uint64_t, 1024> kIq2SGrid = expanded<uint64_t, 2>(kIq2SCodes, kIq2Levels);
constexpr std::array<uint32_t, 256> kIq3XxsGrid = expanded<uint32_t, 3>(kIq3XxsCodes, kIq3XxsLevels);
constexpr std::array<uint32_t, 512> kIq3SGrid = expanded<uint32_t, 3>(kIq3SCodes, kIq3SLevels);
constexpr std::array<uint64_t, 2048> kIq1GridTimes8 = expanded<uint64_t, 2>(kIq1Codes, kIq1LevelsTimes8);

}  // namespace ggufscope::quant
