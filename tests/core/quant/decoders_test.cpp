// Every decoder on every instruction set of this machine: against the reference's own output, and against the scalar
// formula on blocks of any content and number, at the end of a page and at odd addresses.
#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "core/quant/kernels.h"
#include "tests/core/quant/targets.h"
#include "tests/support/golden.h"
#include "tests/support/samples.h"

namespace ggufscope {
namespace {

/// Types that the reference has no converter for, so that no golden file can exist: plain numbers, and Q8_1. Their
/// formulas are checked in plain_numbers_test.cpp.
const std::set<std::string> kWithoutReference = {"F32", "F64", "I8", "I16", "I32", "I64", "Q8_1"};

std::vector<std::string> decodedTypes() {
  std::vector<std::string> names;
  for (const TensorType* type : liveTypes()) names.emplace_back(type->name);
  return names;
}

class Decoders : public testing::TestWithParam<std::tuple<std::string, int64_t>> {
 protected:
  const TensorType& type() const { return *mainlineTypeByName(std::get<0>(GetParam())); }
  int64_t target() const { return std::get<1>(GetParam()); }

  std::vector<float> byFormula(const std::vector<uint8_t>& blocks) const {
    std::vector<float> values(blocks.size() / type().blockBytes * type().blockElements);
    quant::scalarRowFunction(type().id)(blocks.data(), blocks.size() / type().blockBytes, values.data());
    return values;
  }

