#include "core/knowledge/architecture.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/knowledge/exact_types.h"
#include "core/knowledge/metadata_key.h"
#include "core/knowledge/tensor_role.h"

namespace ggufscope {
namespace {

constexpr uint32_t kU16 = 2;
constexpr uint32_t kU32 = 4;
constexpr uint32_t kI32 = 5;
constexpr uint32_t kF32 = 6;
constexpr uint32_t kString = 8;
constexpr uint32_t kU64 = 10;

TEST(Architecture, IsFoundByItsWholeName) {
  for (const Architecture& architecture : allArchitectures()) {
    EXPECT_EQ(findArchitecture(architecture.name), &architecture) << architecture.name;
  }
  EXPECT_EQ(findArchitecture("llam"), nullptr);
  EXPECT_EQ(findArchitecture("llama99"), nullptr);
  EXPECT_EQ(findArchitecture(""), nullptr);
}

TEST(Architecture, NeedsKeysThatAreKnown) {
  for (const Architecture& architecture : allArchitectures()) {
    for (const std::string_view key : neededKeys(architecture)) {
      const std::string whole = std::string(architecture.name) + "." + std::string(key);
      EXPECT_NE(findMetadataKey(whole), nullptr) << whole;
    }
  }
}

TEST(Architecture, NeedsRolesOfAKnownGroup) {
  for (const BlockRoles roles : {BlockRoles::attention, BlockRoles::parallel, BlockRoles::preNorm}) {
    EXPECT_FALSE(neededRoles(roles).empty());
    for (const std::string_view role : neededRoles(roles)) {
      const std::string first(role.substr(0, role.find('|')));
      EXPECT_NE(tensorRole("blk.0." + first + ".weight").group, TensorGroup::unknown) << role;
    }
  }
  EXPECT_TRUE(neededRoles(BlockRoles::unknown).empty());
}

TEST(Architecture, NeedsWhatItsNormsNeed) {
  const auto needs = [](std::string_view name, std::string_view key) {
    const auto keys = neededKeys(*findArchitecture(name));
    return std::find(keys.begin(), keys.end(), key) != keys.end();
  };
  EXPECT_TRUE(needs("llama", "attention.layer_norm_rms_epsilon"));
  EXPECT_FALSE(needs("llama", "attention.layer_norm_epsilon"));
  EXPECT_TRUE(needs("gpt2", "attention.layer_norm_epsilon"));
  EXPECT_TRUE(needs("cohere2", "attention.sliding_window"));
  EXPECT_TRUE(neededKeys(*findArchitecture("flux")).empty());
  EXPECT_TRUE(neededKeys(*findArchitecture("eagle3")).empty());
}

TEST(Architecture, IsGuessedFromTensorNames) {
  std::set<std::string_view> guesses;
  for (const char* name : {"blk.0.attn_q.weight", "blk.0.ffn_up_exps.weight", "blk.0.ssm_in.weight",
                           "blk.0.time_mix_key.weight", "enc.blk.0.attn_q.weight", "v.blk.0.attn_q.weight",
                           "double_blocks.0.img_mod.lin.weight", "direction.1", "blk.0.attn_q.weight.lora_a"}) {
    EXPECT_FALSE(guessFromTensorName(name).empty()) << name;
    guesses.insert(guessFromTensorName(name));
  }
  EXPECT_EQ(guesses.size(), 9U);
  EXPECT_TRUE(guessFromTensorName("w").empty());
  EXPECT_TRUE(guessFromTensorName("").empty());
}

TEST(ExactTypes, AreThoseOfTheKey) {
  const ExactTypes blocks = exactTypes("llama.block_count", "llama");
  EXPECT_TRUE(blocks.takesScalar(kU32));
  EXPECT_FALSE(blocks.takesScalar(kU16));
  EXPECT_FALSE(blocks.takesScalar(kU64));
  EXPECT_FALSE(blocks.takesScalar(kString));
  const ExactTypes epsilon = exactTypes("llama.attention.layer_norm_rms_epsilon", "llama");
  EXPECT_TRUE(epsilon.takesScalar(kF32));
  EXPECT_FALSE(epsilon.takesArrayOf(kF32));
  EXPECT_EQ(typesText(epsilon), "f32");
  const ExactTypes tokens = exactTypes("tokenizer.ggml.tokens", "llama");
  EXPECT_TRUE(tokens.takesArrayOf(kString));
  EXPECT_FALSE(tokens.takesScalar(kString));
  EXPECT_EQ(typesText(tokens), "array of string");
}

TEST(ExactTypes, TakeOneIntegerForEachBlock) {
  const ExactTypes heads = exactTypes("llama.attention.head_count_kv", "llama");
  EXPECT_TRUE(heads.takesScalar(kU32));
  EXPECT_TRUE(heads.takesArrayOf(kU32));
  EXPECT_TRUE(heads.takesArrayOf(kI32));
  EXPECT_FALSE(heads.takesArrayOf(kF32));
  EXPECT_TRUE(exactTypes("llama.attention.key_length", "llama").takesArrayOf(kI32)) << "newer programs may";
  EXPECT_EQ(typesText(heads), "u32, array of u32 / i32 / bool");
}

TEST(ExactTypes, AreNoneForKeysThatAreNotReadSo) {
  EXPECT_FALSE(exactTypes("general.author", "llama").any());
  EXPECT_FALSE(exactTypes("gemma3.block_count", "llama").any()) << "another architecture's";
  EXPECT_FALSE(exactTypes("llama.vision.block_count", "llama").any()) << "of another program";
  EXPECT_FALSE(exactTypes("llama.block_count", "").any());
  EXPECT_FALSE(exactTypes("tokenizer.ggml.separator_token_id", "llama").any());
  EXPECT_FALSE(exactTypes("split.count", "llama").any()) << "judged elsewhere";
  EXPECT_FALSE(exactTypes("my.key", "llama").any());
}

}  // namespace
}  // namespace ggufscope
