#include <gtest/gtest.h>

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/page_tester.h"
#include "ui/models/metadata_model.h"
#include "ui/pages/filter_field.h"
#include "ui/pages/metadata_page.h"
#include "ui/pages/value_pane.h"

namespace ggufscope {
namespace {

class MetadataPageTest : public PageTester<MetadataPage> {
 protected:
  RecordView* tree() const { return child<RecordView>(); }
  FilterField* field() const { return child<FilterField>(); }
  const MetadataModel& model() const { return *qobject_cast<const MetadataModel*>(tree()->model()); }
  uint64_t pairOf(const char* key) const { return session.model()->document().findPair(key); }
  QModelIndex rowOf(const char* key) const { return model().indexOfPair(pairOf(key)); }
  ByteRange bytesOf(const char* key) const {
    const KeyValue& pair = session.model()->document().pairs[pairOf(key)];
    return {pair.begin, pair.end};
  }
};

TEST_F(MetadataPageTest, GroupsStandOpenAndRowsSelect) {
  open("mini-llama-q4_k_m.gguf");
  EXPECT_TRUE(shownText().contains(QStringLiteral("41 keys")));
  EXPECT_TRUE(tree()->isExpanded(rowOf("general.name").parent()));
  QSignalSpy selected(&session, &DocumentSession::selectionChanged);
  clickCell(tree(), rowOf("general.name"));
  EXPECT_EQ(session.selection().bytes, bytesOf("general.name"));
  QTest::keyClick(tree(), Qt::Key_Down);
  EXPECT_EQ(session.selection().bytes, bytesOf("general.author"));
  EXPECT_EQ(selected.size(), 2);
}

TEST_F(MetadataPageTest, AGroupKeepsTheSelection) {
  open("mini-llama-q4_k_m.gguf");
  clickCell(tree(), rowOf("general.architecture"));
  QTest::keyClick(tree(), Qt::Key_Up);
  EXPECT_EQ(session.selection().bytes, bytesOf("general.architecture"));
  EXPECT_EQ(model().itemAt(tree()->currentIndex()).kind, MetadataModel::Item::Kind::group);
}

TEST_F(MetadataPageTest, FollowsTheSelectionIntoArrays) {
  open("mini-llama-q4_k_m.gguf");
  QSignalSpy selected(&session, &DocumentSession::selectionChanged);
  session.selectBytes({bytesOf("llama.block_count").begin + 9, bytesOf("llama.block_count").begin + 10});
  EXPECT_EQ(model().itemAt(tree()->currentIndex()).pair, pairOf("llama.block_count"));
  const uint64_t array = session.model()->document().pairs[pairOf("tokenizer.ggml.tokens")].array;
  session.select({SpanType::element, 0, array, 250});
  EXPECT_EQ(model().itemAt(tree()->currentIndex()).begin, 250U);
  EXPECT_TRUE(tree()->isExpanded(rowOf("tokenizer.ggml.tokens")));
  session.selectBytes({0, 4});
  EXPECT_FALSE(tree()->currentIndex().isValid());
  EXPECT_EQ(selected.size(), 3);
}

TEST_F(MetadataPageTest, ExpandsAnArrayByKeysAndSelectsAnElement) {
  open("mini-llama-q4_k_m.gguf");
  clickCell(tree(), rowOf("general.tags"));
  QTest::keyClick(tree(), Qt::Key_Right);
  EXPECT_TRUE(tree()->isExpanded(rowOf("general.tags")));
  QTest::keyClick(tree(), Qt::Key_Down);
  QTest::keyClick(tree(), Qt::Key_Down);
  const MetadataModel::Item item = model().itemAt(tree()->currentIndex());
  EXPECT_EQ(item.begin, 1U);
  EXPECT_EQ(tree()->currentIndex().siblingAtColumn(MetadataModel::valueColumn).data().toString(),
            QStringLiteral("sample"));
  EXPECT_EQ(session.selection().bytes, model().bytesAt(tree()->currentIndex()));
}

TEST_F(MetadataPageTest, APageOfALargeArraySelectsItsBytes) {
  open(GgufBuilder().kv("many", gguf::u32s(std::vector<uint32_t>(25000, 7))));
  const QModelIndex second = tree()->model()->index(1, 0, rowOf("many"));
  tree()->expand(rowOf("many"));
  clickCell(tree(), second);
  EXPECT_EQ(session.selection().bytes.size(), 10000U * 4);
  EXPECT_EQ(session.selection().bytes, model().bytesAt(second));
  EXPECT_EQ(tree()->currentIndex(), second);
}

TEST_F(MetadataPageTest, TypingFiltersKeysAndValues) {
  open("mini-llama-q4_k_m.gguf");
  QSignalSpy filtered(&model(), &MetadataModel::filterChanged);
  QTest::keyClicks(field(), QStringLiteral("bos"));
  EXPECT_TRUE(rowOf("tokenizer.ggml.bos_token_id").isValid());
  EXPECT_FALSE(rowOf("general.name").isValid());
  field()->selectAll();
  QTest::keyClicks(field(), QStringLiteral("mini llama"));
  const auto isFound = [&] { return rowOf("general.name").isValid(); };
  EXPECT_TRUE(QTest::qWaitFor(isFound)) << "values join once they are read";
  EXPECT_TRUE(tree()->isExpanded(rowOf("general.name").parent()) || !rowOf("general.name").parent().isValid());
  QTest::keyClicks(field(), QStringLiteral(" nowhere"));
  EXPECT_TRUE(shownText().contains(QStringLiteral("No key or value fits the filter. Esc clears it.")));
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_TRUE(shownText().contains(QStringLiteral("41 keys")));
}

TEST_F(MetadataPageTest, ClosedGroupsAreClosedAgainAfterAFilter) {
  open("mini-llama-q4_k_m.gguf");
  const auto group = [&] { return rowOf("llama.block_count").parent(); };
  tree()->collapse(group());
  QTest::keyClicks(field(), QStringLiteral("block_count"));
  EXPECT_TRUE(tree()->isExpanded(group()) || !group().isValid());
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_FALSE(tree()->isExpanded(group()));
  EXPECT_TRUE(tree()->isExpanded(rowOf("general.name").parent()));
}

TEST_F(MetadataPageTest, LongValuesStandBelowInFull) {
  open("mini-llama-q4_k_m.gguf");
  auto* pane = child<ValuePane>();
  clickCell(tree(), rowOf("general.name"));
  EXPECT_FALSE(pane->isVisible());
  clickCell(tree(), rowOf("tokenizer.chat_template"));
  ASSERT_TRUE(pane->isVisible());
  auto* text = pane->findChild<QPlainTextEdit*>();
  EXPECT_TRUE(text->toPlainText().startsWith(QStringLiteral("{%- for m in messages -%}\n{%- if")));
  EXPECT_TRUE(shownText().contains(QStringLiteral("313 B")));
  clickCell(tree(), rowOf("general.type"));
  EXPECT_FALSE(pane->isVisible());
}

TEST_F(MetadataPageTest, TheDetailPaneShowsTextAndNoMarkup) {
  open(GgufBuilder().kv("k", gguf::str("<h1>title</h1>\n\x1b[2J" + std::string(200000, 'x'))));
  clickCell(tree(), rowOf("k"));
  const QString text = child<QPlainTextEdit>()->toPlainText();
  EXPECT_TRUE(text.startsWith(QStringLiteral("<h1>title</h1>\n\\x1B[2J")));
  EXPECT_LT(text.size(), 70000);
  EXPECT_TRUE(shownText().contains(QStringLiteral("the first 64.00 KiB of 195.33 KiB")));
}

TEST_F(MetadataPageTest, EmptyStatesSaySo) {
  open("bad/empty.gguf");
  EXPECT_TRUE(shownText().contains(QStringLiteral("This is no GGUF file, so it has no metadata.")));
  EXPECT_FALSE(field()->isEnabled());
  open("bad/zero-everything.gguf");
  EXPECT_TRUE(shownText().contains(QStringLiteral("The file has no metadata.")));
  open("bad/kv-count-2pow60.gguf");
  EXPECT_TRUE(session.model()->document().pairs.empty() || tree()->isVisible());
}

TEST_F(MetadataPageTest, OddKeysCanBeSelected) {
  for (const char* sample : {"bad/duplicate-key.gguf", "bad/empty-key.gguf", "bad/nul-in-key.gguf"}) {
    SCOPED_TRACE(sample);
    open(sample);
    for (uint64_t pair = 0; pair < session.model()->document().pairs.size(); ++pair) {
      clickCell(tree(), model().indexOfPair(pair));
      EXPECT_EQ(session.selection().span, (SpanRef{SpanType::pair, 0, pair, 0}));
    }
  }
}

}  // namespace
}  // namespace ggufscope
