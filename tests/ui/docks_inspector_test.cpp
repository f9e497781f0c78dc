#include <utility>

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QTest>
#include <QToolButton>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"
#include "ui/docks/breadcrumb.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/interpretation_table.h"
#include "ui/docks/type_evidence_view.h"
#include "ui/models/interpretation_model.h"
#include "ui/pages/link_button.h"
#include "ui/pages/record_view.h"
#include "ui/session/document_session.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

class InspectorDockTest : public ::testing::Test {
 protected:
  InspectorDockTest() {
    GgufBuilder builder;
    builder.kv("general.architecture", gguf::str("llama")).kv("<b>bold</b>", gguf::str("<i>x</i>"));
    builder.tensor("blk.0.attn_q.weight", {32, 4}, kQ8_0);
    session.setModel(opened(builder));
    dock.resize(300, 900);
    dock.show();
  }
  const Document& document() const { return session.model()->document(); }
  QString section(InspectorDock::Section which) const { return dock.sectionText(which); }
  QString cell(int row, int column) const {
    const QAbstractItemModel* model = dock.interpretationTable()->view()->model();
    return model->index(row, column).data().toString();
  }

  DocumentSession session;
  InspectorDock dock{session};
};

TEST_F(InspectorDockTest, SaysWhatAValueIs) {
  session.select({SpanType::pairField, 0, 0, static_cast<uint64_t>(PairField::text)});
  EXPECT_EQ(section(InspectorDock::kValue), QStringLiteral("llama"));
  EXPECT_FALSE(section(InspectorDock::kMeaning).isEmpty());
  EXPECT_TRUE(section(InspectorDock::kRange).endsWith(QStringLiteral("5 bytes")));
  EXPECT_EQ(section(InspectorDock::kRaw), QStringLiteral("6C 6C 61 6D 61"));
  EXPECT_TRUE(section(InspectorDock::kSelection).isEmpty());
  EXPECT_TRUE(section(InspectorDock::kPlace).isEmpty());
}

TEST_F(InspectorDockTest, SaysMoreWhereTheSelectionIsNotTheField) {
  session.selectBytes({1, 3});
  EXPECT_TRUE(section(InspectorDock::kSelection).endsWith(QStringLiteral("2 bytes")));
  EXPECT_EQ(section(InspectorDock::kRaw), QStringLiteral("47 55"));
}

TEST_F(InspectorDockTest, KnowsThePlaceInATensor) {
  session.selectBytes(ByteRange::ofSize(document().tensorRange(0).begin + 2 * 34, 1));
  EXPECT_TRUE(section(InspectorDock::kPlace).contains(QStringLiteral("row 2")))
      << section(InspectorDock::kPlace).toStdString();
  session.selectTensor(0);
  EXPECT_TRUE(section(InspectorDock::kPlace).isEmpty());
}

TEST_F(InspectorDockTest, MarkupInNamesAndValuesIsText) {
  session.select({SpanType::pairField, 0, 1, static_cast<uint64_t>(PairField::text)});
  EXPECT_EQ(section(InspectorDock::kValue), QStringLiteral("<i>x</i>"));
  QTest::qWait(1);  // until the new crumbs are shown
  QStringList crumbs;
  for (const LinkButton* link : dock.breadcrumb().findChildren<LinkButton*>()) {
    if (!link->isHidden()) crumbs += link->linkText();
  }
  EXPECT_TRUE(crumbs.contains(QStringLiteral("<b>bold</b>")));
}

TEST_F(InspectorDockTest, CrumbsLeadUp) {
  session.select({SpanType::pairField, 0, 1, static_cast<uint64_t>(PairField::keyLength)});
  QTest::qWait(1);
  for (LinkButton* link : dock.breadcrumb().findChildren<LinkButton*>()) {
    if (link->isHidden() || link->linkText() != QStringLiteral("<b>bold</b>")) continue;
    QTest::mouseClick(link, Qt::LeftButton);
    break;
  }
  EXPECT_EQ(session.selection().span, (SpanRef{SpanType::pair, 0, 1, 0}));
}

TEST_F(InspectorDockTest, ReadsTheFirstBytesInEveryWay) {
  session.selectBytes({8, 16});  // tensor_count: 1
  EXPECT_EQ(cell(0, InterpretationModel::kLittle), QStringLiteral("1"));
  EXPECT_EQ(cell(7, InterpretationModel::kName), QStringLiteral("u64"));
  EXPECT_EQ(cell(7, InterpretationModel::kLittle), QStringLiteral("1"));
  EXPECT_EQ(cell(7, InterpretationModel::kBig), QStringLiteral("72057594037927936"));
  const uint64_t size = session.model()->size();
  session.selectBytes({size - 1, size});
  EXPECT_EQ(cell(7, InterpretationModel::kLittle), QStringLiteral("–"));  // too few bytes
}

