#include "core/tensor/tensor_type.h"

#include <set>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

struct GoldenRow {
  uint32_t id;
  std::string_view name;
  uint32_t blockElements;
  uint32_t blockBytes;
};

/// The types that the reference decodes, as its own list of golden files has them.
constexpr GoldenRow kGolden[] = {
    {1, "F16", 1, 2},         {2, "Q4_0", 32, 18},     {3, "Q4_1", 32, 20},      {6, "Q5_0", 32, 22},
    {7, "Q5_1", 32, 24},      {8, "Q8_0", 32, 34},     {10, "Q2_K", 256, 84},    {11, "Q3_K", 256, 110},
    {12, "Q4_K", 256, 144},   {13, "Q5_K", 256, 176},  {14, "Q6_K", 256, 210},   {15, "Q8_K", 256, 292},
    {16, "IQ2_XXS", 256, 66}, {17, "IQ2_XS", 256, 74}, {18, "IQ3_XXS", 256, 98}, {19, "IQ1_S", 256, 50},
    {20, "IQ4_NL", 32, 18},   {21, "IQ3_S", 256, 110}, {22, "IQ2_S", 256, 82},   {23, "IQ4_XS", 256, 136},
    {29, "IQ1_M", 256, 56},   {30, "BF16", 1, 2},      {34, "TQ1_0", 256, 54},   {35, "TQ2_0", 256, 66},
    {39, "MXFP4", 32, 17},    {40, "NVFP4", 64, 36},   {41, "Q1_0", 128, 18},    {42, "Q2_0", 64, 18},
};

TEST(TensorType, SizesEqualTheGoldenFiles) {
  for (const GoldenRow& golden : kGolden) {
    const TensorType* type = mainlineType(golden.id);
    ASSERT_NE(type, nullptr) << golden.id;
    EXPECT_EQ(type->name, golden.name);
    EXPECT_EQ(type->blockElements, golden.blockElements) << golden.name;
    EXPECT_EQ(type->blockBytes, golden.blockBytes) << golden.name;
    EXPECT_EQ(type->rowHeaderBytes, 0u) << golden.name;
    EXPECT_EQ(mainlineTypeByName(golden.name), type);
  }
}

TEST(TensorType, EveryMainlineIdHasOneRow) {
  const std::set<uint32_t> removed = {4, 5, 31, 32, 33, 36, 37, 38};
  for (uint32_t id = 0; id < kMainlineTypeCount; ++id) {
    const auto meanings = meaningsOf(id);
    ASSERT_FALSE(meanings.empty()) << id;
    EXPECT_TRUE(meanings.front()->mainline) << id;
    for (size_t i = 1; i < meanings.size(); ++i) EXPECT_FALSE(meanings[i]->mainline) << id;
    EXPECT_EQ(mainlineType(id) == nullptr, removed.contains(id)) << id;
    EXPECT_EQ(meanings.front()->status == TypeStatus::removed, removed.contains(id)) << id;
  }
  EXPECT_EQ(mainlineType(kMainlineTypeCount), nullptr);
  EXPECT_EQ(mainlineType(UINT32_MAX), nullptr);
}

TEST(TensorType, RowsAreUniqueSortedAndSane) {
  std::set<std::tuple<uint32_t, std::string_view, std::string_view>> seen;
  uint32_t lastId = 0;
  for (const TensorType& type : allTensorTypes()) {
    const std::string row = std::to_string(type.id) + " " + std::string(type.name);
    EXPECT_TRUE(seen.emplace(type.id, type.name, type.dialect).second) << row;
    EXPECT_GE(type.id, lastId) << row;
    lastId = type.id;
    EXPECT_FALSE(type.name.empty()) << row;
    EXPECT_FALSE(type.dialect.empty()) << row;
    EXPECT_EQ(type.dialect.find("github"), std::string_view::npos) << row;
    EXPECT_EQ(type.blockElements == 0, type.blockBytes == 0) << row;
    EXPECT_LE(type.rowHeaderBytes, 20u) << row;
    if (type.use == TypeUse::reserved) {
      EXPECT_FALSE(type.sizeKnown()) << row;
    }
  }
  EXPECT_EQ(allTensorTypes().size(), seen.size());
}

TEST(TensorType, FieldsTileEveryLiveBlock) {
  for (uint32_t id = 0; id < kMainlineTypeCount; ++id) {
    const TensorType* type = mainlineType(id);
    if (type == nullptr) continue;
    ASSERT_FALSE(type->fields.empty()) << type->name;
    uint32_t end = 0;
    for (const BlockField& field : type->fields) {
      EXPECT_EQ(field.offset, end) << type->name << " " << field.name;
      EXPECT_FALSE(field.meaning.empty()) << type->name << " " << field.name;
      end += field.bytes;
    }
    EXPECT_EQ(end, type->blockBytes) << type->name;
  }
}

TEST(TensorType, ItemsOfAFieldHaveTheSizeOfTheirKind) {
  const auto itemBytes = [](FieldKind kind) -> uint32_t {
    switch (kind) {
      case FieldKind::f64:
      case FieldKind::i64:
        return 8;
      case FieldKind::f32:
      case FieldKind::i32:
      case FieldKind::u32:
        return 4;
      case FieldKind::f16:
      case FieldKind::bf16:
      case FieldKind::i16:
      case FieldKind::u16:
        return 2;
      case FieldKind::e8m0:
      case FieldKind::ue4m3:
      case FieldKind::i8:
      case FieldKind::u8:
        return 1;
      case FieldKind::packed:
        return 0;
    }
    return 0;
  };
  for (const TensorType& type : allTensorTypes()) {
    for (const BlockField& field : type.fields) {
      if (field.kind == FieldKind::packed) continue;
      EXPECT_EQ(field.bytes, field.count * itemBytes(field.kind)) << type.name << " " << field.name;
    }
  }
}

TEST(TensorType, LooksUpNamesAsWrittenAndMeaningsOfForks) {
  EXPECT_EQ(mainlineTypeByName("q4_K"), mainlineType(12));
  EXPECT_EQ(mainlineTypeByName("Q4_K"), mainlineType(12));
  EXPECT_EQ(mainlineTypeByName("Q4_k"), nullptr);
  EXPECT_EQ(mainlineTypeByName("Q4_0_4_4"), nullptr);
  EXPECT_EQ(mainlineTypeByName(""), nullptr);
  EXPECT_TRUE(meaningsOf(44444).empty());
  EXPECT_TRUE(meaningsOf(109).empty());
  ASSERT_EQ(meaningsOf(144).size(), 1u);
  EXPECT_EQ(meaningsOf(144).front()->name, "IQ4_KS");
  EXPECT_EQ(meaningsOf(144).front()->rowHeaderBytes, 4u);
  EXPECT_EQ(meaningsOf(399).back()->name, "Q8_K_R8");
  EXPECT_EQ(meaningsOf(43).front()->mainline, false);
}

}  // namespace
}  // namespace ggufscope
