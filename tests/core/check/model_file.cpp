#include "tests/core/check/model_file.h"

#include <algorithm>

namespace ggufscope {

SmallModel::SmallModel() {
  set("general.architecture", gguf::str("llama"));
  set("llama.context_length", gguf::u32(64));
  set("llama.embedding_length", gguf::u32(8));
  set("llama.block_count", gguf::u32(3));
  set("llama.feed_forward_length", gguf::u32(16));
  set("llama.attention.head_count", gguf::u32(2));
  set("llama.attention.head_count_kv", gguf::u32(1));
  set("llama.attention.layer_norm_rms_epsilon", gguf::f32(1e-5F));
  set("tokenizer.ggml.model", gguf::str("gpt2"));
  set("tokenizer.ggml.pre", gguf::str("default"));
  set("tokenizer.ggml.tokens", gguf::strings({"a", "b", "ab", "c", "<s>", "</s>"}));
  set("tokenizer.ggml.token_type", gguf::i32s({1, 1, 1, 1, 3, 3}));
  set("tokenizer.ggml.merges", gguf::strings({"a b"}));
  set("tokenizer.ggml.bos_token_id", gguf::u32(4));
  set("tokenizer.ggml.eos_token_id", gguf::u32(5));
  set("tokenizer.chat_template", gguf::str("{{ messages }}"));
  tensor("token_embd.weight", {8, 6});
  tensor("output_norm.weight", {8});
  for (const char* block : {"blk.0.", "blk.1.", "blk.2."}) {
    const std::string prefix(block);
    tensor(prefix + "attn_norm.weight", {8});
    tensor(prefix + "attn_q.weight", {8, 8});
    tensor(prefix + "attn_k.weight", {8, 4});
    tensor(prefix + "attn_v.weight", {8, 4});
    tensor(prefix + "attn_output.weight", {8, 8});
    tensor(prefix + "ffn_norm.weight", {8});
    tensor(prefix + "ffn_gate.weight", {8, 16});
    tensor(prefix + "ffn_up.weight", {8, 16});
    tensor(prefix + "ffn_down.weight", {16, 8});
  }
}

SmallModel SmallModel::empty() { return SmallModel(Nothing{}); }

SmallModel& SmallModel::set(std::string_view key, GgufValue value) {
  const size_t index = pairIndex(key);
  if (index == m_pairs.size()) {
    m_pairs.emplace_back(std::string(key), std::move(value));
  } else {
    m_pairs[index].second = std::move(value);
  }
  return *this;
}

SmallModel& SmallModel::without(std::string_view key) {
  std::erase_if(m_pairs, [key](const auto& pair) { return pair.first == key; });
  return *this;
}

SmallModel& SmallModel::tensor(std::string_view name, std::vector<uint64_t> dims, uint32_t type,
                               std::optional<uint64_t> bytes) {
  const auto known =
      std::find_if(m_tensors.begin(), m_tensors.end(), [name](const auto& tensor) { return tensor.name == name; });
  GgufTensor& made = known == m_tensors.end() ? m_tensors.emplace_back() : *known;
  made.name = name;
  made.dims = std::move(dims);
  made.type = type;
  made.bytes = bytes;
  return *this;
}

SmallModel& SmallModel::withoutTensor(std::string_view name) {
  std::erase_if(m_tensors, [name](const auto& tensor) { return tensor.name == name; });
  return *this;
}

SmallModel& SmallModel::withoutTensors() {
  m_tensors.clear();
  return *this;
}

const BuiltGguf& SmallModel::build() {
  GgufBuilder builder;
  for (const auto& pair : m_pairs) builder.kv(pair.first, pair.second);
  for (const GgufTensor& tensor : m_tensors) builder.tensor(tensor);
  m_built = builder.buildWithPlaces();
  return m_built;
}

size_t SmallModel::pairIndex(std::string_view key) const {
  const auto found =
      std::find_if(m_pairs.begin(), m_pairs.end(), [key](const auto& pair) { return pair.first == key; });
  return static_cast<size_t>(found - m_pairs.begin());
}

ByteRange SmallModel::value(std::string_view key) { return m_built.pairs.at(pairIndex(key)).value; }

ByteRange SmallModel::info(std::string_view tensor) {
  const auto found =
      std::find_if(m_tensors.begin(), m_tensors.end(), [tensor](const auto& one) { return one.name == tensor; });
  return m_built.tensors.at(static_cast<size_t>(found - m_tensors.begin())).info;
}

ByteRange SmallModel::text(std::string_view key, size_t index) {
  constexpr uint64_t kLengthBytes = 8;
  uint64_t at = value(key).begin + 4 + kLengthBytes;
  const auto lengthAt = [&] { return static_cast<uint8_t>(m_built.bytes.at(at)); };  // texts are short here
  for (; index > 0; --index) at += kLengthBytes + lengthAt();
  return ByteRange::ofSize(at, kLengthBytes + lengthAt());
}

}  // namespace ggufscope
