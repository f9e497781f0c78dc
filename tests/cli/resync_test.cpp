#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

class CliResync : public testing::Test {
 protected:
  CliResync() {
    const GgufBuilder builder = GgufBuilder()
                                    .kv("broken", gguf::raw(13, "xxxx"))
                                    .kv("general.name", gguf::str("a\x1b"
                                                                  "b"))
                                    .kv("a.list", gguf::u32s({1, 2, 3}))
                                    .tensor("w", {64, 3}, kQ8_0)
                                    .tensor("v", {4});
    m_built = builder.buildWithPlaces();
    builder.write(m_folder / "damaged.gguf");
    GgufBuilder().kv("a.b", gguf::u8(1)).write(m_folder / "whole.gguf");
    writeFile(m_folder / "text.gguf", "no model at all");
  }
  std::string path(const char* name) const { return (m_folder / name).string(); }

  TempDir m_folder;
  BuiltGguf m_built;
};

TEST_F(CliResync, PrintsGuessesAsJson) {
  const CliResult result = runCli({"resync", path("damaged.gguf"), "--json"});
  EXPECT_EQ(result.code, 0);
  const QJsonObject found = objectOf(result.out);
  const QJsonArray guesses = found["guesses"].toArray();
  ASSERT_EQ(guesses.size(), 4);
  EXPECT_EQ(found["scan_ended_by"].toString(), "all_tensors");
  EXPECT_EQ(found["data_offset"].toInteger(), static_cast<qint64>(m_built.dataStart));
  EXPECT_EQ(found["tensors_in_file"].toInteger(), 2);
  const QJsonObject name = guesses[0].toObject();
  EXPECT_EQ(name["kind"].toString(), "kv");
  EXPECT_EQ(name["begin"].toInteger(), static_cast<qint64>(m_built.pairs[1].pair.begin));
  EXPECT_EQ(name["end"].toInteger(), static_cast<qint64>(m_built.pairs[1].pair.end));
  EXPECT_EQ(name["value"].toString(),
            "a\x1b"
            "b");
  EXPECT_EQ(name["chain"].toInteger(), 4);
  const QJsonObject list = guesses[1].toObject();
  EXPECT_EQ(list["element_type"].toString(), "u32");
  EXPECT_EQ(list["count"].toInteger(), 3);
  EXPECT_TRUE(list["value"].isNull());
  const QJsonObject tensor = guesses[2].toObject();
  EXPECT_EQ(tensor["kind"].toString(), "tensor_info");
  EXPECT_EQ(tensor["type"].toString(), "Q8_0");
  EXPECT_EQ(tensor["dims"].toArray(), (QJsonArray{64, 3}));
}

TEST_F(CliResync, SaysThatItGuesses) {
  const CliResult result = runCli({"resync", path("damaged.gguf")});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out.rfind("Guessed, not read", 0), 0U);
  EXPECT_NE(result.out.find("general.name"), std::string::npos);
  EXPECT_EQ(result.out.find('\x1b'), std::string::npos);
  EXPECT_NE(result.out.find("2 of these 2 tensors lie whole in the file"), std::string::npos);
}

TEST_F(CliResync, HasNothingToGuessInAWholeFile) {
  const CliResult text = runCli({"resync", path("whole.gguf")});
  EXPECT_EQ(text.code, 0);
  EXPECT_NE(text.out.find("nothing to guess"), std::string::npos);
  EXPECT_TRUE(objectOf(runCli({"resync", path("whole.gguf"), "--json"}).out)["guesses"].toArray().isEmpty());
}

TEST_F(CliResync, SaysWhatIsNoGguf) {
  const CliResult result = runCli({"resync", path("text.gguf")});
  EXPECT_EQ(result.code, 3);
  EXPECT_NE(result.err.find("no GGUF file"), std::string::npos);
}

}  // namespace

}  // namespace ggufscope
