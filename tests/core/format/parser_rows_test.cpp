// Names, alignments, shapes and counts: what rows of pairs and tensor infos may say.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/format/value.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/invariants.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

TEST(ParserNames, KeepsAnyBytes) {
  const std::string odd("\xFF\xFE\0a\n\x1b[2J", 9);
  const auto model = opened(GgufBuilder().kv(odd, gguf::str(odd)).tensor(odd, {4}));
  EXPECT_EQ(model->document().key(0), odd);
  EXPECT_EQ(model->document().name(0), odd);
  EXPECT_EQ(std::get<std::string>(*readScalar(model->source(), model->document(), 0)), odd);
}

TEST(ParserNames, MayHaveAnyLength) {
  for (const size_t length : {0U, 1U, 63U, 64U, 65U, 3000U, 65535U, 65536U, 65537U, 200000U}) {
    const std::string name(length, 'n');
    const auto model = opened(GgufBuilder().kv(name, gguf::u8(1)).tensor(name, {4}).kv("z", gguf::u8(2)));
    const Document& document = model->document();
    ASSERT_TRUE(document.complete) << length;
    EXPECT_EQ(document.pairs[0].keyLength, length);
    EXPECT_EQ(document.tensors[0].nameLength, length);
    EXPECT_EQ(document.keyRange(0).size(), 8 + length);
    EXPECT_EQ(document.key(0), name.substr(0, kKeptNameBytes));
    EXPECT_EQ(document.name(0), name.substr(0, kKeptNameBytes));
    EXPECT_EQ(brokenInvariant(*model), "") << length;
  }
}

TEST(ParserNames, KeepsDuplicates) {
  const auto model = opened(
      GgufBuilder().kv("a.b", gguf::u32(1)).kv("a.b", gguf::u32(2)).tensor("w", {8}).tensor("w", {8}).tensor("w", {8}));
  const Document& document = model->document();
  EXPECT_EQ(document.pairs.size(), 2U);
  EXPECT_EQ(document.tensors.size(), 3U);
  EXPECT_EQ(document.findPair("a.b"), 0U) << "the first of several";
  EXPECT_EQ(document.findTensor("w"), 0U);
  EXPECT_EQ(document.findPair("a.c"), kNone);
  EXPECT_EQ(document.findTensor(""), kNone);
}

TEST(ParserNames, TellsLongNamesApartByTheirEnds) {
  const std::string stem(kKeptNameBytes + 100, 'k');
  const auto different = opened(GgufBuilder().kv(stem + "a", gguf::u8(1)).kv(stem + "b", gguf::u8(2)));
  EXPECT_FALSE(hasFinding(different->document(), DiagnosticId::kvKeyDuplicate));
  const auto same = opened(GgufBuilder().kv(stem + "a", gguf::u8(1)).kv(stem + "a", gguf::u8(2)));
  EXPECT_TRUE(hasFinding(same->document(), DiagnosticId::kvKeyDuplicate));
}

/// Names of more than is kept that begin alike and come in turns: each is a duplicate of the first with its own end.
TEST(ParserNames, FindsDuplicatesOfLongNamesInTurns) {
  const std::string stem(kKeptNameBytes + 100, 'k');
  GgufBuilder builder;
  for (const char* end : {"a", "b", "a", "b", "c"}) {
    builder.kv(stem + end, gguf::u8(1)).tensor(stem + end, {8});
  }
  const auto model = opened(builder);
  const Document& document = model->document();
  const auto placesOf = [&](DiagnosticId id) {
    std::vector<ByteRange> places;
    for (const Diagnostic& finding : document.diagnostics) {
      if (finding.id == id) places.push_back(finding.range);
    }
    return places;
  };
  EXPECT_EQ(placesOf(DiagnosticId::kvKeyDuplicate),
            (std::vector<ByteRange>{document.keyRange(2), document.keyRange(3)}));
  EXPECT_EQ(placesOf(DiagnosticId::tensorNameDuplicate),
            (std::vector<ByteRange>{document.nameRange(2), document.nameRange(3)}));
}

