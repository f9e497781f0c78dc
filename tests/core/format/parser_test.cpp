// Every version, byte order and width; files that are cut; input that fails.
#include "core/format/parser.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/format/value.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/invariants.h"
#include "tests/support/open_model.h"
#include "tests/support/rich_file.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

struct Form {
  const char* name;
  uint32_t version;
  bool bigEndian;
  uint32_t lengthBytes;
  const char* magic = "GGUF";
};

std::ostream& operator<<(std::ostream& out, const Form& form) { return out << form.name; }

class AnyForm : public testing::TestWithParam<Form> {
 protected:
  static GgufBuilder file() {
    return richFile()
        .magic(GetParam().magic)
        .version(GetParam().version)
        .bigEndian(GetParam().bigEndian)
        .lengthBytes(GetParam().lengthBytes);
  }
};

TEST_P(AnyForm, ReadsTheHeader) {
  const auto model = opened(file());
  const Header& header = model->document().header;
  EXPECT_TRUE(model->document().isGguf);
  EXPECT_TRUE(model->document().complete);
  EXPECT_EQ(header.statedVersion, GetParam().version);
  EXPECT_EQ(header.bigEndian, GetParam().bigEndian);
  EXPECT_EQ(header.lengthBytes, GetParam().lengthBytes);
  EXPECT_EQ(header.kvCount, 19U);
  EXPECT_EQ(header.tensorCount, 5U);
  EXPECT_EQ(header.fieldsRead, 4);
}

TEST_P(AnyForm, ReadsEveryScalar) {
  const auto model = opened(file());
  EXPECT_EQ(scalarOf(*model, "number.u8"), "200");
  EXPECT_EQ(scalarOf(*model, "number.i8"), "-100");
  EXPECT_EQ(scalarOf(*model, "number.u16"), "60000");
  EXPECT_EQ(scalarOf(*model, "number.i16"), "-30000");
  EXPECT_EQ(scalarOf(*model, "number.u32"), "4000000000");
  EXPECT_EQ(scalarOf(*model, "number.i32"), "-2000000000");
  EXPECT_EQ(scalarOf(*model, "number.f32"), "-0.15625");
  EXPECT_EQ(scalarOf(*model, "number.u64"), "18446744073709551615");
  EXPECT_EQ(scalarOf(*model, "number.i64"), "-9223372036854775808");
  EXPECT_EQ(scalarOf(*model, "number.f64"), "1e+300");
  EXPECT_EQ(scalarOf(*model, "flag"), "true");
  EXPECT_EQ(scalarOf(*model, "text.empty"), "");
  EXPECT_EQ(scalarOf(*model, "general.architecture"), "llama");
  EXPECT_EQ(stringValue(model->source(), model->document(), "general.architecture"), "llama");
  EXPECT_EQ(unsignedValue(model->source(), model->document(), "number.u16"), 60000U);
  EXPECT_EQ(unsignedValue(model->source(), model->document(), "number.i16"), std::nullopt);
}

TEST_P(AnyForm, ReadsArrays) {
  const auto model = opened(file());
  const Document& document = model->document();
  EXPECT_EQ(elementOf(*model, "array.u32", 2), "3");
  EXPECT_EQ(elementOf(*model, "array.bool", 0), "false");
  for (const uint64_t index : {0U, 1U, 63U, 64U, 65U, 127U, 128U, 129U}) {
    EXPECT_EQ(elementOf(*model, "tokenizer.ggml.tokens", index), "t" + std::to_string(index));
  }
  const uint64_t nested = document.pairs[document.findPair("array.nested")].array;
  EXPECT_EQ(document.arrays[nested].count, 3U);
  const uint64_t strings = childArray(document, nested, 1);
  ASSERT_NE(strings, kNone);
  EXPECT_EQ(document.arrays[strings].elementType, ValueType::string);
  EXPECT_EQ(document.arrays[strings].depth, 2);
  EXPECT_EQ(scalarText(*readElement(model->source(), document, strings, 0)), "a");
  const uint64_t third = childArray(document, nested, 2);
  EXPECT_EQ(document.arrays[childArray(document, third, 0)].depth, 3);
}

TEST_P(AnyForm, ReadsTensorInfos) {
  const GgufBuilder builder = file();
  const BuiltGguf built = builder.buildWithPlaces();
  const auto model = opened(built.bytes);
  const Document& document = model->document();
  ASSERT_EQ(document.tensors.size(), 5U);
  EXPECT_EQ(document.name(4), "rank.4");
  EXPECT_EQ(std::vector<uint64_t>(document.dims(4).begin(), document.dims(4).end()),
            (std::vector<uint64_t>{2, 3, 2, 2}));
  EXPECT_EQ(document.infosEnd, built.infosEnd);
  EXPECT_EQ(document.dataStart, built.dataStart);
  EXPECT_EQ(document.alignment, 64U);
  for (size_t i = 0; i < document.tensors.size(); ++i) {
    EXPECT_EQ(document.tensorRange(i), built.tensors[i].data) << i;
    EXPECT_EQ(document.tensors[i].state, 0) << i;
  }
}

