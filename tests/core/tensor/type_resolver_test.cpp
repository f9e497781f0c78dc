#include "core/tensor/type_resolver.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/tensor/tensor_size.h"

namespace ggufscope {
namespace {

/// A tensor of a made-up file: the shape and the bytes up to the next one.
struct Placed {
  std::vector<uint64_t> dims;
  uint64_t span = 0;
  bool last = false;
  bool hasSay = true;
};

TypeResolution resolve(uint32_t id, const std::vector<Placed>& tensors, bool version1 = false) {
  std::vector<TensorExtent> extents;
  for (const Placed& tensor : tensors) extents.push_back({tensor.dims, tensor.span, tensor.last, tensor.hasSay});
  return resolveType(id, extents, 32, version1);
}

std::string names(const TypeResolution& resolution) {
  std::string text;
  for (const TensorType* type : resolution.candidates) {
    if (!text.empty()) text += ", ";
    text += type->name;
  }
  return text;
}

TEST(TypeResolver, TwoTensorsTellPrismFromRetiredIk) {
  // PQ2_0 takes 1360 bytes (1376 when padded), IQ2_TN 1320 (1344).
  const auto result = resolve(142, {{{1280, 4}, 1376}, {{1280, 4}, 1376, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::foreign);
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->name, "PQ2_0");
  EXPECT_FALSE(result.ambiguous);

  const auto ik = resolve(142, {{{1280, 4}, 1344}, {{1280, 4}, 1320, true}});
  ASSERT_NE(ik.layout, nullptr);
  EXPECT_EQ(ik.layout->name, "IQ2_TN");
}

TEST(TypeResolver, NamesThatDisagreeInSizeLeaveItUnknown) {
  // PQ2_0 takes 544 bytes, IQ2_TN 528, which is 544 when padded.
  const auto result = resolve(142, {{{512, 4}, 544}, {{512, 4}, 544, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::foreign);
  EXPECT_TRUE(result.ambiguous);
  EXPECT_EQ(result.layout, nullptr);
  EXPECT_EQ(names(result), "PQ2_0, IQ2_TN");
}

TEST(TypeResolver, NamesThatAgreeInSizeGiveIt) {
  // The 4-row and the 8-row order of id 202 have the same bytes.
  const auto result = resolve(202, {{{256, 8}, 1152}, {{256, 8}, 1152, true}});
  EXPECT_TRUE(result.ambiguous);
  EXPECT_EQ(names(result), "Q4_0_R8, Q4_0_R4");
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->blockBytes, 18u);
}

TEST(TypeResolver, OneNameInSeveralDialectsIsNotAmbiguous) {
  const auto result = resolve(45, {{{1024, 4}, 2048}, {{1024, 4}, 2048, true}});
  EXPECT_EQ(names(result), "TQ3_1S");
  EXPECT_FALSE(result.ambiguous);
  ASSERT_NE(result.layout, nullptr);
}

TEST(TypeResolver, TernaryOfPrismUnder143) {
  const auto result = resolve(143, {{{1024, 64}, 14336}, {{1024, 64}, 14336, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::foreign);
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->name, "PTQ1_0");
  EXPECT_EQ(names(resolve(143, {{{1024, 64}, 13824}, {{1024, 64}, 13824, true}})), "IQ1_TN");
}

TEST(TypeResolver, Stq10Under43IsForeign) {
  const auto result = resolve(43, {{{2048, 64}, 21504}, {{2048, 64}, 21504, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::foreign);
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->name, "STQ1_0");
  EXPECT_EQ(result.layout->dialect, "llama.cpp PR 22836");
}

TEST(TypeResolver, Stq10Under42IsADialect) {
  const auto result = resolve(42, {{{2048, 64}, 21504}, {{2048, 64}, 21504, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::dialect);
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->name, "STQ1_0");
  EXPECT_EQ(result.layout->blockElements, 256u);
}

TEST(TypeResolver, Group128Under42IsADialectAndNoCacheFormat) {
  const auto result = resolve(42, {{{2048, 64}, 34816}, {{2048, 64}, 34816, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::dialect);
  EXPECT_EQ(names(result), "Q2_0 (group 128)");  // TURBO2_0 has the same size, but is not written to files
}

TEST(TypeResolver, MainlineWinsWhereItExplainsAll) {
  const auto result = resolve(42, {{{2048, 64}, 36864}, {{2048, 64}, 36864, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::mainline);
  EXPECT_EQ(result.layout, mainlineType(42));
  EXPECT_EQ(names(result), "Q2_0");
}

TEST(TypeResolver, OtherSizesOfAKnownIdOutsideTheContestedRangeAreDialectsToo) {
  const auto result = resolve(12, {{{4096, 64}, 155648}, {{4096, 64}, 155648, true}});  // 38 bytes per 64
  EXPECT_EQ(result.verdict, TypeVerdict::dialect);
  EXPECT_EQ(result.layout->name, "Q4_K (QK_K=64 build)");
}

TEST(TypeResolver, NothingExplainsAKnownId) {
  const auto result = resolve(12, {{{4096, 64}, 999968}});
  EXPECT_EQ(result.verdict, TypeVerdict::mainline);
  EXPECT_EQ(result.layout, mainlineType(12));
  EXPECT_TRUE(result.candidates.empty());
}

TEST(TypeResolver, TheLastTensorMayLackItsPadding) {
  EXPECT_EQ(resolve(142, {{{1280, 4}, 1360, true}}).layout->name, "PQ2_0");
  // Inside the file only the padded size will do.
  EXPECT_EQ(resolve(142, {{{1280, 4}, 1360}}).layout, nullptr);
}

TEST(TypeResolver, BytesBehindTheLastTensorNeedAnotherWitness) {
  // A lone last tensor with bytes behind it explains nothing for a fork, but is fine for mainline.
  EXPECT_EQ(resolve(142, {{{1280, 4}, 4096, true}}).layout, nullptr);
  EXPECT_EQ(resolve(12, {{{256, 4}, 4096, true}}).verdict, TypeVerdict::mainline);
  EXPECT_EQ(names(resolve(12, {{{256, 4}, 4096, true}})), "Q4_K");
  // Another tensor of the id decides; then the bytes behind the last one do not matter.
  const auto result = resolve(142, {{{1280, 4}, 1376}, {{1280, 4}, 4096, true}});
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->name, "PQ2_0");
}

TEST(TypeResolver, TensorsWithoutASayAreIgnored) {
  const std::vector<Placed> tensors = {
      {{1280, 4}, 1376}, {{1280, 0}, 7}, {{1280, 4}, 0, true, false}, {{1280, 4}, 1376, true}};
  EXPECT_EQ(resolve(142, tensors).layout->name, "PQ2_0");
}

TEST(TypeResolver, RowsThatDoNotDivideExplainNothing) {
  EXPECT_EQ(names(resolve(142, {{{384, 1}, 128, true}})), "PQ2_0");  // 102 bytes; 384 is no multiple of 256
  EXPECT_EQ(resolve(142, {{{100, 1}, 128, true}}).layout, nullptr);
}

TEST(TypeResolver, PerTensorFormatsHaveNoSay) {
  // The nominal size of I2_S is n/4; the real one has 32 bytes more. Neither is a layout of blocks.
  const auto result = resolve(36, {{{256, 4}, 256}, {{256, 4}, 256, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::removed);
  EXPECT_EQ(result.layout, nullptr);
  EXPECT_TRUE(result.candidates.empty());
}

TEST(TypeResolver, RemovedRowsWithAKnownSizeAreLayouts) {
  const auto result = resolve(31, {{{256, 4}, 576}, {{256, 4}, 576, true}});
  EXPECT_EQ(result.verdict, TypeVerdict::removed);
  ASSERT_NE(result.layout, nullptr);
  EXPECT_EQ(result.layout->name, "Q4_0_4_4");
  EXPECT_FALSE(result.ambiguous);
}

TEST(TypeResolver, BrokenSamples) {
  // The shapes and spans of the sample files with a wrong type id.
  EXPECT_EQ(resolve(143, {{{256}, 256, true}}).verdict, TypeVerdict::foreign);
  EXPECT_EQ(resolve(143, {{{256}, 256, true}}).layout, nullptr);
  EXPECT_EQ(resolve(200, {{{32}, 128, true}}).verdict, TypeVerdict::foreign);
  EXPECT_EQ(resolve(200, {{{32}, 128, true}}).layout, nullptr);
  EXPECT_EQ(resolve(36, {{{256}, 128, true}}).verdict, TypeVerdict::removed);
  EXPECT_EQ(resolve(36, {{{256}, 128, true}}).layout, nullptr);
  EXPECT_EQ(resolve(4, {{{32}, 128, true}}).verdict, TypeVerdict::removed);
  EXPECT_EQ(resolve(4, {{{32}, 128, true}}).layout, nullptr);
  EXPECT_EQ(resolve(4444, {{{32}, 128, true}}).verdict, TypeVerdict::unknown);
}

TEST(TypeResolver, IntegersOfVersion1HadOtherIds) {
  for (const auto& [id, name] : {std::pair{16u, "I8"}, {17u, "I16"}, {18u, "I32"}}) {
    const auto result = resolve(id, {{{256, 4}, 4096}}, true);
    EXPECT_EQ(result.verdict, TypeVerdict::mainline);
    ASSERT_NE(result.layout, nullptr);
    EXPECT_EQ(result.layout->name, name);
  }
  EXPECT_EQ(resolve(2, {{{256, 4}, 576}}, true).layout, mainlineType(2));
}

struct Sample {
  uint32_t id;
  uint64_t offset;
  uint64_t bytes;
};

/// A file with one tensor [256, 4] of every live type.
constexpr Sample kAllTypes[] = {
    {0, 0, 4096},      {1, 4096, 2048},   {2, 6144, 576},    {3, 6720, 640},   {6, 7360, 704},    {7, 8064, 768},
    {8, 8832, 1088},   {9, 9920, 1152},   {10, 11072, 336},  {11, 11424, 440}, {12, 11872, 576},  {13, 12448, 704},
    {14, 13152, 840},  {15, 14016, 1168}, {16, 15200, 264},  {17, 15488, 296}, {18, 15808, 392},  {19, 16224, 200},
    {20, 16448, 576},  {21, 17024, 440},  {22, 17472, 328},  {23, 17824, 544}, {24, 18368, 1024}, {25, 19392, 2048},
    {26, 21440, 4096}, {27, 25536, 8192}, {28, 33728, 8192}, {29, 41920, 224}, {30, 42144, 2048}, {34, 44192, 216},
    {35, 44416, 264},  {39, 44704, 544},  {40, 45248, 576},  {41, 45824, 144}, {42, 45984, 288},
};

TEST(TypeResolver, AFileWithEveryTypeSharesOnlyTwoIds) {
  constexpr uint64_t kDataBytes = 48000 - 1728;
  const uint64_t dims[] = {256, 4};
  for (size_t i = 0; i < std::size(kAllTypes); ++i) {
    const Sample& sample = kAllTypes[i];
    const bool last = i + 1 == std::size(kAllTypes);
    const uint64_t end = last ? kDataBytes : kAllTypes[i + 1].offset;
    const TensorExtent extent{dims, end - sample.offset, last, true};
    const auto result = resolveType(sample.id, {&extent, 1}, 32, false);
    const bool shared = sample.id == 19 || sample.id == 42;
    EXPECT_EQ(result.verdict, shared ? TypeVerdict::sharedId : TypeVerdict::mainline) << sample.id;
    EXPECT_EQ(result.layout, mainlineType(sample.id));
    EXPECT_EQ(tensorSize(result.layout, dims, 32).bytes, sample.bytes) << sample.id;
  }
}

}  // namespace
}  // namespace ggufscope
