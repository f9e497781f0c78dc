#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/samples.h"

namespace ggufscope {

namespace {

const std::vector<std::string> kCommands = {"info", "keys", "tensors", "map", "at", "check", "resync", "decode"};

std::string sample() { return samplePath("align64.gguf").string(); }

TEST(CliUsage, HelpNamesEveryCommandAndNoOther) {
  const CliResult help = runCli({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_TRUE(help.err.empty());
  for (const std::string& command : kCommands) EXPECT_NE(help.out.find("  " + command + " FILE"), std::string::npos);
  for (const std::string command : {"stats", "audit", "  set", "edit", "diff"}) {
    EXPECT_EQ(help.out.find(command), std::string::npos) << command;
  }
}

TEST(CliUsage, EveryCommandHasHelpOfItsOwn) {
  for (const std::string& command : kCommands) {
    const CliResult help = runCli({command, "--help"});
    EXPECT_EQ(help.code, 0) << command;
    EXPECT_EQ(help.out.find("Usage: ggufscope-cli " + command + " FILE"), 0U) << help.out;
    EXPECT_NE(help.out.find("--json"), std::string::npos);
  }
}

TEST(CliUsage, HelpNamesTheOptions) {
  EXPECT_NE(runCli({"keys", "--help"}).out.find("--key K"), std::string::npos);
  EXPECT_NE(runCli({"keys", "--help"}).out.find("--full"), std::string::npos);
  EXPECT_NE(runCli({"map", "--help"}).out.find("--depth N"), std::string::npos);
  EXPECT_NE(runCli({"check", "--help"}).out.find("--profile P"), std::string::npos);
  const std::string decode = runCli({"decode", "--help"}).out;
  EXPECT_EQ(decode.find("Usage: ggufscope-cli decode FILE TENSOR -o OUT [--threads N] [--json]\n"), 0U);
  EXPECT_NE(decode.find("-o, --out OUT"), std::string::npos);
}

TEST(CliUsage, VersionIsThatOfTheProject) {
  const CliResult version = runCli({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_EQ(version.out.find("ggufscope-cli "), 0U);
}

TEST(CliUsage, WrongUsageIsTwoAndSaysWhyOnStandardErrorOnly) {
  const std::vector<std::vector<std::string>> wrong = {
      {},
      {"frobnicate", sample()},
      {"stats", sample()},
      {"--frobnicate"},
      {"info"},
      {"info", sample(), "more"},
      {"info", sample(), "--frobnicate"},
      {"at", sample()},
      {"at", sample(), "twelve"},
      {"at", sample(), "12x"},
      {"at", sample(), "0x"},
      {"at", sample(), "-1"},
      {"at", sample(), "99999999999999999999999"},
      {"at", sample(), "1216"},
      {"map", sample(), "--depth", "0"},
      {"map", sample(), "--depth", "two"},
      {"map", sample(), "--depth"},
      {"check", sample(), "--profile", "strict"},
      {"keys", sample(), "--key", "general.nam"},
      {"keys", sample(), "--key", "general.name", "--json", "--depth", "1"},
  };
  for (const auto& arguments : wrong) {
    const CliResult result = runCli(arguments);
    std::string call;
    for (const std::string& argument : arguments) call += " " + argument;
    EXPECT_EQ(result.code, 2) << call;
    EXPECT_TRUE(result.out.empty()) << call;
    EXPECT_FALSE(result.err.empty()) << call;
  }
}

TEST(CliUsage, NegativeNumbersAreNoOptions) {
  for (const std::string number : {"-1", "-0x10", "-99999999999999999999999"}) {
    const CliResult result = runCli({"at", sample(), number});
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("OFFSET is a number"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("not '" + number + "'"), std::string::npos) << result.err;
  }
  EXPECT_NE(runCli({"map", sample(), "--depth", "-1"}).err.find("from 1 up, not '-1'"), std::string::npos);
  EXPECT_NE(runCli({"keys", sample(), "--key=-1"}).err.find("'-1'"), std::string::npos);
}

TEST(CliUsage, OptionsStandAnywhereAndTakeEqualsSigns) {
  EXPECT_EQ(runCli({"map", "--depth=2", "--json", sample()}).out,
            runCli({"map", sample(), "--json", "--depth", "2"}).out);
}

TEST(CliUsage, ControlCodesOfArgumentsAreNotSentToTheTerminal) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"\x1b[2J"}, {"info", "\x1b[2J"}, {"info", "--\x1b[2J"}, {"at", sample(), "\x1b[2J"}}) {
    EXPECT_EQ(runCli(arguments).err.find('\x1b'), std::string::npos);
  }
}

}  // namespace

}  // namespace ggufscope
