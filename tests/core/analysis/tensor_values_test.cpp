#include "core/analysis/tensor_values.h"

#include <vector>

#include <gtest/gtest.h>

#include "core/base/text.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::string whyNot(const std::shared_ptr<const ModelFile>& file, uint64_t tensor = 0) {
  const auto reason = whyNoValues(file->document(), tensor);
  const auto data = tensorData(file, tensor);
  EXPECT_EQ(reason.has_value(), !data.ok());
  if (!reason) return {};
  EXPECT_EQ(data.error().code, ErrorCode::notDecodable);
  EXPECT_EQ(data.error().detail, reason->english());
  return reason->english();
}

std::string whyNot(const GgufBuilder& builder, uint64_t tensor = 0) { return whyNot(opened(builder), tensor); }

std::vector<float> valuesOf(const std::shared_ptr<const ModelFile>& file, uint64_t tensor = 0) {
  const auto data = tensorData(file, tensor);
  EXPECT_TRUE(data) << data.error().detail;
  if (!data) return {};
  std::vector<float> values(data->elements());
  EXPECT_TRUE(data->readBlocks({0, data->blocks()}, values));
  return values;
}

std::string bytesOf(const std::vector<float>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

TEST(TensorValues, AreThoseOfTheTensorsPlaceInTheFile) {
  const std::vector<float> first = {1, 2, 3};
  const std::vector<float> second = {-4, 5.5F};
  GgufBuilder builder;
  builder.tensor({"a", {3}, kF32, {}, {}, bytesOf(first)}).tensor({"b", {1, 2}, kF32, {}, {}, bytesOf(second)});
  const auto file = opened(builder);
  EXPECT_EQ(valuesOf(file, 0), first);
  EXPECT_EQ(valuesOf(file, 1), second);
  EXPECT_EQ(tensorData(file, 1)->rows(), 2U);
}

std::vector<float> counted(size_t count) {
  std::vector<float> values(count);
  for (size_t i = 0; i < count; ++i) values[i] = static_cast<float>(i);
  return values;
}

TEST(TensorValues, OfARowEndWithIt) {
  const auto file = opened(GgufBuilder().tensor({"a", {5, 3}, kF32, {}, {}, bytesOf(counted(15))}));
  const auto data = tensorData(file, 0);
  ASSERT_TRUE(data);
  const auto first = rowValues(*data, 0, 4);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->row, 0U);
  EXPECT_EQ(first->column, 0U);
  EXPECT_EQ(first->values, (std::vector<float>{0, 1, 2, 3}));
  const auto last = rowValues(*data, 13, 4);
  ASSERT_TRUE(last);
  EXPECT_EQ(last->row, 2U);
  EXPECT_EQ(last->column, 3U);
  EXPECT_EQ(last->values, (std::vector<float>{13, 14}));
  EXPECT_EQ(rowValues(*data, 15, 4).error().code, ErrorCode::outOfRange);
}

TEST(TensorValues, OfARowBeginWithABlockAndReadNoOther) {
  const BuiltGguf built = GgufBuilder().tensor("a", {64, 2}, kQ8_0).buildWithPlaces();
  std::vector<ByteRange> reads;
  const auto watched = std::make_shared<WatchedSource>(
      memorySource(built.bytes), [&](uint64_t at, size_t size) { reads.push_back(ByteRange::ofSize(at, size)); });
  const auto data = tensorData(*ModelFile::fromSource(watched), 0);
  ASSERT_TRUE(data);
  reads.clear();
  const auto found = rowValues(*data, 3, 8);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->row, 1U);
  EXPECT_EQ(found->column, 32U);
  EXPECT_EQ(found->values.size(), 8U);
  const uint64_t begin = built.tensors[0].data.begin + 3 * 34;
  EXPECT_EQ(reads, (std::vector<ByteRange>{{begin, begin + 34}}));
}

TEST(TensorValues, OfAnEmptyTensorAreNone) {
  const auto file = opened(GgufBuilder().tensor("a", {0, 3}));
  const auto data = tensorData(file, 0);
  ASSERT_TRUE(data);
  const auto found = rowValues(*data, 0, 8);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->values.empty());
}

TEST(TensorValues, AreReadInTheByteOrderOfTheFile) {
  GgufBuilder little;
  little.tensor({"q", {32}, kQ4_0, {}, {}, std::string("\x00\x3c", 2) + "0123456789abcdef"});
  GgufBuilder big;
  big.bigEndian().tensor({"q", {32}, kQ4_0, {}, {}, std::string("\x3c\x00", 2) + "0123456789abcdef"});
  const std::vector<float> values = valuesOf(opened(little));
  ASSERT_EQ(values.size(), 32U);
  EXPECT_EQ(values[0], -8.0F);  // low nibble of '0' is 0, less 8
  EXPECT_EQ(valuesOf(opened(big)), values);
}

TEST(TensorValues, Version1IntegersAreIntegers) {
  GgufBuilder builder;
  builder.version(1).tensor({"i", {2}, 16, {}, 2, "\x05\xff"});
  EXPECT_EQ(valuesOf(opened(builder)), (std::vector<float>{5, -1}));
}

