// The span tree of a file that something happened to: 10,000 mutations, the same ones on every machine.
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/invariants.h"
#include "tests/support/rich_file.h"
#include "tests/support/samples.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

constexpr size_t kMutations = 10000;
constexpr size_t kLargestSeed = 4096;

struct Seed {
  std::string bytes;
  std::vector<ByteRange> numbers;  ///< fields of 1 to 8 bytes: what a stretched number is written over
};

/// The fixed-size fields of the header part: every leaf of at most 8 bytes before the data.
std::vector<ByteRange> numberFields(const std::string& bytes) {
  std::vector<ByteRange> fields;
  const auto model = ModelFile::fromSource(memorySource(bytes));
  if (!model.ok()) return fields;
  for (uint64_t offset = 0; offset < (*model)->document().infosEnd;) {
    const ByteRange leaf = (*model)->spans().path(offset).back().range;
    if (leaf.empty()) break;
    if (leaf.size() <= 8) fields.push_back(leaf);
    offset = leaf.end;
  }
  return fields;
}

std::vector<Seed> seeds() {
  std::vector<Seed> seeds;
  const auto add = [&seeds](std::string bytes) {
    std::vector<ByteRange> fields = numberFields(bytes);
    seeds.push_back({std::move(bytes), std::move(fields)});
  };
  add(richFile().build());
  add(GgufBuilder().version(1).kv("a.b", gguf::strings({"x", "yz"})).tensor("w", {8, 2}).build());
  add(GgufBuilder().bigEndian().kv("a.b", gguf::u64(7)).tensor("w", {8, 2}).build());
  for (const std::string& name : sampleNames()) {
    std::string bytes = readFile(samplePath(name));
    if (!bytes.empty() && bytes.size() <= kLargestSeed) add(std::move(bytes));
  }
  return seeds;
}

/// Makes one mutated file after the other; the sequence depends on nothing but the seeds.
class Mutator {
 public:
  explicit Mutator(std::vector<Seed> seeds) : m_seeds(std::move(seeds)) {}

  std::string next() {
    const Seed& seed = m_seeds[below(m_seeds.size())];
    std::string bytes = seed.bytes;
    for (uint64_t times = 1 + below(3); times > 0 && !bytes.empty(); --times) mutate(seed, bytes);
    return bytes;
  }

 private:
  uint64_t below(uint64_t limit) { return m_random() % limit; }

  void mutate(const Seed& seed, std::string& bytes) {
    switch (below(5)) {
      case 0:
        return flipBit(bytes);
      case 1:
        return bytes.resize(below(bytes.size()));
      case 2:
        return splice(bytes);
      case 3:
        return cutOut(bytes);
      default:
        return stretchNumber(seed, bytes);
    }
  }

  void flipBit(std::string& bytes) {
    char& byte = bytes[below(bytes.size())];
    byte = static_cast<char>(static_cast<uint8_t>(byte) ^ (1U << below(8)));
  }

  /// Part of another file over or into this one.
  void splice(std::string& bytes) {
    const std::string& other = m_seeds[below(m_seeds.size())].bytes;
    const std::string piece = other.substr(below(other.size()), below(120));
    const size_t at = below(bytes.size());
    bytes.replace(at, below(2) == 0 ? 0 : piece.size(), piece);
  }

  void cutOut(std::string& bytes) { bytes.erase(below(bytes.size()), below(40)); }

  void stretchNumber(const Seed& seed, std::string& bytes) {
    if (seed.numbers.empty()) return flipBit(bytes);
    const ByteRange field = seed.numbers[below(seed.numbers.size())];
    if (field.end > bytes.size()) return;
    const uint64_t values[] = {0,
                               1,
                               9,
                               13,
                               bytes.size() - 1,
                               bytes.size(),
                               bytes.size() - field.end,
                               bytes.size() - field.end + 1,
                               uint64_t{1} << 31,
                               uint64_t{1} << 32,
                               uint64_t{1} << 60,
                               uint64_t{1} << 63,
                               std::numeric_limits<uint64_t>::max() - 1,
                               std::numeric_limits<uint64_t>::max(),
                               below(256)};
    const uint64_t value = values[below(std::size(values))];
    for (uint64_t i = 0; i < field.size(); ++i) bytes[field.begin + i] = static_cast<char>(value >> (8 * i));
  }

  std::vector<Seed> m_seeds;
  std::mt19937_64 m_random{20250101};
};

TEST(Tiling, HoldsInAFileThatHasOneOfEverything) { EXPECT_EQ(brokenInvariantOf(richFile().build()), ""); }

TEST(Tiling, HoldsInTenThousandMutations) {
  Mutator mutator(seeds());
  for (size_t i = 0; i < kMutations; ++i) {
    const std::string bytes = mutator.next();
    WalkLimits limits;
    limits.allChildrenUpTo = 12;
    limits.sampledChildren = 3;
    limits.maxSpans = 400;
    limits.seed = i;
    const std::string broken = brokenInvariantOf(bytes, limits);
    if (broken.empty()) continue;
    const auto path = std::filesystem::temp_directory_path() / ("ggufscope-mutation-" + std::to_string(i) + ".gguf");
    writeFile(path, bytes);
    FAIL() << "mutation " << i << ", kept in " << path << ": " << broken;
  }
}

TEST(Tiling, HoldsWhereTheFileIsATebibyteOfBlocks) {
  constexpr uint64_t kElements = uint64_t{1} << 40;
  GgufTensor tensor;
  tensor.name = "huge";
  tensor.dims = {kElements / 1024, 1024};
  tensor.type = kQ8_0;
  tensor.data = "";
  const BuiltGguf built = GgufBuilder().tensor(tensor).buildWithPlaces();
  const uint64_t size = built.dataStart + kElements / 32 * 34;
  const auto model = ModelFile::fromSource(std::make_shared<const PatternSource>(size, built.bytes));
  ASSERT_TRUE(model.ok());
  EXPECT_EQ(brokenInvariant(**model), "");
  EXPECT_EQ((*model)->spans().path(size - 1).size(), 5U) << "file, data, segment, block, field";
}

}  // namespace
}  // namespace ggufscope
