// decode: what it refuses, and that a failure changes nothing.
#include <chrono>
#include <csignal>
#include <set>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

class CliDecodeRefusals : public testing::Test {
 protected:
  CliDecodeRefusals() {
    builder().write(m_folder / "m.gguf");
    writeFile(m_folder / "old.f32", "old");
  }

  static GgufBuilder builder() {
    GgufBuilder builder;
    builder.tensor("blk.0.attn_q.weight", {32, 64}, kQ4_0).tensor({"fork", {256, 8}, 137, {}, 76 * 8});
    return builder;
  }
  static const std::string& tensor() {
    static const std::string kName = "blk.0.attn_q.weight";
    return kName;
  }
  std::string path(std::string_view name) const { return (m_folder / name).string(); }
  const fs::path& folder() const { return m_folder.path(); }

  std::set<std::string> listing() const {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder())) names.insert(entry.path().filename().string());
    return names;
  }

  /// Runs it and expects that exit code, a message with `why` in it, and nothing new or other in the folder.
  void refused(int code, const std::vector<std::string>& arguments, const std::string& why,
               const CliSetup& setup = {}) const {
    const std::set<std::string> before = listing();
    const CliResult result = runCli(arguments, setup);
    EXPECT_EQ(result.code, code) << result.err;
    EXPECT_TRUE(result.out.empty()) << result.out;
    EXPECT_NE(result.err.find(why), std::string::npos) << result.err;
    EXPECT_EQ(listing(), before);
    EXPECT_EQ(readFile(path("old.f32")), "old");
  }
  void refusedOut(const std::string& out, const std::string& why, const CliSetup& setup = {}) const {
    refused(4, {"decode", path("m.gguf"), tensor(), "-o", out}, why, setup);
  }

 private:
  TempDir m_folder;
};

TEST_F(CliDecodeRefusals, WrongUsage) {
  const std::string file = path("m.gguf");
  refused(2, {"decode", file, tensor()}, "-o OUT is missing");
  refused(2, {"decode", file, "-o", path("a.f32")}, "TENSOR is missing");
  refused(2, {"decode", file, tensor(), "-o", path("a.bin")}, "OUT ends in .npy (NumPy) or .f32 (bare values)");
  refused(2, {"decode", file, tensor(), "-o", ""}, "OUT ends in");
  for (const char* threads : {"0", "-1", "two", "1x", "257", "99999999999999999999", ""}) {
    refused(2, {"decode", file, tensor(), "-o", path("a.f32"), "--threads", threads}, "--threads wants a number");
  }
}

TEST_F(CliDecodeRefusals, AnUnknownTensorNamesTheNearest) {
  refused(2, {"decode", path("m.gguf"), "blk.0.atn_q.weight", "-o", path("old.f32")}, "perhaps blk.0.attn_q.weight");
  refused(2, {"decode", path("m.gguf"), "attn_q", "-o", path("old.f32")}, "perhaps blk.0.attn_q.weight");
  const CliResult result = runCli({"decode", path("m.gguf"), "quite another", "-o", path("old.f32")});
  EXPECT_EQ(result.err.find("perhaps"), std::string::npos) << result.err;
}

TEST_F(CliDecodeRefusals, AMissingShardIsNamed) {
  const std::string name = "mini-llama-split-00002-of-00003.gguf";
  fs::copy_file(samplePath(name), path(name));
  refused(2, {"decode", path(name), "nothing", "-o", path("old.f32")}, "2 of 3 shards are not there");
}

TEST_F(CliDecodeRefusals, WhatCannotBeReadOrDecoded) {
  const std::string out = path("old.f32");
  refused(3, {"decode", path("nowhere.gguf"), "q", "-o", out}, "There is no such file.");
  refused(3, {"decode", path("old.f32"), "q", "-o", out}, "is no GGUF file");
  refused(3, {"decode", path("m.gguf"), "fork", "-o", out}, "layout of IQ2_K is not known");

  GgufBuilder ambiguous;
  ambiguous.tensor({"a", {512, 4}, 142, {}, 544}).tensor({"b", {512, 4}, 142, {}, 544});
  ambiguous.write(path("ambiguous.gguf"));
  refused(3, {"decode", path("ambiguous.gguf"), "a", "-o", out}, "type 142 can be PQ2_0, IQ2_TN");

  const BuiltGguf whole = builder().buildWithPlaces();
  writeFile(path("cut.gguf"), whole.bytes.substr(0, whole.tensors[0].data.begin + 100));
  refused(3, {"decode", path("cut.gguf"), tensor(), "-o", out}, "100 of 1,152 bytes are there; the first missing one");
}

