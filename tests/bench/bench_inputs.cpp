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

/// Repeats `unit` up to `bytes` bytes and says how often.
std::string repeated(const std::string& unit, uint64_t bytes, uint64_t& count) {
  count = bytes / unit.size();
  std::string text;
  text.reserve(count * unit.size());
  for (uint64_t i = 0; i < count; ++i) text += unit;
  return text;
}

std::string packed(const GgufValue& value) {
  GgufPacker packer(false, 8);
  value.pack(packer);
  return packer.bytes();
}

/// A header with these counts in front of `rows`.
std::string withHeader(uint64_t tensors, uint64_t pairs, const std::string& rows) {
  return GgufBuilder().claimTensors(tensors).claimPairs(pairs).withoutData().build() + rows;
}

std::string scalarRow(uint32_t type, uint64_t offset) {
  GgufPacker packer(false, 8);
  packer.string("");
  packer.u32(0);
  packer.u32(type);
  packer.u64(offset);
  return packer.bytes();
}

/// Tensors of four bytes with a gap before each: as many segments as there can be.
std::string gappedTensors(uint64_t bytes) {
  const uint64_t count = bytes / (scalarRow(0, 0).size() + 64);
  std::string rows;
  for (uint64_t i = 0; i < count; ++i) rows += scalarRow(0, i * 64 + 32);
  std::string file = withHeader(count, 0, rows);
  file.resize(file.size() + count * 64, '\0');
  return file;
}

/// As many tensors as fit, each of another type that nobody knows.
std::string tensorsOfManyTypes(uint64_t bytes) {
  const uint64_t count = bytes / scalarRow(0, 0).size();
  std::string rows;
  for (uint64_t i = 0; i < count; ++i) rows += scalarRow(static_cast<uint32_t>(1000 + i), 0);
  return withHeader(count, 0, rows);
}

std::string pairsOfManyKeys(uint64_t bytes) {
  GgufPacker rows(false, 8);
  uint64_t count = 0;
  for (; rows.size() < bytes; ++count) {
    rows.string(std::to_string(count));
    rows.u32(0);
    rows.u8(0);
  }
  return withHeader(0, count, rows.bytes());
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

std::string hostileFile(size_t kind, uint64_t bytes) {
  GgufPacker smallestPair(false, 8);
  smallestPair.string("");
  smallestPair.u32(0);
  smallestPair.u8(0);
  GgufPacker samePair(false, 8);
  samePair.string("k");
  samePair.u32(0);
  samePair.u8(0);
  uint64_t count = 0;
  std::string rows;
  switch (kind) {
    case 0:
      rows = repeated(smallestPair.bytes(), bytes, count);
      return withHeader(0, count, rows);
    case 1:
      rows = repeated(scalarRow(0, 0), bytes, count);
      return withHeader(count, 0, rows);
    case 2:
      rows = repeated(packed(gguf::u32s({})), bytes, count);
      return GgufBuilder().kv("a", gguf::arrayClaiming(9, count, rows)).withoutData().build();
    case 3:
      rows = repeated(packed(gguf::str("")), bytes, count);
      return GgufBuilder().kv("a", gguf::arrayClaiming(8, count, rows)).withoutData().build();
    case 4:
      rows = repeated(packed(gguf::array(ValueType::u8, {gguf::u8(1)})), bytes, count);
      return GgufBuilder().kv("a", gguf::arrayClaiming(9, count, rows)).withoutData().build();
    case 5:
      rows = repeated(samePair.bytes(), bytes, count);
      return withHeader(0, count, rows);
    case 6:
      return gappedTensors(bytes);
    case 8:
      return tensorsOfManyTypes(bytes);
    case 9:
      return pairsOfManyKeys(bytes);
    default:
      return GgufBuilder().kv("a", gguf::nested(static_cast<uint32_t>(bytes / 12))).withoutData().build();
  }
}

}  // namespace ggufscope
