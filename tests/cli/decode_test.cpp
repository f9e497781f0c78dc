// decode: what it writes.
#include <cstring>

#include <gtest/gtest.h>

#include "core/base/small_floats.h"
#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {
namespace {

namespace fs = std::filesystem;

std::string bytesOf(const std::vector<float>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

/// Any nibbles under scales that differ from block to block.
std::string q4Blocks(uint64_t blocks) {
  std::string bytes;
  for (uint64_t block = 0; block < blocks; ++block) {
    const auto scale = static_cast<uint16_t>(0x3000 + block % 0x0c00);  // 0.125 and above
    bytes += static_cast<char>(scale & 0xff);
    bytes += static_cast<char>(scale >> 8);
    for (uint64_t i = 0; i < 16; ++i) bytes += static_cast<char>(block * 31 + i * 17);
  }
  return bytes;
}

/// y = d * (q - 8): low nibbles are elements 0 to 15, high ones 16 to 31.
std::vector<float> q4Values(const std::string& bytes) {
  std::vector<float> values;
  for (size_t block = 0; block < bytes.size(); block += 18) {
    const auto* raw = reinterpret_cast<const uint8_t*>(bytes.data() + block);
    const float scale = f16ToFloat(static_cast<uint16_t>(raw[0] | raw[1] << 8));
    for (int i = 0; i < 16; ++i) values.push_back(scale * static_cast<float>((raw[2 + i] & 15) - 8));
    for (int i = 0; i < 16; ++i) values.push_back(scale * static_cast<float>((raw[2 + i] >> 4) - 8));
  }
  return values;
}

/// The blocks of a big-endian file: the scales' bytes change places.
std::string swapped(std::string blocks) {
  for (size_t block = 0; block < blocks.size(); block += 18) std::swap(blocks[block], blocks[block + 1]);
  return blocks;
}

class CliDecode : public testing::Test {
 protected:
  std::string path(std::string_view name) const { return (m_folder / name).string(); }
  std::string written(const GgufBuilder& builder, std::string_view name = "m.gguf") const {
    builder.write(path(name));
    return path(name);
  }
  /// Runs it, which has to work, and gives what it wrote.
  std::string decoded(const std::string& file, const std::string& tensor, const std::string& name,
                      std::vector<std::string> options = {}) const {
    std::vector<std::string> arguments = {"decode", file, tensor, "-o", path(name)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const CliResult result = runCli(arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    return result.code == 0 ? readFile(path(name)) : std::string();
  }

 private:
  TempDir m_folder;
};

TEST_F(CliDecode, WritesEveryValueInOrder) {
  const std::string blocks = q4Blocks(3 * 700);  // more than one read, and no whole number of them
  GgufBuilder builder;
  builder.tensor("front", {7}).tensor({"q", {96, 700}, kQ4_0, {}, {}, blocks}).tensor("behind", {7});
  const std::string file = written(builder);
  EXPECT_EQ(decoded(file, "q", "q.f32"), bytesOf(q4Values(blocks)));
  EXPECT_EQ(decoded(file, "q", "q.npy").substr(128), bytesOf(q4Values(blocks)));
}

TEST_F(CliDecode, ThreadsMakeNoDifference) {
  const std::string blocks = q4Blocks(64 * 1000);
  GgufBuilder builder;
  builder.tensor({"q", {2048, 1000}, kQ4_0, {}, {}, blocks});
  const std::string file = written(builder);
  const std::string expected = bytesOf(q4Values(blocks));
  for (const char* threads : {"1", "2", "7"}) {
    EXPECT_TRUE(decoded(file, "q", "q.f32", {"--threads", threads}) == expected) << threads;
  }
}

TEST_F(CliDecode, TheNpyHeaderIsThatOfNumPy) {
  GgufBuilder builder;
  builder.tensor({"q", {32, 3, 2}, kQ4_0, {}, {}, q4Blocks(6)});
  const std::string npy = decoded(written(builder), "q", "q.npy");
  const std::string text = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3, 32), }";
  std::string header = std::string("\x93NUMPY\x01\x00\x76\x00", 10) + text;
  header += std::string(127 - header.size(), ' ') + "\n";
  EXPECT_EQ(npy.substr(0, 128), header);
  EXPECT_EQ(npy.size(), 128 + 4 * 192U);
}

TEST_F(CliDecode, NpyShapesOfAnyRank) {
  GgufBuilder builder;
  builder.tensor({"0", {}, kF32, {}, {}, bytesOf({1.5F})}).tensor({"1", {3}, kF32, {}, {}, bytesOf({1, 2, 3})});
  builder.tensor({"empty", {32, 0}, kQ4_0}).tensor("5", {1, 2, 1, 1, 2});
  const std::string file = written(builder);
  const auto shape = [&](const std::string& tensor) {
    const std::string npy = decoded(file, tensor, tensor + ".npy");
    EXPECT_EQ(npy.find('\n') % 64, 63U);
    const size_t begin = npy.find("'shape': ") + 9;
    return npy.substr(begin, npy.find(')') + 1 - begin);
  };
  EXPECT_EQ(shape("0"), "()");
  EXPECT_EQ(shape("1"), "(3,)");
  EXPECT_EQ(shape("empty"), "(0, 32)");
  EXPECT_EQ(shape("5"), "(2, 1, 1, 2, 1)");
  EXPECT_EQ(decoded(file, "0", "0.f32"), bytesOf({1.5F}));
  EXPECT_EQ(decoded(file, "empty", "empty.f32"), "");
}

TEST_F(CliDecode, BigEndianFilesGiveTheSameValues) {
  const std::string blocks = q4Blocks(64);
  GgufBuilder little;
  little.tensor({"q", {64, 32}, kQ4_0, {}, {}, blocks});
  GgufBuilder big;
  big.bigEndian().tensor({"q", {64, 32}, kQ4_0, {}, {}, swapped(blocks)});
  EXPECT_EQ(decoded(written(big, "big.gguf"), "q", "big.npy"), decoded(written(little), "q", "little.npy"));
}

TEST_F(CliDecode, FindsTheShardOfATensor) {
  const std::string whole = samplePath("mini-llama-q4_k_m.gguf").string();
  std::vector<std::string> shards;
  for (int number = 1; number <= 3; ++number) {
    const std::string name = "mini-llama-split-0000" + std::to_string(number) + "-of-00003.gguf";
    fs::copy_file(samplePath(name), path(name));
    shards.push_back(path(name));
  }
  const QJsonArray tensors = rowsOf(runCli({"tensors", shards[0], "--json"}).out);
  int decodable = 0;
  for (const QJsonValue& row : tensors) {
    if (textOf(row.toObject()["type"]) != "Q4_K") continue;
    ++decodable;
    const std::string name = textOf(row.toObject()["name"]);
    const std::string expected = decoded(whole, name, "whole.f32");
    EXPECT_FALSE(expected.empty());
    for (const std::string& shard : shards) EXPECT_EQ(decoded(shard, name, "shard.f32"), expected) << name;
    const QJsonObject said = objectOf(runCli({"decode", shards[0], name, "-o", path("s.f32"), "--json"}).out);
    EXPECT_EQ(said["shard"], row.toObject()["shard"]) << name;
  }
  EXPECT_GT(decodable, 0);
}

TEST_F(CliDecode, JsonSaysWhatWasWritten) {
  GgufBuilder builder;
  builder.tensor({"q\xff", {32, 2}, kQ4_0, {}, {}, q4Blocks(2)});
  const std::string file = written(builder);
  const CliResult result = runCli({"decode", file, "q\xff", "--out", path("q.npy"), "--json"});
  EXPECT_EQ(result.code, 0);
  EXPECT_TRUE(result.err.empty()) << result.err;
  const QJsonObject said = objectOf(result.out);
  EXPECT_EQ(textOf(said["file"]), file);
  EXPECT_TRUE(said["shard"].isNull());
  EXPECT_EQ(textOf(said["tensor_hex"]), "71ff");
  EXPECT_EQ(textOf(said["type"]), "Q4_0");
  EXPECT_EQ(said["dims"], (QJsonArray{32, 2}));
  EXPECT_EQ(said["elements"].toInt(), 64);
  EXPECT_EQ(textOf(said["out"]), path("q.npy"));
  EXPECT_EQ(said["bytes_written"].toInt(), static_cast<int>(fs::file_size(path("q.npy"))));
  EXPECT_FALSE(said["rotated"].toBool(true));
}

TEST_F(CliDecode, OfSeveralTensorsOfOneNameTheFirst) {
  GgufBuilder builder;
  builder.tensor({"q", {32}, kQ4_0, {}, {}, q4Blocks(1)}).tensor({"q", {64}, kQ4_0, {}, {}, q4Blocks(2)});
  const CliResult result = runCli({"decode", written(builder), "q", "-o", path("q.f32")});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("2 tensors have this name; the first one is decoded"), std::string::npos) << result.err;
  EXPECT_EQ(readFile(path("q.f32")), bytesOf(q4Values(q4Blocks(1))));
}

TEST_F(CliDecode, SaysThatValuesAreStoredRotated) {
  GgufBuilder builder;
  builder.kv("prism.hadamard.version", gguf::u32(1));
  builder.tensor({"q", {32}, kQ4_0, {}, {}, q4Blocks(1)});
  const CliResult result = runCli({"decode", written(builder), "q", "-o", path("q.f32"), "--json"});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("stored rotated"), std::string::npos) << result.err;
  EXPECT_TRUE(objectOf(result.out)["rotated"].toBool());
}