TEST_P(AnyForm, KnowsWhereEveryFieldIs) {
  const BuiltGguf built = file().buildWithPlaces();
  const auto model = opened(built.bytes);
  const Document& document = model->document();
  for (size_t i = 0; i < built.pairs.size(); ++i) {
    EXPECT_EQ((ByteRange{document.pairs[i].begin, document.pairs[i].end}), built.pairs[i].pair);
    EXPECT_EQ(document.keyRange(i), built.pairs[i].keyField);
    EXPECT_EQ(document.valueTypeRange(i), built.pairs[i].valueType);
    EXPECT_EQ(document.valueRange(i), built.pairs[i].value);
  }
  for (size_t i = 0; i < built.tensors.size(); ++i) {
    EXPECT_EQ((ByteRange{document.tensors[i].begin, document.tensors[i].end}), built.tensors[i].info);
  }
  EXPECT_EQ(brokenInvariant(*model), "");
}

/// Whatever the place of the cut, what stands before it is read, and nothing is made up.
TEST_P(AnyForm, ReadsUpToTheCut) {
  const BuiltGguf built = file().buildWithPlaces();
  WalkLimits quick;
  quick.allChildrenUpTo = 2;
  quick.sampledChildren = 1;
  quick.maxSpans = 12;
  for (size_t size = 0; size < built.bytes.size(); ++size) {
    const std::string bytes = built.bytes.substr(0, size);
    const auto model = opened(bytes);
    const Document& document = model->document();
    const auto isWhole = [size](const auto& places) { return places.end <= size; };
    size_t pairs = 0;
    while (pairs < built.pairs.size() && isWhole(built.pairs[pairs].pair)) ++pairs;
    size_t tensors = 0;
    while (tensors < built.tensors.size() && isWhole(built.tensors[tensors].info)) ++tensors;
    ASSERT_EQ(document.pairs.size(), pairs) << "cut at " << size;
    ASSERT_EQ(document.tensors.size(), tensors) << "cut at " << size;
    ASSERT_EQ(document.complete, size >= built.infosEnd) << "cut at " << size;
    ASSERT_TRUE(size >= built.tensors.back().data.end || !document.diagnostics.empty()) << "cut at " << size;
    ASSERT_EQ(brokenInvariant(*model, size % 64 == 0 ? WalkLimits() : quick), "") << "cut at " << size;
  }
}

INSTANTIATE_TEST_SUITE_P(Forms, AnyForm,
                         testing::Values(Form{"V1", 1, false, 4}, Form{"V2", 2, false, 8}, Form{"V3", 3, false, 8},
                                         Form{"V3Big", 3, true, 8}, Form{"V2Big", 2, true, 8},
                                         Form{"V1Big", 1, true, 4}, Form{"V3With32Bits", 3, false, 4},
                                         Form{"V1With64Bits", 1, false, 8}, Form{"V3BigWith32Bits", 3, true, 4},
                                         // Later versions are read as version 3; whoever writes the magic as a number
                                         // in big-endian order reverses it.
                                         Form{"V4", 4, false, 8}, Form{"V4Big", 4, true, 8},
                                         Form{"V65535", 65535, false, 8}, Form{"V3Reversed", 3, false, 8, "FUGG"},
                                         Form{"V3BigReversed", 3, true, 8, "FUGG"}),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Parser, SaysThatTheFileShrank) {
  const std::string bytes = richFile().build();
  for (size_t at = 0; at < bytes.size(); at += 37) {
    const FaultySource source(memorySource(bytes), at, FaultySource::Fault::shrinks);
    const auto document = parse(source);
    if (!document.ok()) {
      EXPECT_EQ(document.error().code, ErrorCode::shortRead) << at;
    } else {
      EXPECT_GE(at, (*document)->infosEnd) << "only the data may be missing unnoticed";
    }
  }
}

TEST(Parser, SaysThatReadingFailed) {
  const std::string bytes = richFile().build();
  for (size_t at = 0; at < bytes.size(); at += 37) {
    const FaultySource source(memorySource(bytes), at, FaultySource::Fault::fails);
    const auto document = parse(source);
    if (!document.ok()) {
      EXPECT_EQ(document.error().code, ErrorCode::readFailed) << at;
    } else {
      EXPECT_GE(at, (*document)->infosEnd);
    }
  }
}

TEST(Parser, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  const auto document = parse(*memorySource(richFile().build()), stop.get_token());
  ASSERT_FALSE(document.ok());
  EXPECT_EQ(document.error().code, ErrorCode::cancelled);
}

