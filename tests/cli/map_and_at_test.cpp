#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

QJsonArray mapOf(const std::string& file, const std::string& depth) {
  return rowsOf(runCli({"map", file, "--json", "--depth", depth}).out);
}

QJsonObject at(const std::string& file, uint64_t offset) {
  return objectOf(runCli({"at", file, std::to_string(offset), "--json"}).out);
}

class CliPlaces : public testing::Test {
 protected:
  CliPlaces() {
    m_builder.kv("general.name", gguf::str("sample"))
        .kv("general.file_type", gguf::u32(15))
        .kv("words", gguf::strings({"one", "two"}))
        .tensor("w", {64, 3}, kQ8_0);
    m_built = m_builder.buildWithPlaces();
    m_builder.write(m_folder / "test.gguf");
    m_file = (m_folder / "test.gguf").string();
  }

  TempDir m_folder;
  GgufBuilder m_builder;
  BuiltGguf m_built;
  std::string m_file;
};

TEST_F(CliPlaces, TheMapTilesTheFileAtEveryDepth) {
  qsizetype rows = 0;
  for (const char* depth : {"1", "2", "3", "4", "1000000"}) {
    qint64 end = 0;
    const QJsonArray map = mapOf(m_file, depth);
    for (const QJsonValue& row : map) {
      EXPECT_EQ(row.toObject()["begin"].toInteger(), end) << depth;
      end = row.toObject()["end"].toInteger();
    }
    EXPECT_EQ(end, static_cast<qint64>(m_built.bytes.size())) << depth;
    EXPECT_GE(map.size(), rows) << depth;
    rows = map.size();
  }
}

TEST_F(CliPlaces, DepthTwoShowsFieldsAndDepthThreeBlocks) {
  const auto countOf = [&](const char* depth, const std::string& kind) {
    qsizetype count = 0;
    for (const QJsonValue& row : mapOf(m_file, depth)) {
      if (textOf(row.toObject()["kind"]) == kind) ++count;
    }
    return count;
  };
  EXPECT_EQ(countOf("1", "header"), 1);
  EXPECT_EQ(countOf("2", "header"), 4);
  EXPECT_EQ(countOf("2", "tensor_data"), 1);
  EXPECT_EQ(countOf("3", "tensor_data"), 6);   // 3 rows of 2 blocks
  EXPECT_EQ(countOf("4", "tensor_data"), 12);  // d and qs of each
  EXPECT_EQ(textOf(mapOf(m_file, "2")[0].toObject()["label"]), "header › magic");
}

TEST_F(CliPlaces, SharedBytesNameAllOwners) {
  const QJsonArray map = mapOf(samplePath("bad/overlapping-tensors.gguf").string(), "1");
  const QJsonObject shared = map[5].toObject();
  EXPECT_EQ(textOf(shared["label"]), "t");
  ASSERT_EQ(shared["owners"].toArray().size(), 2);
  EXPECT_EQ(textOf(shared["owners"].toArray()[1]), "u");
  const QJsonArray own = map[6].toObject()["owners"].toArray();
  ASSERT_EQ(own.size(), 1) << "bytes of one tensor name that one";
  EXPECT_EQ(textOf(own[0]), "u");
  EXPECT_FALSE(map[0].toObject().contains(QStringLiteral("owners"))) << "the header is nobody's";
}