TEST_F(CliDecode, AnExistingFileKeepsItsPermissionsAndALinkStaysALink) {
  GgufBuilder builder;
  builder.tensor({"q", {32}, kQ4_0, {}, {}, q4Blocks(1)});
  const std::string file = written(builder);
  writeFile(path("old.f32"), "old");
  const fs::perms odd = fs::perms::owner_read | fs::perms::owner_write | fs::perms::others_read;
  fs::permissions(path("old.f32"), odd);
  fs::create_symlink("old.f32", path("link.f32"));
  fs::create_symlink("link.f32", path("link2.f32"));
  EXPECT_EQ(decoded(file, "q", "link2.f32").size(), 128U);
  EXPECT_TRUE(fs::is_symlink(path("link2.f32")));
  EXPECT_TRUE(fs::is_symlink(path("link.f32")));
  EXPECT_FALSE(fs::is_symlink(path("old.f32")));
  EXPECT_EQ(fs::file_size(path("old.f32")), 128U);
  EXPECT_EQ(fs::status(path("old.f32")).permissions(), odd);

  fs::create_symlink("made.f32", path("dangling.f32"));
  EXPECT_EQ(decoded(file, "q", "dangling.f32").size(), 128U);
  EXPECT_TRUE(fs::is_symlink(path("dangling.f32")));
  EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(path("made.f32"))));
}

}  // namespace
}  // namespace ggufscope