TEST(TensorValues, AnIdThatSeveralLayoutsExplainIsNeverDecoded) {
  // PQ2_0 and IQ2_TN need 544 and 528 bytes, which is the same once padded.
  GgufBuilder builder;
  builder.tensor({"a", {512, 4}, 142, {}, 544}).tensor({"b", {512, 4}, 142, {}, 544});
  EXPECT_EQ(whyNot(builder), "Values not shown: type 142 can be PQ2_0, IQ2_TN, and the bytes fit all of them.");
}

TEST(TensorValues, AnIdThatOnlyAForkExplainsIsNotReadAsMainlines) {
  GgufBuilder builder;  // 64-element super-blocks under the id of Q4_K
  builder.tensor({"a", {1024, 4}, kQ4_K, {}, 1024 / 64 * 38 * 4}).tensor("b", {4});
  EXPECT_EQ(whyNot(builder), "Values not shown: layout of Q4_K (QK_K=64 build) is not known to this program.");
}

TEST(TensorValues, AnIdIsNotMainlinesWhereOnlyOthersFit) {
  // One row of 64 elements under the id of IQ2_XXS, whose blocks have 256: I8 by the numbering of 2023 fits.
  GgufBuilder builder;
  builder.tensor({"a", {64}, 16, {}, 64}).tensor("b", {4});
  EXPECT_EQ(whyNot(builder), "Values not shown: layout of I8 is not known to this program.");
  // With 32-byte steps 8 elements can be I32 (32 bytes), I16 (16) or I8 (8).
  GgufBuilder small;
  small.tensor({"a", {8}, 18, {}, 32}).tensor("b", {4});
  EXPECT_EQ(whyNot(small), "Values not shown: type 18 can be I32, I16, I8, and the bytes fit all of them.");
}

TEST(TensorValues, ASharedIdIsMainlines) {
  GgufBuilder builder;  // the bits of IQ1_S changed once, its size did not
  builder.tensor({"a", {256, 8}, 19, {}, 50 * 8}).tensor("b", {4});
  const auto file = opened(builder);
  ASSERT_EQ(file->document().types.back().resolution.verdict, TypeVerdict::sharedId);
  const auto noDecoder = whyNotDecodable(mainlineType(19));
  EXPECT_EQ(whyNot(file), noDecoder ? noDecoder->english() : "");
}

TEST(TensorValues, TypesWithoutADecoderAreNamed) {
  GgufBuilder fork;
  fork.tensor({"a", {256, 8}, 137, {}, 76 * 8}).tensor("b", {4});
  EXPECT_EQ(whyNot(fork), "Values not shown: layout of IQ2_K is not known to this program.");

  GgufBuilder removed;
  removed.tensor({"a", {256, 8}, 31, {}, 256 / 32 * 18 * 8}).tensor("b", {4});
  EXPECT_EQ(whyNot(removed), "Values not shown: type 31 (Q4_0_4_4) was removed from llama.cpp.");

  GgufBuilder misfit;
  misfit.tensor({"a", {256, 8}, 137, {}, 4096}).tensor("b", {4});
  EXPECT_EQ(whyNot(misfit), "Values not shown: the bytes fit no known meaning of type 137 (IQ2_K).");

  GgufBuilder unknown;
  unknown.tensor({"a", {256, 8}, 999999, {}, 4096});
  EXPECT_EQ(whyNot(unknown), "Values not shown: type 999999 is not known to this program.");
}

TEST(TensorValues, TypesWhoseBigEndianOrderNobodySetAreNotGuessed) {
  GgufBuilder builder;
  builder.bigEndian().tensor({"a", {256, 4}, 16, {}, 66 * 4}).tensor("b", {4});
  EXPECT_EQ(whyNot(builder), "Values not shown: no writer has set the byte order of IQ2_XXS in big-endian files.");
}

TEST(TensorValues, ShapesThatDoNotFitAreSaidSo) {
  GgufBuilder ragged;
  ragged.tensor({"a", {300, 2}, kQ4_K, {}, 512});
  EXPECT_EQ(whyNot(ragged), "Values not shown: a row of 300 elements leaves 44 over after blocks of 256.");

  GgufBuilder overflow;
  overflow.tensor({"a", {uint64_t{1} << 40, uint64_t{1} << 40}, kF32, {}, 512});
  EXPECT_EQ(whyNot(overflow), "Values not shown: the size of this tensor does not fit 64 bits.");

  GgufBuilder padded;  // 2^64 - 4 bytes: only the padding behind them makes it too many
  padded.tensor({"a", {(uint64_t{1} << 62) - 1}, kF32, {}, 512});
  EXPECT_EQ(whyNot(padded), "Values not shown: the size of this tensor does not fit 64 bits.");

  GgufBuilder negative;
  negative.tensor({"a", {uint64_t{1} << 63, 0}, kF32, {}, 512});
  EXPECT_EQ(whyNot(negative), "Values not shown: the size of this tensor does not fit 64 bits.");
}

