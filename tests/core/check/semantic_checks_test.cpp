// What the cases of findings_test.cpp do not show: messages, several shards at once, cancelling, large lists.
#include "core/check/semantic_checks.h"

#include <algorithm>
#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "core/check/check.h"
#include "core/check/token_text_checks.h"
#include "tests/core/check/model_file.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::shared_ptr<const ModelFile> opened(SmallModel& model) {
  auto file = ModelFile::fromSource(memorySource(model.build().bytes), "model.gguf");
  EXPECT_TRUE(file.ok());
  return *file;
}

std::vector<std::string> messages(SmallModel& model) {
  const auto findings = check(*opened(model));
  EXPECT_TRUE(findings.ok());
  std::vector<std::string> texts;
  for (const Diagnostic& finding : *findings) texts.push_back(finding.message.english());
  return texts;
}

using Texts = std::vector<std::string>;

TEST(SemanticMessages, SayWhatIsWrongInNumbers) {
  SmallModel narrow;
  narrow.tensor("blk.1.attn_k.weight", {8, 5});
  EXPECT_EQ(messages(narrow), Texts{"blk.1.attn_k.weight is [8, 5]; llama.attention.head_count_kv says 1 × 4."});
  SmallModel wide;
  wide.set("llama.block_count", gguf::u16(3));
  EXPECT_EQ(messages(wide), Texts{"llama.block_count is of type u16; llama.cpp wants exactly u32."});
  SmallModel lacking;
  lacking.withoutTensor("blk.2.ffn_up.weight").withoutTensor("blk.2.ffn_gate.weight");
  EXPECT_EQ(messages(lacking), Texts{"Block 2 lacks ffn_gate, ffn_up that the other blocks have."});
  SmallModel repeated;
  repeated.set("tokenizer.ggml.tokens", gguf::strings({"a", "b", "ab", "a", "b", "a"}));
  EXPECT_EQ(messages(repeated), Texts{"Token a occurs 3 times; 2 texts occur more than once."});
  SmallModel label;
  label.set("general.file_type", gguf::u32(7));
  EXPECT_EQ(messages(label), Texts{"general.file_type says Q8_0; by bytes the weights of the blocks are 100 % F32."});
}

TEST(SemanticMessages, GuessTheArchitecture) {
  SmallModel nameless;
  nameless.without("general.architecture");
  EXPECT_EQ(messages(nameless),
            Texts{"No general.architecture; its tensor names are those of a text model like llama."});
  nameless.tensor("blk.0.ffn_gate_inp.weight", {8, 4});
  EXPECT_EQ(messages(nameless),
            Texts{"No general.architecture; its tensor names are those of a text model with experts."});
}

TEST(SemanticChecks, JudgeTheShardsOfASetTogether) {
  SmallModel first;
  first.withoutTensors().set("split.no", gguf::u16(0)).set("split.count", gguf::u16(2));
  first.tensor("token_embd.weight", {8, 6}).tensor("blk.0.attn_norm.weight", {8});
  SmallModel second;
  second.withoutTensor("token_embd.weight").withoutTensor("blk.0.attn_norm.weight");
  second.tensor("blk.1.ffn_up.weight", {8, 15});
  for (const char* key : {"general.architecture", "llama.block_count"}) second.without(key);
  second.set("split.no", gguf::u16(1)).set("split.count", gguf::u16(2));
  const auto firstFile = opened(first);
  const auto secondFile = opened(second);

  DiagnosticCollector alone;
  ASSERT_TRUE(checkTensors(*firstFile, alone, {}).ok());
  ASSERT_TRUE(checkTensors(*secondFile, alone, {}).ok());
  EXPECT_TRUE(alone.take().empty()) << "a shard has only some of the tensors";

  const ModelView view({{firstFile.get(), 0}, {secondFile.get(), 1}}, 0, true);
  DiagnosticCollector together;
  ASSERT_TRUE(checkTensors(view, together, {}).ok());
  const std::vector<Diagnostic> findings = together.take();
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].id, DiagnosticId::modelShape);
  EXPECT_EQ(findings[0].shard, 1U);
  EXPECT_EQ(findings[0].range, second.info("blk.1.ffn_up.weight"));
}

TEST(SemanticChecks, StopWhenAsked) {
  SmallModel model;
  const auto file = opened(model);
  std::stop_source stop;
  stop.request_stop();
  const CheckContext context{stop.get_token(), nullptr};
  DiagnosticCollector findings;
  EXPECT_EQ(checkMetadata(*file, findings, context).error().code, ErrorCode::cancelled);
  EXPECT_EQ(checkTensors(*file, findings, context).error().code, ErrorCode::cancelled);
  EXPECT_EQ(checkTokenTexts(*file, findings, context).error().code, ErrorCode::cancelled);
}

