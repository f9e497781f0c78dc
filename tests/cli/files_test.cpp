#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

const std::vector<std::string> kCommands = {"info", "keys", "tensors", "map", "at", "check", "resync"};

/// The command with its arguments for `file`.
std::vector<std::string> call(const std::string& command, const std::string& file) {
  if (command == "at") return {command, file, "0", "--json"};
  return {command, file, "--json"};
}

std::string onDisk(const TempDir& folder, std::string_view bytes) {
  const std::filesystem::path path = folder / "file";
  writeFile(path, bytes);
  return path.string();
}

TEST(CliFiles, WhatCannotBeReadIsThreeWithAMessageAndNoOutput) {
  const TempDir folder;
  ASSERT_EQ(mkfifo((folder / "fifo").c_str(), 0600), 0);
  for (const std::string& file :
       {(folder / "missing").string(), folder.path().string(), (folder / "fifo").string(), std::string("/dev/null")}) {
    for (const std::string& command : kCommands) {
      const CliResult result = runCli(call(command, file));
      EXPECT_EQ(result.code, 3) << command << " " << file;
      EXPECT_TRUE(result.out.empty()) << command << " " << file;
      EXPECT_NE(result.err.find(file), std::string::npos) << result.err;
    }
  }
}

TEST(CliFiles, PermissionDeniedIsThree) {
  const TempDir folder;
  const std::string file = onDisk(folder, GgufBuilder().build());
  ASSERT_EQ(chmod(file.c_str(), 0), 0);
  CliSetup setup;
  setup.asNobody = geteuid() == 0;
  const CliResult result = runCli({"info", file}, setup);
  if (result.code >= 126) GTEST_SKIP() << "the program cannot be run without the rights of root here";
  EXPECT_EQ(result.code, 3);
  EXPECT_NE(result.err.find("permission"), std::string::npos) << result.err;
}

TEST(CliFiles, OfNoGgufFileInfoMapAtAndCheckSayWhatTheyCan) {
  const TempDir folder;
  const std::string file = onDisk(folder, std::string("PK\3\4") + std::string(100, 'x'));
  for (const std::string& command : kCommands) EXPECT_EQ(runCli(call(command, file)).code, 3) << command;
  const QJsonObject info = objectOf(runCli(call("info", file)).out);
  EXPECT_EQ(textOf(info["kind"]), "not_gguf");
  EXPECT_NE(textOf(info["recognised_as"]).find("ZIP"), std::string::npos);
  EXPECT_TRUE(info["version"].isNull());
  const QJsonArray map = rowsOf(runCli(call("map", file)).out);
  ASSERT_EQ(map.size(), 1);
  EXPECT_EQ(textOf(map[0].toObject()["kind"]), "unparsed");
  EXPECT_EQ(textOf(map[0].toObject()["label"]), "file");
  EXPECT_EQ(map[0].toObject()["end"].toInt(), 104);
  EXPECT_EQ(objectOf(runCli(call("at", file)).out)["path"].toArray().size(), 2);
  const QJsonArray findings = rowsOf(runCli(call("check", file)).out);
  ASSERT_EQ(findings.size(), 1);
  EXPECT_EQ(textOf(findings[0].toObject()["id"]), "file.not_gguf");
}

TEST(CliFiles, AnEmptyFileIsThreeAndStillShown) {
  const TempDir folder;
  const std::string file = onDisk(folder, "");
  for (const std::string& command : kCommands) EXPECT_EQ(runCli(call(command, file)).code, 3) << command;
  EXPECT_EQ(textOf(objectOf(runCli(call("info", file)).out)["recognised_as"]), "an empty file");
  EXPECT_TRUE(rowsOf(runCli(call("map", file)).out).isEmpty());
  EXPECT_EQ(textOf(rowsOf(runCli(call("check", file)).out)[0].toObject()["id"]), "file.empty");
}

TEST(CliFiles, CheckIsOneForErrorsOfTheChosenProfileOnly) {
  // Big-endian: an error for llama.cpp's loader, fine by the text.
  const std::string file = samplePath("bigendian.gguf").string();
  EXPECT_EQ(runCli({"check", file}).code, 1);
  EXPECT_EQ(runCli({"check", file, "--profile", "llama.cpp"}).code, 1);
  EXPECT_EQ(runCli({"check", file, "--profile", "spec"}).code, 0);
  EXPECT_EQ(runCli({"check", samplePath("align64.gguf").string()}).code, 0);
  // A finding is no failure of the other commands.
  EXPECT_EQ(runCli({"info", file}).code, 0);
}

TEST(CliFiles, ADamagedFileIsShownUpToTheFault) {
  const std::string file = samplePath("bad/truncated-kv.gguf").string();
  const CliResult keys = runCli({"keys", file, "--json"});
  EXPECT_EQ(keys.code, 0);
  EXPECT_EQ(rowsOf(keys.out).size(), 2);
  EXPECT_NE(keys.err.find("damaged"), std::string::npos);
}

TEST(CliFiles, APathIsAnyBytes) {
  const TempDir folder;
  const std::string file = (folder / "caf\xe9 \xff\x1b.gguf").string();
  writeFile(file, GgufBuilder().kv("general.architecture", gguf::str("llama")).build());
  const CliResult result = runCli({"info", file, "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  const QJsonObject info = objectOf(result.out);
  EXPECT_EQ(QByteArray::fromHex(info["file_hex"].toString().toLatin1()).toStdString(), file);
  EXPECT_NE(info["file"].toString().indexOf(QChar::ReplacementCharacter), -1);
  EXPECT_EQ(runCli({"info", file}).out.find('\x1b'), std::string::npos);
  const CliResult missing = runCli({"info", file + "\xfe"});
  EXPECT_EQ(missing.code, 3);
  EXPECT_EQ(missing.err.find('\xfe'), std::string::npos);
}

TEST(CliFiles, AFileNameMayLookLikeAnOption) {
  const TempDir folder;
  const std::string file = (folder / "--json").string();
  writeFile(file, GgufBuilder().build());
  EXPECT_EQ(runCli({"info", "--", file}).code, 0);
}

}  // namespace

}  // namespace ggufscope