std::string missing(std::string_view present, uint64_t bytes, uint64_t firstMissing) {
  return "Values not shown: the file ends before the data of this tensor does. " + std::string(present) + " of " +
         groupedText(bytes) + " bytes are there; the first missing one is byte " + groupedText(firstMissing) + ".";
}

TEST(TensorValues, MissingBytesAreCounted) {
  const BuiltGguf built = GgufBuilder().tensor("a", {1024}).tensor("b", {1024}).tensor("c", {8}).buildWithPlaces();
  const uint64_t begin = built.tensors[1].data.begin;
  const auto cut = opened(built.bytes.substr(0, begin + 1500));
  EXPECT_EQ(whyNot(cut, 0), "");
  EXPECT_EQ(whyNot(cut, 1), missing("1,500", 4096, begin + 1500));
  EXPECT_EQ(whyNot(cut, 2), missing("0", 32, built.tensors[2].data.begin));
  EXPECT_EQ(whyNot(opened(built.bytes.substr(0, built.infosEnd)), 0), missing("0", 4096, built.dataStart));
}

TEST(TensorValues, ATruncatedListOfTensorsHasNoData) {
  const BuiltGguf built = GgufBuilder().tensor("a", {8}).tensor("b", {8}).buildWithPlaces();
  const auto file = opened(built.bytes.substr(0, built.tensors[1].type.begin));
  ASSERT_EQ(file->document().tensors.size(), 1U);
  EXPECT_EQ(whyNot(file),
            "Values not shown: the list of tensors is cut or damaged, so where the data begins is not known.");
}

GgufBuilder rotated() {
  GgufBuilder builder;
  builder.kv("prism.hadamard.version", gguf::u32(1));
  builder.tensor("blk.0.attn_q.weight", {32}, kQ4_0);
  builder.tensor("token_embd.weight", {32}, kQ4_0);
  builder.tensor("output.weight", {32}, kQ4_0);
  builder.tensor("norm.weight", {32}, kF32);
  return builder;
}

/// Numbers of the tensors that are said to be rotated.
std::vector<uint64_t> rotatedOnes(const ModelFile& metadata, const Document& document) {
  std::vector<uint64_t> numbers;
  for (uint64_t i = 0; i < document.tensors.size(); ++i) {
    if (storedRotated(metadata, document, i)) numbers.push_back(i);
  }
  return numbers;
}

std::vector<uint64_t> rotatedOnes(const GgufBuilder& builder) {
  const auto file = opened(builder);
  return rotatedOnes(*file, file->document());
}

using Numbers = std::vector<uint64_t>;

TEST(TensorValues, RotatedAreTheListedOnes) {
  for (const bool bigEndian : {false, true}) {
    GgufBuilder builder = rotated();
    builder.bigEndian(bigEndian).kv("prism.hadamard.weight_names", gguf::strings({"blk.0.attn_q.weight", "x", "norm"}));
    EXPECT_EQ(rotatedOnes(builder), (Numbers{0}));
    builder.kv("prism.hadamard.inverse_weight_names", gguf::strings({"token_embd.weight"}));
    EXPECT_EQ(rotatedOnes(builder), (Numbers{0, 1}));
  }
}

TEST(TensorValues, RotatedIsEverythingQuantisedWhereNothingIsListed) {
  EXPECT_EQ(rotatedOnes(rotated()), (Numbers{0, 1, 2}));
  GgufBuilder empty = rotated();
  empty.kv("prism.hadamard.weight_names", gguf::strings({}));
  EXPECT_EQ(rotatedOnes(empty), (Numbers{0, 1, 2}));
  GgufBuilder numbers = rotated();
  numbers.kv("prism.hadamard.weight_names", gguf::u32s({1}));
  EXPECT_EQ(rotatedOnes(numbers), (Numbers{0, 1, 2}));
}

TEST(TensorValues, AListOfMoreNamesThanThereAreTensorsIsNotReadToItsEnd) {
  constexpr size_t kMost = size_t{1} << 20;
  std::vector<std::string> names(kMost + 1, "x");
  names[kMost - 1] = "blk.0.attn_q.weight";
  names[kMost] = "output.weight";
  GgufBuilder builder = rotated();
  builder.kv("prism.hadamard.weight_names", gguf::strings(names));
  EXPECT_EQ(rotatedOnes(builder), (Numbers{0}));
}

TEST(TensorValues, RotatedIsNothingWithoutTheKeys) {
  GgufBuilder builder;
  builder.kv("prism.other", gguf::u32(1)).tensor("a", {32}, kQ4_0);
  EXPECT_EQ(rotatedOnes(builder), Numbers{});
}

TEST(TensorValues, RotationIsSaidByTheShardWithTheMetadata) {
  const auto metadata = opened(GgufBuilder().kv("prism.hadamard.version", gguf::u32(1)));
  const auto shard = opened(GgufBuilder().tensor("a", {32}, kQ4_0));
  EXPECT_EQ(rotatedOnes(*metadata, shard->document()), Numbers{0});
  EXPECT_EQ(rotatedOnes(*shard, shard->document()), Numbers{});
}

}  // namespace
}  // namespace ggufscope
