#include "core/analysis/type_evidence.h"

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

/// A file with tensors of `id` whose rows have `rate` bytes per 256 weights.
std::shared_ptr<const ModelFile> fileOf(uint32_t id, uint64_t rate, uint64_t tensors = 3) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama"));
  for (uint64_t i = 0; i < tensors; ++i) {
    const uint64_t rows = 64 * (i + 1);
    builder.tensor({"blk." + std::to_string(i) + ".ffn_up.weight", {1024, rows}, id, {}, 1024 / 256 * rate * rows});
  }
  return opened(builder);
}

TypeEvidence evidenceOf(const ModelFile& file, uint32_t id) { return typeEvidence(file.document(), id).value(); }

/// "PTQ1_0 3/3, IQ1_TN 0/3": those that count.
std::string counted(const TypeEvidence& evidence) {
  std::string text;
  for (const MeaningEvidence& meaning : evidence.meanings) {
    if (!meaning.counts) continue;
    text += (text.empty() ? "" : ", ") + std::string(meaning.type->name) + " " + std::to_string(meaning.explained) +
            "/" + std::to_string(evidence.witnesses);
  }
  return text;
}

std::string verdict(const TypeEvidence& evidence) {
  std::string text;
  for (const Sentence& sentence : verdictSentences(evidence)) text += (text.empty() ? "" : " ") + sentence.english();
  return text;
}

const MeaningSize& sizeOf(const TypeEvidence& evidence, const TensorEvidence& tensor, std::string_view name) {
  for (size_t i = 0; i < evidence.meanings.size(); ++i) {
    if (evidence.meanings[i].type->name == name) return tensor.sizes[i];
  }
  throw std::runtime_error("no such meaning");
}

TEST(TypeEvidence, TernaryOfPrismUnder143) {
  const auto file = fileOf(143, 56);
  const TypeEvidence evidence = evidenceOf(*file, 143);
  EXPECT_EQ(evidence.resolution.verdict, TypeVerdict::foreign);
  ASSERT_NE(evidence.resolution.layout, nullptr);
  EXPECT_EQ(evidence.resolution.layout->name, "PTQ1_0");
  // The last tensor would be explained by any layout that is smaller: the file may go on behind the data.
  EXPECT_EQ(counted(evidence), "PTQ1_0 3/3, IQ1_TN 1/3");
  EXPECT_EQ(verdict(evidence),
            "PTQ1_0 explains all 3 tensors of this type; IQ1_TN would need 54 bytes per 256 weights, the file has 56.");
  EXPECT_TRUE(evidence.elsewhere.empty());

  const TensorEvidence second = tensorEvidence(file->document(), evidence, 1);
  EXPECT_EQ(second.span.bytes, 1024 / 256 * 56 * 128u);
  EXPECT_FALSE(second.span.last);
  EXPECT_EQ(sizeOf(evidence, second, "PTQ1_0").bytes, second.span.bytes);
  EXPECT_TRUE(sizeOf(evidence, second, "PTQ1_0").explains);
  EXPECT_EQ(sizeOf(evidence, second, "IQ1_TN").bytes, 1024 / 256 * 54 * 128u);
  EXPECT_FALSE(sizeOf(evidence, second, "IQ1_TN").explains);
  EXPECT_TRUE(tensorEvidence(file->document(), evidence, 2).span.last);
}

TEST(TypeEvidence, SparseTernaryUnder42FitsOnlyAFork) {
  const auto file = fileOf(42, 42);
  const TypeEvidence evidence = evidenceOf(*file, 42);
  EXPECT_EQ(evidence.resolution.verdict, TypeVerdict::dialect);
  ASSERT_NE(evidence.resolution.layout, nullptr);
  EXPECT_EQ(evidence.resolution.layout->name, "STQ1_0");
  EXPECT_EQ(counted(evidence), "STQ1_0 3/3, Q2_0 0/3, Q2_0 (group 128) 0/3, Q3_K_HIFI 0/3, IQ2_TN 0/3");
  EXPECT_EQ(verdict(evidence),
            "STQ1_0 explains all 3 tensors of this type; Q2_0 would need 72 bytes per 256 weights, the file has 42.");
  const TensorEvidence first = tensorEvidence(file->document(), evidence, 0);
  EXPECT_EQ(first.span.bytes, 1024 / 256 * 42 * 64u);
  EXPECT_EQ(sizeOf(evidence, first, "Q2_0").bytes, 1024 / 256 * 72 * 64u);
  // Of unknown size, and of a cache: no say.
  EXPECT_EQ(sizeOf(evidence, first, "TL2").state, SizeState::unknownType);
  EXPECT_FALSE(sizeOf(evidence, first, "TURBO2_0").explains);
}

TEST(TypeEvidence, MainlineUnder42) {
  const TypeEvidence evidence = evidenceOf(*fileOf(42, 72), 42);
  EXPECT_EQ(evidence.resolution.verdict, TypeVerdict::mainline);
  EXPECT_EQ(verdict(evidence),
            "Q2_0 explains all 3 tensors of this type; Q2_0 (group 128) would need 68 bytes per 256 weights, the file "
            "has 72.");
}