TEST(SemanticChecks, ReportTheBytesOfTheTokensAsProgress) {
  SmallModel model;
  const auto file = opened(model);
  Progress progress;
  DiagnosticCollector findings;
  ASSERT_TRUE(checkTokenTexts(*file, findings, {{}, &progress}).ok());
  const uint64_t strings = 6 * 8 + 12 + 1 * 8 + 3;  // lengths and texts of tokens and merges
  EXPECT_EQ(progress.done, strings);
  EXPECT_GE(tokenBytesToCheck(file->document()), strings);
}

TEST(SemanticChecks, TensorsWithoutBytesSayNothingAboutTheLabel) {
  SmallModel model;
  model.withoutTensors().tensor("blk.0.attn_q.weight", {0, 8}).set("general.file_type", gguf::u32(7));
  for (const std::string& text : messages(model)) EXPECT_EQ(text.find("general.file_type"), std::string::npos) << text;
}

/// Four blocks of an architecture that nobody knows: three alike, with so many tensors, and one that has only the last
/// of them.
std::vector<std::string> messagesOfOddBlock(int tensors) {
  SmallModel model;
  model.set("general.architecture", gguf::str("nobody_knows")).withoutTensors();
  for (int block = 0; block < 4; ++block) {
    for (int i = block < 3 ? 0 : tensors - 1; i < tensors; ++i) {
      model.tensor("blk." + std::to_string(block) + ".role_" + std::to_string(i) + ".weight", {8});
    }
  }
  return messages(model);
}

TEST(SemanticChecks, CompareBlocksOnlyWithWhatABlockMayHave) {
  const auto told = [](const Texts& texts) {
    return std::any_of(texts.begin(), texts.end(), [](const std::string& text) { return text.starts_with("Block 3"); });
  };
  EXPECT_TRUE(told(messagesOfOddBlock(4)));
  // Every single block is compared with these, so a file of nothing else would take for ever.
  EXPECT_FALSE(told(messagesOfOddBlock(1100)));
}

TEST(SemanticChecks, ReadAListOfIdsInOneGo) {
  std::vector<int32_t> ids(20000, 1);
  ids[19000] = -1;
  SmallModel model;
  model.set("tokenizer.ggml.eos_token_ids", gguf::i32s(ids));
  int reads = 0;
  const auto source = std::make_shared<WatchedSource>(memorySource(model.build().bytes),
                                                      [&reads](uint64_t /*offset*/, size_t /*bytes*/) { ++reads; });
  const auto file = ModelFile::fromSource(source, "model.gguf");
  ASSERT_TRUE(file.ok());
  reads = 0;
  DiagnosticCollector findings;
  ASSERT_TRUE(checkMetadata(**file, findings, {}).ok());
  EXPECT_LT(reads, 200);
  const std::vector<Diagnostic> found = findings.take();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].id, DiagnosticId::tokenizerIdOutOfRange);
  const uint64_t begin = model.value("tokenizer.ggml.eos_token_ids").begin + 12 + 19000 * 4;
  EXPECT_EQ(found[0].range, ByteRange::ofSize(begin, 4));
}

TEST(TokenTexts, OfAQuarterMillionTakeWellUnderASecond) {
  constexpr int kTokens = 262144;
  std::vector<std::string> tokens = {"a"};
  std::vector<std::string> merges;
  for (int i = 1; i < kTokens; ++i) tokens.push_back(i == 1 ? "aa" : std::to_string(i));
  for (int i = 0; i < kTokens; ++i) merges.emplace_back("a a");
  SmallModel model;
  model.set("tokenizer.ggml.tokens", gguf::strings(tokens)).set("tokenizer.ggml.merges", gguf::strings(merges));
  const auto file = opened(model);
  DiagnosticCollector findings;
  const auto start = std::chrono::steady_clock::now();
  ASSERT_TRUE(checkTokenTexts(*file, findings, {}).ok());
  // Ten times what an unoptimised build takes on a busy machine.
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
  EXPECT_TRUE(findings.take().empty());
}

TEST(TokenTexts, MayBeLongerThanTheWindow) {
  const std::string text(300 * 1024, 'x');
  SmallModel model;
  model.set("tokenizer.ggml.tokens", gguf::strings({"a", text, "ab", text, "b", "<s>"}));
  DiagnosticCollector findings;
  ASSERT_TRUE(checkTokenTexts(*opened(model), findings, {}).ok());
  const std::vector<Diagnostic> found = findings.take();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].id, DiagnosticId::tokenizerDuplicateToken);
  EXPECT_EQ(found[0].range.size(), 8 + text.size());
}

}  // namespace
}  // namespace ggufscope
