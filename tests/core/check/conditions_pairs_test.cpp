// Conditions that a reader of pairs meets in the wild: each file is opened, everything up to the fault is there, and
// the findings are these and no others.
#include <gtest/gtest.h>

#include "core/base/text.h"
#include "core/format/resync.h"
#include "core/format/value.h"
#include "tests/core/check/conditions.h"
#include "tests/support/open_model.h"

namespace ggufscope {
namespace {

constexpr uint64_t kHuge = uint64_t{1} << 62;

TEST(PairConditions, AnEmptyKey) {
  const BuiltGguf built = GgufBuilder().kv("", gguf::u32(1)).kv("a.b", gguf::u8(2)).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("kv.key_empty", "EE", built.pairs[0].keyLength)}));
  EXPECT_EQ(scalarOf(*model, ""), "1");
  EXPECT_EQ(scalarOf(*model, "a.b"), "2");
}

TEST(PairConditions, DuplicateKeys) {
  const BuiltGguf built =
      GgufBuilder().kv("a.b", gguf::u32(1)).kv("a.c", gguf::u32(2)).kv("a.b", gguf::str("x")).buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("kv.key_duplicate", "EE", built.pairs[2].keyField)}));
  ASSERT_EQ(model->document().pairs.size(), 3U) << "both rows stay";
  EXPECT_EQ(model->document().pairs[0].begin, built.pairs[0].pair.begin);
  EXPECT_EQ(model->document().pairs[2].begin, built.pairs[2].pair.begin);
  const std::string message = messageOf(*model, "kv.key_duplicate");
  EXPECT_NE(message.find("byte " + std::to_string(built.pairs[0].pair.begin)), std::string::npos) << message;
  EXPECT_NE(message.find("llama.cpp refuses"), std::string::npos) << "who takes which";
}

TEST(PairConditions, LengthsThatNoFileHas) {
  const std::pair<const char*, GgufValue> values[] = {
      {"array of 2^63 numbers", gguf::arrayClaiming(4, uint64_t{1} << 63)},
      {"array of 10^12 numbers", gguf::arrayClaiming(4, 1000000000000)},
      {"array of 10^12 strings", gguf::arrayClaiming(8, 1000000000000)},
      {"array of 2^62 arrays", gguf::arrayClaiming(9, kHuge)},
      {"string of 2^62 bytes", gguf::strClaiming(kHuge, "x")},
      {"string of 2^64 - 1 bytes", gguf::strClaiming(UINT64_MAX, "x")},
  };
  for (const auto& [name, value] : values) {
    SCOPED_TRACE(name);
    const BuiltGguf built = GgufBuilder().kv("a.b", gguf::u8(1)).kv("x.y", value).buildWithPlaces();
    const auto model = opened(built.bytes);
    // The claim is 8 bytes wide: behind the element type of an array, at once in a string.
    const uint64_t at = built.pairs[1].value.begin + (value.type == 9 ? 4 : 0);
    EXPECT_EQ(findingLines(*model),
              FindingLines({findingLine("kv.length_exceeds_file", "EE", ByteRange::ofSize(at, 8))}));
    EXPECT_EQ(scalarOf(*model, "a.b"), "1") << "what stands before the fault stays";
    ASSERT_TRUE(model->document().unparsed);
    EXPECT_EQ(model->document().unparsed->range, (ByteRange{built.pairs[1].pair.begin, built.bytes.size()}));
    const std::string message = messageOf(*model, "kv.length_exceeds_file");
    EXPECT_NE(message.find(std::to_string(built.bytes.size())), std::string::npos) << message;
  }
}

TEST(PairConditions, ArraysInArrays) {
  const BuiltGguf built = GgufBuilder()
                              .kv("a.b", gguf::array(ValueType::array, {gguf::u32s({1, 2}), gguf::strings({"x"})}))
                              .kv("c.d", gguf::u8(7))
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model),
            FindingLines({findingLine("kv.nested_array", "IE", ByteRange::ofSize(built.pairs[0].value.begin, 4))}));
  EXPECT_EQ(scalarOf(*model, "c.d"), "7") << "the place behind them is right";
}

