#include "core/analysis/kind_facts.h"

#include <map>
#include <string>

#include <gtest/gtest.h>

#include "core/analysis/identity.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

using Facts = std::map<std::string, std::string>;

Facts factsOf(const GgufBuilder& builder) {
  const auto file = opened(builder);
  const auto model = Model::ofFile(file);
  Facts facts;
  for (const KindFact& fact : kindFacts(*model)) {
    const std::string label = fact.label.english();
    EXPECT_FALSE(facts.contains(label)) << label;
    facts[label] = fact.value.english();
    EXPECT_EQ(facts[label].find('{'), std::string::npos) << facts[label];
    if (fact.place) {
      EXPECT_EQ(fact.place->shard, 0U) << label;
      EXPECT_FALSE(file->spans().at(fact.place->span).range.empty()) << label;
    }
  }
  return facts;
}

GgufBuilder architecture(std::string_view name, std::string_view type = {}) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str(name));
  if (!type.empty()) builder.kv("general.type", gguf::str(type));
  return builder;
}

TEST(KindFacts, APlainModelAndAForeignFileHaveNone) {
  EXPECT_TRUE(factsOf(architecture("llama").tensor("token_embd.weight", {4})).empty());
  EXPECT_TRUE(kindFacts(*Model::ofFile(opened(std::string("PK\3\4 no model")))).empty());
  EXPECT_TRUE(factsOf(GgufBuilder()).empty());
}

TEST(KindFacts, OfAVocabulary) {
  const Facts facts = factsOf(architecture("llama")
                                  .kv("tokenizer.ggml.model", gguf::str("gpt2"))
                                  .kv("tokenizer.ggml.pre", gguf::str("llama-bpe"))
                                  .kv("tokenizer.ggml.tokens", gguf::strings({"a", "b", "ab"}))
                                  .kv("tokenizer.ggml.merges", gguf::strings({"a b"})));
  EXPECT_EQ(facts.at("Tokens"), "3");
  EXPECT_EQ(facts.at("Merges"), "1");
  EXPECT_NE(facts.at("Tokenizer").find("gpt2"), std::string::npos);
  EXPECT_NE(facts.at("Pre-tokenizer").find("llama-bpe"), std::string::npos);
  EXPECT_NE(facts.at("Weights").find("none"), std::string::npos);
}

GgufBuilder adapter() {
  return architecture("llama", "adapter")
      .kv("adapter.type", gguf::str("lora"))
      .kv("adapter.lora.alpha", gguf::f32(32))
      .kv("general.base_model.0.name", gguf::str("Base 7B"));
}

GgufBuilder& pair(GgufBuilder& builder, const std::string& weight, uint64_t rank) {
  return builder.tensor(weight + ".lora_a", {64, rank}).tensor(weight + ".lora_b", {rank, 32});
}

TEST(KindFacts, OfALoraAdapter) {
  GgufBuilder builder = adapter();
  for (const char* name : {"blk.0.attn_q.weight", "blk.1.attn_q.weight", "blk.0.ffn_up.weight"})
    pair(builder, name, 16);
  // Of the token embedding A is flipped.
  builder.tensor("token_embd.weight.lora_a", {16, 1000}).tensor("token_embd.weight.lora_b", {16, 64});
  const Facts facts = factsOf(builder);
  EXPECT_EQ(facts.at("Rank"), "16");
  EXPECT_EQ(facts.at("Alpha"), "32.0");
  EXPECT_EQ(facts.at("Scale"), "2.0 (alpha / rank)");
  EXPECT_EQ(facts.at("LoRA pairs"), "4");
  EXPECT_EQ(facts.at("Targets"), "attn_q 2, ffn_up 1, token_embd 1");
  EXPECT_NE(facts.at("Base architecture").find("llama"), std::string::npos);
  EXPECT_NE(facts.at("Base model").find("Base 7B"), std::string::npos);
  EXPECT_FALSE(facts.contains("Without partner"));
  EXPECT_FALSE(facts.contains("Halves of unequal rank"));
}