TEST_F(CliPlaces, AtGoesFromTheFileToTheDeepestSpan) {
  const GgufPairPlaces& pair = m_built.pairs[0];
  const QJsonObject place = at(m_file, pair.value.begin + 9);
  EXPECT_EQ(place["offset"].toInteger(), static_cast<qint64>(pair.value.begin + 9));
  const QJsonArray path = place["path"].toArray();
  EXPECT_EQ(textOf(path.first().toObject()["kind"]), "file");
  EXPECT_EQ(path.first().toObject()["end"].toInteger(), static_cast<qint64>(m_built.bytes.size()));
  EXPECT_EQ(textOf(path.last().toObject()["kind"]), "kv");
  EXPECT_EQ(path.last().toObject()["begin"].toInteger(), static_cast<qint64>(pair.value.begin + 8));
  EXPECT_EQ(path.last().toObject()["end"].toInteger(), static_cast<qint64>(pair.value.end));
  EXPECT_EQ(textOf(place["raw"]), "73616d706c65");
  EXPECT_EQ(textOf(place["value"]), "sample");
  EXPECT_FALSE(textOf(place["meaning"]).empty());
  EXPECT_FALSE(place.contains(QStringLiteral("tensor")));
}

TEST_F(CliPlaces, NumbersAreNumbers) {
  EXPECT_EQ(at(m_file, 4)["value"].toInt(), 3);
  EXPECT_EQ(at(m_file, m_built.pairs[1].value.begin)["value"].toInt(), 15);
  EXPECT_EQ(at(m_file, m_built.tensors[0].dims[0].begin)["value"].toInt(), 64);
  EXPECT_EQ(at(m_file, m_built.pairs[0].keyLength.begin)["value"].toInt(), 12);
}

TEST_F(CliPlaces, InTensorDataAtNamesRowColumnBlockAndField) {
  // The second block of the third row, its codes.
  const QJsonObject place = at(m_file, m_built.tensors[0].data.begin + 34 * 5 + 2);
  EXPECT_EQ(textOf(place["tensor"]), "w");
  EXPECT_EQ(place["row"].toInt(), 2);
  EXPECT_EQ(place["column"].toInt(), 32);
  EXPECT_EQ(place["block"].toInt(), 5);
  EXPECT_EQ(textOf(place["field"]), "qs");
}

TEST_F(CliPlaces, OffsetsAreDecimalOrHexadecimal) {
  EXPECT_EQ(runCli({"at", m_file, "0x18", "--json"}).out, runCli({"at", m_file, "24", "--json"}).out);
  EXPECT_EQ(runCli({"at", m_file, "0X1f"}).code, 0);
  EXPECT_EQ(runCli({"at", m_file, std::to_string(m_built.bytes.size() - 1)}).code, 0);
  EXPECT_EQ(runCli({"at", m_file, std::to_string(m_built.bytes.size())}).code, 2);
}

TEST_F(CliPlaces, DataOfAnUnknownTypeHasNoCoordinates) {
  GgufTensor tensor{"odd", {32}, 999};
  tensor.bytes = 64;
  const GgufBuilder builder = GgufBuilder().tensor(tensor);
  builder.write(m_folder / "odd.gguf");
  const QJsonObject place = at((m_folder / "odd.gguf").string(), builder.buildWithPlaces().dataStart);
  EXPECT_EQ(textOf(place["tensor"]), "odd");
  EXPECT_TRUE(place["row"].isNull());
  EXPECT_TRUE(place["block"].isNull());
}

TEST_F(CliPlaces, ASparseFileOfAHundredGigabytesIsShownAtOnce) {
  const std::filesystem::path path = m_folder / "large.gguf";
  GgufTensor tensor{"large", {1 << 20, 25000}};  // 100 GiB of F32
  tensor.bytes = 0;
  const std::string head = GgufBuilder().tensor(tensor).build();
  const uint64_t size = head.size() + (uint64_t{25000} << 22);
  try {
    sparseFile(path, size, head);
  } catch (const std::exception& error) {
    GTEST_SKIP() << error.what();
  }
  EXPECT_EQ(mapOf(path.string(), "1").last().toObject()["end"].toInteger(), static_cast<qint64>(size));
  EXPECT_EQ(at(path.string(), size - 1)["row"].toInteger(), 24999);
  EXPECT_EQ(objectOf(runCli({"info", path.string(), "--json"}).out)["parameters"].toInteger(), 26214400000);
}

}  // namespace

}  // namespace ggufscope
