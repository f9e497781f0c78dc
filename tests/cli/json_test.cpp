#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

class CliJson : public testing::Test {
 protected:
  std::string write(const GgufBuilder& builder) {
    builder.write(m_folder / "test.gguf");
    return (m_folder / "test.gguf").string();
  }
  std::string run(std::vector<std::string> call) {
    call.emplace_back("--json");
    const CliResult result = runCli(call);
    EXPECT_EQ(result.code, 0) << result.err;
    return result.out;
  }
  static bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

 private:
  TempDir m_folder;
};

TEST_F(CliJson, IntegersAreExact) {
  const std::string keys = run({"keys", write(GgufBuilder()
                                                  .kv("a", gguf::u64(18446744073709551615U))
                                                  .kv("b", gguf::i64(std::numeric_limits<int64_t>::min()))
                                                  .kv("c", gguf::u64(9007199254740993U)))});
  EXPECT_TRUE(has(keys, "\"value\": 18446744073709551615,"));
  EXPECT_TRUE(has(keys, "\"value\": -9223372036854775808,"));
  EXPECT_TRUE(has(keys, "\"value\": 9007199254740993,"));
}

TEST_F(CliJson, SizesBeyondSixtyFourBitsAreExactOrNull) {
  const std::string file = samplePath("bad/dims-overflow.gguf").string();
  EXPECT_TRUE(has(run({"tensors", file}), "\"elements\": 73786976294838206464, \"bytes\": null,"));
  EXPECT_TRUE(has(run({"info", file}), "\"parameters\": 73786976294838206464,"));
  GgufTensor far{"far", {4}};
  far.offset = 18446744073709551584U;
  far.bytes = 0;
  EXPECT_TRUE(has(run({"tensors", write(GgufBuilder().tensor(far))}), "\"offset\": 18446744073709551648,"));
}

TEST_F(CliJson, FloatsAreTheShortestTextOfTheirOwnWidth) {
  const std::string keys = run({"keys", write(GgufBuilder()
                                                  .kv("a", gguf::f32(0.1F))
                                                  .kv("b", gguf::f64(0.1))
                                                  .kv("c", gguf::f32(1e-45F))
                                                  .kv("d", gguf::f64(-0.0))
                                                  .kv("e", gguf::f32(NAN))
                                                  .kv("f", gguf::f64(-INFINITY))
                                                  .kv("g", gguf::f32s({INFINITY, 16777216.0F})))});
  EXPECT_TRUE(has(keys, R"("key": "a", "type": "f32", "element_type": null, "count": 1, "value": 0.1,)"));
  EXPECT_TRUE(has(keys, R"("key": "b", "type": "f64", "element_type": null, "count": 1, "value": 0.1,)"));
  EXPECT_TRUE(has(keys, "\"value\": 1e-45,"));
  EXPECT_TRUE(has(keys, "\"value\": -0.0,"));
  EXPECT_TRUE(has(keys, "\"value\": \"nan\","));
  EXPECT_TRUE(has(keys, "\"value\": \"-inf\","));
  EXPECT_TRUE(has(keys, "\"value\": [\"inf\", "));
}

TEST_F(CliJson, BytesThatAreNotUtf8StandBesideTheirText) {
  const QJsonArray keys = rowsOf(run({"keys", write(GgufBuilder()
                                                        .kv("k\xff", gguf::str("v\xfe"))
                                                        .kv("list", gguf::strings({"good", "b\xc3"}))
                                                        .kv("fine", gguf::str("gr\xc3\xbc\xc3\x9f")))}));
  const QJsonObject bad = keys[0].toObject();
  EXPECT_EQ(textOf(bad["key"]), "k\xef\xbf\xbd");
  EXPECT_EQ(textOf(bad["key_hex"]), "6bff");
  EXPECT_EQ(textOf(bad["value"]), "v\xef\xbf\xbd");
  EXPECT_EQ(textOf(bad["value_hex"]), "76fe");
  const QJsonArray hex = keys[1].toObject()["value_hex"].toArray();
  ASSERT_EQ(hex.size(), 2);
  EXPECT_TRUE(hex[0].isNull());
  EXPECT_EQ(textOf(hex[1]), "62c3");
  EXPECT_FALSE(keys[2].toObject().contains(QStringLiteral("value_hex")));
  EXPECT_FALSE(keys[2].toObject().contains(QStringLiteral("key_hex")));
}

TEST_F(CliJson, ArraysShowEightElementsOrAll) {
  std::vector<uint32_t> numbers(100);
  for (uint32_t i = 0; i < 100; ++i) numbers[i] = i;
  const std::string file = write(GgufBuilder().kv("list", gguf::u32s(numbers)));
  const QJsonObject cut = rowsOf(run({"keys", file}))[0].toObject();
  EXPECT_EQ(textOf(cut["type"]), "array");
  EXPECT_EQ(textOf(cut["element_type"]), "u32");
  EXPECT_EQ(cut["count"].toInt(), 100);
  EXPECT_EQ(cut["value"].toArray().size(), 8);
  const QJsonArray all = rowsOf(run({"keys", file, "--full"}))[0].toObject()["value"].toArray();
  ASSERT_EQ(all.size(), 100);
  EXPECT_EQ(all[99].toInt(), 99);
}

