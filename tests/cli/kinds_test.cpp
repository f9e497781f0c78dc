// What info says of files that are no plain models.
#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

class CliKinds : public testing::Test {
 protected:
  std::string write(const GgufBuilder& builder) {
    builder.write(folder / "test.gguf");
    return (folder / "test.gguf").string();
  }
  static QJsonObject info(const std::string& file) { return objectOf(runCli({"info", file, "--json"}).out); }

  TempDir folder;
};

TEST_F(CliKinds, InfoHasTheFactsOfTheKind) {
  GgufBuilder adapter;
  adapter.kv("general.architecture", gguf::str("llama")).kv("general.type", gguf::str("adapter"));
  adapter.tensor("blk.0.attn_q.weight.lora_a", {32, 8}).tensor("blk.0.attn_q.weight.lora_b", {8, 64});
  const std::string file = write(adapter);
  const QJsonArray facts = info(file)["kind_facts"].toArray();
  ASSERT_EQ(facts.size(), 4);
  EXPECT_EQ(textOf(facts[1].toObject()["label"]), "Rank");
  EXPECT_EQ(textOf(facts[1].toObject()["value"]), "8");
  const std::string text = runCli({"info", file}).out;
  EXPECT_NE(text.find("Kind             adapter\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  Base architecture  llama\n  Rank               8\n"), std::string::npos) << text;
}

TEST_F(CliKinds, APlainModelHasNone) {
  const QJsonObject model = info(samplePath("mini-llama-q4_k_m.gguf").string());
  EXPECT_TRUE(model["variant"].isNull());
  EXPECT_TRUE(model.contains("variant"));
  EXPECT_EQ(model["kind_facts"].toArray().size(), 0);
}

TEST_F(CliKinds, ACompanionHasAVariant) {
  const std::string file = write(
      GgufBuilder().kv("general.architecture", gguf::str("glm4moe")).tensor("blk.46.nextn.eh_proj.weight", {32, 16}));
  EXPECT_EQ(textOf(info(file)["kind"]), "model");
  EXPECT_EQ(textOf(info(file)["variant"]), "mtp_sidecar");
  EXPECT_NE(runCli({"info", file}).out.find("model (mtp_sidecar)"), std::string::npos);
}

}  // namespace
}  // namespace ggufscope