TEST(PairConditions, ArraysTwoThousandDeep) {
  const BuiltGguf built = GgufBuilder().kv("a.b", gguf::nested(2000)).kv("c.d", gguf::u8(7)).buildWithPlaces();
  const auto model = opened(built.bytes);
  const uint64_t value = built.pairs[0].value.begin;
  EXPECT_EQ(findingLines(*model),
            sorted({findingLine("kv.nested_array", "IE", ByteRange::ofSize(value, 4)),
                    findingLine("kv.nesting_too_deep", "WW", ByteRange::ofSize(value + 64 * 12, 12))}));
  EXPECT_EQ(model->document().arrays.size(), kMaxShownNesting);
  EXPECT_EQ(scalarOf(*model, "c.d"), "7") << "the place behind them is right";
}

TEST(PairConditions, AnUnknownValueTypeEndsTheReadingAndTheRestIsGuessed) {
  const BuiltGguf built = GgufBuilder()
                              .kv("a.b", gguf::u8(1))
                              .kv("x", gguf::raw(13, std::string(4, '\1')))
                              .kv("c.d", gguf::u8(2))
                              .kv("e.f", gguf::u8(3))
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), FindingLines({findingLine("kv.value_type_unknown", "EE", built.pairs[1].valueType)}));
  EXPECT_EQ(model->document().pairs.size(), 1U);
  const Result<Resync> guessed = resync(*model);
  ASSERT_TRUE(guessed.ok());
  ASSERT_EQ(guessed->rows.size(), 2U);
  EXPECT_EQ(guessed->rows[0].range, built.pairs[2].pair);
  EXPECT_EQ(model->document().pairs.size(), 1U) << "never mixed with what was read";
}

TEST(PairConditions, AnUnknownElementTypeEndsTheReading) {
  const BuiltGguf built =
      GgufBuilder().kv("a.b", gguf::u8(1)).kv("x", gguf::arrayClaiming(99, 1, "abcd")).buildWithPlaces();
  const ByteRange elementType = ByteRange::ofSize(built.pairs[1].value.begin, 4);
  EXPECT_EQ(findingLines(built.bytes), FindingLines({findingLine("kv.element_type_unknown", "EE", elementType)}));
}

TEST(PairConditions, ControlCodesAndMarkup) {
  const BuiltGguf built = GgufBuilder()
                              .kv("x\x1b[2Jy", gguf::str("v\x1b]0;t\x07"))
                              .kv("a.b", gguf::str("<img src=file:///etc/passwd>"))
                              .kv("c.d", gguf::str("abc\u202Etxt.exe"))
                              .kv(std::string_view("e\0f", 3), gguf::str(std::string_view("g\0h", 3)))
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  const auto text = [&](size_t pair) {
    return ByteRange{built.pairs[pair].value.begin + 8, built.pairs[pair].value.end};
  };
  EXPECT_EQ(findingLines(*model), sorted({findingLine("kv.key_control_code", "WI", built.pairs[0].keyField),
                                          findingLine("kv.value_control_code", "II", text(0)),
                                          findingLine("kv.value_control_code", "II", text(2)),
                                          findingLine("kv.key_has_nul", "WW", built.pairs[3].keyField),
                                          findingLine("kv.value_control_code", "II", text(3))}));
  for (const Diagnostic& finding : model->document().diagnostics) {
    const TextTraits traits = textTraits(finding.message.english());
    EXPECT_FALSE(traits.hasControlCode || traits.hasNul) << "escaped for people";
  }
  EXPECT_EQ(valuePreview(model->source(), model->document(), 1), "<img src=file:///etc/passwd>");
  EXPECT_EQ(valuePreview(model->source(), model->document(), 0).find('\x1b'), std::string::npos);
}