  /// What the decoder makes of the first `count` blocks when both input and output end at a page.
  std::vector<float> byDecoder(const std::vector<uint8_t>& blocks, size_t count) const {
    const FencedMemory in(count * type().blockBytes);
    const FencedMemory out(count * type().blockElements * sizeof(float));
    std::copy_n(blocks.begin(), count * type().blockBytes, in.data());
    auto* values = reinterpret_cast<float*>(out.data());
    quant::rowFunction(type().id)(in.data(), count, values);
    return {values, values + count * type().blockElements};
  }
};

std::string testName(const testing::TestParamInfo<Decoders::ParamType>& info) {
  return std::get<0>(info.param) + "_" + targetName(std::get<1>(info.param));
}

INSTANTIATE_TEST_SUITE_P(All, Decoders,
                         testing::Combine(testing::ValuesIn(decodedTypes()), testing::ValuesIn(runnableTargets())),
                         testName);

TEST_P(Decoders, GiveTheReferencesBits) {
  if (kWithoutReference.contains(std::string(type().name))) {
    ASSERT_FALSE(std::filesystem::exists(goldenPath(std::string(type().name)))) << "then it is to be compared";
    return;
  }
  const OnTarget scope(target());
  const Golden golden = readGolden(std::string(type().name));
  ASSERT_EQ(golden.typeId, type().id);
  ASSERT_EQ(golden.blockElements, type().blockElements);
  ASSERT_EQ(golden.blockBytes, type().blockBytes);
  EXPECT_EQ(firstDifference(byFormula(golden.blocks), golden.values), -1) << "the formula itself";
  EXPECT_EQ(firstDifference(byDecoder(golden.blocks, golden.blockCount()), golden.values), -1);
}

TEST_P(Decoders, AgreeWithTheFormulaForAnyBytesAndAnyNumberOfBlocks) {
  const OnTarget scope(target());
  std::mt19937 random(type().id);
  for (size_t count = 0; count <= 70; ++count) {
    std::vector<uint8_t> blocks(count * type().blockBytes);
    for (uint8_t& byte : blocks) byte = static_cast<uint8_t>(random());
    EXPECT_EQ(firstDifference(byDecoder(blocks, count), byFormula(blocks)), -1) << count << " blocks";
  }
}

TEST_P(Decoders, TakeOddAddresses) {
  const OnTarget scope(target());
  constexpr size_t kBlocks = 5;
  std::mt19937 random(type().id);
  std::vector<uint8_t> blocks(kBlocks * type().blockBytes);
  for (uint8_t& byte : blocks) byte = static_cast<uint8_t>(random());
  const std::vector<float> wanted = byFormula(blocks);
  for (size_t shift = 1; shift < 20; shift += 3) {
    std::vector<uint8_t> shifted(shift + blocks.size());
    std::copy(blocks.begin(), blocks.end(), shifted.begin() + static_cast<ptrdiff_t>(shift));
    std::vector<float> values(shift + wanted.size(), 7.0f);
    quant::rowFunction(type().id)(shifted.data() + shift, kBlocks, values.data() + shift);
    EXPECT_EQ(firstDifference(std::span(values).subspan(shift), wanted), -1) << shift;
    for (size_t i = 0; i < shift; ++i) EXPECT_EQ(values[i], 7.0f) << "written before the output";
  }
}

TEST(DecoderTable, HasEveryLiveTypeOfMainlineAndNoOther) {
  for (uint32_t id = 0; id < kMainlineTypeCount + 10; ++id) {
    const bool live = mainlineType(id) != nullptr;
    EXPECT_EQ(quant::rowFunction(id) != nullptr, live) << id;
    EXPECT_EQ(quant::scalarRowFunction(id) != nullptr, live) << id;
  }
}

TEST(DecoderTable, AllF16CodesConvertAsInTheReferenceOnEveryTarget) {
  const std::string bytes = readFile(goldenPath("F16_exhaustive_f32"));
  std::vector<float> wanted(65536);
  ASSERT_EQ(bytes.size(), wanted.size() * sizeof(float));
  std::memcpy(wanted.data(), bytes.data(), bytes.size());
  std::vector<uint16_t> codes(65536);
  for (size_t i = 0; i < codes.size(); ++i) codes[i] = static_cast<uint16_t>(i);
  for (const int64_t target : runnableTargets()) {
    const OnTarget scope(target);
    std::vector<float> values(65536);
    quant::rowFunction(mainlineTypeByName("F16")->id)(reinterpret_cast<const uint8_t*>(codes.data()), codes.size(),
                                                      values.data());
    EXPECT_EQ(firstDifference(values, wanted), -1) << targetName(target);
  }
}

#if defined(__x86_64__) && defined(__linux__)
/// What the processor can do by the kernel's word, in Highway's names, whatever Highway thinks of it.
std::set<std::string> targetsOfThisProcessor() {
  std::ifstream info("/proc/cpuinfo");
  std::string line;
  std::set<std::string> flags;
  while (std::getline(info, line)) {
    if (line.rfind("flags", 0) != 0) continue;
    std::istringstream words(line.substr(line.find(':') + 1));
    for (std::string word; words >> word;) flags.insert(word);
    break;
  }
  const auto has = [&](std::initializer_list<const char*> wanted) {
    return std::all_of(wanted.begin(), wanted.end(), [&](const char* flag) { return flags.contains(flag); });
  };
  std::set<std::string> targets = {"EMU128"};
  const bool ssse3 = has({"ssse3"});
  const bool sse4 = ssse3 && has({"sse4_1", "sse4_2", "pclmulqdq", "aes"});
  const bool avx2 = sse4 && has({"avx", "avx2", "abm", "bmi1", "bmi2", "fma", "f16c"});
  const bool avx3 = avx2 && has({"avx512f", "avx512vl", "avx512dq", "avx512bw"});
  const bool avx3Dl = avx3 && has({"avx512_vnni", "vpclmulqdq", "avx512vbmi", "avx512_vbmi2", "vaes",
                                   "avx512_vpopcntdq", "avx512_bitalg", "gfni"});
  if (ssse3) targets.insert("SSSE3");
  if (sse4) targets.insert("SSE4");
  if (avx2) targets.insert("AVX2");
  if (avx3) targets.insert("AVX3");
  if (avx3Dl) targets.insert("AVX3_DL");
  return targets;
}

TEST(DecoderTable, IsTestedOnEveryInstructionSetOfThisProcessor) {
  std::set<std::string> tested;
  for (const int64_t target : runnableTargets()) tested.insert(targetName(target));
  EXPECT_EQ(tested, targetsOfThisProcessor());
}

TEST(DecoderTable, TakesTheDecodersOfTheTargetThatIsAskedFor) {
  // Each family of types is a file of its own, and chooses for itself.
  for (const char* name : {"Q4_0", "Q4_K", "IQ2_XXS"}) {
    std::map<quant::RowFunction, std::string> seen;
    for (const int64_t target : runnableTargets()) {
      const OnTarget scope(target);
      const auto [at, isNew] = seen.emplace(quant::rowFunction(mainlineTypeByName(name)->id), targetName(target));
      EXPECT_TRUE(isNew) << name << ": " << targetName(target) << " and " << at->second << " run the same code";
    }
  }
}
#endif

}  // namespace
}  // namespace ggufscope
