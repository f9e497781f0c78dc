// The span tree of a file that something happened to: 10,000 mutations, the same ones on every machine. With
// GGUFSCOPE_MUTATIONS=100000 in the environment so many of every sample, which takes its time.
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/invariants.h"
#include "tests/support/mutator.h"
#include "tests/support/open_model.h"
#include "tests/support/rich_file.h"
#include "tests/support/samples.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

constexpr size_t kMutations = 10000;
constexpr size_t kLargestSeed = 4096;

std::vector<MutationSeed> seeds() {
  std::vector<MutationSeed> seeds;
  seeds.emplace_back(richFile().build());
  seeds.emplace_back(GgufBuilder().version(1).kv("a.b", gguf::strings({"x", "yz"})).tensor("w", {8, 2}).build());
  seeds.emplace_back(GgufBuilder().bigEndian().kv("a.b", gguf::u64(7)).tensor("w", {8, 2}).build());
  for (const std::string& name : sampleNames()) {
    std::string bytes = readFile(samplePath(name));
    if (!bytes.empty() && bytes.size() <= kLargestSeed) seeds.emplace_back(std::move(bytes));
  }
  return seeds;
}

/// Fails the test, and keeps the file, where an invariant does not hold.
void expectInvariants(const std::string& bytes, const std::string& name, uint64_t seed, uint64_t maxSpans) {
  WalkLimits limits;
  limits.allChildrenUpTo = 12;
  limits.sampledChildren = 3;
  limits.maxSpans = maxSpans;
  limits.seed = seed;
  const std::string broken = brokenInvariantOf(bytes, limits);
  if (broken.empty()) return;
  const auto path = std::filesystem::temp_directory_path() / ("ggufscope-mutation-" + name + ".gguf");
  writeFile(path, bytes);
  FAIL() << "mutation " << name << ", kept in " << path << ": " << broken;
}

TEST(Tiling, HoldsInAFileThatHasOneOfEverything) { EXPECT_EQ(brokenInvariantOf(richFile().build()), ""); }

TEST(Tiling, HoldsInTenThousandMutations) {
  Mutator mutator(seeds());
  for (size_t i = 0; i < kMutations; ++i) {
    ASSERT_NO_FATAL_FAILURE(expectInvariants(mutator.next(), std::to_string(i), i, 400));
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

class SampleMutations : public testing::TestWithParam<std::string> {};

/// Weights are never looked at one by one: of a large sample some of them are enough.
std::string withLittleData(const std::string& bytes) {
  constexpr uint64_t kDataKept = 4096;
  const uint64_t infosEnd = opened(bytes)->document().infosEnd;
  return bytes.substr(0, std::max<uint64_t>(infosEnd, 1) + kDataKept);
}

TEST_P(SampleMutations, KeepTheInvariants) {
  const char* count = std::getenv("GGUFSCOPE_MUTATIONS");
  if (count == nullptr) GTEST_SKIP() << "GGUFSCOPE_MUTATIONS is not set";
  // Spans are sampled by the number of the mutation, so that few of each add up to all.
  constexpr uint64_t kMaxSpans = 24;
  const uint64_t mutations = std::strtoull(count, nullptr, 10);
  std::vector<MutationSeed> files = seeds();
  files.emplace_back(withLittleData(readFile(samplePath(GetParam()))));
  Mutator mutator(std::move(files));
  std::string name = GetParam();
  std::replace(name.begin(), name.end(), '/', '-');
  for (uint64_t i = 0; i < mutations; ++i) {
    ASSERT_NO_FATAL_FAILURE(
        expectInvariants(mutator.nextOf(mutator.seedCount() - 1), name + "-" + std::to_string(i), i, kMaxSpans));
  }
}

INSTANTIATE_TEST_SUITE_P(Of, SampleMutations, testing::ValuesIn(sampleNames()), [](const auto& test) {
  std::string name = test.param;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
});

}  // namespace
}  // namespace ggufscope