TEST_F(CliDecodeRefusals, TheModelIsNeverWrittenTo) {
  const std::string model = readFile(path("m.gguf"));
  fs::create_symlink("m.gguf", path("link.f32"));
  fs::create_hard_link(path("m.gguf"), path("hard.npy"));
  refusedOut(path("link.f32"), "it is the model itself");
  refusedOut(path("hard.npy"), "it is the model itself");
  fs::create_symlink("m.gguf", path("opened.gguf"));
  refused(4, {"decode", path("opened.gguf"), tensor(), "-o", path("hard.npy")}, "it is the model itself");
  EXPECT_EQ(readFile(path("m.gguf")), model);
}

TEST_F(CliDecodeRefusals, NoShardIsWrittenTo) {
  std::vector<std::string> shards;
  for (int number = 1; number <= 3; ++number) {
    shards.push_back("mini-llama-split-0000" + std::to_string(number) + "-of-00003.gguf");
    fs::copy_file(samplePath(shards.back()), path(shards.back()));
  }
  std::string name;
  for (const QJsonValue& row : rowsOf(runCli({"tensors", path(shards[0]), "--json"}).out)) {
    if (textOf(row.toObject()["type"]) == "Q4_K") name = textOf(row.toObject()["name"]);
  }
  for (int number = 0; number < 3; ++number) {
    const std::string link = "link" + std::to_string(number) + ".f32";
    fs::create_symlink(shards[static_cast<size_t>(number)], path(link));
    refused(4, {"decode", path(shards[1]), name, "-o", path(link)}, "it is the model itself");
  }
}

TEST_F(CliDecodeRefusals, OnlyRegularFilesAreReplaced) {
  fs::create_directory(path("folder.f32"));
  refusedOut(path("folder.f32"), "it is a folder");
  ASSERT_EQ(mkfifo(path("pipe.f32").c_str(), 0666), 0);
  refusedOut(path("pipe.f32"), "it is not a regular file");
  fs::create_symlink("/dev/null", path("null.f32"));
  refusedOut(path("null.f32"), "it is not a regular file");
  fs::create_symlink("loop.f32", path("loop.f32"));
  refusedOut(path("loop.f32"), "it cannot be written");
}

TEST_F(CliDecodeRefusals, FoldersThatTakeNoFile) {
  refusedOut(path("nowhere/a.f32"), "no file can be made in the folder");
  refusedOut(path("m.gguf/a.f32"), "it cannot be written");
  if (geteuid() != 0) GTEST_SKIP() << "only root can become nobody";
  CliSetup setup;
  setup.asNobody = true;
  fs::permissions(folder(), fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
  refusedOut(path("a.f32"), "no file can be made in the folder", setup);
  fs::permissions(folder(), fs::perms::all);
  fs::permissions(path("old.f32"), fs::perms::owner_all | fs::perms::others_read);
  refusedOut(path("old.f32"), "it is write-protected", setup);
}

TEST_F(CliDecodeRefusals, AFullDiskLeavesTheOldFile) {
  CliSetup setup;
  setup.largestFile = 4096;  // 8192 are needed
  refusedOut(path("old.f32"), "there is no room for its 8,192 bytes", setup);
  refusedOut(path("new.f32"), "nothing was changed", setup);
}

/// A tensor that takes a while, in a file that takes no room on disk.
class CliDecodeStopped : public CliDecodeRefusals {
 protected:
  CliDecodeStopped() {
    constexpr uint64_t kRows = 1 << 18;
    GgufBuilder builder;
    builder.tensor({"slow", {1024, kRows}, kQ4_0}).withoutData();
    const std::string head = builder.build();
    sparseFile(path("slow.gguf"), (head.size() + 31) / 32 * 32 + ggufBytes(kQ4_0, {1024, kRows}), head);
  }

  /// Sends `signal` once there is a temporary file, and gives the exit code.
  int codeAfter(int signal) const {
    const std::set<std::string> before = listing();
    CliProcess process({"decode", path("slow.gguf"), "slow", "-o", path("old.f32"), "--threads", "1"});
    int code = -1;
    while (listing() == before) {
      if (process.ended(code)) return code;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    process.sendSignal(signal);
    code = process.wait();
    EXPECT_EQ(listing(), before);
    EXPECT_EQ(readFile(path("old.f32")), "old");
    return code;
  }
};

TEST_F(CliDecodeStopped, ControlCLeavesNothingBehind) { EXPECT_EQ(codeAfter(SIGINT), 130); }

TEST_F(CliDecodeStopped, NorDoTheSignalsThatEndAProcess) {
  EXPECT_EQ(codeAfter(SIGTERM), 128 + SIGTERM);
  EXPECT_EQ(codeAfter(SIGHUP), 128 + SIGHUP);
}

}  // namespace
}  // namespace ggufscope
