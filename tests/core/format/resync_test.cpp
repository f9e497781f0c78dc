// Guesses behind a fault: files that something happened to, and bytes that hold no rows at all.
#include "core/format/resync.h"

#include <algorithm>
#include <array>
#include <random>

#include <gtest/gtest.h>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

Resync resyncOf(const std::string& bytes) {
  const Result<Resync> found = resync(*opened(bytes));
  EXPECT_TRUE(found.ok());
  return found ? *found : Resync{};
}

std::vector<std::string> namesOf(const Resync& found) {
  std::vector<std::string> names;
  for (const GuessedRow& row : found.rows) names.push_back(row.name);
  return names;
}

using Names = std::vector<std::string>;

TEST(Resync, FindsThePairsBehindAnUnknownValueType) {
  const BuiltGguf built = GgufBuilder()
                              .kv("general.architecture", gguf::str("llama"))
                              .kv("x", gguf::raw(13, std::string(4, '\1')))
                              .kv("llama.block_count", gguf::u32(2))
                              .kv("tokenizer.ggml.tokens", gguf::strings({"a", "bc", ""}))
                              .kv("plain", gguf::f64(1.5))
                              .tensor("token_embd.weight", {32, 2}, kQ8_0)
                              .tensor("b", {4, 5, 6})
                              .buildWithPlaces();
  const Resync found = resyncOf(built.bytes);
  ASSERT_EQ(namesOf(found), Names({"llama.block_count", "tokenizer.ggml.tokens", "plain", "token_embd.weight", "b"}));
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(found.rows[i].range, built.pairs[i + 2].pair);
    EXPECT_EQ(found.rows[i].value, built.pairs[i + 2].value);
    EXPECT_EQ(found.rows[i].chain, 5U);
  }
  EXPECT_EQ(found.rows[1].valueType, ValueType::array);
  EXPECT_EQ(found.rows[1].elementType, ValueType::string);
  EXPECT_EQ(found.rows[1].count, 3U);
  for (size_t i = 0; i < 2; ++i) EXPECT_EQ(found.rows[i + 3].range, built.tensors[i].info);
  EXPECT_EQ(found.rows[3].typeId, kQ8_0);
  EXPECT_EQ(found.rows[4].dims, (std::vector<uint64_t>{4, 5, 6}));
  EXPECT_EQ(found.rows[4].relativeOffset, 96U);
  EXPECT_EQ(found.dataStart, built.dataStart);
  EXPECT_EQ(found.tensorsInFile, 2U);
  EXPECT_EQ(found.pairs, 3U);
  EXPECT_EQ(found.tensorInfos, 2U);
  EXPECT_EQ(found.end, Resync::End::allTensors);
}

TEST(Resync, FindsWhatFollowsAnUnknownElementType) {
  const BuiltGguf built = GgufBuilder()
                              .kv("a.b", gguf::arrayClaiming(99, 1, std::string(4, '\1')))
                              .kv("c.d", gguf::u32s({1, 2}))
                              .kv("e.f", gguf::boolean(1))
                              .buildWithPlaces();
  const Resync found = resyncOf(built.bytes);
  ASSERT_EQ(namesOf(found), Names({"c.d", "e.f"}));
  EXPECT_EQ(found.rows[0].range, built.pairs[1].pair);
  EXPECT_EQ(found.rows[1].range, built.pairs[2].pair);
  EXPECT_EQ(found.dataStart, std::nullopt);
  EXPECT_EQ(found.end, Resync::End::wholeRest);
  EXPECT_EQ(found.scanned, (ByteRange{24, built.bytes.size()}));
}

TEST(Resync, FindsTheTensorsBehindAPairCountThatIsTooLarge) {
  // The first tensor info passes for a pair: its rank is a value type.
  const BuiltGguf built = GgufBuilder()
                              .claimPairs(9)
                              .kv("a.b", gguf::u8(1))
                              .tensor("x", {8})
                              .tensor("y", {8})
                              .tensor("z", {8})
                              .buildWithPlaces();
  const Resync found = resyncOf(built.bytes);
  ASSERT_EQ(namesOf(found), Names({"y", "z"}));
  EXPECT_EQ(found.rows[0].range, built.tensors[1].info);
  EXPECT_EQ(found.dataStart, built.dataStart);
}

