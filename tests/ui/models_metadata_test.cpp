#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "core/format/value.h"
#include "tests/ui/open_document.h"
#include "ui/models/metadata_model.h"

namespace ggufscope {
namespace {

using Kind = MetadataModel::Item::Kind;

QString cell(const MetadataModel& model, const QModelIndex& row, int column) {
  return model.data(row.siblingAtColumn(column)).toString();
}

QString value(const MetadataModel& model, const QModelIndex& row) {
  return cell(model, row, MetadataModel::valueColumn);
}

/// The row of the pair `key`.
QModelIndex rowOf(const MetadataModel& model, std::string_view key) {
  return model.indexOfPair(model.model()->document().findPair(key));
}

void waitForValues(MetadataModel& model) {
  QSignalSpy changed(&model, &MetadataModel::filterChanged);
  ASSERT_TRUE(changed.wait());
}

class MetadataModelTest : public ::testing::Test {
 protected:
  MetadataModel model;
  QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(MetadataModelTest, EverySampleIsAConsistentTree) {
  for (const std::string& name : sampleNames()) {
    SCOPED_TRACE(name);
    const auto file = openSample(name);
    model.setModel(file);
    EXPECT_EQ(model.pairCount(), file->document().pairs.size());
    for (uint64_t pair = 0; pair < model.pairCount(); ++pair) {
      const QModelIndex row = model.indexOfPair(pair);
      ASSERT_TRUE(row.isValid());
      EXPECT_EQ(model.itemAt(row).pair, pair);
      EXPECT_FALSE(cell(model, row, MetadataModel::keyColumn).isNull());
      EXPECT_EQ(model.bytesAt(row).begin, file->document().pairs[pair].begin);
      for (int column = 0; column < MetadataModel::columnTotal; ++column) {
        EXPECT_FALSE(model.copyText(row.siblingAtColumn(column)).isNull());
      }
    }
  }
  model.setModel(nullptr);
  EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(MetadataModelTest, ShowsKeyTypeValueOffsetAndBytes) {
  model.setModel(openBuilt(GgufBuilder().kv("a.text", gguf::str("hi\nyou")).kv("a.number", gguf::u32(70000))));
  const QModelIndex group = model.index(0, 0);
  EXPECT_EQ(cell(model, group, MetadataModel::keyColumn), QStringLiteral("a"));
  EXPECT_EQ(value(model, group), QStringLiteral("2 keys"));
  const QModelIndex text = model.index(0, 0, group);
  EXPECT_EQ(cell(model, text, MetadataModel::keyColumn), QStringLiteral("text"));
  EXPECT_EQ(cell(model, text, MetadataModel::typeColumn), QStringLiteral("string"));
  EXPECT_EQ(value(model, text), QStringLiteral("hi\\nyou"));
  EXPECT_EQ(cell(model, text, MetadataModel::offsetColumn), QStringLiteral("0x18"));
  EXPECT_EQ(cell(model, text, MetadataModel::bytesColumn), QStringLiteral("32"));
  EXPECT_EQ(value(model, model.index(1, 0, group)), QStringLiteral("70000"));
  EXPECT_EQ(model.copyText(text), QStringLiteral("a.text"));
}

TEST_F(MetadataModelTest, KeepsDuplicateAndEmptyKeysApart) {
  model.setModel(openBuilt(GgufBuilder().kv("x", gguf::u32(1)).kv("x", gguf::u32(2)).kv("", gguf::u32(3))));
  ASSERT_EQ(model.rowCount(), 3);
  EXPECT_EQ(value(model, model.index(0, 0)), QStringLiteral("1"));
  EXPECT_EQ(value(model, model.index(1, 0)), QStringLiteral("2"));
  EXPECT_EQ(cell(model, model.index(2, 0), MetadataModel::keyColumn), QStringLiteral("(empty key)"));
}

TEST_F(MetadataModelTest, NamesStandBesideNumbers) {
  GgufBuilder builder;
  builder.kv("general.file_type", gguf::u32(15))
      .kv("tokenizer.ggml.tokens", gguf::strings({"<unk>", "<s>", "a<b>"}))
      .kv("tokenizer.ggml.token_type", gguf::i32s({2, 3, 99}))
      .kv("tokenizer.ggml.bos_token_id", gguf::u32(1))
      .kv("tokenizer.ggml.eos_token_id", gguf::u32(7));
  model.setModel(openBuilt(builder));
  EXPECT_EQ(value(model, rowOf(model, "general.file_type")), QStringLiteral("15 (Q4_K_M)"));
  EXPECT_EQ(value(model, rowOf(model, "tokenizer.ggml.bos_token_id")), QStringLiteral("1 (<s>)"));
  EXPECT_EQ(value(model, rowOf(model, "tokenizer.ggml.eos_token_id")), QStringLiteral("7"));
  const QModelIndex types = rowOf(model, "tokenizer.ggml.token_type");
  EXPECT_EQ(value(model, model.index(1, 0, types)), QStringLiteral("3 (control)"));
  EXPECT_EQ(value(model, model.index(2, 0, types)), QStringLiteral("99"));
  EXPECT_EQ(model.copyText(model.index(1, MetadataModel::valueColumn, types)), QStringLiteral("3"));
}

TEST_F(MetadataModelTest, FileContentIsNeverMarkup) {
  model.setModel(openBuilt(GgufBuilder().kv("<b>k</b>", gguf::str("<img src=x>\x1b[2J"))));
  const QModelIndex row = model.index(0, 0);
  EXPECT_EQ(value(model, row), QStringLiteral("<img src=x>\\x1B[2J"));
  EXPECT_FALSE(model.data(row.siblingAtColumn(MetadataModel::valueColumn), Qt::ToolTipRole)
                   .toString()
                   .contains(QStringLiteral("<img")));
}

TEST_F(MetadataModelTest, PagesALargeArray) {
  std::vector<std::string> tokens;
  for (int token = 0; token < 262144; ++token) tokens.push_back("t" + std::to_string(token));
  model.setModel(openBuilt(GgufBuilder().kv("tokenizer.ggml.tokens", gguf::strings(tokens))));
  const QModelIndex pair = model.index(0, 0);
  EXPECT_EQ(cell(model, pair, MetadataModel::typeColumn), QStringLiteral("string[262,144]"));
  ASSERT_EQ(model.rowCount(pair), 27);
  const QModelIndex last = model.index(26, 0, pair);
  EXPECT_EQ(model.itemAt(last).kind, Kind::page);
  EXPECT_EQ(cell(model, last, MetadataModel::keyColumn), QStringLiteral("260,000 … 262,143"));
  EXPECT_EQ(value(model, last), QStringLiteral("t260000 … t262143"));
  ASSERT_EQ(model.rowCount(last), 2144);
  EXPECT_EQ(value(model, model.index(2143, 0, last)), QStringLiteral("t262143"));
  EXPECT_EQ(model.bytesAt(last).end, model.model()->document().pairs[0].end);

  const QModelIndex found = model.indexOfElement(0, 123456);
  EXPECT_EQ(value(model, found), QStringLiteral("t123456"));
  EXPECT_EQ(cell(model, found.parent(), MetadataModel::keyColumn), QStringLiteral("120,000 … 129,999"));
  EXPECT_EQ(model.indexOfSpan(*model.spanAt(found)), found);
}

TEST_F(MetadataModelTest, NestedArraysExpandToTheLimit) {
  model.setModel(openBuilt(GgufBuilder().kv("deep", gguf::nested(300))));
  QModelIndex row = model.index(0, 0);
  int depth = 0;
  while (model.rowCount(row) > 0) {
    row = model.index(0, 0, row);
    ++depth;
  }
  EXPECT_EQ(depth, static_cast<int>(kMaxShownNesting) - 1);
  EXPECT_FALSE(value(model, row).isEmpty());
}

TEST_F(MetadataModelTest, ReachesElementsOfNestedArrays) {
  const auto file = openSample("all-kv-types-nested.gguf");
  model.setModel(file);
  const Document& document = file->document();
  for (uint64_t array = 0; array < document.arrays.size(); ++array) {
    for (uint64_t element = 0; element < document.arrays[array].count; ++element) {
      const QModelIndex row = model.indexOfElement(array, element);
      ASSERT_TRUE(row.isValid());
      EXPECT_EQ(model.itemAt(row).array, array);
      EXPECT_EQ(model.itemAt(row).begin, element);
      EXPECT_EQ(model.bytesAt(row), elementRange(file->source(), document, array, element));
    }
  }
}

TEST_F(MetadataModelTest, FilterFindsKeysAtOnceAndValuesSoon) {
  GgufBuilder builder;
  builder.kv("general.name", gguf::str("Sample Model")).kv("general.type", gguf::str("model"));
  builder.kv("llama.block_count", gguf::u32(131072)).kv("llama.name.extra", gguf::u32(2));
  model.setModel(openBuilt(builder));
  model.setFilter(QStringLiteral("NAME"));
  EXPECT_EQ(model.shownPairs(), 2U);
  EXPECT_TRUE(rowOf(model, "llama.name.extra").isValid());
  EXPECT_FALSE(rowOf(model, "general.type").isValid());
  waitForValues(model);
  model.setFilter(QStringLiteral("sample general"));
  EXPECT_EQ(model.shownPairs(), 1U);
  EXPECT_TRUE(rowOf(model, "general.name").isValid());
  model.setFilter(QStringLiteral("131072"));
  EXPECT_TRUE(rowOf(model, "llama.block_count").isValid());
  EXPECT_EQ(value(model, model.index(0, 0)), QStringLiteral("1 of 2 keys"));
  model.setFilter(QStringLiteral("nowhere"));
  EXPECT_EQ(model.rowCount(), 0);
  model.setFilter({});
  EXPECT_EQ(model.shownPairs(), 4U);
}

TEST_F(MetadataModelTest, FilterStaysWithTheNextFile) {
  model.setFilter(QStringLiteral("blue"));
  model.setModel(openBuilt(GgufBuilder().kv("a", gguf::str("deep blue")).kv("b", gguf::str("red"))));
  waitForValues(model);
  EXPECT_EQ(model.shownPairs(), 1U);
  EXPECT_TRUE(model.searchesAllValues());
}

// Without the model tester, which would visit every row.
TEST(MetadataModelSize, OpensABillionElementsWithoutReadingThem) {
  constexpr uint64_t kElements = 1'000'000'000;
  const std::string head = GgufBuilder().kv("big", gguf::arrayClaiming(0, kElements)).withoutData().build();
  uint64_t bytesRead = 0;
  const auto source = std::make_shared<WatchedSource>(std::make_shared<PatternSource>(head.size() + kElements, head),
                                                      [&bytesRead](uint64_t, size_t bytes) { bytesRead += bytes; });
  MetadataModel model;
  model.setModel(openSource(source));
  const QModelIndex pair = model.index(0, 0);
  ASSERT_EQ(model.rowCount(pair), 10);
  bytesRead = 0;
  const QModelIndex page = model.index(9, 0, pair);
  EXPECT_EQ(cell(model, page, MetadataModel::keyColumn), QStringLiteral("900,000,000 … 999,999,999"));
  ASSERT_EQ(model.rowCount(page), 10000);
  const QModelIndex inner = model.index(9999, 0, page);
  ASSERT_EQ(model.rowCount(inner), 10000);
  const QModelIndex last = model.index(9999, 0, inner);
  EXPECT_EQ(model.rowCount(last), 0);
  EXPECT_EQ(last.parent(), inner);
  EXPECT_EQ(inner.parent(), page);
  EXPECT_EQ(page.parent(), pair);
  EXPECT_EQ(model.itemAt(last).begin, kElements - 1);
  const uint64_t offset = head.size() + kElements - 1;
  EXPECT_EQ(value(model, last), QString::number(static_cast<int>(PatternSource::patternAt(offset))));
  EXPECT_EQ(model.bytesAt(last), (ByteRange{offset, offset + 1}));
  EXPECT_EQ(model.indexOfElement(0, kElements - 1), last);
  EXPECT_EQ(value(model, model.indexOfElement(0, 5)),
            QString::number(static_cast<int>(PatternSource::patternAt(head.size() + 5))));
  EXPECT_LT(bytesRead, 16384U);
}

TEST(MetadataModelSize, FiltersAHundredThousandPairs) {
  GgufBuilder builder;
  for (int pair = 0; pair < 100000; ++pair) {
    builder.kv("group" + std::to_string(pair % 100) + ".key" + std::to_string(pair), gguf::u32(7));
  }
  MetadataModel model;
  model.setModel(openBuilt(builder));
  EXPECT_EQ(model.rowCount(), 100);
  model.setFilter(QStringLiteral("group7. key1"));
  EXPECT_GT(model.shownPairs(), 0U);
  EXPECT_EQ(model.rowCount(), 1);
  model.setFilter({});
  EXPECT_EQ(model.shownPairs(), 100000U);
}

}  // namespace
}  // namespace ggufscope
