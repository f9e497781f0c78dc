#include "tests/bench/bench_inputs.h"

#include <random>
#include <vector>

#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

constexpr size_t kTokens = 150000;
constexpr size_t kTensors = 500;

/// A word of 2 to 17 letters, 9.5 on average: about what a BPE vocabulary has.
std::string word(std::mt19937_64& random) {
  std::string text(2 + random() % 16, '\0');
  for (char& letter : text) letter = static_cast<char>('a' + random() % 26);
  return text;
}

std::string tensorName(size_t index) {
  return "blk." + std::to_string(index / 9) + ".part_" + std::to_string(index % 9);
}

}  // namespace

void writeLargeVocabulary(const std::filesystem::path& path) {
  std::mt19937_64 random(7);
  std::vector<std::string> tokens;
  std::vector<std::string> merges;
  std::vector<float> scores;
  std::vector<int32_t> types;
  for (size_t i = 0; i < kTokens; ++i) {
    tokens.push_back(word(random));
    merges.push_back(word(random) + " " + word(random));
    scores.push_back(-static_cast<float>(i));
    types.push_back(1 + static_cast<int32_t>(i % 6));
  }
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama"))
      .kv("general.name", gguf::str("large vocabulary"))
      .kv("llama.block_count", gguf::u32(55))
      .kv("tokenizer.ggml.model", gguf::str("gpt2"))
      .kv("tokenizer.ggml.tokens", gguf::strings(tokens))
      .kv("tokenizer.ggml.scores", gguf::f32s(scores))
      .kv("tokenizer.ggml.token_type", gguf::i32s(types))
      .kv("tokenizer.ggml.merges", gguf::strings(merges));
  for (size_t i = 0; i < kTensors; ++i) builder.tensor(tensorName(i), {64, 2}, kF32);
  builder.write(path);
}

void writeSparseModel(const std::filesystem::path& path, uint64_t bytes) {
  const uint64_t columns = 1 << 14;
  const uint64_t rows = bytes / kTensors / (columns * 2);
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(55));
  for (size_t i = 0; i < kTensors; ++i) {
    GgufTensor tensor{tensorName(i), {columns, rows}, kF16};
    tensor.bytes = columns * rows * 2;
    tensor.data = "";
    builder.tensor(tensor);
  }
  const BuiltGguf built = builder.buildWithPlaces();
  sparseFile(path, built.tensors.back().data.end, built.bytes);
}

void writeHugeLists(const std::filesystem::path& path) {
  constexpr uint64_t kElements = 1000000;
  constexpr size_t kManyTensors = 100000;
  std::mt19937_64 random(9);
  GgufPacker numbers(false, 8);
  GgufPacker words(false, 8);
  for (uint64_t i = 0; i < kElements; ++i) {
    numbers.u32(static_cast<uint32_t>(random() % kElements));
    words.string(word(random));
  }
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama"))
      .kv("tokenizer.ggml.tokens", gguf::arrayClaiming(8, kElements, words.bytes()))
      .kv("tokenizer.ggml.scores", gguf::arrayClaiming(6, kElements, numbers.bytes()))
      .kv("tokenizer.ggml.token_type", gguf::arrayClaiming(5, kElements, numbers.bytes()))
      .kv("tokenizer.ggml.merges", gguf::arrayClaiming(8, kElements, words.bytes()));
  for (size_t i = 0; i < kManyTensors; ++i) builder.tensor(tensorName(i), {8}, kF32);
  builder.write(path);
}

}  // namespace ggufscope