TEST(Resync, BelievesALoneRowOnlyByItsName) {
  const auto lone = [](std::string_view key) {
    return GgufBuilder().kv("a.b", gguf::raw(13, "xxxx")).kv(key, gguf::u32(7)).trailing(std::string(64, '\xFF'));
  };
  EXPECT_EQ(namesOf(resyncOf(lone("general.file_type").build())), Names({"general.file_type"}));
  EXPECT_EQ(namesOf(resyncOf(lone("llama.block_count").build())), Names());
  const auto loneTensor = [](std::string_view name) {
    return GgufBuilder().kv("a.b", gguf::raw(13, "xxxx")).claimTensors(2).tensor(name, {8});
  };
  EXPECT_EQ(namesOf(resyncOf(loneTensor("output.weight").build())), Names({"output.weight"}));
  EXPECT_EQ(namesOf(resyncOf(loneTensor("blk.7.x").build())), Names({"blk.7.x"}));
  EXPECT_EQ(namesOf(resyncOf(loneTensor("x").build())), Names());
}

TEST(Resync, KeepsToTheAlignmentOfTheFile) {
  // Whether the key was read or stands behind the fault.
  for (const bool before : {true, false}) {
    for (const uint32_t alignment : {8U, 64U}) {
      GgufBuilder builder;
      if (before) builder.alignment(alignment);
      builder.kv("a.b", gguf::raw(13, "xxxx"));
      if (!before) builder.alignment(alignment);
      GgufTensor wrong{"wrong", {8}};
      wrong.offset = 204;
      const BuiltGguf built = builder.tensor("x", {2}).tensor("y", {2}).tensor(wrong).buildWithPlaces();
      const Resync found = resyncOf(built.bytes);
      const std::vector<std::string> names = namesOf(found);
      EXPECT_EQ(std::count(names.begin(), names.end(), "y"), 1);
      EXPECT_EQ(std::count(names.begin(), names.end(), "wrong"), 0);
      EXPECT_EQ(found.alignment, alignment);
    }
  }
}

TEST(Resync, DoesNotBelieveAnAlignmentThatSuitsNoTensor) {
  BuiltGguf built = GgufBuilder()
                        .kv("general.alignment", gguf::u32(1 << 20))
                        .kv("a.b", gguf::raw(13, "xxxx"))
                        .tensor("x", {8})
                        .tensor("y", {8})
                        .buildWithPlaces();
  const Resync found = resyncOf(built.bytes);
  EXPECT_EQ(namesOf(found), Names({"x", "y"}));
  EXPECT_EQ(found.alignment, kDefaultAlignment);
  EXPECT_EQ(found.dataStart, built.dataStart);
}

TEST(Resync, IsAsStrictAsItSays) {
  const auto behindAFault = [](const GgufTensor& tensor) {
    return namesOf(resyncOf(
        GgufBuilder().kv("a.b", gguf::raw(13, "xxxx")).claimTensors(9).tensor("first", {8}).tensor(tensor).build()));
  };
  GgufTensor good{"good", {8}};
  EXPECT_EQ(behindAFault(good), Names({"first", "good"}));
  GgufTensor unknownType = good;
  unknownType.type = 123456;
  unknownType.bytes = 32;
  GgufTensor noElements = good;
  noElements.dims = {0};
  GgufTensor huge = good;
  huge.dims = {uint64_t{1} << 32, uint64_t{1} << 32};
  huge.bytes = 0;
  GgufTensor highRank = good;
  highRank.dims = {1, 1, 1, 1, 1, 1, 1, 1, 1};
  GgufTensor misplaced = good;
  misplaced.offset = 36;
  GgufTensor control = good;
  control.name = "g\x1b[2J";
  for (const GgufTensor& bad : {unknownType, noElements, huge, highRank, misplaced, control}) {
    EXPECT_EQ(behindAFault(bad), Names()) << bad.name;
  }
}

