// A split set is one model, from whichever shard it is opened.
#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

std::string shardName(int number) { return "mini-llama-split-0000" + std::to_string(number) + "-of-00003.gguf"; }

class CliSplit : public testing::Test {
 protected:
  std::string path(int number) const { return (m_folder / shardName(number)).string(); }
  void copy(int number) const { std::filesystem::copy_file(samplePath(shardName(number)), path(number)); }
  static std::string run(const std::string& command, const std::string& file) {
    const CliResult result = runCli({command, file, "--json"});
    EXPECT_EQ(result.code, 0) << result.err;
    return result.out;
  }

 private:
  TempDir m_folder;
};

TEST_F(CliSplit, TensorsAreThoseOfAllShards) {
  for (int number = 1; number <= 3; ++number) copy(number);
  for (int number = 1; number <= 3; ++number) {
    const QJsonArray tensors = rowsOf(run("tensors", path(number)));
    ASSERT_EQ(tensors.size(), 21);
    for (int i = 0; i < 21; ++i) EXPECT_EQ(tensors[i].toObject()["shard"].toInt(), i / 7 + 1) << i;
  }
}

TEST_F(CliSplit, InfoIsThatOfTheWholeModel) {
  for (int number = 1; number <= 3; ++number) copy(number);
  const QJsonObject whole = objectOf(run("info", samplePath("mini-llama-q4_k_m.gguf").string()));
  for (int number = 1; number <= 3; ++number) {
    const QJsonObject info = objectOf(run("info", path(number)));
    for (const char* name : {"architecture", "name", "kind", "file_type", "tensor_count", "parameters",
                             "bits_per_weight", "types", "findings"}) {
      EXPECT_EQ(info[QLatin1String(name)], whole[QLatin1String(name)]) << name << " from shard " << number;
    }
    const QJsonArray shards = info["shards"].toArray();
    ASSERT_EQ(shards.size(), 3);
    qint64 size = 0;
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(textOf(shards[i].toObject()["file"]), path(i + 1));
      EXPECT_TRUE(shards[i].toObject()["present"].toBool());
      size += shards[i].toObject()["size"].toInteger();
    }
    EXPECT_EQ(info["size"].toInteger(), size);
  }
}

TEST_F(CliSplit, ALoneShardIsSaidToBeLoneAndNotBroken) {
  copy(2);
  const QJsonArray findings = rowsOf(run("check", path(2)));
  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(textOf(findings[0].toObject()["id"]), "split.shard_missing");
  EXPECT_EQ(textOf(findings[0].toObject()["severity"]), "warning");
  EXPECT_EQ(textOf(findings[0].toObject()["message"]), "2 of 3 shards are not beside this one: 1, 3.");
  const QJsonObject info = objectOf(run("info", path(2)));
  EXPECT_EQ(textOf(info["kind"]), "shard");
  EXPECT_FALSE(info["shards"].toArray()[0].toObject()["present"].toBool());
  EXPECT_TRUE(info["shards"].toArray()[0].toObject()["size"].isNull());
  const CliResult tensors = runCli({"tensors", path(2)});
  EXPECT_EQ(tensors.code, 0);
  EXPECT_NE(tensors.err.find("2 of 3 shards are not there"), std::string::npos) << tensors.err;
}

TEST_F(CliSplit, TheMapIsThatOfTheNamedShard) {
  for (int number = 1; number <= 3; ++number) copy(number);
  const QJsonArray map = rowsOf(run("map", path(3)));
  EXPECT_EQ(map.last().toObject()["end"].toInteger(), static_cast<qint64>(std::filesystem::file_size(path(3))));
}

TEST_F(CliSplit, FindingsAreThoseOfAllShards) {
  for (int number = 1; number <= 3; ++number) copy(number);
  EXPECT_EQ(rowsOf(run("check", path(1))).size(), 0);
  std::filesystem::resize_file(path(3), std::filesystem::file_size(path(3)) - 100);
  for (int number = 1; number <= 3; ++number) {
    const CliResult result = runCli({"check", path(number), "--json"});
    EXPECT_EQ(result.code, 1);
    const QJsonArray findings = rowsOf(result.out);
    ASSERT_FALSE(findings.isEmpty());
    for (const QJsonValue& finding : findings) EXPECT_EQ(finding.toObject()["shard"].toInt(), 3);
    EXPECT_NE(runCli({"check", path(number)}).out.find("shard 3, bytes"), std::string::npos);
    EXPECT_GT(objectOf(run("info", path(number)))["findings"].toObject()["error"].toInt(), 0);
  }
}

}  // namespace
}  // namespace ggufscope
