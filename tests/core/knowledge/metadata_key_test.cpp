#include "core/knowledge/metadata_key.h"

#include <chrono>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/knowledge/enum_label.h"
#include "core/knowledge/file_type.h"

namespace ggufscope {
namespace {

std::string_view patternOf(std::string_view key) {
  const MetadataKey* row = findMetadataKey(key);
  return row == nullptr ? std::string_view("-") : row->pattern;
}

TEST(MetadataKey, EveryRowIsFoundByAKeyMadeFromIt) {
  std::set<std::string_view> patterns;
  for (const MetadataKey& row : allMetadataKeys()) {
    EXPECT_TRUE(patterns.insert(row.pattern).second) << row.pattern;
    EXPECT_FALSE(row.meaning.empty()) << row.pattern;
    EXPECT_NE(row.scalars | row.elements, 0) << row.pattern;
    std::string key(row.pattern);
    const auto fill = [&key](std::string_view placeholder, std::string_view text) {
      if (const size_t at = key.find(placeholder); at != std::string::npos) key.replace(at, placeholder.size(), text);
    };
    fill("{arch}", "qwen3-next");
    fill("{id}", "12");
    fill("{name}", "tool_use");
    EXPECT_EQ(findMetadataKey(key), &row) << key;
  }
  EXPECT_EQ(patterns.size(), 360u);
}

TEST(MetadataKey, PlaceholdersMatchWhatTheyStandFor) {
  EXPECT_EQ(patternOf("llama.attention.head_count"), "{arch}.attention.head_count");
  EXPECT_EQ(patternOf("gemma3.vision.block_count"), "{arch}.vision.block_count");
  EXPECT_EQ(patternOf("clip.vision.block_count"), "clip.vision.block_count");
  EXPECT_EQ(patternOf("my.own.arch.block_count"), "{arch}.block_count");
  EXPECT_EQ(patternOf("general.base_model.0.name"), "general.base_model.{id}.name");
  EXPECT_EQ(patternOf("general.base_model.x.name"), "-");
  EXPECT_EQ(patternOf("general.base_model..name"), "-");
  EXPECT_EQ(patternOf("general.base_model.count"), "general.base_model.count");
  EXPECT_EQ(patternOf("tokenizer.chat_template"), "tokenizer.chat_template");
  EXPECT_EQ(patternOf("tokenizer.chat_template.rag"), "tokenizer.chat_template.{name}");
  EXPECT_EQ(patternOf("tokenizer.chat_template."), "-");
}

TEST(MetadataKey, UnknownKeysHaveNoRow) {
  for (const std::string_view key : {"", ".", "block_count", ".block_count", "llama.", "llama.block_counts",
                                     "tokenizer.ggml.vocab_size", "general.block_count", "General.name"}) {
    EXPECT_EQ(patternOf(key), "-") << key;
  }
}

TEST(MetadataKey, TypesFamiliesAndSafety) {
  const MetadataKey* heads = findMetadataKey("llama.attention.head_count");
  ASSERT_NE(heads, nullptr);
  EXPECT_TRUE(heads->acceptsScalar(4));
  EXPECT_FALSE(heads->acceptsScalar(5));
  EXPECT_TRUE(heads->acceptsArrayOf(5));
  EXPECT_FALSE(heads->acceptsScalar(4 + 32));
  EXPECT_EQ(typesText(*heads), "u32 or arr[i32]");
  EXPECT_EQ(heads->family, KeyFamily::shape);
  EXPECT_EQ(heads->safety, EditSafety::forbidden);
  EXPECT_EQ(typesText(*findMetadataKey("tokenizer.ggml.tokens")), "arr[str]");
  EXPECT_EQ(typesText(*findMetadataKey("split.no")), "u16");
  EXPECT_EQ(findMetadataKey("general.author")->safety, EditSafety::free);
  EXPECT_EQ(findMetadataKey("general.alignment")->safety, EditSafety::forbidden);
}

TEST(MetadataKey, LongKeysCostNoMoreThanShortOnes) {
  const std::string dots(8 << 20, '.');
  const std::string text = "tokenizer.chat_template" + std::string(8 << 20, 'a');
  const std::string end = std::string(8 << 20, '.') + "x.block_count";
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 1000; ++i) {
    ASSERT_EQ(findMetadataKey(dots), nullptr);
    ASSERT_EQ(findMetadataKey(text), nullptr);
    ASSERT_NE(findMetadataKey(end), nullptr);
  }
  const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  EXPECT_LT(seconds, 1.0);  // reading the keys whole would take many times as long
}

TEST(EnumLabel, NamesNumbers) {
  EXPECT_EQ(enumLabel("general.file_type", 15), "Q4_K_M");
  EXPECT_EQ(enumLabel("general.file_type", 0), "F32");
  EXPECT_EQ(enumLabel("general.file_type", 1u << 20), "");
  EXPECT_EQ(enumLabel("general.file_type", (1ull << 32) + 15), "");
  EXPECT_EQ(enumLabel("tokenizer.ggml.token_type", 1), "normal");
  EXPECT_EQ(enumLabel("tokenizer.ggml.token_type", 6), "byte");
  EXPECT_EQ(enumLabel("tokenizer.ggml.token_type", 7), "");
  EXPECT_EQ(enumLabel("bert.pooling_type", 1), "mean");
  EXPECT_EQ(enumLabel("bert.pooling_type", 5), "");
  EXPECT_EQ(enumLabel("deepseek2.expert_gating_func", 2), "sigmoid");
  EXPECT_EQ(enumLabel("deepseek2.expert_gating_func", 0), "");
  EXPECT_EQ(enumLabel("llama.block_count", 1), "");
}

TEST(EnumLabel, KnowsTheTextsOfStringKeys) {
  ASSERT_EQ(knownTexts("llama.rope.scaling.type").size(), 4u);
  EXPECT_EQ(knownTexts("llama.rope.scaling.type")[2], "yarn");
  EXPECT_EQ(knownTexts("tokenizer.ggml.model").front(), "llama");
  EXPECT_TRUE(knownTexts("general.name").empty());
}

TEST(EnumLabel, EveryEnumerationBelongsToAKnownKey) {
  // A misspelt pattern in the tables of enum_label.cpp would silently name nothing.
  for (const std::string_view key :
       {"general.type", "tokenizer.ggml.model", "x.rope.scaling.type", "adapter.type", "prism.hadamard.sign_mode"}) {
    EXPECT_FALSE(knownTexts(key).empty()) << key;
  }
}

TEST(FileType, MainlineComesFirst) {
  const auto rows = fileTypes(38);
  ASSERT_GE(rows.size(), 3u);
  EXPECT_EQ(rows.front().dialect, "mainline");
  EXPECT_EQ(rows.front().label(), "MXFP4_MOE");
  EXPECT_EQ(fileTypes(141).front().label(), "IQ5_K");
  EXPECT_TRUE(fileTypes(99).empty());
  EXPECT_EQ(fileTypes(kGuessedFileType).front().name, "GUESSED");
}

TEST(FileType, RowsAreUniqueAndEveryMainlineNumberIsThere) {
  std::set<std::string> seen;
  for (const FileType& row : allFileTypes()) {
    const std::string id = std::to_string(row.number) + std::string(row.name) + std::string(row.dialect);
    EXPECT_TRUE(seen.insert(id).second) << id;
    EXPECT_EQ(row.dialect.find("github"), std::string_view::npos) << id;
    EXPECT_FALSE(row.label().empty()) << id;
    // A live mainline meaning is the first of its number.
    if (row.dialect == "mainline" && row.status == TypeStatus::live) {
      EXPECT_EQ(&row, fileTypes(row.number).data()) << id;
    }
  }
  for (uint32_t number = 0; number <= 41; ++number) EXPECT_EQ(fileTypes(number).front().dialect, "mainline") << number;
}

}  // namespace
}  // namespace ggufscope
