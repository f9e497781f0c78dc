#include "core/analysis/identity.h"

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/test_sources.h"

namespace ggufscope {

namespace {

std::shared_ptr<const ModelFile> modelOf(const std::string& bytes) {
  return ModelFile::fromSource(memorySource(bytes)).value();
}

FileKind kindOf(const GgufBuilder& builder) { return identify(*modelOf(builder.build())).kind; }

GgufBuilder architecture(std::string_view name) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str(name));
  return builder;
}

GgufBuilder type(std::string_view name) {
  GgufBuilder builder;
  builder.kv("general.type", gguf::str(name));
  return builder;
}

TEST(Identity, KindsThatTheMetadataStates) {
  EXPECT_EQ(kindOf(architecture("llama").tensor("token_embd.weight", {4})), FileKind::model);
  EXPECT_EQ(kindOf(architecture("llama").kv("general.type", gguf::str("adapter"))), FileKind::adapter);
  EXPECT_EQ(kindOf(architecture("clip").tensor("v.blk.0.ln1.weight", {4})), FileKind::mmproj);
  EXPECT_EQ(kindOf(type("mmproj")), FileKind::mmproj);
  EXPECT_EQ(kindOf(type("imatrix")), FileKind::imatrix);
  EXPECT_EQ(kindOf(architecture("controlvector").tensor("direction.1", {4})), FileKind::controlVector);
  for (const std::string_view name : {"flux", "sd1", "sdxl", "sd3", "wan", "qwen_image"}) {
    EXPECT_EQ(kindOf(architecture(name)), FileKind::diffusion) << name;
  }
  EXPECT_EQ(kindOf(GgufBuilder().kv("general.name", gguf::str("?"))), FileKind::unknown);
  EXPECT_EQ(identify(*modelOf("PK\3\4 not a model")).kind, FileKind::notGguf);
  EXPECT_EQ(identify(*modelOf("")).kind, FileKind::notGguf);
}

TEST(Identity, KindsThatTheTensorNamesGiveAway) {
  EXPECT_EQ(kindOf(architecture("llama").tensor("blk.0.attn_q.weight.lora_a", {4})), FileKind::adapter);
  EXPECT_EQ(kindOf(GgufBuilder().tensor("blk.0.attn_q.weight.in_sum2", {4})), FileKind::imatrix);
  EXPECT_EQ(kindOf(GgufBuilder().tensor("model.diffusion_model.input_blocks.0.0.weight", {4})), FileKind::diffusion);
}

TEST(Identity, AVocabularyHasTokensAndNoTensors) {
  const auto tokens = gguf::strings({"a", "b"});
  EXPECT_EQ(kindOf(architecture("llama").kv("tokenizer.ggml.tokens", tokens)), FileKind::vocabulary);
  EXPECT_EQ(kindOf(architecture("llama").kv("tokenizer.ggml.tokens", tokens).tensor("output.weight", {4})),
            FileKind::model);
  // The first shard of a set may hold no tensor and is no vocabulary for that.
  EXPECT_EQ(kindOf(architecture("llama").kv("tokenizer.ggml.tokens", tokens).kv("split.count", gguf::u16(3))),
            FileKind::model);
  // Nor is a file whose tensors could not be read.
  EXPECT_EQ(kindOf(architecture("llama").kv("tokenizer.ggml.tokens", tokens).claimTensors(3)), FileKind::model);
}

TEST(Identity, ALaterShardIsAShard) {
  EXPECT_EQ(kindOf(GgufBuilder().kv("split.no", gguf::u16(1)).kv("split.count", gguf::u16(2)).tensor("a", {4})),
            FileKind::shard);
  EXPECT_EQ(kindOf(architecture("llama").kv("split.no", gguf::u16(1)).kv("split.count", gguf::u16(2))),
            FileKind::model);
}

TEST(Identity, NumbersOfAModel) {
  const auto model = ModelFile::open(samplePath("mini-llama-q4_k_m.gguf")).value();
  const Identity identity = identify(*model);
  EXPECT_EQ(identity.architecture, "llama");
  EXPECT_EQ(identity.name, "Mini Llama Sample");
  EXPECT_EQ(identity.fileType, 15U);
  EXPECT_EQ(identity.fileTypeLabel, "Q4_K_M");
  EXPECT_EQ(identity.parameters, 1334528U);
  EXPECT_EQ(identity.tensorBytes, 614592U + 197400U + 5120U);
  ASSERT_TRUE(identity.bitsPerWeight.has_value());
  EXPECT_DOUBLE_EQ(*identity.bitsPerWeight, 8.0 * 817112 / 1334528);
  ASSERT_EQ(identity.types.size(), 3U);
  EXPECT_EQ(identity.types[0].name, "Q4_K");
  EXPECT_EQ(identity.types[0].tensors, 13U);
  EXPECT_EQ(identity.types[1].name, "Q6_K");
  EXPECT_EQ(identity.types[2].name, "F32");
  EXPECT_EQ(identity.dominantType, "Q4_K");
}

TEST(Identity, SizesThatDoNotFitSaturate) {
  const auto model = ModelFile::open(samplePath("bad/dims-overflow.gguf")).value();
  const Identity identity = identify(*model);
  EXPECT_EQ(identity.parameters, UINT64_MAX);
  EXPECT_FALSE(identity.bitsPerWeight.has_value());
}

TEST(Identity, BitsPerWeightLeaveOutTensorsOfUnknownSize) {
  GgufTensor odd{"odd", {32}, 999};
  odd.bytes = 64;
  const auto model = modelOf(GgufBuilder().tensor("w", {32, 2}, kQ8_0).tensor(odd).build());
  const Identity identity = identify(*model);
  EXPECT_EQ(identity.parameters, 96U);
  EXPECT_EQ(identity.bitsPerWeight, 8.5);
  EXPECT_EQ(identity.types.back().name, "type 999");
  EXPECT_FALSE(identity.types.back().sure);
}

TEST(Identity, AFileWithoutTensorsHasNoBits) {
  const Identity identity = identify(*modelOf(architecture("llama").build()));
  EXPECT_EQ(identity.parameters, 0U);
  EXPECT_FALSE(identity.bitsPerWeight.has_value());
  EXPECT_TRUE(identity.dominantType.empty());
}

TEST(Identity, NamesOfTypes) {
  GgufTensor ambiguous{"a", {512, 4}, 142};  // two layouts of id 142 take the same room when padded
  ambiguous.bytes = 544;
  GgufTensor second = ambiguous;
  second.name = "b";
  GgufTensor removed{"r", {32}, 4};
  removed.bytes = 64;
  GgufTensor unknown{"u", {32}, 999};
  unknown.bytes = 64;
  const auto model = modelOf(
      GgufBuilder().tensor("w", {32}, kQ8_0).tensor(ambiguous).tensor(second).tensor(removed).tensor(unknown).build());
  const Document& document = model->document();
  EXPECT_EQ(tensorTypeName(document, 0), "Q8_0");
  EXPECT_EQ(typeCandidates(document, 0), std::vector<std::string_view>{"Q8_0"});
  EXPECT_FALSE(typeIsSure(document, 1));
  EXPECT_EQ(tensorTypeName(document, 1), "type 142");
  EXPECT_EQ(typeCandidates(document, 1).size(), 2U);
  EXPECT_EQ(tensorTypeName(document, 3), "type 4");
  EXPECT_EQ(typeCandidates(document, 3).front(), "Q4_2");
  EXPECT_EQ(tensorTypeName(document, 4), "type 999");
  EXPECT_TRUE(typeCandidates(document, 4).empty());
}

}  // namespace

}  // namespace ggufscope