TEST_F(CliJson, NestedArraysAreShownToSixtyFourLevels) {
  const QJsonArray keys = rowsOf(run({"keys", samplePath("bad/array-nesting-deep.gguf").string(), "--full"}));
  QJsonValue value = keys[0].toObject()["value"];
  int levels = 0;
  while (value.isArray() && !value.toArray().isEmpty()) {
    value = value.toArray()[0];
    ++levels;
  }
  EXPECT_EQ(levels, 64);
  EXPECT_TRUE(value.isNull());
}

TEST_F(CliJson, KeyFindsAllOfThatNameAndNothingElse) {
  const std::string file = write(GgufBuilder()
                                     .kv("a.b", gguf::u32(1))
                                     .kv("a.b.c", gguf::u32(2))
                                     .kv("a.b", gguf::u32(3))
                                     .kv("bad\xff", gguf::u32(4)));
  const QJsonArray keys = rowsOf(run({"keys", file, "--key", "a.b"}));
  ASSERT_EQ(keys.size(), 2);
  EXPECT_EQ(keys[0].toObject()["value"].toInt(), 1);
  EXPECT_EQ(keys[1].toObject()["value"].toInt(), 3);
  EXPECT_EQ(rowsOf(run({"keys", file, "--key", "bad\xff"})).size(), 1);
  EXPECT_EQ(runCli({"keys", file, "--key", "bad"}).code, 2);
}

TEST_F(CliJson, PlacesOfPairsAndTensorsAreThoseOfTheFile) {
  const GgufBuilder builder = GgufBuilder()
                                  .kv("general.name", gguf::str("x"))
                                  .kv("n", gguf::u8(1))
                                  .tensor("w", {32, 2}, kQ8_0)
                                  .tensor("v", {4});
  const BuiltGguf built = builder.buildWithPlaces();
  const std::string file = write(builder);
  const QJsonArray keys = rowsOf(run({"keys", file}));
  for (int i = 0; i < 2; ++i) {
    const auto& places = built.pairs[static_cast<size_t>(i)];
    EXPECT_EQ(keys[i].toObject()["begin"].toInteger(), static_cast<qint64>(places.pair.begin));
    EXPECT_EQ(keys[i].toObject()["end"].toInteger(), static_cast<qint64>(places.pair.end));
    EXPECT_EQ(keys[i].toObject()["value_begin"].toInteger(), static_cast<qint64>(places.value.begin));
  }
  const QJsonArray tensors = rowsOf(run({"tensors", file}));
  const QJsonObject first = tensors[0].toObject();
  EXPECT_EQ(textOf(first["type"]), "Q8_0");
  EXPECT_EQ(first["candidates"].toArray().size(), 1);
  EXPECT_EQ(first["dims"].toArray()[0].toInt(), 32);
  EXPECT_EQ(first["bytes"].toInt(), 68);
  EXPECT_EQ(first["bits_per_weight"].toDouble(), 8.5);
  EXPECT_EQ(first["offset"].toInteger(), static_cast<qint64>(built.tensors[0].data.begin));
  EXPECT_EQ(textOf(first["state"].toArray()[0]), "whole");
  EXPECT_EQ(first["bytes_present"].toInt(), 68);
  EXPECT_TRUE(first["shard"].isNull());
  EXPECT_EQ(tensors[1].toObject()["relative_offset"].toInt(), 96);
}

TEST_F(CliJson, AnAmbiguousTypeHasNoNameButCandidates) {
  // Ids 142 of PrismML and of ik_llama.cpp give the same padded size here.
  GgufTensor a{"a", {512, 4}, 142};
  a.bytes = 544;
  GgufTensor b = a;
  b.name = "b";
  const QJsonObject tensor = rowsOf(run({"tensors", write(GgufBuilder().tensor(a).tensor(b))}))[0].toObject();
  EXPECT_TRUE(tensor["type"].isNull());
  EXPECT_EQ(tensor["type_id"].toInt(), 142);
  EXPECT_GT(tensor["candidates"].toArray().size(), 1);
}

TEST_F(CliJson, InfoHasEveryFieldOfTheContract) {
  const QJsonObject info = objectOf(run({"info", samplePath("mini-llama-q4_k_m.gguf").string()}));
  for (const char* name :
       {"file", "size", "version", "endianness", "alignment", "kv_count", "tensor_count", "data_offset", "architecture",
        "name", "kind", "recognised_as", "file_type", "parameters", "bits_per_weight", "types", "shards", "findings"}) {
    EXPECT_TRUE(info.contains(QLatin1String(name))) << name;
  }
  EXPECT_EQ(textOf(info["kind"]), "model");
  EXPECT_EQ(textOf(info["endianness"]), "little");
  EXPECT_EQ(info["parameters"].toInteger(), 1334528);
  EXPECT_EQ(info["file_type"].toObject()["id"].toInt(), 15);
  EXPECT_EQ(textOf(info["file_type"].toObject()["label"]), "Q4_K_M");
  EXPECT_EQ(textOf(info["types"].toArray()[0].toObject()["type"]), "Q4_K");
  EXPECT_EQ(info["shards"].toArray().size(), 1);
  EXPECT_EQ(info["findings"].toObject()["error"].toInt(-1), 0);
  EXPECT_EQ(textOf(objectOf(run({"info", samplePath("bigendian.gguf").string()}))["endianness"]), "big");
}

}  // namespace

}  // namespace ggufscope
