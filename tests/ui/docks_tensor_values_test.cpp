#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/tensor_values_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

std::string bytesOf(const std::vector<float>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

class TensorValuesViewTest : public ::testing::Test {
 protected:
  TensorValuesViewTest() { dock.show(); }

  /// What is said about the values of a tensor of `builder`'s file.
  std::string shown(const GgufBuilder& builder, uint64_t tensor = 0) {
    session.setModel(opened(builder));
    session.selectTensor(tensor);
    return text();
  }
  std::string text() const { return dock.values().text().toStdString(); }

  DocumentSession session;
  InspectorDock dock{session};
};

TEST_F(TensorValuesViewTest, AreTheFirstOnesOfTheTensor) {
  GgufBuilder builder;
  builder.tensor({"a", {9, 2}, kF32, {}, {}, bytesOf(std::vector<float>(18, 2))});
  builder.tensor({"b", {9, 1}, kF32, {}, {}, bytesOf({1, -0.5F, 1e-7F, 1234.5F, 0, -0.0F, 7, 8, 9})});
  const std::string wanted =
      "  1.0     -0.5\n"
      "1e-07   1234.5\n"
      "  0.0     -0.0\n"
      "  7.0      8.0\n"
      "Row 0, columns 0 – 7 of 9";
  EXPECT_EQ(shown(builder, 1), wanted);
  session.select({SpanType::tensorInfo, 0, 1});
  EXPECT_EQ(text(), wanted) << "the same, selected in the list of tensors";
}

TEST_F(TensorValuesViewTest, AreThoseOfTheSelectedBlock) {
  GgufBuilder builder;
  std::string blocks;
  for (const char code : {'\1', '\2', '\3', '\4'}) blocks += std::string("\x00\x3c", 2) + std::string(32, code);
  builder.tensor({"q", {64, 2}, kQ8_0, {}, {}, blocks});
  session.setModel(opened(builder));
  const uint64_t begin = session.model()->document().tensorRange(0).begin;
  session.selectBytes(ByteRange::ofSize(begin + 3 * 34 + 5, 1));
  EXPECT_EQ(text(), "4.0   4.0\n4.0   4.0\n4.0   4.0\n4.0   4.0\nRow 1, columns 32 – 39 of 64");
}

TEST_F(TensorValuesViewTest, EndWithTheRow) {
  GgufBuilder builder;
  builder.tensor({"a", {3, 2}, kF32, {}, {}, bytesOf({1, 2, 3, 4, 5, 6})});
  EXPECT_EQ(shown(builder), "1.0   2.0\n3.0\nRow 0, columns 0 – 2 of 3");
  const uint64_t begin = session.model()->document().tensorRange(0).begin;
  session.selectBytes(ByteRange::ofSize(begin + 20, 4));
  EXPECT_EQ(text(), "6.0\nRow 1, column 2 of 3");
}

TEST_F(TensorValuesViewTest, AreNamedWhereTheyAreNoNumbers) {
  GgufBuilder builder;
  builder.tensor({"a", {32}, kQ8_0, {}, {}, std::string("\x00\x7e", 2) + std::string(32, '\1')});
  EXPECT_EQ(shown(builder), "nan   nan\nnan   nan\nnan   nan\nnan   nan\nRow 0, columns 0 – 7 of 32");
}

TEST_F(TensorValuesViewTest, SaysWhyThereAreNone) {
  GgufBuilder fork;
  fork.tensor({"a", {256, 8}, 137, {}, 76 * 8}).tensor("b", {4});
  EXPECT_EQ(shown(fork), "Values not shown: layout of IQ2_K is not known to this program.");
  GgufBuilder big;
  big.bigEndian().tensor({"a", {256, 4}, 16, {}, 66 * 4}).tensor("b", {4});
  EXPECT_EQ(shown(big), "Values not shown: no writer has set the byte order of IQ2_XXS in big-endian files.");
  GgufBuilder ragged;
  ragged.tensor({"a", {300, 2}, kQ4_K, {}, 512});
  EXPECT_EQ(shown(ragged), "Values not shown: a row of 300 elements leaves 44 over after blocks of 256.");
  GgufBuilder several;
  several.tensor({"a", {512, 4}, 142, {}, 544}).tensor({"b", {512, 4}, 142, {}, 544});
  EXPECT_EQ(shown(several), "Values not shown: type 142 can be PQ2_0, IQ2_TN, and the bytes fit all of them.");
  EXPECT_EQ(shown(GgufBuilder().tensor("a", {0, 4})), "This tensor has no elements.");
}

TEST_F(TensorValuesViewTest, SaysThatTheyAreStoredRotated) {
  GgufBuilder builder;
  builder.kv("prism.hadamard.weight_names", gguf::strings({"a", "fork"}));
  builder.tensor({"a", {2}, kF32, {}, {}, bytesOf({1, 2})}).tensor({"b", {2}, kF32, {}, {}, bytesOf({1, 2})});
  builder.tensor({"fork", {256, 8}, 137, {}, 76 * 8}).tensor("c", {4});
  const std::string rotated =
      "The values of this tensor are stored rotated by a Hadamard transform (prism.hadamard.*): they are not yet the "
      "weights of the model.";
  EXPECT_EQ(shown(builder, 0), "1.0   2.0\nRow 0, columns 0 – 1 of 2\n" + rotated);
  session.selectTensor(1);
  EXPECT_EQ(text(), "1.0   2.0\nRow 0, columns 0 – 1 of 2");
  session.selectTensor(2);
  EXPECT_EQ(text(), "Values not shown: layout of IQ2_K is not known to this program.\n" + rotated);
}

TEST_F(TensorValuesViewTest, SaysThatTheyCannotBeRead) {
  const BuiltGguf built = GgufBuilder().tensor("a", {32}, kF32).tensor("b", {32}, kF32).buildWithPlaces();
  const auto source = std::make_shared<FaultySource>(memorySource(built.bytes), built.tensors[1].data.begin,
                                                     FaultySource::Fault::shrinks);
  session.setModel(*ModelFile::fromSource(source));
  session.selectTensor(1);
  EXPECT_EQ(text(), "The values could not be read. The file became shorter while it was being read.");
  session.selectTensor(0);
  EXPECT_TRUE(text().ends_with("Row 0, columns 0 – 7 of 32")) << text() << ": these are still there";
}

TEST_F(TensorValuesViewTest, AreShownWhereATensorIsSelectedOnly) {
  GgufBuilder builder;
  builder.kv("a", gguf::u32(1)).tensor("t", {2}, kF32);
  EXPECT_NE(shown(builder), "");
  session.select({SpanType::pair, 0, 0});
  EXPECT_EQ(text(), "");
  session.selectTensor(0);
  EXPECT_NE(text(), "");
  session.select({SpanType::tensorInfoField, 0, 0, static_cast<uint64_t>(TensorInfoField::name)});
  EXPECT_EQ(text(), "");
}

TEST_F(TensorValuesViewTest, TheKeysOfASetStandInItsMainShard) {
  const auto keys = opened(GgufBuilder().kv("prism.hadamard.version", gguf::u32(1)));
  const auto shard = opened(GgufBuilder().tensor({"a", {32}, kQ8_0, {}, {}, std::string(34, '\0')}));
  TensorValuesView view;
  view.setSpan(shard, *keys, {SpanType::tensorInfo, 0, 0});
  EXPECT_TRUE(view.text().contains(QStringLiteral("stored rotated"))) << view.text().toStdString();
  TensorValuesView alone;
  alone.setSpan(shard, *shard, {SpanType::tensorInfo, 0, 0});
  EXPECT_FALSE(alone.text().contains(QStringLiteral("stored rotated")));
}

}  // namespace
}  // namespace ggufscope
