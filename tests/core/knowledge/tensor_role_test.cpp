#include "core/knowledge/tensor_role.h"

#include <string>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

struct Case {
  std::string_view name;
  std::string_view stage;
  int64_t block;  ///< -1: none
  std::string_view role;
  std::string_view suffix;
  TensorGroup group;
};

constexpr Case kCases[] = {
    {"token_embd.weight", "", -1, "token_embd", "weight", TensorGroup::embedding},
    {"output.weight", "", -1, "output", "weight", TensorGroup::output},
    {"output_norm.weight", "", -1, "output_norm", "weight", TensorGroup::norm},
    {"rope_freqs.weight", "", -1, "rope_freqs", "weight", TensorGroup::other},
    {"blk.0.attn_q.weight", "", 0, "attn_q", "weight", TensorGroup::attention},
    {"blk.17.attn_q_norm.weight", "", 17, "attn_q_norm", "weight", TensorGroup::norm},
    {"blk.3.attn_kv_a_mqa.weight", "", 3, "attn_kv_a_mqa", "weight", TensorGroup::attention},
    {"blk.3.ffn_down.bias", "", 3, "ffn_down", "bias", TensorGroup::feedForward},
    {"blk.3.ffn_down_exps.weight", "", 3, "ffn_down_exps", "weight", TensorGroup::experts},
    {"blk.3.ffn_down_shexp.weight", "", 3, "ffn_down_shexp", "weight", TensorGroup::experts},
    {"blk.3.ffn_norm_exps.weight", "", 3, "ffn_norm_exps", "weight", TensorGroup::norm},
    {"blk.3.exp_probs_b.bias", "", 3, "exp_probs_b", "bias", TensorGroup::experts},
    {"blk.3.ffn_up.5.weight", "", 3, "ffn_up", "weight", TensorGroup::experts},
    {"blk.3.ssm_a", "", 3, "ssm_a", "", TensorGroup::stateSpace},
    {"blk.3.shortconv.conv.weight", "", 3, "shortconv.conv", "weight", TensorGroup::stateSpace},
    {"blk.3.indexer.k_norm.weight", "", 3, "indexer.k_norm", "weight", TensorGroup::attention},
    {"blk.3.nextn.enorm.weight", "", 3, "nextn.enorm", "weight", TensorGroup::norm},
    {"blk.3.nextn.eh_proj.weight", "", 3, "nextn.eh_proj", "weight", TensorGroup::other},
    {"enc.blk.2.cross_attn_q.weight", "enc", 2, "cross_attn_q", "weight", TensorGroup::attention},
    {"dec.output_norm.weight", "dec", -1, "output_norm", "weight", TensorGroup::norm},
    {"v.blk.5.ffn_up.weight", "v", 5, "ffn_up", "weight", TensorGroup::vision},
    {"v.patch_embd.weight", "v", -1, "patch_embd", "weight", TensorGroup::vision},
    {"mm.0.weight", "mm", -1, "0", "weight", TensorGroup::vision},
    {"mm.a.fc.weight", "mm", -1, "a.fc", "weight", TensorGroup::audio},
    {"a.blk.1.attn_q.weight", "a", 1, "attn_q", "weight", TensorGroup::audio},
    {"blk.1.attn_q.weight.lora_a", "", 1, "attn_q", "lora_a", TensorGroup::adapter},
    {"blk.1.attn_q.weight.in_sum2", "", 1, "attn_q", "in_sum2", TensorGroup::imatrix},
    {"direction.12", "", 12, "direction", "", TensorGroup::adapter},
    {"double_blocks.0.img_attn.qkv.weight", "", -1, "double_blocks.0.img_attn.qkv", "weight", TensorGroup::diffusion},
    {"first_stage_model.x", "", -1, "first_stage_model.x", "", TensorGroup::autoencoder},
    {"t", "", -1, "t", "", TensorGroup::unknown},
    {"", "", -1, "", "", TensorGroup::unknown},
};

TEST(TensorRole, TakesNamesApart) {
  for (const Case& expected : kCases) {
    const TensorRole role = tensorRole(expected.name);
    EXPECT_EQ(role.stage, expected.stage) << expected.name;
    EXPECT_EQ(role.block ? int64_t{*role.block} : -1, expected.block) << expected.name;
    EXPECT_EQ(role.role, expected.role) << expected.name;
    EXPECT_EQ(role.suffix, expected.suffix) << expected.name;
    EXPECT_EQ(groupName(role.group), groupName(expected.group)) << expected.name;
  }
}

TEST(TensorRole, TellsRoutedExperts) {
  EXPECT_TRUE(tensorRole("blk.0.ffn_up_exps.weight").routedExpert);
  EXPECT_TRUE(tensorRole("blk.0.ffn_gate_up_exps.weight").routedExpert);
  EXPECT_FALSE(tensorRole("blk.0.ffn_up_shexp.weight").routedExpert);
  EXPECT_FALSE(tensorRole("blk.0.ffn_up_chexps.weight").routedExpert);
  EXPECT_FALSE(tensorRole("blk.0.ffn_gate_inp.weight").routedExpert);
  EXPECT_FALSE(tensorRole("blk.0.ffn_norm_exps.weight").routedExpert);
  const TensorRole old = tensorRole("blk.0.ffn_gate.63.weight");
  EXPECT_TRUE(old.routedExpert);
  ASSERT_TRUE(old.expert.has_value());
  EXPECT_EQ(*old.expert, 63u);
}

TEST(TensorRole, TablesAndScalesAreNoWeights) {
  EXPECT_TRUE(tensorRole("blk.0.attn_q.weight").countsAsWeight);
  EXPECT_TRUE(tensorRole("blk.0.layer_output_scale.weight").countsAsWeight);
  EXPECT_FALSE(tensorRole("blk.0.attn_q.scale").countsAsWeight);
  EXPECT_FALSE(tensorRole("blk.0.attn_q.input_scale").countsAsWeight);
  EXPECT_FALSE(tensorRole("rope_factors_long.weight").countsAsWeight);
}

TEST(TensorRole, OddNamesStayWhole) {
  for (const std::string_view name : {"blk.", "blk.x.attn_q", "blk.007.attn_q", "blk.4294967296.attn_q", "blk.1.",
                                      "blk.1", "v.", ".weight", "direction.", "direction.x", "..", "weight"}) {
    const TensorRole role = tensorRole(name);
    EXPECT_FALSE(role.block.has_value()) << name;
    EXPECT_EQ(role.role, name) << name;
  }
  EXPECT_EQ(*tensorRole("blk.4294967295.attn_q").block, 4294967295u);
}

TEST(TensorRole, PartsPointIntoTheName) {
  const std::string name = "enc.blk.2.attn_q.weight";
  const TensorRole role = tensorRole(name);
  for (const std::string_view part : {role.stage, role.role, role.suffix}) {
    EXPECT_GE(part.data(), name.data());
    EXPECT_LE(part.data() + part.size(), name.data() + name.size());
  }
}

}  // namespace
}  // namespace ggufscope
