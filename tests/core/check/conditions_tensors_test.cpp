// Conditions that a reader of tensor infos meets in the wild, with exactly these findings each.
#include <bit>
#include <limits>

#include <gtest/gtest.h>

#include "core/analysis/explain.h"
#include "core/analysis/identity.h"
#include "tests/core/check/conditions.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

GgufTensor sized(std::string_view name, std::vector<uint64_t> dims, uint32_t type, uint64_t bytes) {
  GgufTensor tensor;
  tensor.name = name;
  tensor.dims = std::move(dims);
  tensor.type = type;
  tensor.bytes = bytes;
  return tensor;
}

TEST(TensorConditions, ADimensionOfZero) {
  const BuiltGguf built = GgufBuilder().tensor("__index_timestep_zero__", {0}).tensor("w", {8}).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("tensor.dim_zero", "II", built.tensors[0].dims[0])}));
  const TensorInfo& tag = model->document().tensors[0];
  EXPECT_EQ(tag.elements, 0U);
  EXPECT_EQ(tag.bytes, 0U);
  EXPECT_TRUE(tag.sizeKnown());
  EXPECT_EQ(tag.state, 0U) << "whole";
  EXPECT_FALSE(tag.hasBlocks());
}

TEST(TensorConditions, DuplicateNames) {
  const BuiltGguf built = GgufBuilder()
                              .tensor("w", {8})
                              .tensor("w", {8})
                              .tensor(std::string_view("v\0a", 3), {8})
                              .tensor(std::string_view("v\0b", 3), {8})
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model),
            sorted({findingLine("tensor.name_duplicate", "EE", built.tensors[1].nameField),
                    findingLine("tensor.name_has_nul", "WW", built.tensors[2].nameField),
                    findingLine("tensor.name_has_nul", "WW", built.tensors[3].nameField),
                    findingLine("tensor.name_same_up_to_nul", "WE", built.tensors[3].nameField)}));
  EXPECT_EQ(model->document().tensors.size(), 4U) << "all rows stay";
  EXPECT_EQ(model->document().findTensor("w"), 0U);
}

TEST(TensorConditions, SizesThatWrap) {
  struct Case {
    std::vector<uint64_t> dims;
    const char* severities;
  };
  // The first is 0 bytes to mainline's loader, which takes it.
  const Case cases[] = {{{uint64_t{1} << 32, uint64_t{1} << 32}, "EW"},
                        {{uint64_t{1} << 33, (uint64_t{1} << 31) + 1}, "EE"},
                        {{4, (uint64_t{1} << 30) - 1, (uint64_t{1} << 30) + 1}, "EE"}};
  for (const Case& one : cases) {
    SCOPED_TRACE(one.dims[0]);
    const BuiltGguf built = GgufBuilder().tensor(sized("w", one.dims, kF32, 0)).buildWithPlaces();
    const auto model = opened(built.bytes);
    EXPECT_EQ(findingLines(*model),
              FindingLines({findingLine("tensor.size_overflow", one.severities, built.tensors[0].allDims)}));
    EXPECT_EQ(model->document().tensors[0].bytes, 0U) << "nothing is read";
    EXPECT_TRUE(model->document().tensors[0].state & kTensorSizeOverflow);
  }
}

TEST(TensorConditions, FiveDimensionsAreFineAndFourBillionAreNot) {
  const BuiltGguf five = GgufBuilder().tensor("w", {2, 2, 1, 2, 2}).tensor("v", {8}).buildWithPlaces();
  EXPECT_EQ(findingLines(five.bytes), FindingLines({findingLine("tensor.rank_high", "WE", five.tensors[0].rank)}));
  EXPECT_EQ(opened(five.bytes)->document().dims(0).size(), 5U);
  GgufTensor claiming{"w", {8}};
  claiming.claimedRank = UINT32_MAX;
  const BuiltGguf built = GgufBuilder().tensor("v", {8}).tensor(claiming).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model),
            FindingLines({findingLine("tensor_info.rank_unreadable", "EE", built.tensors[1].rank)}));
  EXPECT_EQ(model->document().tensors.size(), 1U);
}

TEST(TensorConditions, NamesOfNoneOfSixtyThreeAndOfSixtyFourBytes) {
  const auto findings = [](const std::string& name, std::string_view id, std::string_view severities) {
    const BuiltGguf built = GgufBuilder().tensor(name, {8}).buildWithPlaces();
    const auto model = opened(built.bytes);
    EXPECT_EQ(model->document().name(0), name) << "in full";
    const ByteRange range = name.empty() ? built.tensors[0].nameLength : built.tensors[0].nameField;
    EXPECT_EQ(findingLines(*model), id.empty() ? FindingLines() : FindingLines({findingLine(id, severities, range)}));
  };
  findings(std::string(63, 'n'), "", "");
  findings(std::string(64, 'n'), "tensor.name_64_bytes", "IE");
  findings(std::string(65, 'n'), "tensor.name_too_long", "WE");
  findings("", "tensor.name_empty", "WW");
  std::string characters;
  for (int i = 0; i < 32; ++i) characters += "\u00E9";
  findings(characters, "tensor.name_64_bytes", "IE");  // bytes count, not characters
}

