#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/samples.h"
#include "ui/main_window/search_field.h"
#include "ui/main_window/two_part_delegate.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

GgufBuilder file() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(2));
  builder.kv("evil\n<b>\u202E", gguf::u32(1));
  builder.tensor("output.weight", {32, 2}).tensor("blk.0.attn_q.weight", {32, 4}).tensor("blk.1.attn_q.weight", {32});
  return builder;
}

TEST(ParseOffset, TakesHexAndDecimalNumbers) {
  EXPECT_EQ(parseOffset(QStringLiteral("0x1F4A2")), 0x1F4A2U);
  EXPECT_EQ(parseOffset(QStringLiteral(" 0XfF ")), 0xFFU);
  EXPECT_EQ(parseOffset(QStringLiteral("128,162")), 128162U);
  EXPECT_EQ(parseOffset(QStringLiteral("1_000 000")), 1000000U);
  EXPECT_EQ(parseOffset(QStringLiteral("18446744073709551615")), UINT64_MAX);
  EXPECT_EQ(parseOffset(QStringLiteral("18446744073709551616")), std::nullopt);
  for (const char* text : {"", "0x", "12a", "blk.0", "-1", "+1", "1.5", "٣"}) {
    EXPECT_EQ(parseOffset(QString::fromUtf8(text)), std::nullopt) << text;
  }
}

TEST(SearchModel, FindsWordsInAnyOrderAndCase) {
  SearchModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setModel(Model::ofFile(opened(file())), 0);
  model.setQuery(QStringLiteral("ATTN blk"));
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.index(0).data().toString(), QStringLiteral("blk.0.attn_q.weight"));
  EXPECT_EQ(model.index(0).data(kDetailRole).toString(), QStringLiteral("F32  32 × 4"));
  model.setQuery(QStringLiteral("nothing like this"));
  EXPECT_EQ(model.rowCount(), 0);
  model.setQuery(QString());
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(SearchModel, ThatWhatBeginsWithTheQueryComesFirst) {
  SearchModel model;
  model.setModel(Model::ofFile(opened(file())), 0);
  model.setQuery(QStringLiteral("llama"));
  ASSERT_EQ(model.rowCount(), 1);
  model.setQuery(QStringLiteral("o"));
  ASSERT_GT(model.rowCount(), 1);
  EXPECT_EQ(model.index(0).data().toString(), QStringLiteral("output.weight"));
}

TEST(SearchModel, NamesAreEscaped) {
  SearchModel model;
  model.setModel(Model::ofFile(opened(file())), 0);
  model.setQuery(QStringLiteral("evil"));
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_EQ(model.index(0).data().toString(), QStringLiteral("evil\\n<b>\\u{202E}"));
}

TEST(SearchModel, AnOffsetBehindTheEndCannotBeChosen) {
  SearchModel model;
  model.setModel(Model::ofFile(opened(file())), 0);
  model.setQuery(QStringLiteral("0x10"));
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_TRUE(model.index(0).flags().testFlag(Qt::ItemIsEnabled));
  model.setQuery(QStringLiteral("0xFFFFFFFFFF"));
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_FALSE(model.index(0).flags().testFlag(Qt::ItemIsEnabled));
}

class SearchFieldTest : public ::testing::Test {
 protected:
  SearchFieldTest() : field(&window) {
    session.setModel(opened(file()));
    field.setSession(&session);
    field.resize(400, 24);
    window.resize(600, 400);
    window.show();
    QApplication::setActiveWindow(&window);
    field.setFocus();
    EXPECT_TRUE(QTest::qWaitFor([this] { return field.hasFocus(); }));
  }

  DocumentSession session;
  QWidget window;
  SearchField field;
};

TEST_F(SearchFieldTest, EnterSelectsTheFirstHit) {
  QSignalSpy chosen(&field, &SearchField::chosen);
  QTest::keyClicks(&field, QStringLiteral("block_count"));
  EXPECT_TRUE(field.results().isVisible());
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(chosen.count(), 1);
  EXPECT_FALSE(field.results().isVisible());
  EXPECT_EQ(session.selection().span, (SpanRef{SpanType::pair, 0, 1, 0}));
}

TEST_F(SearchFieldTest, TheArrowsChooseAmongTheHits) {
  QTest::keyClicks(&field, QStringLiteral("attn"));
  QTest::keyClick(&field, Qt::Key_Down);
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(session.model()->spans().tensorOf(session.selection().span), 2U);
}

TEST_F(SearchFieldTest, AClickChoosesAHit) {
  QTest::keyClicks(&field, QStringLiteral("attn"));
  const QListView& results = field.results();
  QTest::mouseClick(results.viewport(), Qt::LeftButton, Qt::NoModifier,
                    results.visualRect(results.model()->index(1, 0)).center());
  EXPECT_EQ(session.model()->spans().tensorOf(session.selection().span), 2U);
}

TEST_F(SearchFieldTest, AHitInAnotherShardClosesTheListToo) {
  session.setWhole(Model::open(samplePath("mini-llama-split-00001-of-00003.gguf")).value());
  field.setSession(&session);
  QTest::keyClicks(&field, QStringLiteral("output.weight"));
  EXPECT_TRUE(field.results().isVisible());
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(session.shard(), 2U);
  EXPECT_FALSE(field.results().isVisible());
}

TEST_F(SearchFieldTest, AnOffsetSelectsItsByte) {
  QTest::keyClicks(&field, QStringLiteral("0x18"));
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(session.selection().bytes, (ByteRange{24, 25}));
}

TEST_F(SearchFieldTest, EscapeHidesTheHitsThenClearsTheField) {
  QTest::keyClicks(&field, QStringLiteral("attn"));
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_FALSE(field.results().isVisible());
  EXPECT_EQ(field.text(), QStringLiteral("attn"));
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_TRUE(field.text().isEmpty());
  EXPECT_FALSE(session.selection().valid);
}

TEST_F(SearchFieldTest, IsDisabledWithoutAFile) {
  field.setSession(nullptr);
  EXPECT_FALSE(field.isEnabled());
}

}  // namespace
}  // namespace ggufscope
