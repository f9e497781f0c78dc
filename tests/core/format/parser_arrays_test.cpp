#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/format/value.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/invariants.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

TEST(ParserArrays, ReadsEveryElementType) {
  for (uint32_t type = 0; type < kValueTypeCount; ++type) {
    const auto elementType = static_cast<ValueType>(type);
    if (elementType == ValueType::array) continue;
    const uint32_t size = elementType == ValueType::string ? 8 : fixedSize(elementType);
    const std::string bytes(size * 100, '\0');
    const auto model = opened(GgufBuilder().kv("a", gguf::arrayClaiming(type, 100, bytes)).kv("after", gguf::u8(7)));
    const Document& document = model->document();
    ASSERT_EQ(document.pairs.size(), 2U) << type;
    EXPECT_EQ(document.arrays.front().count, 100U);
    EXPECT_EQ(document.arrays.front().elementType, elementType);
    EXPECT_EQ(elementRange(model->source(), document, 0, 99).end, document.pairs[0].end);
    EXPECT_EQ(elementAt(model->source(), document, 0, document.pairs[0].end - 1), 99U);
    EXPECT_EQ(scalarOf(*model, "after"), "7");
  }
}

TEST(ParserArrays, WalksNestsOfAnyDepth) {
  const auto model = opened(GgufBuilder().kv("deep", gguf::nested(2000)).kv("after", gguf::u8(7)));
  const Document& document = model->document();
  ASSERT_TRUE(document.complete);
  EXPECT_EQ(scalarOf(*model, "after"), "7");
  EXPECT_EQ(document.arrays.size(), kMaxShownNesting);
  EXPECT_TRUE(document.arrays.back().skippedElements);
  EXPECT_TRUE(hasFinding(document, DiagnosticId::kvNestingTooDeep));
  EXPECT_EQ(brokenInvariant(*model), "");
}

TEST(ParserArrays, ShowsSixtyFourLevels) {
  const auto model = opened(GgufBuilder().kv("deep", gguf::nested(kMaxShownNesting)));
  EXPECT_EQ(model->document().arrays.size(), kMaxShownNesting);
  EXPECT_FALSE(model->document().arrays.back().skippedElements);
  EXPECT_FALSE(hasFinding(model->document(), DiagnosticId::kvNestingTooDeep));
  EXPECT_EQ(brokenInvariant(*model), "");
}

TEST(ParserArrays, DoesNotRecurseIntoAMillionLevels) {
  const auto model = opened(GgufBuilder().kv("bomb", gguf::nested(1000000)).kv("after", gguf::u8(7)));
  EXPECT_EQ(scalarOf(*model, "after"), "7");
}

TEST(ParserArrays, FindsArraysInArrays) {
  std::vector<GgufValue> inner;
  for (uint32_t i = 0; i < 200; ++i) {
    inner.push_back(gguf::array(ValueType::array, {gguf::u32s({i, i + 1}), gguf::strings({std::to_string(i)})}));
  }
  const auto model = opened(GgufBuilder().kv("table", gguf::array(ValueType::array, inner)));
  const Document& document = model->document();
  for (const uint64_t index : {0U, 1U, 63U, 64U, 65U, 130U, 199U}) {
    const uint64_t row = childArray(document, 0, index);
    ASSERT_NE(row, kNone) << index;
    const auto number = readElement(model->source(), document, childArray(document, row, 0), 1);
    EXPECT_EQ(scalarText(*number), std::to_string(index + 1));
    const auto text = readElement(model->source(), document, childArray(document, row, 1), 0);
    EXPECT_EQ(scalarText(*text), std::to_string(index));
    const ByteRange range = elementRange(model->source(), document, 0, index);
    EXPECT_EQ(elementAt(model->source(), document, 0, range.begin), index);
    EXPECT_EQ(elementAt(model->source(), document, 0, range.end - 1), index);
  }
  EXPECT_EQ(brokenInvariant(*model), "");
}

TEST(ParserArrays, FindsLongAndEmptyStrings) {
  std::vector<std::string> texts;
  for (size_t i = 0; i < 300; ++i) texts.emplace_back(i % 3 == 0 ? 0 : i * 13, 'x');
  const auto model = opened(GgufBuilder().kv("texts", gguf::strings(texts)));
  const Document& document = model->document();
  uint64_t expected = document.arrays[0].elementsBegin(8);
  for (size_t i = 0; i < texts.size(); ++i) {
    const ByteRange range = elementRange(model->source(), document, 0, i);
    ASSERT_EQ(range, ByteRange::ofSize(expected, 8 + texts[i].size())) << i;
    ASSERT_EQ(elementAt(model->source(), document, 0, range.begin), i);
    expected = range.end;
  }
  EXPECT_EQ(brokenInvariant(*model), "");
}

TEST(ParserArrays, ReadsTwoHundredThousandTokens) {
  std::vector<std::string> tokens;
  tokens.reserve(262144);
  for (int i = 0; i < 262144; ++i) tokens.push_back("t" + std::to_string(i));
  const auto model = opened(GgufBuilder().kv("tokenizer.ggml.tokens", gguf::strings(tokens)));
  EXPECT_EQ(elementOf(*model, "tokenizer.ggml.tokens", 262143), "t262143");
  EXPECT_EQ(elementOf(*model, "tokenizer.ggml.tokens", 131072), "t131072");
}

}  // namespace
}  // namespace ggufscope