TEST(ParserNames, FindsEachOfManyKeys) {
  GgufBuilder builder;
  for (uint32_t i = 0; i < 2000; ++i) builder.kv("key." + std::to_string(i), gguf::u32(i));
  const auto model = opened(builder);
  for (uint32_t i = 0; i < 2000; ++i) ASSERT_EQ(model->document().findPair("key." + std::to_string(i)), i);
}

TEST(ParserAlignment, RoundsByDivision) {
  for (const uint32_t alignment : {1U, 3U, 8U, 24U, 32U, 64U, 4096U, 1U << 20}) {
    const auto model = opened(GgufBuilder().alignment(alignment).tensor("a", {5}).tensor("b", {7}, kF16));
    const Document& document = model->document();
    EXPECT_EQ(document.alignment, alignment);
    EXPECT_EQ(document.dataStart % alignment, 0U);
    EXPECT_LT(document.dataStart - document.infosEnd, alignment);
    EXPECT_EQ(document.tensors[0].state, 0) << alignment;
    EXPECT_EQ(document.tensors[1].state, 0) << alignment;
    EXPECT_EQ(brokenInvariant(*model), "") << alignment;
  }
}

TEST(ParserAlignment, MayBeTwoGigabytes) {
  GgufBuilder builder = GgufBuilder().kv("general.alignment", gguf::u32(1U << 31)).tensor("a", {8}).withoutData();
  const std::string head = builder.build();
  const uint64_t dataStart = uint64_t{1} << 31;
  const auto model = ModelFile::fromSource(std::make_shared<const PatternSource>(dataStart + 32, head));
  ASSERT_TRUE(model.ok());
  EXPECT_EQ((*model)->document().dataStart, dataStart);
  EXPECT_EQ((*model)->document().tensorRange(0), (ByteRange{dataStart, dataStart + 32}));
  EXPECT_EQ((*model)->document().tensors[0].state, 0);
}

TEST(ParserAlignment, TheFirstKeyCounts) {
  const auto model = opened(GgufBuilder()
                                .kv("general.alignment", gguf::u32(64))
                                .kv("general.alignment", gguf::u32(16))
                                .layoutAlignment(64)
                                .tensor("a", {5})
                                .tensor("b", {5}));
  EXPECT_EQ(model->document().alignment, 64U);
  EXPECT_EQ(model->document().alignmentPair, 0U);
}

TEST(ParserShapes, ReadsEveryRankUpToSixteen) {
  for (uint32_t rank = 0; rank <= kMaxRank; ++rank) {
    const std::vector<uint64_t> dims(rank, 1);
    const auto model = opened(GgufBuilder().tensor("t", dims).tensor("after", {4}));
    const Document& document = model->document();
    ASSERT_EQ(document.tensors.size(), 2U) << rank;
    EXPECT_EQ(document.dims(0).size(), rank);
    EXPECT_EQ(document.tensors[0].elements, 1U);
    EXPECT_EQ(document.tensors[0].bytes, 4U);
    EXPECT_EQ(document.name(1), "after");
    EXPECT_EQ(brokenInvariant(*model), "") << rank;
  }
}

TEST(ParserShapes, StopsAtAbsurdRanks) {
  for (const uint32_t rank : {17U, 255U, 0x7FFFFFFFU, 0xFFFFFFFFU}) {
    GgufTensor tensor{"t", {1}, kF32};
    tensor.claimedRank = rank;
    const auto model = opened(GgufBuilder().tensor("before", {4}).tensor(tensor));
    EXPECT_EQ(model->document().tensors.size(), 1U);
    EXPECT_FALSE(model->document().complete);
    ASSERT_TRUE(model->document().unparsed.has_value());
    EXPECT_EQ(model->document().unparsed->in, Unparsed::In::tensorInfo);
    EXPECT_EQ(brokenInvariant(*model), "") << rank;
  }
}

