#include "core/format/value.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/rich_file.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::string preview(const ModelFile& model, std::string_view key, size_t maxBytes = 200) {
  return valuePreview(model.source(), model.document(), model.document().findPair(key), maxBytes);
}

TEST(Value, PreviewsScalarsWhole) {
  const auto model = opened(richFile());
  EXPECT_EQ(preview(*model, "number.u64"), "18446744073709551615");
  EXPECT_EQ(preview(*model, "number.f32"), "-0.15625");
  EXPECT_EQ(preview(*model, "flag"), "true");
  EXPECT_EQ(preview(*model, "text.empty"), "");
}

TEST(Value, PreviewsTheBeginningOfArrays) {
  const auto model = opened(richFile());
  EXPECT_EQ(preview(*model, "array.u32"), "[1, 2, 3]");
  EXPECT_EQ(preview(*model, "array.empty"), "[]");
  EXPECT_EQ(preview(*model, "array.bool"), "[false, true]");
  const std::string tokens = preview(*model, "tokenizer.ggml.tokens", 60);
  EXPECT_EQ(tokens.substr(0, 10), "[\"t0\", \"t1");
  EXPECT_NE(tokens.find("…"), std::string::npos);
  EXPECT_LT(tokens.size(), 100U);
}

TEST(Value, PreviewsArraysInArrays) {
  const auto inner = [](std::vector<uint32_t> numbers) { return gguf::u32s(std::move(numbers)); };
  GgufBuilder builder;
  builder.kv("pairs", gguf::array(ValueType::array, {inner({1, 2}), inner({}), inner({3})}))
      .kv("many", gguf::array(ValueType::array, std::vector<GgufValue>(1000, inner({7}))))
      .kv("deep", gguf::nested(5))
      .kv("deepest", gguf::nested(300));
  const auto model = opened(builder);
  EXPECT_EQ(preview(*model, "pairs"), "[[1, 2], [], [3]]");
  EXPECT_EQ(preview(*model, "many", 12), "[[7], [7], […], …]");
  EXPECT_EQ(preview(*model, "deep"), "[[[[[]]]]]");
  EXPECT_LT(preview(*model, "deepest").size(), 200U);
}

TEST(Value, CutsLongTexts) {
  const auto model = opened(GgufBuilder().kv("long", gguf::str(std::string(100000, 'x'))));
  EXPECT_EQ(preview(*model, "long", 10), "xxxxxxxxxx…");
  const auto cut = readScalar(model->source(), model->document(), 0, 5);
  EXPECT_EQ(std::get<std::string>(*cut), "xxxxx");
  EXPECT_EQ(stringValue(model->source(), model->document(), "long", 3), "xxx");
}

TEST(Value, EscapesTextsForDisplay) {
  const auto model =
      opened(GgufBuilder().kv("text", gguf::str("a\x1b[2J\nb")).kv("list", gguf::strings({"\x07", "\xFF"})));
  EXPECT_EQ(preview(*model, "text"), "a\\x1B[2J\\nb");
  EXPECT_EQ(preview(*model, "list").find('\x07'), std::string::npos);
  EXPECT_EQ(preview(*model, "list").find('\xFF'), std::string::npos);
}

TEST(Value, ReadsIntegersOfAnyWidth) {
  const auto model = opened(GgufBuilder()
                                .kv("u8", gguf::u8(3))
                                .kv("i16", gguf::i16(300))
                                .kv("u64", gguf::u64(1ULL << 40))
                                .kv("negative", gguf::i32(-1))
                                .kv("float", gguf::f32(3))
                                .kv("array", gguf::u32s({3})));
  const auto value = [&](std::string_view key) { return unsignedValue(model->source(), model->document(), key); };
  EXPECT_EQ(value("u8"), 3U);
  EXPECT_EQ(value("i16"), 300U);
  EXPECT_EQ(value("u64"), 1ULL << 40);
  EXPECT_EQ(value("negative"), std::nullopt);
  EXPECT_EQ(value("float"), std::nullopt);
  EXPECT_EQ(value("array"), std::nullopt);
  EXPECT_EQ(value("missing"), std::nullopt);
  EXPECT_EQ(stringValue(model->source(), model->document(), "u8"), std::nullopt);
  EXPECT_EQ(stringValue(model->source(), model->document(), "missing"), std::nullopt);
}

TEST(Value, AnIndexBehindTheEndIsAnError) {
  const auto model = opened(GgufBuilder().kv("a", gguf::u32s({1, 2})).kv("s", gguf::strings({"x"})));
  for (const uint64_t index : {uint64_t{2}, uint64_t{1} << 40, UINT64_MAX}) {
    for (const uint64_t array : {0U, 1U}) {
      const auto value = readElement(model->source(), model->document(), array, index);
      ASSERT_FALSE(value.ok());
      EXPECT_EQ(value.error().code, ErrorCode::outOfRange);
    }
  }
}

TEST(Value, SaysWhenTheFileShrank) {
  const BuiltGguf built = GgufBuilder()
                              .kv("list", gguf::strings({"one", "two", "three"}))
                              .kv("text", gguf::str("hello"))
                              .kv("number", gguf::u32(7))
                              .buildWithPlaces();
  const auto document = parse(*memorySource(built.bytes));
  ASSERT_TRUE(document.ok());
  const FaultySource shrunk(memorySource(built.bytes), built.pairs[0].value.begin + 20, FaultySource::Fault::shrinks);
  for (const uint64_t pair : {1U, 2U}) {
    const auto value = readScalar(shrunk, **document, pair);
    ASSERT_FALSE(value.ok());
    EXPECT_EQ(value.error().code, ErrorCode::shortRead);
  }
  EXPECT_FALSE(readElement(shrunk, **document, 0, 2).ok());
  EXPECT_TRUE(elementRange(shrunk, **document, 0, 2).empty());
  EXPECT_EQ(valuePreview(shrunk, **document, 1), "");
}

}  // namespace
}  // namespace ggufscope