TEST(PairConditions, InvalidUtf8) {
  const BuiltGguf built = GgufBuilder()
                              .kv("a.b", gguf::str("\xff\xfe"))
                              .kv("c.\xff", gguf::u8(1))
                              .kv("t.tokens", gguf::strings({"a", "\xf0\x9f", "\xc0\x80", "<0x-1>"}))
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  const uint64_t elements = built.pairs[2].value.begin + 12;
  EXPECT_EQ(findingLines(*model),
            sorted({findingLine("kv.value_not_utf8", "WI", {built.pairs[0].value.begin + 8, built.pairs[0].value.end}),
                    findingLine("kv.key_not_utf8", "WI", built.pairs[1].keyField),
                    findingLine("kv.value_not_utf8", "WI", ByteRange::ofSize(elements + 9 + 8, 2))}));
  EXPECT_EQ(stringValue(model->source(), model->document(), "a.b"), "\xff\xfe") << "the bytes are kept";
}

TEST(PairConditions, NumbersOfOddWidthsAndArraysWhereANumberIsUsual) {
  const std::string longKey(70000, 'k');
  const BuiltGguf built = GgufBuilder()
                              .kv("llama.attention.head_count_kv", gguf::u32s({8, 8, 4}))
                              .kv("llama.block_count", gguf::u8(3))
                              .kv("llama.context_length", gguf::i64(4096))
                              .kv("x.flag", gguf::boolean(2))
                              .kv("My Key!", gguf::u8(1))
                              .kv(longKey, gguf::u8(1))
                              .buildWithPlaces();
  const auto model = opened(built.bytes);
  EXPECT_EQ(findingLines(*model), sorted({findingLine("kv.bool_not_0_or_1", "WI", built.pairs[3].value),
                                          findingLine("kv.key_style", "II", built.pairs[4].keyField),
                                          findingLine("kv.key_too_long", "WI", built.pairs[5].keyField)}));
  EXPECT_EQ(unsignedValue(model->source(), model->document(), "llama.block_count"), 3U);
  EXPECT_EQ(unsignedValue(model->source(), model->document(), "llama.context_length"), 4096U);
  EXPECT_EQ(elementOf(*model, "llama.attention.head_count_kv", 2), "4");
}

TEST(PairConditions, AVocabularyOfAQuarterMillionTokens) {
  constexpr size_t kTokens = 262144;
  std::vector<std::string> tokens(kTokens);
  for (size_t i = 0; i < kTokens; ++i) tokens[i] = "t" + std::to_string(i);
  const auto model = opened(GgufBuilder().kv("t.tokens", gguf::strings(tokens)).kv("a.b", gguf::u8(5)).build());
  EXPECT_EQ(findingLines(*model), FindingLines());
  const Document& document = model->document();
  EXPECT_EQ(document.checkpoints.at(0).size(), kTokens / kCheckpointStep) << "a place for every 64th string, no more";
  for (const size_t i : {size_t{0}, size_t{63}, size_t{64}, kTokens - 1}) {
    EXPECT_EQ(elementOf(*model, "t.tokens", i), tokens[i]);
  }
  EXPECT_EQ(scalarOf(*model, "a.b"), "5");
}

TEST(PairConditions, TheSubtypeOfAnArrayIsWhatTheFileSays) {
  const auto model = opened(GgufBuilder()
                                .kv("a.i32", gguf::i32s({1, 2, 3}))
                                .kv("a.u32", gguf::u32s({1, 2, 3}))
                                .kv("a.i8", gguf::array(ValueType::i8, {gguf::i8(1)}))
                                .build());
  EXPECT_EQ(findingLines(*model), FindingLines());
  const std::deque<ArrayNode>& arrays = model->document().arrays;
  EXPECT_EQ(arrays[0].elementType, ValueType::i32);
  EXPECT_EQ(arrays[1].elementType, ValueType::u32);
  EXPECT_EQ(arrays[2].elementType, ValueType::i8);
}

}  // namespace
}  // namespace ggufscope
