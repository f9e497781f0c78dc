#include <chrono>
#include <csignal>
#include <thread>

#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

/// Every place where a file can put text, with codes that would move the cursor, set the title or turn the line round.
std::string hostileFile() {
  const std::string code = "x\x1b[2Jy\x9bz\xc2\x9b\x07\n\r\xe2\x80\xae<b>&amp;\\";
  return GgufBuilder()
      .kv("general.architecture", gguf::str(code))
      .kv("general.name", gguf::str(code))
      .kv(code, gguf::strings({code, code}))
      .kv(code + "2", gguf::u32(1))
      .tensor(code, {4})
      .build();
}

/// The pairs print as some megabytes.
void writeManyPairs(const std::filesystem::path& path) {
  GgufBuilder builder;
  for (uint32_t i = 0; i < 30000; ++i) builder.kv("key.number." + std::to_string(i), gguf::u32(i));
  builder.write(path);
}

TEST(CliOutput, NothingOfTheFileReachesTheTerminalAsCode) {
  const TempDir folder;
  const std::string file = (folder / "hostile.gguf").string();
  writeFile(file, hostileFile());
  const std::string size = std::to_string(std::filesystem::file_size(file));
  std::vector<std::vector<std::string>> calls = {{"info", file},    {"keys", file}, {"keys", file, "--full"},
                                                 {"tensors", file}, {"map", file},  {"map", file, "--depth", "5"},
                                                 {"check", file}};
  for (uint64_t offset = 0; offset < std::filesystem::file_size(file); offset += 8) {
    calls.push_back({"at", file, std::to_string(offset)});
  }
  for (std::vector<std::string> call : calls) {
    for (const bool json : {false, true}) {
      if (json) call.emplace_back("--json");
      const CliResult result = runCli(call);
      EXPECT_EQ(result.out.find_first_of("\x1b\x07\r"), std::string::npos) << call[0];
      EXPECT_EQ(result.out.find("\xc2\x9b"), std::string::npos) << call[0];
      EXPECT_EQ(result.out.find("\xe2\x80\xae"), std::string::npos) << call[0];
      if (json) parseJson(result.out);
    }
  }
}

TEST(CliOutput, ColoursOnATerminalOnlyAndOnlyWhereWanted) {
  if (!hasTerminals()) GTEST_SKIP() << "there are no pseudo-terminals here";
  const std::string file = samplePath("bad/duplicate-key.gguf").string();
  CliSetup terminal;
  terminal.onTerminal = true;
  terminal.environment = {{"TERM", "xterm"}, {"NO_COLOR", ""}};
  EXPECT_NE(runCli({"check", file}, terminal).out.find("\x1b[1;31merror\x1b[0m"), std::string::npos);
  EXPECT_EQ(runCli({"check", file}).out.find('\x1b'), std::string::npos);
  EXPECT_EQ(runCli({"check", file, "--json"}, terminal).out.find('\x1b'), std::string::npos);
  terminal.environment = {{"TERM", "xterm"}, {"NO_COLOR", "1"}};
  EXPECT_EQ(runCli({"check", file}, terminal).out.find('\x1b'), std::string::npos);
  terminal.environment = {{"TERM", "dumb"}, {"NO_COLOR", ""}};
  EXPECT_EQ(runCli({"check", file}, terminal).out.find('\x1b'), std::string::npos);
}

TEST(CliOutput, AFullDiskIsFourWithAMessage) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  CliSetup setup;
  setup.standardOutput = "/dev/full";
  for (const std::vector<std::string>& call : {std::vector<std::string>{"info", samplePath("align64.gguf").string()},
                                               {"keys", samplePath("align64.gguf").string(), "--json"},
                                               {"check", samplePath("bad/duplicate-key.gguf").string()},
                                               {"--help"}}) {
    const CliResult result = runCli(call, setup);
    EXPECT_EQ(result.code, 4) << call[0];
  }
  EXPECT_NE(runCli({"info", samplePath("align64.gguf").string()}, setup).err.find("could not be written"),
            std::string::npos);
}

TEST(CliOutput, AReaderThatLeavesEndsItQuietly) {
  const TempDir folder;
  writeManyPairs(folder / "many.gguf");
  CliProcess process({"keys", (folder / "many.gguf").string(), "--json"});
  EXPECT_FALSE(process.read(100).empty());
  process.closeOutput();
  EXPECT_EQ(process.wait(), 0);
}

TEST(CliOutput, ControlCStopsInTheMiddle) {
  const TempDir folder;
  writeManyPairs(folder / "many.gguf");
  const size_t whole = runCli({"keys", (folder / "many.gguf").string(), "--json"}).out.size();
  CliProcess process({"keys", (folder / "many.gguf").string(), "--json"});
  size_t seen = process.read(100).size();
  // It waits for us to read on now, so the signal comes before the end whatever the machine does.
  process.sendSignal(SIGINT);
  for (std::string piece = process.read(65536); !piece.empty(); piece = process.read(65536)) seen += piece.size();
  EXPECT_EQ(process.wait(), 130);
  EXPECT_LT(seen, whole);
}

TEST(CliOutput, ASecondControlCEndsItAtOnce) {
  const TempDir folder;
  writeManyPairs(folder / "many.gguf");
  CliProcess process({"keys", (folder / "many.gguf").string(), "--json"});
  ASSERT_FALSE(process.read(100).empty());
  // Two signals at once may arrive as one, so they come apart; nobody reads the output meanwhile.
  int code = -1;
  for (int i = 0; i < 100 && !process.ended(code); ++i) {
    process.sendSignal(SIGINT);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(code, 130);
}

}  // namespace

}  // namespace ggufscope