TEST(KindFacts, OfALoraAdapterThatIsOdd) {
  GgufBuilder builder = adapter();
  pair(builder, "blk.0.attn_q.weight", 8);
  pair(builder, "blk.1.attn_q.weight", 16);
  builder.tensor("blk.2.attn_q.weight.lora_a", {64, 8}).tensor("blk.2.attn_q.weight.lora_b", {4, 32});
  builder.tensor("blk.3.attn_q.weight.lora_a", {64, 8}).tensor("blk.4.attn_q.weight.lora_b", {8, 32});
  const Facts facts = factsOf(builder);
  EXPECT_EQ(facts.at("Rank"), "4 to 16");
  EXPECT_FALSE(facts.contains("Scale"));
  EXPECT_EQ(facts.at("Without partner"), "blk.3.attn_q.weight.lora_a, and 1 more");
  EXPECT_EQ(facts.at("Halves of unequal rank"), "pairs: 1");
}

TEST(KindFacts, OfManyTargetsOnlyTheMostCommonAreNamed) {
  GgufBuilder builder = adapter();
  for (int i = 0; i < 12; ++i) pair(builder, "blk.0.role" + std::to_string(i) + ".weight", 4);
  EXPECT_NE(factsOf(builder).at("Targets").find(", and 4 more"), std::string::npos);
}

TEST(KindFacts, OfAnImportanceMatrix) {
  GgufBuilder builder;
  builder.kv("general.type", gguf::str("imatrix"))
      .kv("imatrix.datasets", gguf::strings({"wiki.train.raw", "code.txt"}))
      .kv("imatrix.chunk_count", gguf::u32(125))
      .kv("imatrix.chunk_size", gguf::u32(512))
      .tensor("blk.0.attn_q.weight.in_sum2", {64, 1})
      .tensor("blk.0.attn_q.weight.counts", {1, 1})
      .tensor("blk.0.ffn_up_exps.weight.in_sum2", {64, 8})
      .tensor("blk.0.ffn_up_exps.weight.counts", {1, 8})
      .tensor("blk.1.attn_q.weight.in_sum2", {64, 1})
      .tensor("blk.2.attn_q.weight.counts", {1, 1});
  const Facts facts = factsOf(builder);
  EXPECT_EQ(facts.at("Entries"), "2, each a pair of sums and counts");
  EXPECT_EQ(facts.at("Counted by expert"), "entries: 1");
  EXPECT_EQ(facts.at("Without partner"), "blk.1.attn_q.weight.in_sum2, and 1 more");
  EXPECT_EQ(facts.at("Texts"), "wiki.train.raw, code.txt");
  EXPECT_EQ(facts.at("Chunks"), "125");
  EXPECT_EQ(facts.at("Chunk"), "512 tokens, 64,000 in all");
}

TEST(KindFacts, OfAnImportanceMatrixThatOtherProgramsMade) {
  GgufBuilder builder;
  builder.kv("quantize.imatrix.dataset", gguf::str("calibration.txt"))
      .kv("quantize.imatrix.chunks_count", gguf::i32(7))
      .kv("imatrix.chunk_size", gguf::u64(UINT64_MAX))
      .kv("imatrix.chunk_count", gguf::u64(UINT64_MAX))
      .tensor("blk.0.attn_q.weight.in_sum2", {64, 1});
  const Facts facts = factsOf(builder);
  EXPECT_NE(facts.at("Texts").find("calibration.txt"), std::string::npos);
  EXPECT_EQ(facts.at("Chunk"), "18,446,744,073,709,551,615 tokens");
}

TEST(KindFacts, OfAMultimodalProjector) {
  const Facts facts = factsOf(architecture("clip", "mmproj")
                                  .kv("clip.projector_type", gguf::str("mlp"))
                                  .kv("clip.vision.image_size", gguf::u32(336))
                                  .kv("clip.vision.patch_size", gguf::u32(14))
                                  .tensor("v.blk.0.attn_q.weight", {4})
                                  .tensor("v.blk.1.attn_q.weight", {4})
                                  .tensor("mm.0.weight", {4})
                                  .tensor("a.blk.0.attn_q.weight", {4}));
  EXPECT_EQ(facts.at("Vision tower"), "blocks: 2, tensors: 3");
  EXPECT_EQ(facts.at("Audio tower"), "blocks: 1, tensors: 1");
  EXPECT_EQ(facts.at("Image size"), "336");
  EXPECT_EQ(facts.at("Patch size"), "14");
  EXPECT_NE(facts.at("Projector").find("mlp"), std::string::npos);
}

