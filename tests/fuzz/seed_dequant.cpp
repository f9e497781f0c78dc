// Writes the first inputs of the target dequant, two files a type, into a folder: seed_dequant FOLDER. Always the same
// bytes, so that a run over the committed folder changes nothing but what a new type adds.
//
// TYPE-reference: blocks from all over the golden file, or random ones where the type has none.
// TYPE-scales: random blocks whose scales are zero, subnormal, the largest number, infinite, NaN.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/golden.h"

namespace ggufscope {
namespace {

/// Not a multiple of any vector's length, so that every rest is walked through.
constexpr size_t kReferenceBlocks = 7;
constexpr size_t kReferenceNumbers = 67;

std::vector<uint8_t> randomBlocks(const TensorType& type, size_t count, std::mt19937& random) {
  std::vector<uint8_t> blocks(count * type.blockBytes);
  for (uint8_t& byte : blocks) byte = static_cast<uint8_t>(random());
  return blocks;
}

std::vector<uint8_t> referenceBlocks(const TensorType& type, std::mt19937& random) {
  const size_t wanted = type.blockElements == 1 ? kReferenceNumbers : kReferenceBlocks;
  if (!std::filesystem::exists(goldenPath(std::string(type.name)))) return randomBlocks(type, wanted, random);
  const Golden golden = readGolden(std::string(type.name));
  std::vector<uint8_t> blocks;
  for (size_t i = 0; i < wanted; ++i) {
    const auto block = golden.blocks.begin() +
                       static_cast<ptrdiff_t>(i * (golden.blockCount() - 1) / (wanted - 1) * golden.blockBytes);
    blocks.insert(blocks.end(), block, block + golden.blockBytes);
  }
  return blocks;
}

/// Numbers of trouble for scales of a kind, little-endian; none for fields that hold codes.
std::vector<uint64_t> troublesomeNumbers(FieldKind kind) {
  switch (kind) {
    case FieldKind::f16:
      return {0x8000, 0x0001, 0x83ff, 0x7bff, 0xfc00, 0x7c00, 0x7c01, 0xfe00};
    case FieldKind::bf16:
      return {0x8000, 0x0001, 0x807f, 0x7f7f, 0xff80, 0x7f80, 0x7f81, 0xffc0};
    case FieldKind::f32:
      return {0x80000000, 1, 0x807fffff, 0x7f7fffff, 0xff800000, 0x7f800000, 0x7f800001, 0xffc00000};
    case FieldKind::f64:
      return {0x8000000000000000, 1,
              0x36a0000000000000, 0x47efffffffffffff,
              0xfff0000000000000, 0x7ff0000000000000,
              0x7ff0000000000001, 0xfff8000000000000};
    case FieldKind::e8m0:
      return {0, 1, 2, 253, 254, 255};
    case FieldKind::ue4m3:
      return {0, 1, 7, 8, 0x7e, 0x7f, 0x80, 0xff};
    default:
      return {};
  }
}

/// A block for each number of trouble, which the scale then is; where there are two, the other one is the next of these
/// numbers. Empty where no field is such a scale (integers; IQ1_M, whose golden blocks have them).
std::vector<uint8_t> scaledBlocks(const TensorType& type, std::mt19937& random) {
  size_t count = 0;
  for (const BlockField& field : type.fields) count = std::max(count, troublesomeNumbers(field.kind).size());
  std::vector<uint8_t> blocks = randomBlocks(type, count, random);
  size_t next = 0;
  for (const BlockField& field : type.fields) {
    const std::vector<uint64_t> numbers = troublesomeNumbers(field.kind);
    if (numbers.empty()) continue;
    const size_t bytes = field.bytes / field.count;
    for (size_t block = 0; block < count; ++block) {
      const uint64_t number = numbers[(block + next) % numbers.size()];
      for (size_t at = 0; at < field.bytes; ++at) {
        blocks[block * type.blockBytes + field.offset + at] = static_cast<uint8_t>(number >> (8 * (at % bytes)));
      }
    }
    ++next;
  }
  return blocks;
}

void write(const std::filesystem::path& path, size_t index, std::span<const uint8_t> blocks) {
  if (blocks.empty()) return;
  std::ofstream file(path, std::ios::binary);
  // Any shift will do, so each type gets another one.
  const std::array<char, 2> head = {static_cast<char>(index), static_cast<char>(index % 16)};
  file.write(head.data(), head.size());
  file.write(reinterpret_cast<const char*>(blocks.data()), static_cast<std::streamsize>(blocks.size()));
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

void writeSeeds(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  const std::vector<const TensorType*> types = liveTypes();
  for (size_t index = 0; index < types.size(); ++index) {
    const TensorType& type = *types[index];
    std::mt19937 random(type.id);
    const std::string name(type.name);
    write(folder / (name + "-reference"), index, referenceBlocks(type, random));
    write(folder / (name + "-scales"), index, scaledBlocks(type, random));
  }
}

}  // namespace
}  // namespace ggufscope

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
    return 2;
  }
  try {
    ggufscope::writeSeeds(argv[1]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}