TEST(ParserShapes, ATensorMayHaveNoElements) {
  const auto model = opened(GgufBuilder().tensor("__index_timestep_zero__", {0}).tensor("a", {8}));
  const Document& document = model->document();
  EXPECT_EQ(document.tensors[0].elements, 0U);
  EXPECT_EQ(document.tensors[0].bytes, 0U);
  EXPECT_EQ(document.tensors[0].state, 0);
  EXPECT_EQ(document.tensors[0].relativeOffset, document.tensors[1].relativeOffset);
  EXPECT_EQ(brokenInvariant(*model), "");
}

TEST(ParserShapes, SizesDoNotWrap) {
  const std::vector<std::vector<uint64_t>> shapes = {
      {uint64_t{1} << 32, uint64_t{1} << 32},
      {uint64_t{1} << 33, (uint64_t{1} << 31) + 1},
      {4, (uint64_t{1} << 30) - 1, (uint64_t{1} << 30) + 1},
      {UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX},
      {uint64_t{1} << 62, 4},
  };
  for (const std::vector<uint64_t>& dims : shapes) {
    GgufTensor tensor{"t", dims, kF32};
    tensor.data = "";
    const auto model = opened(GgufBuilder().tensor(tensor).tensor("after", {4}));
    const TensorInfo& info = model->document().tensors[0];
    EXPECT_EQ(info.sizeState, SizeState::doesNotFit);
    EXPECT_EQ(info.bytes, 0U);
    EXPECT_TRUE(info.state & kTensorSizeOverflow);
    EXPECT_EQ(brokenInvariant(*model), "");
  }
}

TEST(ParserCounts, ReadsTheRowsThatAreThere) {
  for (const uint64_t count : {uint64_t{1} << 40, uint64_t{1} << 60, uint64_t{1} << 63, UINT64_MAX}) {
    const auto pairs = opened(GgufBuilder().claimPairs(count).kv("a", gguf::u8(1)).kv("b", gguf::u8(2)));
    EXPECT_GE(pairs->document().pairs.size(), 2U);
    EXPECT_TRUE(hasFinding(pairs->document(), DiagnosticId::headerCountExceedsFile));
    const auto tensors = opened(GgufBuilder().claimTensors(count).tensor("a", {8}).tensor("b", {8}));
    EXPECT_GE(tensors->document().tensors.size(), 2U);
    EXPECT_TRUE(hasFinding(tensors->document(), DiagnosticId::headerCountExceedsFile));
    EXPECT_EQ(brokenInvariant(*pairs), "");
    EXPECT_EQ(brokenInvariant(*tensors), "");
  }
}

TEST(ParserCounts, LengthsNeverSizeAnything) {
  for (const uint64_t claim : {uint64_t{1} << 40, uint64_t{1} << 62, uint64_t{1} << 63, UINT64_MAX}) {
    GgufTensor tensor{"t", {4}, kF32};
    tensor.claimedNameLength = claim;
    const GgufBuilder files[] = {
        GgufBuilder().kv("a", gguf::u8(1)).kvClaiming(claim, "key", gguf::u8(1)),
        GgufBuilder().kv("a", gguf::u8(1)).kv("key", gguf::strClaiming(claim, "x")),
        GgufBuilder().kv("a", gguf::u8(1)).kv("key", gguf::arrayClaiming(4, claim)),
        GgufBuilder().kv("a", gguf::u8(1)).kv("key", gguf::arrayClaiming(8, claim)),
        GgufBuilder().kv("a", gguf::u8(1)).kv("key", gguf::arrayClaiming(9, claim)),
        GgufBuilder().kv("a", gguf::u8(1)).tensor(tensor),
    };
    for (const GgufBuilder& file : files) {
      const auto model = opened(file);
      EXPECT_FALSE(model->document().complete);
      EXPECT_EQ(scalarOf(*model, "a"), "1");
      EXPECT_EQ(brokenInvariant(*model), "");
    }
  }
}

}  // namespace
}  // namespace ggufscope