TEST_F(InspectorDockTest, ShowsOneByteOrderWhereThereIsNoRoomForTwo) {
  session.selectBytes({8, 16});
  InterpretationTable* table = dock.interpretationTable();
  RecordView* view = table->view();
  EXPECT_FALSE(view->isColumnHidden(InterpretationModel::kLittle));
  EXPECT_TRUE(view->isColumnHidden(InterpretationModel::kBig));
  QTest::mouseClick(table->orderButton(std::endian::big), Qt::LeftButton);
  EXPECT_TRUE(view->isColumnHidden(InterpretationModel::kLittle));
  EXPECT_FALSE(view->isColumnHidden(InterpretationModel::kBig));
  EXPECT_FALSE(table->orderButton(std::endian::little)->isChecked());
  dock.resize(700, 900);
  QTest::qWait(20);
  EXPECT_FALSE(view->isColumnHidden(InterpretationModel::kLittle));
  EXPECT_FALSE(view->isColumnHidden(InterpretationModel::kBig));
}

TEST_F(InspectorDockTest, CopiesARow) {
  session.selectBytes({8, 16});
  RecordView* view = dock.interpretationTable()->view();
  view->setCurrentIndex(view->model()->index(7, InterpretationModel::kLittle));
  QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("1"));
  EXPECT_EQ(view->rowsAsText(), QStringLiteral("u64\t1"));
}

TEST_F(InspectorDockTest, AHiddenDockCatchesUpWhenShown) {
  dock.hide();
  session.selectBytes({0, 4});
  EXPECT_TRUE(section(InspectorDock::kRaw).isEmpty());
  dock.show();
  EXPECT_EQ(section(InspectorDock::kRaw), QStringLiteral("47 47 55 46"));
}

TEST_F(InspectorDockTest, SurvivesAFileThatShrankAndNoFile) {
  GgufBuilder builder;
  builder.tensor("w", {32, 4}, kQ8_0);
  const auto source = std::make_shared<FaultySource>(
      memorySource(builder.build()), opened(builder)->document().dataStart + 20, FaultySource::Fault::shrinks);
  session.setModel(*ModelFile::fromSource(source));
  session.selectTensor(0);
  session.selectBytes({session.model()->size(), session.model()->size()});
  session.setModel(nullptr);
  session.setModel(opened(std::string()));
  session.selectBytes({0, 0});
}

TEST(InterpretationModel, IsAProperModel) {
  InterpretationModel model;
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setBytes(std::vector<std::byte>(8), std::endian::big);
  model.setBytes({}, std::endian::little);
  for (int row = 0; row < model.rowCount(); ++row) {
    EXPECT_EQ(model.index(row, InterpretationModel::kBig).data().toString(), QStringLiteral("–"));
  }
}

TEST_F(InspectorDockTest, ShowsTheEvidenceForADoubtfulType) {
  GgufBuilder builder;
  builder.tensor({"a", {512, 4}, 142, {}, 544}).tensor({"b", {512, 4}, 142, {}, 544}).tensor("c", {32}, kF32);
  session.setModel(opened(builder));
  session.selectTensor(0);
  const QString text = dock.evidence().text();
  EXPECT_TRUE(text.contains(QStringLiteral("Measured: 544 bytes to the next offset"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("528 bytes, padded 544 · fits · 2 of 2 tensors"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("PrismML prism-v7+")));
  EXPECT_TRUE(text.contains(QStringLiteral("do not tell which one it is")));
  session.select({SpanType::tensorInfoField, 0, 1, static_cast<uint64_t>(TensorInfoField::type)});
  EXPECT_FALSE(dock.evidence().text().isEmpty());
  session.select({SpanType::tensorInfoField, 0, 1, static_cast<uint64_t>(TensorInfoField::name)});
  EXPECT_TRUE(dock.evidence().text().isEmpty());
  session.selectTensor(0);
  EXPECT_FALSE(dock.evidence().text().isEmpty());
  session.selectTensor(2);
  EXPECT_TRUE(dock.evidence().text().isEmpty());
}

// An id that has one meaning, mainline's, needs no evidence: its tensors are told by that name everywhere.
TEST_F(InspectorDockTest, EveryMeaningOfATypeIdIsNamedWithItsDialect) {
  for (uint32_t last = UINT32_MAX; const TensorType& type : allTensorTypes()) {
    if (std::exchange(last, type.id) != type.id) {
      GgufBuilder builder;
      builder.tensor({"a", {1024, 4}, type.id, {}, 4096}).tensor({"b", {1024, 4}, type.id, {}, 4096});
      session.setModel(opened(builder));
      session.selectTensor(0);
    }
    if (type.mainline && meaningsOf(type.id).size() == 1) continue;
    const QStringList lines = dock.evidence().text().split(QLatin1Char('\n'));
    const qsizetype name = lines.indexOf(toText(type.name));
    ASSERT_GE(name, 0) << type.id << " " << type.name << "\n" << dock.evidence().text().toStdString();
    EXPECT_TRUE(dock.evidence().text().contains(toText(type.dialect))) << type.id << " " << type.dialect;
  }
}

}  // namespace
}  // namespace ggufscope
