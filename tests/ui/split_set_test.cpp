// A split set in the window: pages show the whole, bytes are those of the shard that the selection is in.
#include <fstream>

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include "core/check/check_model.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/temp_dir.h"
#include "tests/ui/page_tester.h"
#include "ui/docks/hex_dock.h"
#include "ui/docks/problems_dock.h"
#include "ui/hex/hex_view.h"
#include "ui/models/problems_model.h"
#include "ui/models/tensor_table_model.h"
#include "ui/pages/metadata_page.h"
#include "ui/pages/overview_page.h"
#include "ui/pages/shard_strip.h"
#include "ui/pages/tensors_page.h"

namespace ggufscope {
namespace {

std::string shardName(int number) { return "mini-llama-split-0000" + std::to_string(number) + "-of-00003.gguf"; }

/// Opened from shard `number`; `missing` (0: none) is not there.
std::shared_ptr<const Model> openSet(const TempDir& folder, int number, int missing = 0) {
  for (int i = 1; i <= 3; ++i) {
    if (i != missing) std::filesystem::copy_file(samplePath(shardName(i)), folder / shardName(i));
  }
  return Model::open(folder / shardName(number)).value();
}

void show(DocumentSession& session, const std::shared_ptr<const Model>& model) {
  session.setWhole(model);
  session.setFindings(*checkModel(*model), true);
}

class SplitSession : public testing::Test {
 protected:
  TempDir folder;
  DocumentSession session;
};

TEST_F(SplitSession, ShowsTheBytesOfTheShardOfWhatIsSelected) {
  show(session, openSet(folder, 2));
  EXPECT_EQ(session.shard(), 1U);
  const QSignalSpy switched(&session, &DocumentSession::modelChanged);
  const QSignalSpy opened(&session, &DocumentSession::wholeChanged);
  session.selectTensor(20);  // the last one, in shard 3
  EXPECT_EQ(session.shard(), 2U);
  EXPECT_EQ(session.selection().shard, 2U);
  EXPECT_EQ(session.model()->document().name(session.model()->spans().tensorOf(session.selection().span)),
            "output.weight");
  session.select(0, SpanRef{SpanType::pair, 0, 0, 0});
  EXPECT_EQ(session.shard(), 0U);
  session.goBack();
  EXPECT_EQ(session.shard(), 2U);
  session.goForward();
  EXPECT_EQ(session.shard(), 0U);
  EXPECT_EQ(switched.count(), 4);
  EXPECT_EQ(opened.count(), 0);
}

TEST_F(SplitSession, AShardThatIsNotThereCannotBeShown) {
  show(session, openSet(folder, 1, 2));
  session.showShard(1);
  EXPECT_EQ(session.shard(), 0U);
  session.select(1, SpanRef{});
  EXPECT_EQ(session.shard(), 0U);
  EXPECT_FALSE(session.selection().valid);
}

class SplitTensors : public PageTester<TensorsPage> {
 protected:
  TempDir folder;
};

TEST_F(SplitTensors, AreOneTableWithAColumnOfShards) {
  show(session, openSet(folder, 3));
  auto* table = child<RecordView>();
  const auto* model = table->model();
  ASSERT_EQ(model->rowCount(), 21);
  EXPECT_FALSE(table->isColumnHidden(TensorTableModel::shardColumn));
  EXPECT_EQ(model->index(0, TensorTableModel::shardColumn).data().toString(), QStringLiteral("1"));
  EXPECT_EQ(model->index(20, TensorTableModel::shardColumn).data().toString(), QStringLiteral("3"));
  clickCell(table, model->index(8, TensorTableModel::nameColumn));
  EXPECT_EQ(session.shard(), 1U);
  // And back: what is selected elsewhere is the table's row.
  session.selectTensor(15);
  EXPECT_EQ(table->currentIndex().row(), 15);
  clickHeader(table, TensorTableModel::shardColumn);
  clickHeader(table, TensorTableModel::shardColumn);
  EXPECT_EQ(model->index(0, TensorTableModel::shardColumn).data().toString(), QStringLiteral("3"));
}

TEST_F(SplitTensors, ASingleFileHasNoSuchColumn) {
  open("mini-llama-q4_k_m.gguf");
  EXPECT_TRUE(child<RecordView>()->isColumnHidden(TensorTableModel::shardColumn));
}

TEST_F(SplitTensors, TheTableKeepsTheRulesOfModels) {
  TensorTableModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setModel(openSet(folder, 1));
  model.setGrouping(TensorGrouping::byLayer);
  model.sort(TensorTableModel::shardColumn, Qt::DescendingOrder);
  model.setFilter(QStringLiteral("attn"));
  EXPECT_EQ(model.shownTotals().tensors, 10U);
}

class SplitMetadata : public PageTester<MetadataPage> {
 protected:
  TempDir folder;
};

TEST_F(SplitMetadata, IsThatOfTheFirstShard) {
  show(session, openSet(folder, 2));
  EXPECT_EQ(session.shard(), 1U);
  auto* tree = child<RecordView>();
  ASSERT_GT(tree->model()->rowCount(), 1);
  QModelIndex leaf = tree->model()->index(0, 0);
  while (tree->model()->rowCount(leaf) > 0) leaf = tree->model()->index(0, 0, leaf);
  clickCell(tree, leaf);
  EXPECT_EQ(session.shard(), 0U);
  EXPECT_EQ(session.selection().span.type, SpanType::pair);
  EXPECT_EQ(tree->currentIndex(), leaf);
  // Bytes of another shard are no key, whatever their offset.
  session.selectBytes(2, session.selection().bytes);
  EXPECT_FALSE(tree->currentIndex().isValid() && tree->selectionModel()->hasSelection());
}

class SplitOverview : public PageTester<OverviewPage> {
 protected:
  TempDir folder;
};

TEST_F(SplitOverview, HasAStripOfShardsThatLeadsToThem) {
  show(session, openSet(folder, 1));
  EXPECT_TRUE(shownText().contains(QStringLiteral("808.19 KiB"))) << shownText().toStdString();
  EXPECT_TRUE(shownText().contains(QStringLiteral("size of all shards")));
  auto* strip = child<ShardStrip>();
  ASSERT_NE(strip, nullptr);
  ASSERT_EQ(strip->segmentCount(), 3);
  QTest::mouseClick(strip, Qt::LeftButton, {}, strip->segmentRect(2).center().toPoint());
  EXPECT_EQ(session.shard(), 2U);
}

TEST_F(SplitOverview, NamesTheShardsThatAreMissing) {
  show(session, openSet(folder, 3, 1));
  EXPECT_TRUE(
      shownText().contains(QStringLiteral("1 of 3 shards are not there: mini-llama-split-00001-of-00003.gguf.")))
      << shownText().toStdString();
  auto* strip = child<ShardStrip>();
  ASSERT_NE(strip, nullptr);
  EXPECT_TRUE(strip->segmentText(0).contains(QStringLiteral("missing")));
  QTest::mouseClick(strip, Qt::LeftButton, {}, strip->segmentRect(0).center().toPoint());
  EXPECT_EQ(session.shard(), 2U);
}

TEST(SplitStrip, HasRoomForEveryShardOfVeryMany) {
  constexpr int kShards = 500;
  const TempDir folder;
  const std::filesystem::path first = folder / "m-00001-of-00500.gguf";
  std::ofstream(first, std::ios::binary)
      << GgufBuilder().kv("split.no", gguf::u16(0)).kv("split.count", gguf::u16(kShards)).build();
  ShardStrip strip(Model::open(first).value());
  strip.resize(600, 28);
  strip.show();
  ASSERT_EQ(strip.segmentCount(), kShards);
  EXPECT_NEAR(strip.segmentRect(kShards - 1).right(), 600, 0.01);
  const QSignalSpy activated(&strip, &SegmentStrip::activated);
  QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(599, 14));
  ASSERT_EQ(activated.count(), 1);
  EXPECT_GT(activated[0][0].toInt(), kShards - 3);
}

TEST(SplitHex, TheDockShowsOneShardAndFollows) {
  const TempDir folder;
  DocumentSession session;
  HexDock dock(session);
  show(session, openSet(folder, 1, 2));
  dock.resize(1100, 400);
  dock.show();
  QComboBox* box = dock.shardBox();
  EXPECT_TRUE(box->isVisible());
  ASSERT_EQ(box->count(), 2);  // those that are there
  EXPECT_EQ(box->currentText(), QStringLiteral("Shard 1 of 3"));
  session.selectTensor(session.whole()->tensorCount() - 1);
  EXPECT_EQ(box->currentText(), QStringLiteral("Shard 3 of 3"));
  box->setFocus();
  QTest::keyClick(box, Qt::Key_Up);
  EXPECT_EQ(session.shard(), 0U);
  session.setModel(openSample("mini-llama-q4_k_m.gguf"));
  EXPECT_FALSE(box->isVisible());
}

TEST(SplitProblems, LeadIntoTheirShard) {
  const TempDir folder;
  openSet(folder, 1);
  std::filesystem::resize_file(folder / shardName(3), 300000);
  DocumentSession session;
  ProblemsDock dock(session);
  show(session, Model::open(folder / shardName(1)).value());
  dock.resize(1100, 400);
  dock.show();
  auto* table = dock.findChild<RecordView*>();
  ASSERT_GT(table->model()->rowCount(), 0);
  EXPECT_FALSE(table->isColumnHidden(ProblemsModel::kShard));
  const QModelIndex first = table->model()->index(0, ProblemsModel::kShard);
  EXPECT_EQ(first.data().toString(), QStringLiteral("3"));
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(first).center());
  EXPECT_EQ(session.shard(), 2U);
}

}  // namespace
}  // namespace ggufscope
