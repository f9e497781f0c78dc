#include <gtest/gtest.h>

#include "tests/cli/cli_process.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"

namespace ggufscope {

namespace {

TEST(CliMapOwners, TensorsOfUnknownSizeOwnNothingOfOthers) {
  const TempDir folder;
  GgufTensor unknown{"unknown", {8}, 123456};
  unknown.bytes = 32;
  GgufBuilder().tensor("a", {8}).tensor(unknown).tensor("b", {8}).write(folder / "file.gguf");
  const CliResult result = runCli({"map", (folder / "file.gguf").string(), "--json"});
  EXPECT_EQ(result.code, 0);
  for (const QJsonValue& row : rowsOf(result.out)) EXPECT_LE(row.toObject()["owners"].toArray().size(), 1);
}

/// Half of the tensors lie over all bytes of the other half.
TEST(CliMapOwners, AreNotNamedWithoutEnd) {
  constexpr uint64_t kTensors = 2600;
  GgufBuilder builder;
  for (uint64_t i = 0; i < kTensors; ++i) {
    GgufTensor tensor{"t", {kTensors / 2 * 8}};
    tensor.offset = i * 32;
    tensor.bytes = 32;
    builder.tensor(tensor);
  }
  const TempDir folder;
  const BuiltGguf built = builder.buildWithPlaces();
  writeFile(folder / "file.gguf", built.bytes);
  const CliResult result = runCli({"map", (folder / "file.gguf").string(), "--json"});
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.err.find("not all of them are named"), std::string::npos) << result.err;
  const QJsonArray rows = rowsOf(result.out);
  EXPECT_EQ(rows.last().toObject()["end"].toInteger(), static_cast<qint64>(built.bytes.size()));
  qsizetype named = 0;
  for (const QJsonValue& row : rows) named += row.toObject()["owners"].toArray().size();
  EXPECT_GT(named, 1000000);
  EXPECT_LT(named, 1100000);
}

}  // namespace

}  // namespace ggufscope