TEST(TypeEvidence, SparseTernaryUnder43) {
  const auto file = fileOf(43, 42);
  const TypeEvidence evidence = evidenceOf(*file, 43);
  EXPECT_EQ(evidence.resolution.verdict, TypeVerdict::foreign);
  ASSERT_NE(evidence.resolution.layout, nullptr);
  EXPECT_EQ(evidence.resolution.layout->name, "STQ1_0");
  EXPECT_EQ(counted(evidence), "STQ1_0 3/3, T5B 0/3, Q2_0_G128 0/3, IQ1_XS 0/3, Q6_K_HIFI 0/3");
  EXPECT_EQ(verdict(evidence),
            "STQ1_0 explains all 3 tensors of this type; IQ1_XS would need 46 bytes per 256 weights, the file has 42.");
}

TEST(TypeEvidence, TernaryOfPrismUnderAnotherIdIsNamed) {
  for (const uint32_t id : {42u, 43u}) {
    const TypeEvidence evidence = evidenceOf(*fileOf(id, 56), id);
    ASSERT_FALSE(evidence.elsewhere.empty()) << id;
    EXPECT_NE(verdict(evidence).find("PTQ1_0 (143)"), std::string::npos) << verdict(evidence);
  }
  EXPECT_EQ(verdict(evidenceOf(*fileOf(42, 56), 42)),
            "No meaning of type 42 explains every tensor: offsets or sizes are wrong. They are shown as Q2_0. Types "
            "with other ids would explain them: IQ1_M (29), IQ1_BN (31), PTQ1_0 (143).");
}

TEST(TypeEvidence, SparseTernaryUnder143IsNoMeaningOfIt) {
  const TypeEvidence evidence = evidenceOf(*fileOf(143, 42), 143);
  EXPECT_EQ(evidence.resolution.layout, nullptr);
  EXPECT_EQ(counted(evidence), "PTQ1_0 0/3, IQ1_TN 0/3");
  EXPECT_EQ(verdict(evidence),
            "No known meaning of type 143 explains every tensor: how many bytes they have is not known. Types with "
            "other ids would explain them: STQ1_0 (42), IQ1_XXS (44).");
}

TEST(TypeEvidence, NamesThatPaddingMakesEqual) {
  GgufBuilder builder;
  builder.tensor({"a", {512, 4}, 142, {}, 544}).tensor({"b", {512, 4}, 142, {}, 544});
  const auto file = opened(builder);
  const TypeEvidence evidence = evidenceOf(*file, 142);
  EXPECT_TRUE(evidence.resolution.ambiguous);
  EXPECT_EQ(counted(evidence), "PQ2_0 2/2, IQ2_TN 2/2");
  EXPECT_EQ(
      verdict(evidence),
      "Each of PQ2_0, IQ2_TN explains every tensor of this type once sizes are rounded up to 32: the bytes do not "
      "tell which one it is, and the size stays unknown.");
  const TensorEvidence first = tensorEvidence(file->document(), evidence, 0);
  EXPECT_EQ(sizeOf(evidence, first, "IQ2_TN").bytes, 528u);
  EXPECT_EQ(sizeOf(evidence, first, "IQ2_TN").padded, 544u);
  EXPECT_TRUE(sizeOf(evidence, first, "IQ2_TN").explains);
}

TEST(TypeEvidence, DialectsOfOneMeaningAreOneLine) {
  GgufBuilder builder;
  builder.tensor({"a", {256, 4}, 31, {}, 576}).tensor({"b", {256, 4}, 31, {}, 576});
  const TypeEvidence evidence = evidenceOf(*opened(builder), 31);
  const auto& first = evidence.meanings.front();
  EXPECT_EQ(first.type->name, "Q4_0_4_4");
  EXPECT_EQ(first.dialects, (std::vector<std::string_view>{"mainline", "ik_llama.cpp"}));
  EXPECT_EQ(verdict(evidence).substr(0, 43), "Q4_0_4_4 explains all 2 tensors of this typ");
}

TEST(TypeEvidence, OnlyDoubtfulIdsHaveSome) {
  const auto file =
      opened(GgufBuilder().tensor("a", {32, 2}, kF32).tensor("b", {32, 2}, kQ8_0).tensor("c", {256}, kQ4_K));
  EXPECT_FALSE(typeEvidence(file->document(), kF32));
  EXPECT_FALSE(typeEvidence(file->document(), kQ8_0));
  EXPECT_TRUE(typeEvidence(file->document(), kQ4_K));  // builds with super-blocks of 64 had another one
  EXPECT_FALSE(typeEvidence(file->document(), 143));   // not in the file
}

TEST(TypeEvidence, AnIdThatNobodyUses) {
  GgufBuilder builder;
  builder.tensor({"a", {1024, 4}, 4444, {}, 4 * 4 * 144}).tensor("b", {4});
  const TypeEvidence evidence = evidenceOf(*opened(builder), 4444);
  EXPECT_TRUE(evidence.meanings.empty());
  EXPECT_EQ(verdict(evidence).substr(0, 78),
            "No known program uses type 4444: how many bytes its tensors have is not known.");
  EXPECT_EQ(evidence.elsewhere.size(), kMostElsewhere);
}

TEST(TypeEvidence, NothingToMeasure) {
  GgufBuilder builder;
  builder.tensor({"a", {0, 4}, 142, {}, 0});
  const TypeEvidence evidence = evidenceOf(*opened(builder), 142);
  EXPECT_EQ(evidence.witnesses, 0u);
  EXPECT_EQ(verdict(evidence),
            "No tensor of type 142 has elements and a place in the file: nothing tells what the type is.");
}

}  // namespace
}  // namespace ggufscope