TEST(TensorConditions, OffsetsBehindFourGigabytes) {
  constexpr uint64_t kFive = uint64_t{5} << 30;
  GgufTensor huge = sized("huge", {kFive / 4}, kF32, kFive);
  huge.data = "";
  GgufTensor last = sized("last", {8}, kF32, 32);
  last.offset = kFive;
  last.data = "";
  const BuiltGguf built = GgufBuilder().tensor(huge).tensor(last).tailPadding(false).buildWithPlaces();
  const uint64_t size = built.dataStart + kFive + 32;
  const auto model = ModelFile::fromSource(std::make_shared<const PatternSource>(size, built.bytes));
  ASSERT_TRUE(model.ok());
  for (const Diagnostic& finding : (*model)->document().diagnostics) ADD_FAILURE() << finding.message.english();
  EXPECT_EQ((*model)->document().tensorRange(1), (ByteRange{size - 32, size}));
  const std::vector<Span> path = (*model)->spans().path(size - 4);
  EXPECT_EQ(path.back().range, (ByteRange{size - 4, size})) << "the last element";
  EXPECT_EQ((*model)->spans().tensorOf(path.back().ref), 1U);
}

TEST(TensorConditions, TypesOfForks) {
  const BuiltGguf row = GgufBuilder().tensor(sized("w", {256}, 137, 76)).buildWithPlaces();
  const auto foreign = opened(row.bytes);
  EXPECT_EQ(findingLines(*foreign), sorted({findingLine("tensor.type_foreign", "WE", row.tensors[0].type)}));
  EXPECT_TRUE(foreign->document().tensors[0].sizeKnown());

  const BuiltGguf prism = GgufBuilder().tensor(sized("w", {128}, 142, 34)).buildWithPlaces();
  const auto deduced = opened(prism.bytes);
  EXPECT_EQ(findingLines(*deduced), sorted({findingLine("tensor.type_foreign", "WE", prism.tensors[0].type)}));
  EXPECT_EQ(tensorTypeName(deduced->document(), 0), "PQ2_0");

  const BuiltGguf nobody = GgufBuilder().tensor(sized("w", {32}, 999, 64)).buildWithPlaces();
  const auto unknown = opened(nobody.bytes);
  EXPECT_EQ(findingLines(*unknown), FindingLines({findingLine("tensor.type_unknown", "EE", nobody.tensors[0].type)}));
  EXPECT_TRUE(unknown->document().tensors[0].state & kTensorUnknownType);
  EXPECT_EQ(unknown->document().types.at(0).bytes, 64U) << "it owns its span";
}

TEST(TensorConditions, OneIdWithTwoMeanings) {
  // 18 bytes for 64 weights are mainline's Q2_0; 34 for 128 are a fork's.
  GgufBuilder mainline;
  GgufBuilder fork;
  for (const char* name : {"a", "b"}) {
    mainline.tensor(sized(name, {1024, 4}, 42, 1152));
    fork.tensor(sized(name, {1024, 4}, 42, 1088));
  }
  EXPECT_EQ(findingLines(mainline.build()), FindingLines());
  const BuiltGguf built = fork.buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model).at(0), findingLine("tensor.type_dialect", "WE", built.tensors[0].type));
  EXPECT_EQ(model->document().tensors[0].bytes, 1088U);
}

TEST(TensorConditions, MicroscalingAndTernaryTypes) {
  struct Case {
    uint32_t id;
    const char* name;
    uint64_t elements;
    uint64_t bytes;
  };
  for (const Case& one :
       {Case{39, "MXFP4", 32, 17}, Case{40, "NVFP4", 64, 36}, Case{34, "TQ1_0", 256, 54}, Case{35, "TQ2_0", 256, 66}}) {
    SCOPED_TRACE(one.name);
    const BuiltGguf built =
        GgufBuilder().tensor(sized("w", {one.elements, 32}, one.id, one.bytes * 32)).tensor("v", {8}).buildWithPlaces();
    const auto model = opened(built.bytes);
    EXPECT_EQ(findingLines(*model), FindingLines());
    EXPECT_EQ(tensorTypeName(model->document(), 0), one.name);
    EXPECT_TRUE(model->document().tensors[0].hasBlocks());
  }
}

TEST(TensorConditions, NotANumberInWeightsAndScales) {
  std::string floats;
  for (const float value :
       {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 1.0F, 2.0F}) {
    const auto bits = std::bit_cast<uint32_t>(value);
    for (int i = 0; i < 4; ++i) floats += static_cast<char>(bits >> (8 * i));
  }
  GgufTensor plain = sized("w", {4}, kF32, 16);
  plain.data = floats;
  GgufTensor block = sized("q", {32}, kQ8_0, 34);
  block.data = std::string("\x00\x7E", 2) + std::string(32, '\1');
  const BuiltGguf built = GgufBuilder().tensor(plain).tensor(block).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines());
  for (uint64_t offset = built.dataStart; offset < built.bytes.size(); ++offset) {
    EXPECT_FALSE(model->spans().path(offset).empty());
  }
}

TEST(TensorConditions, ARowThatIsNoMultipleOfTheBlock) {
  const BuiltGguf built = GgufBuilder().tensor(sized("w", {100}, kQ4_K, 64)).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("tensor.row_ragged", "EE", built.tensors[0].dims[0])}));
  const std::string message = messageOf(*model, "tensor.row_ragged");
  EXPECT_NE(message.find("100"), std::string::npos) << message;
  EXPECT_NE(message.find("256"), std::string::npos) << message;
  EXPECT_FALSE(model->document().tensors[0].hasBlocks());
}

}  // namespace
}  // namespace ggufscope
