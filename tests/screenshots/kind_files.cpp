#include "tests/screenshots/kind_files.h"

#include <string>

namespace ggufscope {

namespace {

GgufBuilder loraAdapter() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("general.type", gguf::str("adapter"));
  builder.kv("general.name", gguf::str("Llama 3.2 1B SQL LoRA")).kv("adapter.type", gguf::str("lora"));
  builder.kv("adapter.lora.alpha", gguf::f32(32)).kv("general.base_model.0.name", gguf::str("Llama 3.2 1B"));
  for (int block = 0; block < 8; ++block) {
    for (const char* role : {"attn_q", "attn_k", "attn_v", "ffn_down"}) {
      const std::string name = "blk." + std::to_string(block) + "." + role + ".weight";
      builder.tensor(name + ".lora_a", {256, 16});
      if (block < 7) builder.tensor(name + ".lora_b", {16, 256});
    }
  }
  return builder;
}

GgufBuilder importanceMatrix() {
  GgufBuilder builder;
  builder.kv("general.type", gguf::str("imatrix"));
  builder.kv("imatrix.datasets", gguf::strings({"calibration_datav3.txt", "code.txt"}));
  builder.kv("imatrix.chunk_count", gguf::u32(125)).kv("imatrix.chunk_size", gguf::u32(512));
  for (int block = 0; block < 8; ++block) {
    const std::string name = "blk." + std::to_string(block);
    builder.tensor(name + ".attn_q.weight.in_sum2", {256, 1}).tensor(name + ".attn_q.weight.counts", {1, 1});
    builder.tensor(name + ".ffn_up_exps.weight.in_sum2", {256, 8}).tensor(name + ".ffn_up_exps.weight.counts", {1, 8});
  }
  return builder;
}

GgufBuilder projector() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("clip")).kv("general.type", gguf::str("mmproj"));
  builder.kv("clip.projector_type", gguf::str("gemma3")).kv("clip.vision.image_size", gguf::u32(896));
  builder.kv("clip.vision.patch_size", gguf::u32(14)).kv("clip.vision.projection_dim", gguf::u32(2560));
  builder.tensor("v.patch_embd.weight", {14, 14, 3, 64}).tensor("mm.0.weight", {64, 128});
  for (int block = 0; block < 8; ++block) {
    builder.tensor("v.blk." + std::to_string(block) + ".attn_q.weight", {64, 64});
    builder.tensor("a.blk." + std::to_string(block) + ".attn_q.weight", {64, 64});
  }
  return builder;
}

GgufBuilder controlVector() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("controlvector"));
  builder.kv("controlvector.model_hint", gguf::str("mistral")).kv("controlvector.layer_count", gguf::i32(31));
  for (int layer = 1; layer < 32; ++layer) builder.tensor("direction." + std::to_string(layer), {4096});
  return builder;
}

GgufBuilder diffusionModel() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("flux"));
  for (int block = 0; block < 6; ++block) {
    builder.tensor("double_blocks." + std::to_string(block) + ".img_attn.qkv.weight", {64, 192});
  }
  builder.tensor("first_stage_model.decoder.conv_in.weight", {3, 3, 16, 64});
  builder.tensor("cond_stage_model.token_embedding.weight", {64, 64});
  return builder;
}

GgufBuilder companion() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("glm4moe")).kv("glm4moe.nextn_predict_layers", gguf::u32(1));
  builder.tensor("blk.92.nextn.eh_proj.weight", {128, 64}).tensor("blk.92.attn_q.weight", {64, 64});
  return builder;
}

GgufBuilder vocabulary() {
  std::vector<std::string> tokens = {"<unk>", "<s>", "</s>"};
  for (int token = 0; token < 4096; ++token) tokens.push_back("t" + std::to_string(token));
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("general.name", gguf::str("Llama 3.2"));
  builder.kv("llama.vocab_size", gguf::u32(4099)).kv("tokenizer.ggml.model", gguf::str("gpt2"));
  builder.kv("tokenizer.ggml.pre", gguf::str("llama-bpe")).kv("tokenizer.ggml.tokens", gguf::strings(tokens));
  builder.kv("tokenizer.ggml.merges", gguf::strings({"t 0", "t 1", "t 2"}));
  builder.kv("tokenizer.ggml.bos_token_id", gguf::u32(1)).kv("tokenizer.ggml.eos_token_id", gguf::u32(2));
  return builder;
}

/// The second of three, without the others.
GgufBuilder loneShard() {
  GgufBuilder builder;
  builder.kv("split.no", gguf::u16(1)).kv("split.count", gguf::u16(3)).kv("split.tensors.count", gguf::i32(48));
  for (int block = 8; block < 16; ++block) {
    builder.tensor("blk." + std::to_string(block) + ".attn_q.weight", {256, 64}, kQ4_K);
    builder.tensor("blk." + std::to_string(block) + ".ffn_up.weight", {256, 128}, kQ6_K);
  }
  return builder;
}

constexpr KindFile kFiles[] = {
    {"vocabulary", "ggml-vocab-llama-bpe.gguf", vocabulary},
    {"lone-shard", "Qwen3-32B-Q4_K_M-00002-of-00003.gguf", loneShard},
    {"lora", "Llama-3.2-1B-sql-lora-F32.gguf", loraAdapter},
    {"imatrix", "Qwen3-30B-A3B-imatrix.gguf", importanceMatrix},
    {"mmproj", "mmproj-gemma-3-4b-it-f32.gguf", projector},
    {"control-vector", "control-vector-happy.gguf", controlVector},
    {"diffusion", "flux1-dev-F32.gguf", diffusionModel},
    {"companion", "GLM-4.6-MTP.gguf", companion},
};

}  // namespace

std::span<const KindFile> kindFiles() { return kFiles; }

}  // namespace ggufscope
