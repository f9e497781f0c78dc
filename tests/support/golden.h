#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/tensor/tensor_type.h"

namespace ggufscope {

/// The live types of mainline by id: those that have a decoder.
std::vector<const TensorType*> liveTypes();

/// One file of tests/data/golden: blocks, and the floats that ggml's own decoder makes of them (README there).
struct Golden {
  std::string type;
  uint32_t typeId = 0;
  uint32_t blockElements = 0;
  uint32_t blockBytes = 0;
  std::vector<uint8_t> blocks;
  std::vector<float> values;

  size_t blockCount() const { return blocks.size() / blockBytes; }
};

std::filesystem::path goldenPath(const std::string& type);
/// Throws std::runtime_error where the file is missing or not as its header says.
Golden readGolden(const std::string& type);

/// The same bits, or both NaN (sign and payload of a NaN are nobody's promise).
bool sameValue(float a, float b);
/// The first index at which the two differ, or -1; different sizes differ at the end of the shorter one.
ptrdiff_t firstDifference(std::span<const float> a, std::span<const float> b);

/// Memory that ends where the next page may neither be read nor written: a step too far ends the program.
class FencedMemory {
 public:
  explicit FencedMemory(size_t bytes);
  ~FencedMemory();
  FencedMemory(const FencedMemory&) = delete;
  FencedMemory& operator=(const FencedMemory&) = delete;

  uint8_t* data() const { return m_data; }  ///< at whatever address makes the last byte the last of its page

 private:
  uint8_t* m_map = nullptr;
  size_t m_mapBytes = 0;
  uint8_t* m_data = nullptr;
};

}  // namespace ggufscope
