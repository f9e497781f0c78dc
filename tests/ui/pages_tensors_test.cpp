#include <gtest/gtest.h>

#include <QClipboard>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/page_tester.h"
#include "ui/models/tensor_table_model.h"
#include "ui/pages/filter_field.h"
#include "ui/pages/tensors_page.h"

namespace ggufscope {
namespace {

using Model = TensorTableModel;

class TensorsPageTest : public PageTester<TensorsPage> {
 protected:
  RecordView* table() const { return child<RecordView>(); }
  FilterField* field() const { return child<FilterField>(); }
  int rows(const QModelIndex& parent = {}) const { return table()->model()->rowCount(parent); }
  QString name(int row, const QModelIndex& parent = {}) const {
    return table()->model()->index(row, Model::nameColumn, parent).data().toString();
  }
  QString currentName() const { return table()->currentIndex().siblingAtColumn(Model::nameColumn).data().toString(); }
  ByteRange dataOf(const char* tensor) const {
    const Document& document = session.model()->document();
    return document.tensorRange(document.findTensor(tensor));
  }
};

TEST_F(TensorsPageTest, TypingFiltersAndEscapeClears) {
  open("mini-llama-q4_k_m.gguf");
  EXPECT_EQ(rows(), 21);
  EXPECT_TRUE(shownText().contains(QStringLiteral("21 tensors · 1,334,528 elements · 797.96 KiB")));
  QTest::keyClicks(field(), QStringLiteral("blk.1 type:Q6"));
  EXPECT_EQ(rows(), 2);
  EXPECT_TRUE(shownText().contains(QStringLiteral("2 of 21 tensors")));
  QTest::keyClicks(field(), QStringLiteral(" nothing"));
  EXPECT_TRUE(shownText().contains(QStringLiteral("No tensor fits the filter. Esc clears it.")));
  QTest::keyClick(field(), Qt::Key_Escape);
  EXPECT_EQ(rows(), 21);
}

TEST_F(TensorsPageTest, AllColumnsFitBesideTypesThatAreNotSure) {
  // The room that a window of 1280 pixels leaves beside the inspector.
  page.resize(947, 500);
  GgufBuilder builder;
  for (int i = 0; i < 12; ++i) {
    builder.tensor(
        {.name = "blk." + std::to_string(i) + ".ffn_gate_exps.weight", .dims = {512, 4}, .type = 142, .bytes = 544});
  }
  builder.tensor("blk.0.attn_q.weight", {4096, 32, 4});
  open(builder);
  const QModelIndex type = table()->model()->index(0, Model::typeColumn);
  ASSERT_EQ(type.data().toString(), QStringLiteral("PQ2_0 or IQ2_TN?"));
  EXPECT_TRUE(type.data(Qt::ToolTipRole).toString().contains(QStringLiteral("IQ2_TN?")));
  EXPECT_LE(table()->header()->length(), table()->viewport()->width());
}

TEST_F(TensorsPageTest, DownLeadsFromTheFilterToTheRows) {
  open("mini-llama-q4_k_m.gguf");
  field()->setFocus();
  QTest::keyClicks(field(), QStringLiteral("attn_q"));
  QTest::keyClick(field(), Qt::Key_Down);
  EXPECT_TRUE(table()->hasFocus());
  QTest::keyClick(table(), Qt::Key_Down);
  QTest::keyClick(table(), Qt::Key_Down);
  EXPECT_EQ(session.selection().bytes, dataOf("blk.1.attn_q.weight"));
}

TEST_F(TensorsPageTest, AClickOnAHeaderSorts) {
  open("mini-llama-q4_k_m.gguf");
  clickHeader(table(), Model::bytesColumn);
  EXPECT_EQ(name(0), QStringLiteral("blk.0.attn_norm.weight"));
  clickHeader(table(), Model::bytesColumn);
  EXPECT_EQ(name(0), QStringLiteral("blk.1.ffn_down.weight"));
  clickHeader(table(), Model::bytesColumn);
  EXPECT_EQ(name(0), QStringLiteral("token_embd.weight")) << "the third click is the order of the file again";
}

TEST_F(TensorsPageTest, ARowSelectsItsTensorAndSortingKeepsIt) {
  open("mini-llama-q4_k_m.gguf");
  QSignalSpy selected(&session, &DocumentSession::selectionChanged);
  clickCell(table(), table()->model()->index(3, Model::typeColumn));
  EXPECT_EQ(selected.size(), 1);
  EXPECT_EQ(session.selection().bytes, dataOf("blk.0.attn_k.weight"));
  clickHeader(table(), Model::nameColumn);
  EXPECT_EQ(currentName(), QStringLiteral("blk.0.attn_k.weight"));
  EXPECT_EQ(selected.size(), 1);
}

TEST_F(TensorsPageTest, FollowsTheSelectionWithoutAnEcho) {
  open("mini-llama-q4_k_m.gguf");
  QSignalSpy selected(&session, &DocumentSession::selectionChanged);
  const ByteRange inside = ByteRange::ofSize(dataOf("blk.1.attn_v.weight").begin + 1000, 4);
  session.selectBytes(inside);
  EXPECT_EQ(currentName(), QStringLiteral("blk.1.attn_v.weight"));
  EXPECT_EQ(session.selection().bytes, inside);
  session.selectBytes({0, 4});
  EXPECT_FALSE(table()->currentIndex().isValid());
  EXPECT_EQ(selected.size(), 2);
}

TEST_F(TensorsPageTest, AHiddenPageCatchesUp) {
  open("mini-llama-q4_k_m.gguf");
  page.hide();
  session.selectTensor(5);
  EXPECT_FALSE(table()->currentIndex().isValid());
  page.show();
  EXPECT_EQ(currentName(), QStringLiteral("blk.0.attn_output.weight"));
}

TEST_F(TensorsPageTest, GroupsByLayerAndByRole) {
  open("mini-llama-q4_k_m.gguf");
  auto* grouping = child<QComboBox>();
  QTest::keyClick(grouping, Qt::Key_Down);
  ASSERT_EQ(rows(), 3);
  EXPECT_EQ(name(1), QStringLiteral("Layer 0"));
  clickCell(table(), table()->model()->index(1, 0));
  EXPECT_FALSE(session.selection().valid) << "a group is no tensor";
  QTest::keyClick(table(), Qt::Key_Right);
  EXPECT_TRUE(table()->isExpanded(table()->model()->index(1, 0)));
  QTest::keyClick(table(), Qt::Key_Down);
  EXPECT_EQ(session.selection().bytes, dataOf("blk.0.attn_norm.weight"));
  QTest::keyClick(grouping, Qt::Key_Down);
  EXPECT_EQ(rows(), 12);
  EXPECT_EQ(currentName(), QStringLiteral("blk.0.attn_norm.weight")) << "the selection stays in sight";
  QTest::keyClicks(field(), QStringLiteral("ffn_gate"));
  ASSERT_EQ(rows(), 1);
  EXPECT_TRUE(table()->isExpanded(table()->model()->index(0, 0)));
}

TEST_F(TensorsPageTest, CopiesACellOrRows) {
  open("mini-llama-q4_k_m.gguf");
  clickCell(table(), table()->model()->index(2, Model::elementsColumn));
  QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("65536"));
  QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
  QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 2);
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("blk.0.attn_q.weight\tQ4_K\t256x256\t65536\t36864\t4.5000\t0x")));
}

