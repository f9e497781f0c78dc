// Files whose metadata and tensors do not fit together, and some that look odd and are right.
#include "tests/core/check/finding_cases.h"
#include "tests/core/check/model_file.h"

namespace ggufscope {
namespace {

using Wanted = std::vector<WantedFinding>;

constexpr uint32_t kNvfp4 = 40;  // blocks of 64 numbers in 36 bytes

/// A case with one finding at the value of `key`.
FindingCase atValue(const char* name, SmallModel& model, const char* id, const char* key) {
  return model.findings(name, [&](SmallModel& made) { return Wanted{{id, made.value(key)}}; });
}

FindingCase atTensor(const char* name, SmallModel& model, const char* id, const char* tensor) {
  return model.findings(name, [&](SmallModel& made) { return Wanted{{id, made.info(tensor)}}; });
}

FindingCase missingArchitecture(const char* name, SmallModel& model) {
  return model.findings(name, [](SmallModel&) { return Wanted{{"model.architecture_missing", {0, 24}}}; });
}

/// Three heads of four numbers each and two of keys and values.
SmallModel& threeHeads(SmallModel& model) {
  model.set("llama.attention.head_count", gguf::u32(3)).set("llama.attention.head_count_kv", gguf::u32(2));
  model.set("llama.attention.key_length", gguf::u32(4)).set("llama.attention.value_length", gguf::u32(4));
  for (const std::string block : {"blk.0.", "blk.1.", "blk.2."}) {
    model.tensor(block + "attn_q.weight", {8, 12}).tensor(block + "attn_output.weight", {12, 8});
    model.tensor(block + "attn_k.weight", {8, 8}).tensor(block + "attn_v.weight", {8, 8});
  }
  return model;
}

/// Feed-forward of four experts in place of the plain one.
SmallModel& withExperts(SmallModel& model, uint64_t experts = 4) {
  model.set("llama.expert_count", gguf::u32(4)).set("llama.expert_used_count", gguf::u32(2));
  for (const std::string block : {"blk.0.", "blk.1.", "blk.2."}) {
    for (const std::string role : {"ffn_gate", "ffn_up", "ffn_down"}) model.withoutTensor(block + role + ".weight");
    model.tensor(block + "ffn_gate_inp.weight", {8, 4});
    model.tensor(block + "ffn_gate_exps.weight", {8, 16, experts}).tensor(block + "ffn_up_exps.weight", {8, 16, 4});
    model.tensor(block + "ffn_down_exps.weight", {16, 8, 4});
  }
  return model;
}

/// A model whose architecture says nothing of its blocks: `blocks` equal ones.
SmallModel ofUnknownArchitecture(uint32_t blocks) {
  SmallModel model = SmallModel::empty();
  model.set("general.architecture", gguf::str("arctic")).set("arctic.context_length", gguf::u32(64));
  model.set("arctic.embedding_length", gguf::u32(8)).set("arctic.block_count", gguf::u32(blocks));
  model.set("arctic.attention.layer_norm_rms_epsilon", gguf::f32(1e-5F));
  model.set("tokenizer.ggml.model", gguf::str("none")).tensor("token_embd.weight", {8, 6});
  for (uint32_t block = 0; block < blocks; ++block) {
    const std::string prefix = "blk." + std::to_string(block) + ".";
    model.tensor(prefix + "attn_norm.weight", {8}).tensor(prefix + "attn_qkv.weight", {8, 24});
    model.tensor(prefix + "ffn_up.weight", {8, 16});
  }
  return model;
}

SmallModel adapter() {
  SmallModel model = SmallModel::empty();
  model.set("general.architecture", gguf::str("llama")).set("general.type", gguf::str("adapter"));
  model.set("adapter.type", gguf::str("lora")).set("adapter.lora.alpha", gguf::f32(16));
  return model.tensor("blk.0.attn_q.weight.lora_a", {8, 2}).tensor("blk.0.attn_q.weight.lora_b", {2, 8});
}

SmallModel imatrix() {
  SmallModel model = SmallModel::empty();
  model.set("general.type", gguf::str("imatrix"));
  return model.tensor("blk.0.attn_q.weight.in_sum2", {8}).tensor("blk.0.attn_q.weight.counts", {1});
}

/// One weight of NVFP4 in every block; the first `scales` of them have a scale of their own.
SmallModel nvfp4(int scales) {
  SmallModel model;
  model.set("llama.embedding_length", gguf::u32(64)).set("llama.attention.key_length", gguf::u32(4));
  model.set("llama.attention.value_length", gguf::u32(4));
  model.tensor("token_embd.weight", {64, 6}).tensor("output_norm.weight", {64});
  for (const std::string block : {"blk.0.", "blk.1.", "blk.2."}) {
    model.tensor(block + "attn_norm.weight", {64}).tensor(block + "ffn_norm.weight", {64});
    model.tensor(block + "attn_k.weight", {64, 4}).tensor(block + "attn_v.weight", {64, 4});
    model.tensor(block + "attn_q.weight", {64, 8}).tensor(block + "attn_output.weight", {8, 64});
    model.tensor(block + "ffn_up.weight", {64, 16}).tensor(block + "ffn_down.weight", {16, 64});
    model.tensor(block + "ffn_gate.weight", {64, 16}, kNvfp4, 16 * 36);
    if (scales-- > 0) model.tensor(block + "ffn_gate.scale", {1});
  }
  return model;
}

std::vector<FindingCase> architectureCases() {
  SmallModel nameless;
  nameless.without("general.architecture");
  SmallModel bare = SmallModel::empty();
  SmallModel fresh;
  fresh.set("general.architecture", gguf::str("llama99"));
  return {
      missingArchitecture("architecture_missing", nameless),
      missingArchitecture("no_pairs_no_tensors", bare),
      atValue("architecture_unknown", fresh, "model.architecture_unknown", "general.architecture"),
  };
}

std::vector<FindingCase> keyCases() {
  SmallModel wide;
  wide.set("llama.context_length", gguf::u64(64));
  SmallModel text;
  text.set("tokenizer.ggml.bos_token_id", gguf::str("4"));
  SmallModel noContext;
  noContext.without("llama.context_length");
  SmallModel noUsed;
  withExperts(noUsed).without("llama.expert_used_count");
  SmallModel noExperts;
  withExperts(noExperts).without("llama.expert_count").without("llama.expert_used_count");
  SmallModel twoValues;
  twoValues.set("llama.attention.head_count_kv", gguf::u32s({1, 1}));
  SmallModel heads;
  threeHeads(heads);
  SmallModel width;
  width.set("llama.attention.head_count", gguf::u32(3)).set("llama.attention.head_count_kv", gguf::u32(3));
  for (const std::string block : {"blk.0.", "blk.1.", "blk.2."}) {
    width.tensor(block + "attn_q.weight", {8, 6}).tensor(block + "attn_output.weight", {6, 8});
    width.tensor(block + "attn_k.weight", {8, 6}).tensor(block + "attn_v.weight", {8, 6});
  }
  return {
      atValue("context_length_of_64_bits", wide, "model.key_type", "llama.context_length"),
      atValue("token_id_as_text", text, "model.key_type", "tokenizer.ggml.bos_token_id"),
      atValue("context_length_missing", noContext, "model.key_missing", "general.architecture"),
      atValue("expert_used_count_missing", noUsed, "model.key_missing", "general.architecture"),
      atValue("experts_without_their_count", noExperts, "model.key_missing", "general.architecture"),
      atValue("two_values_for_three_blocks", twoValues, "model.array_length", "llama.attention.head_count_kv"),
      atValue("heads_do_not_divide", heads, "model.head_count", "llama.attention.head_count_kv"),
      atValue("heads_do_not_divide_the_width", width, "model.head_count", "llama.attention.head_count"),
  };
}

std::vector<FindingCase> tensorCases() {
  SmallModel fourBlocks;
  fourBlocks.set("llama.block_count", gguf::u32(4));
  SmallModel manyBlocks;
  manyBlocks.set("llama.block_count", gguf::u32(0xFFFFFFFF));
  SmallModel noUp;
  noUp.withoutTensor("blk.1.ffn_up.weight");
  SmallModel half;  // of two blocks none is in the majority
  half.set("llama.block_count", gguf::u32(2));
  for (const std::string role :
       {"attn_norm", "attn_q", "attn_k", "attn_v", "attn_output", "ffn_norm", "ffn_gate", "ffn_up", "ffn_down"}) {
    half.withoutTensor("blk.2." + role + ".weight");
  }
  half.withoutTensor("blk.1.ffn_up.weight");
  SmallModel odd = ofUnknownArchitecture(4);
  odd.withoutTensor("blk.2.ffn_up.weight");
  SmallModel noNorm;
  noNorm.withoutTensor("output_norm.weight");
  SmallModel noQueries;
  for (const std::string block : {"blk.0.", "blk.1.", "blk.2."}) noQueries.withoutTensor(block + "attn_q.weight");
  SmallModel narrow;
  narrow.tensor("blk.2.ffn_down.weight", {15, 8});
  SmallModel fewExperts;
  withExperts(fewExperts).tensor("blk.1.ffn_gate_exps.weight", {8, 16, 3});
  SmallModel noExperts;
  noExperts.set("llama.expert_count", gguf::u32(4)).set("llama.expert_used_count", gguf::u32(2));
  SmallModel label;
  label.set("general.file_type", gguf::u32(7));
  return {
      atValue("four_blocks_stated", fourBlocks, "model.block_count", "llama.block_count"),
      atValue("absurd_block_count", manyBlocks, "model.block_count", "llama.block_count"),
      atTensor("block_without_ffn_up", noUp, "model.block_incomplete", "blk.1.attn_norm.weight"),
      atTensor("one_of_two_blocks_without_ffn_up", half, "model.block_incomplete", "blk.1.attn_norm.weight"),
      atTensor("one_block_unlike_the_others", odd, "model.block_incomplete", "blk.2.attn_norm.weight"),
      atValue("output_norm_missing", noNorm, "model.tensor_missing", "general.architecture"),
      atValue("no_block_has_queries", noQueries, "model.tensor_missing", "general.architecture"),
      atTensor("narrow_ffn_down", narrow, "model.shape", "blk.2.ffn_down.weight"),
      atTensor("three_of_four_experts", fewExperts, "model.shape", "blk.1.ffn_gate_exps.weight"),
      atValue("experts_missing", noExperts, "model.experts_missing", "llama.expert_count"),
      atValue("f32_labelled_q8_0", label, "model.file_type", "general.file_type"),
  };
}

std::vector<FindingCase> companionCases() {
  SmallModel half = adapter().withoutTensor("blk.0.attn_q.weight.lora_b");
  SmallModel sums = imatrix().withoutTensor("blk.0.attn_q.weight.counts");
  SmallModel unscaled = nvfp4(2);
  return {
      atTensor("half_a_lora_pair", half, "model.companion_missing", "blk.0.attn_q.weight.lora_a"),
      atTensor("sums_without_counts", sums, "model.companion_missing", "blk.0.attn_q.weight.in_sum2"),
      atTensor("nvfp4_without_its_scale", unscaled, "model.companion_missing", "blk.2.ffn_gate.weight"),
  };
}

std::vector<FindingCase> quietCases() {
  SmallModel arrays;
  arrays.set("llama.attention.head_count_kv", gguf::i32s({1, 1, 1}));
  arrays.set("llama.feed_forward_length", gguf::u32s({16, 16, 16}));
  SmallModel experts;
  withExperts(experts);
  SmallModel drafts;  // the last block predicts a further token, and a converter left it out
  drafts.set("llama.block_count", gguf::u32(4)).set("llama.nextn_predict_layers", gguf::u32(1));
  SmallModel sidecar;  // the blocks that predict further tokens, beside a model that has the others
  sidecar.withoutTensors().set("llama.block_count", gguf::u32(4)).set("llama.nextn_predict_layers", gguf::u32(1));
  sidecar.tensor("blk.3.nextn.eh_proj.weight", {16, 8}).tensor("blk.3.attn_norm.weight", {8});
  SmallModel vocabulary;
  vocabulary.withoutTensors().without("llama.context_length");
  SmallModel firstShard;
  firstShard.withoutTensors().set("split.no", gguf::u16(0)).set("split.count", gguf::u16(3));
  SmallModel laterShard = SmallModel::empty();
  laterShard.set("split.no", gguf::u16(1)).set("split.count", gguf::u16(3)).tensor("blk.1.ffn_up.weight", {8, 16});
  SmallModel directions = SmallModel::empty();
  directions.set("general.architecture", gguf::str("controlvector")).tensor("direction.1", {8});
  SmallModel projector = SmallModel::empty();
  projector.set("general.architecture", gguf::str("clip")).tensor("v.blk.0.attn_q.weight", {8, 8});
  SmallModel image = SmallModel::empty();
  image.set("general.architecture", gguf::str("flux")).tensor("double_blocks.0.img_attn.qkv.weight", {8, 24});
  SmallModel hybrid = ofUnknownArchitecture(6);
  for (const std::string block : {"blk.1.", "blk.3."}) hybrid.withoutTensor(block + "attn_qkv.weight");
  SmallModel pair = adapter();
  SmallModel sums = imatrix();
  SmallModel unscaled = nvfp4(0);
  std::vector<FindingCase> cases = {
      SmallModel().quiet("small_model"),
      arrays.quiet("a_number_for_each_block"),
      experts.quiet("model_with_experts"),
      drafts.quiet("draft_block_left_out"),
      sidecar.quiet("draft_blocks_alone"),
      vocabulary.quiet("vocabulary"),
      directions.quiet("control_vector"),
      projector.quiet("projector"),
      image.quiet("image_model"),
      hybrid.quiet("blocks_of_two_kinds"),
      pair.quiet("lora_pair"),
      sums.quiet("importance_matrix"),
      unscaled.quiet("nvfp4_of_a_quantiser"),
      firstShard.quiet("first_shard_alone"),
      laterShard.quiet("later_shard_alone"),
  };
  cases[cases.size() - 2].fileName = "m-00001-of-00003.gguf";
  cases[cases.size() - 1].fileName = "m-00002-of-00003.gguf";
  return cases;
}

}  // namespace

std::vector<FindingCase> modelCases() {
  std::vector<FindingCase> all;
  for (const auto make : {architectureCases, keyCases, tensorCases, companionCases, quietCases}) {
    for (FindingCase& testCase : make()) all.push_back(std::move(testCase));
  }
  return all;
}

}  // namespace ggufscope