TEST(Resync, FindsNothingInAFileThatWasReadWhole) {
  const Resync found = resyncOf(GgufBuilder().kv("a.b", gguf::u8(1)).tensor("x", {8}).build());
  EXPECT_TRUE(found.rows.empty());
  EXPECT_TRUE(found.scanned.empty());
}

TEST(Resync, LooksBehindAHeadOfZeros) {
  BuiltGguf built =
      GgufBuilder().kv("general.name", gguf::str("x")).kv("a.b", gguf::u8(1)).tensor("w", {8}).buildWithPlaces();
  std::fill_n(built.bytes.begin(), 24, '\0');
  const Resync found = resyncOf(built.bytes);
  EXPECT_EQ(namesOf(found), Names({"general.name", "a.b", "w"}));
  EXPECT_EQ(found.dataStart, built.dataStart);
}

TEST(Resync, CountsWhatItDoesNotKeep) {
  GgufPacker rows(false, 8);
  for (size_t i = 0; i < kMaxGuesses + 5; ++i) {
    rows.string("a.b");
    rows.u32(0);
    rows.u8(0);
  }
  const Resync found =
      resyncOf(GgufBuilder().claimPairs(1 << 20).kv("x", gguf::raw(13, rows.bytes())).withoutData().build());
  EXPECT_EQ(found.rows.size(), kMaxGuesses);
  EXPECT_EQ(found.rowsLeft(), 5U);
  EXPECT_EQ(found.rows.front().chain, kMaxGuesses + 5);
}

TEST(Resync, DoesNotLookThroughAllTheData) {
  /// A damaged header in front of 100 GiB of zeros.
  class Zeros final : public ByteSource {
   public:
    explicit Zeros(std::string head) : m_head(std::move(head)) {}
    uint64_t size() const override { return uint64_t{100} << 30; }
    Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override {
      std::fill(out.begin(), out.end(), std::byte{0});
      for (size_t i = 0; i < out.size() && offset + i < m_head.size(); ++i) out[i] = std::byte(m_head[offset + i]);
      return out.size();
    }

   private:
    std::string m_head;
  };
  const BuiltGguf built =
      GgufBuilder().kv("x", gguf::raw(13, "xxxx")).claimTensors(3).tensor("a", {8}).tensor("b", {8}).buildWithPlaces();
  const auto model = ModelFile::fromSource(std::make_shared<const Zeros>(built.bytes.substr(0, built.infosEnd)));
  const Result<Resync> found = resync(**model);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(namesOf(*found), Names({"a", "b"}));
  EXPECT_EQ(found->end, Resync::End::reach);
  EXPECT_EQ(found->scanned.end, built.infosEnd + kResyncReach);
}

TEST(Resync, StopsAndFailsAsAsked) {
  const std::string bytes = GgufBuilder()
                                .kv("x", gguf::raw(13, "xxxx"))
                                .kv("a.b", gguf::u8(1))
                                .kv("c.d", gguf::u8(1))
                                .trailing(std::string(200000, 'x'))
                                .build();
  std::stop_source stop;
  stop.request_stop();
  const Result<Resync> stopped = resync(*opened(bytes), stop.get_token());
  ASSERT_FALSE(stopped.ok());
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);

  for (const auto fault : {FaultySource::Fault::shrinks, FaultySource::Fault::fails}) {
    const auto source = std::make_shared<const FaultySource>(memorySource(bytes), 100000, fault, false);
    const auto model = ModelFile::fromSource(source);
    source->arm();
    const Result<Resync> failed = resync(**model);
    ASSERT_FALSE(failed.ok());
    EXPECT_EQ(failed.error().code,
              fault == FaultySource::Fault::shrinks ? ErrorCode::shortRead : ErrorCode::readFailed);
  }
}

}  // namespace
}  // namespace ggufscope