TEST_F(TensorsPageTest, NoCellIsCut) {
  for (const char* sample : {"mini-llama-q4_k_m.gguf", "all-types.gguf", "bad/truncated-tensor-data.gguf"}) {
    SCOPED_TRACE(sample);
    open(sample);
    for (int grouping = 0; grouping < 3; ++grouping) {
      child<QComboBox>()->setCurrentIndex(grouping);
      for (int row = 0; row < rows(); ++row) {
        for (int column = Model::typeColumn; column < Model::columnTotal; ++column) {
          if (table()->isColumnHidden(column)) continue;
          const QModelIndex index = table()->model()->index(row, column);
          EXPECT_LE(table()->sizeHintForIndex(index).width(), table()->columnWidth(column))
              << index.data().toString().toStdString();
        }
      }
    }
  }
}

TEST_F(TensorsPageTest, RowsReachFromEdgeToEdge) {
  open("all-types.gguf");
  for (const int width : {1000, 1900}) {
    page.resize(width, 600);
    EXPECT_EQ(table()->header()->length(), table()->viewport()->width());
  }
}

TEST_F(TensorsPageTest, EmptyStatesSaySo) {
  open("bad/wrong-magic.gguf");
  EXPECT_TRUE(shownText().contains(QStringLiteral("This is no GGUF file, so it has no list of tensors.")));
  EXPECT_FALSE(field()->isEnabled());
  open("bad/zero-tensors.gguf");
  EXPECT_TRUE(shownText().contains(QStringLiteral("The file has no tensors.")));
  open("bad/truncated-kv.gguf");
  EXPECT_TRUE(shownText().contains(QStringLiteral("None of the 4 tensor infos could be read.")));
  open("mini-llama-q4_k_m.gguf");
  EXPECT_TRUE(field()->isEnabled());
  EXPECT_TRUE(table()->isVisible());
}

}  // namespace
}  // namespace ggufscope