TEST(KindFacts, OfAControlVector) {
  GgufBuilder builder = architecture("controlvector");
  builder.kv("controlvector.model_hint", gguf::str("llama")).kv("controlvector.layer_count", gguf::i32(31));
  for (const int layer : {1, 2, 3}) builder.tensor("direction." + std::to_string(layer), {4096});
  Facts facts = factsOf(builder);
  EXPECT_EQ(facts.at("Layers"), "1 to 3");
  EXPECT_EQ(facts.at("Length"), "4,096");
  EXPECT_EQ(facts.at("Stated layers"), "31");
  EXPECT_NE(facts.at("Made for").find("llama"), std::string::npos);
  builder.tensor("direction.9", {4096});
  EXPECT_EQ(factsOf(builder).at("Layers"), "1 to 9, 4 of them");
}

TEST(KindFacts, OfADiffusionModel) {
  const Facts facts = factsOf(architecture("sd1")
                                  .tensor("model.diffusion_model.input_blocks.0.0.weight", {4, 3})
                                  .tensor("first_stage_model.decoder.conv_in.weight", {4})
                                  .tensor("cond_stage_model.transformer.weight", {8})
                                  .tensor("alphas", {2}));
  EXPECT_EQ(facts.at("Diffusion model"), "48 bytes, tensors: 1");
  EXPECT_EQ(facts.at("Autoencoder"), "16 bytes, tensors: 1");
  EXPECT_EQ(facts.at("Text encoders"), "32 bytes, tensors: 1");
  EXPECT_EQ(facts.at("Other tensors"), "8 bytes, tensors: 1");
}

TEST(KindFacts, OfACompanionForPrediction) {
  const Facts facts =
      factsOf(architecture("glm4moe").tensor("blk.46.attn_q.weight", {4}).tensor("blk.46.nextn.eh_proj.weight", {8}));
  EXPECT_NE(facts.at("Companion").find("next-token prediction"), std::string::npos);
  EXPECT_EQ(facts.at("Blocks"), "46");
  EXPECT_NE(facts.at("Architecture").find("glm4moe"), std::string::npos);
}

TEST(KindFacts, OfADraftModel) {
  const GgufBuilder builder = architecture("eagle3").tensor("blk.0.attn_q.weight", {32, 16});
  EXPECT_EQ(fileVariant(*opened(builder)), KindVariant::mtpSidecar);
  EXPECT_NE(factsOf(builder).at("Companion").find("draft"), std::string::npos);
  // What is of a companion is not the companion.
  EXPECT_EQ(fileVariant(*opened(GgufBuilder().tensor("blk.46.nextn.eh_proj.weight.in_sum2", {32}))), KindVariant::none);
}

TEST(KindFacts, OfALoraAdapterWithTheNamesOfItsCheckpoint) {
  GgufBuilder builder;
  builder.tensor("lora.unet.q.lora_down.weight", {32, 8}).tensor("lora.unet.q.lora_up.weight", {8, 32});
  builder.tensor("model.q_proj.lora_A.weight", {32, 8}).tensor("model.q_proj.lora_B.weight", {8, 32});
  EXPECT_EQ(factsOf(builder).at("Rank"), "8");
  EXPECT_EQ(factsOf(builder).at("LoRA pairs"), "2");
}

TEST(KindFacts, OfALaterShard) {
  const Facts facts = factsOf(GgufBuilder()
                                  .kv("split.no", gguf::u16(1))
                                  .kv("split.count", gguf::u16(3))
                                  .kv("split.tensors.count", gguf::i32(9))
                                  .tensor("w", {4}));
  EXPECT_EQ(facts.at("Shard"), "2 of 3");
  EXPECT_EQ(facts.at("Tensors of the set"), "9");
}

TEST(KindFacts, CountTheTensorsOfAllShards) {
  const TempDir folder;
  for (uint16_t shard = 0; shard < 2; ++shard) {
    GgufBuilder builder = shard == 0 ? architecture("clip", "mmproj") : GgufBuilder();
    builder.kv("split.no", gguf::u16(shard)).kv("split.count", gguf::u16(2));
    builder.tensor("v.blk." + std::to_string(shard) + ".attn_q.weight", {4});
    builder.write(folder / ("m-0000" + std::to_string(shard + 1) + "-of-00002.gguf"));
  }
  const auto model = Model::open(folder / "m-00002-of-00002.gguf");
  ASSERT_TRUE(model.ok());
  const auto facts = kindFacts(**model);
  ASSERT_EQ(facts.size(), 1U);
  EXPECT_EQ(facts[0].value.english(), "blocks: 2, tensors: 2");
}

}  // namespace
}  // namespace ggufscope
