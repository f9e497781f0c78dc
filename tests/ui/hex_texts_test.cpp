#include <gtest/gtest.h>

#include <QString>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/samples.h"
#include "tests/support/test_sources.h"
#include "ui/hex/copy_formats.h"
#include "ui/hex/go_to.h"
#include "ui/hex/hex_painter.h"
#include "ui/hex/hex_tooltip.h"

namespace ggufscope {
namespace {

using Kind = GoToTarget::Kind;

class HexTextsTest : public ::testing::Test {
 protected:
  HexTextsTest() {
    builder.kv("general.architecture", gguf::str("llama")).kv("<b>bold</b>", gguf::str("<i>x</i>"));
    builder.tensor("blk.0.attn_q.weight", {32, 4}, kQ8_0).tensor("a-b", {8}, kF32);
    model = opened(builder);
  }
  GoToTarget target(const char* text, uint64_t caret = 100) const {
    return goToTarget(QString::fromUtf8(text), *model, caret);
  }
  uint64_t offset(const char* text, uint64_t caret = 100) const {
    const GoToTarget found = target(text, caret);
    EXPECT_EQ(found.kind, Kind::offset) << text;
    return found.value;
  }

  GgufBuilder builder;
  std::shared_ptr<const ModelFile> model;
};

TEST_F(HexTextsTest, GoToReadsNumbers) {
  const uint64_t size = model->size();
  EXPECT_EQ(offset("25"), 25U);
  EXPECT_EQ(offset(" 0x1F "), 31U);
  EXPECT_EQ(offset("0X1f"), 31U);
  EXPECT_EQ(offset("1,00"), 100U);
  EXPECT_EQ(offset("+16"), 116U);
  EXPECT_EQ(offset("-0x10"), 84U);
  EXPECT_EQ(offset("0x10+16 - 2"), 30U);
  EXPECT_EQ(offset("end"), size);
  EXPECT_EQ(offset("end-8"), size - 8);
  EXPECT_EQ(offset("data"), model->document().dataStart);
  EXPECT_EQ(offset("DATA+0x10"), model->document().dataStart + 16);
}

TEST_F(HexTextsTest, GoToSaysWhyNot) {
  for (const char* text : {"9999999", "-101", "18446744073709551615", "nowhere", "0xZZ", "+"}) {
    const GoToTarget found = target(text);
    EXPECT_EQ(found.kind, Kind::nowhere) << text;
    EXPECT_FALSE(found.problem.isEmpty()) << text;
  }
  EXPECT_EQ(target("").kind, Kind::nowhere);
  EXPECT_TRUE(target("  ").problem.isEmpty());
}

TEST_F(HexTextsTest, GoToFindsNames) {
  EXPECT_EQ(target("general.architecture").kind, Kind::pair);
  EXPECT_EQ(target("blk.0.attn_q.weight").kind, Kind::tensor);
  EXPECT_EQ(target("ATTN_q").kind, Kind::tensor);
  EXPECT_EQ(target("a-b").value, 1U);  // a name, no difference of numbers
  EXPECT_EQ(target("archit").value, 0U);
}

TEST_F(HexTextsTest, GoToFindsElements) {
  const uint64_t begin = model->document().tensorRange(0).begin;
  for (const char* text : {"blk.0.attn_q.weight[2,31]", "blk.0.attn_q.weight [ 2 , 0 ]", "blk.0.attn_q.weight[2]"}) {
    const GoToTarget found = target(text);
    EXPECT_EQ(found.kind, Kind::block) << text;
    EXPECT_EQ(found.value, begin + 2 * 34) << text;
  }
  EXPECT_EQ(target("a-b[0,7]").value, model->document().tensorRange(1).begin + 28);
  for (const char* text : {"blk.0.attn_q.weight[4,0]", "blk.0.attn_q.weight[0,32]", "nothing[0,0]",
                           "blk.0.attn_q.weight[99999999999999999999]"}) {
    EXPECT_EQ(target(text).kind, Kind::nowhere) << text;
    EXPECT_FALSE(target(text).problem.isEmpty()) << text;
  }
}

TEST_F(HexTextsTest, GoToSaysThatAnElementIsMissing) {
  const std::string bytes = builder.build();
  const auto cut = opened(bytes.substr(0, model->document().dataStart + 34 + 5));
  const QString third = QStringLiteral("blk.0.attn_q.weight[2,0]");
  EXPECT_EQ(goToTarget(third, *cut, 0).kind, Kind::nowhere);
  EXPECT_TRUE(goToTarget(third, *cut, 0).problem.contains(QStringLiteral("missing")));
  EXPECT_EQ(goToTarget(QStringLiteral("blk.0.attn_q.weight[1,0]"), *cut, 0).kind, Kind::block);
}

TEST_F(HexTextsTest, SuggestionsAreNamesWithTheTextInThem) {
  EXPECT_EQ(goToSuggestions(QStringLiteral("A"), *model, 10),
            (QStringList{QStringLiteral("general.architecture"), QStringLiteral("blk.0.attn_q.weight"),
                         QStringLiteral("a-b")}));
  EXPECT_EQ(goToSuggestions(QStringLiteral("a"), *model, 1).size(), 1);
  EXPECT_TRUE(goToSuggestions(QStringLiteral(" "), *model, 10).isEmpty());
}

TEST_F(HexTextsTest, TooltipSaysWhereWhatAndWhy) {
  const QString text = hexTooltipText(*model, model->document().valueRange(0).begin + 9);
  EXPECT_TRUE(text.startsWith(QStringLiteral("metadata › general.architecture › "))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("5 bytes"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("6C 6C 61 6D 61"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("llama"))) << text.toStdString();
  EXPECT_GE(text.count(QLatin1Char('\n')), 4) << text.toStdString();
}

TEST_F(HexTextsTest, TooltipLinesAreShort) {
  for (uint64_t at = 0; at < model->size(); ++at) {
    for (const QString& line : hexTooltipText(*model, at).split(QLatin1Char('\n'))) {
      ASSERT_LE(line.size(), 80) << line.toStdString();
    }
  }
}

TEST_F(HexTextsTest, TooltipBreaksNamesWithoutBlanksAndIdeographs) {
  std::string ideographs;
  for (int i = 0; i < 60; ++i) ideographs += "\u6a21";
  GgufBuilder wide;
  wide.kv(std::string(200, 'x'), gguf::u32(1)).kv(ideographs, gguf::u32(1));
  const auto file = opened(wide);
  for (const uint64_t pair : {0U, 1U}) {
    const QString text = hexTooltipText(*file, file->document().keyRange(pair).end - 1);
    for (const QString& line : text.split(QLatin1Char('\n'))) EXPECT_LE(line.size(), 73) << text.toStdString();
  }
}

TEST_F(HexTextsTest, TooltipNamesEveryOwnerOfSharedBytes) {
  GgufBuilder shared;
  shared.tensor({.name = "one", .dims = {64}, .type = kF32})
      .tensor({.name = "two", .dims = {32}, .type = kF32, .offset = 128});
  const auto overlapping = opened(shared);
  const QString text = hexTooltipText(*overlapping, overlapping->document().dataStart + 130);
  EXPECT_TRUE(text.contains(QStringLiteral("one, two"))) << text.toStdString();
  EXPECT_FALSE(hexTooltipText(*overlapping, overlapping->document().dataStart + 4).contains(QStringLiteral("two")));
}

TEST_F(HexTextsTest, TooltipOfGoneBytesSaysSo) {
  const auto source = std::make_shared<FaultySource>(memorySource(builder.build()), model->document().dataStart,
                                                     FaultySource::Fault::shrinks);
  const auto cut = *ModelFile::fromSource(source);
  EXPECT_TRUE(hexTooltipText(*cut, cut->size() - 4).contains(QStringLiteral("gone")));
}

TEST_F(HexTextsTest, EveryByteOfEverySampleHasATooltip) {
  for (const std::string& name : sampleNames()) {
    const auto sample = opened(readFile(samplePath(name)));
    const uint64_t step = std::max<uint64_t>(1, sample->size() / 200);
    for (uint64_t at = 0; at < sample->size(); at += step) {
      ASSERT_FALSE(hexTooltipText(*sample, at).isEmpty()) << name << ' ' << at;
    }
  }
}

TEST_F(HexTextsTest, LabelsNameTheObject) {
  const SpanTree& spans = model->spans();
  const Document& document = model->document();
  const auto label = [&](uint64_t at) { return objectLabel(*model, spans.objectAt(at)); };
  EXPECT_EQ(label(0), QStringLiteral("header"));
  EXPECT_EQ(label(document.pairs[1].begin), QStringLiteral("kv <b>bold</b>"));
  EXPECT_EQ(label(document.tensors[0].begin), QStringLiteral("tensor_info blk.0.attn_q.weight"));
  EXPECT_EQ(label(document.dataStart), QStringLiteral("tensor blk.0.attn_q.weight"));
  EXPECT_TRUE(label(document.infosEnd).startsWith(QStringLiteral("padding")));
}

TEST(CopyFormats, EveryForm) {
  const std::string raw = "A\n\x01\xff";
  const auto bytes = std::as_bytes(std::span(raw));
  EXPECT_EQ(copiedBytes(bytes, CopyFormat::hex), QStringLiteral("41 0A 01 FF"));
  EXPECT_EQ(copiedBytes(bytes, CopyFormat::text), QStringLiteral("A\n\\x01\\xFF"));
  EXPECT_EQ(copiedBytes(bytes, CopyFormat::python), QStringLiteral("b\"\\x41\\x0a\\x01\\xff\""));
  EXPECT_EQ(copiedBytes(bytes, CopyFormat::base64), QStringLiteral("QQoB/w=="));
  EXPECT_EQ(copiedBytes(bytes, CopyFormat::hexdump, 0x1f),
            QStringLiteral("0000001f  41 0a 01 ff                                       |A...|\n"));
  EXPECT_EQ(copiedBytes(std::as_bytes(std::span("0123456789abcdefg", 17)), CopyFormat::hexdump, 0x123456780),
            QStringLiteral("123456780  30 31 32 33 34 35 36 37  38 39 61 62 63 64 65 66  |0123456789abcdef|\n"
                           "123456790  67                                                |g|\n"));
  const std::string line(17, 'x');
  EXPECT_EQ(copiedBytes(std::as_bytes(std::span(line)), CopyFormat::cArray).count(QLatin1Char('\n')), 3);
}

TEST(RangeText, BytesAndPlaces) {
  EXPECT_EQ(rangeText({0x1F4A2, 0x1F4A4}), QStringLiteral("0x1F4A2 – 0x1F4A4 (128,162 – 128,164), 2 bytes"));
  EXPECT_EQ(rangeText({16, 17}), QStringLiteral("0x10 – 0x11 (16 – 17), 1 byte"));
  EXPECT_TRUE(rangeText({16, 16}).startsWith(QStringLiteral("0x10 (16)")));
}

}  // namespace
}  // namespace ggufscope