/// Wherever the stop comes, between two stages too: a document is either whole or not there.
TEST(Parser, StopsBetweenAnyTwoReads) {
  GgufBuilder builder =
      GgufBuilder().kv("tokens", gguf::strings(std::vector<std::string>(20000, "a token of some length")));
  builder.kv("split.no", gguf::u16(7)).kv("split.count", gguf::u16(3));
  for (int i = 0; i < 4000; ++i) builder.tensor("tensor " + std::to_string(i), {8});
  const std::shared_ptr<const ByteSource> bytes = memorySource(builder.trailing("behind the data").build());
  const size_t findings = (*parse(*bytes))->diagnostics.size();
  size_t reads = 0;
  ASSERT_TRUE(parse(WatchedSource(bytes, [&](uint64_t, size_t) { ++reads; })).ok());
  ASSERT_GT(reads, 5U);
  size_t whole = 0;
  for (size_t stopAt = 0; stopAt < reads; ++stopAt) {
    std::stop_source stop;
    size_t read = 0;
    const WatchedSource source(bytes, [&](uint64_t, size_t) {
      if (read++ == stopAt) stop.request_stop();
    });
    const auto document = parse(source, stop.get_token());
    if (document.ok()) {
      ++whole;
      EXPECT_EQ((*document)->diagnostics.size(), findings) << stopAt;
    } else {
      EXPECT_EQ(document.error().code, ErrorCode::cancelled) << stopAt;
    }
  }
  EXPECT_LE(whole, 4U) << "only the values of the split keys are read when nothing is left to stop";
}

/// What `progress` shows at each read of a parse.
std::vector<double> sharesAtReads(const GgufBuilder& builder) {
  Progress progress;
  std::vector<double> shares;
  const WatchedSource source(memorySource(builder.build()), [&](uint64_t, size_t) {
    const auto total = static_cast<double>(progress.total.load());
    shares.push_back(static_cast<double>(progress.done.load()) / std::max(total, 1.0));
  });
  EXPECT_TRUE(parse(source, {}, &progress).ok());
  EXPECT_EQ(progress.done, progress.total);
  return shares;
}

TEST(Parser, ProgressMovesWithinOneArray) {
  for (const GgufBuilder& builder :
       {GgufBuilder().kv("strings", gguf::strings(std::vector<std::string>(100000, "a text of some length"))),
        GgufBuilder().kv("one text", gguf::str(std::string(3000000, 'x'))),
        GgufBuilder().kv("arrays",
                         gguf::array(ValueType::array, std::vector<GgufValue>(50000, gguf::u32s({1, 2, 3}))))}) {
    const std::vector<double> shares = sharesAtReads(builder);
    ASSERT_GT(shares.size(), 5U);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    for (size_t i = 1; i < shares.size(); ++i) EXPECT_LT(shares[i] - shares[i - 1], 0.2) << i;
    EXPECT_GT(shares.back(), 0.8);
    EXPECT_LE(shares.back(), 1.0);
  }
}

TEST(Parser, ProgressLeavesRoomForWhatIsDoneWithTheRows) {
  GgufBuilder builder;
  for (int i = 0; i < 20000; ++i) builder.tensor("t" + std::to_string(i), {1});
  const std::vector<double> shares = sharesAtReads(builder.withoutData());
  ASSERT_GT(shares.size(), 3U);
  EXPECT_LT(shares.back(), 0.5) << "names are compared and data laid out when all infos are read";
}

TEST(Parser, ProgressCountsEachByteOnce) {
  GgufBuilder builder;
  builder.kv(std::string(200, 'k'), gguf::str(std::string(1000000, 'x')));
  Progress progress;
  int reads = 0;
  const WatchedSource source(memorySource(builder.build()), [&](uint64_t offset, size_t) {
    EXPECT_LE(progress.done, offset);
    ++reads;
  });
  EXPECT_TRUE(parse(source, {}, &progress).ok());
  EXPECT_GT(reads, 5);
}

TEST(Parser, ReadsTheMetadataOnly) {
  GgufTensor tensor{"huge", {uint64_t{1} << 38}, kF32};
  tensor.data = "";
  const std::string head = GgufBuilder().kv("a", gguf::u8(1)).tensor(tensor).build();
  uint64_t furthest = 0;
  uint64_t total = 0;
  const WatchedSource source(std::make_shared<const PatternSource>(head.size() + (uint64_t{1} << 40), head),
                             [&](uint64_t offset, size_t bytes) {
                               furthest = std::max(furthest, offset);
                               total += bytes;
                             });
  ASSERT_TRUE(parse(source).ok());
  EXPECT_LT(furthest, head.size() + (1U << 20));
  EXPECT_LT(total, uint64_t{4} << 20);
}

TEST(Parser, TheSameBytesGiveTheSameDocument) {
  const std::string bytes = richFile().build();
  const auto first = parse(*memorySource(bytes));
  const auto second = parse(*memorySource(bytes));
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ((*first)->pairs.size(), (*second)->pairs.size());
  EXPECT_EQ((*first)->segments.size(), (*second)->segments.size());
  EXPECT_EQ((*first)->diagnostics.size(), (*second)->diagnostics.size());
}

}  // namespace
}  // namespace ggufscope
