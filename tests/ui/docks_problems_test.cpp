#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/samples.h"
#include "ui/docks/problems_dock.h"
#include "ui/models/problems_model.h"
#include "ui/pages/record_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

std::vector<Diagnostic> someFindings() {
  return {makeDiagnostic(DiagnosticId::headerVersion1, {4, 8}),  // info by the text, error in llama.cpp
          makeDiagnostic(DiagnosticId::kvKeyStyle, {24, 30}, {{"key", "<b>X</b>"}}),  // info, info
          makeDiagnostic(DiagnosticId::kvKeyEmpty, {40, 48}, {{"i", "1"}}),           // error, error
          makeDiagnostic(DiagnosticId::kvBoolNot0Or1, {20, 21}),                      // warning, info
          makeDiagnostic(DiagnosticId::dataTruncated, {60, 60})};                     // error, error
}

class ProblemsDockTest : public ::testing::Test {
 protected:
  ProblemsDockTest() {
    GgufBuilder builder;
    builder.kv("general.architecture", gguf::str("llama")).kv("a", gguf::u32(1));
    session.setModel(opened(builder));
    dock.resize(900, 300);
    dock.show();
    QApplication::setActiveWindow(&dock);
  }
  QString cell(int row, int column) const { return dock.problems()->index(row, column).data().toString(); }
  QStringList column(int which) const {
    QStringList cells;
    for (int row = 0; row < dock.problems()->rowCount(); ++row) cells += cell(row, which);
    return cells;
  }

  DocumentSession session;
  ProblemsDock dock{session};
};

TEST_F(ProblemsDockTest, TheWorstComesFirstThenTheAddress) {
  session.setFindings(someFindings(), true);
  EXPECT_EQ(
      column(ProblemsModel::kId),
      (QStringList{QStringLiteral("header.version_1"), QStringLiteral("kv.key_empty"), QStringLiteral("data.truncated"),
                   QStringLiteral("kv.bool_not_0_or_1"), QStringLiteral("kv.key_style")}));
  EXPECT_EQ(cell(0, ProblemsModel::kAddress), QStringLiteral("0x4"));
  EXPECT_EQ(dock.windowTitle(), QStringLiteral("Problems (3)"));
}

TEST_F(ProblemsDockTest, TheProfileIsTheSessions) {
  session.setFindings(someFindings(), true);
  dock.profileBox()->setFocus();
  QTest::keyClick(dock.profileBox(), Qt::Key_Down);
  EXPECT_EQ(session.profile(), Profile::spec);
  EXPECT_EQ(cell(0, ProblemsModel::kId), QStringLiteral("kv.key_empty"));
  EXPECT_EQ(cell(2, ProblemsModel::kId), QStringLiteral("kv.bool_not_0_or_1"));
  EXPECT_EQ(dock.windowTitle(), QStringLiteral("Problems (3)"));
  session.setProfile(Profile::llamaCpp);
  EXPECT_EQ(dock.profileBox()->currentIndex(), 0);
}

TEST_F(ProblemsDockTest, SeveritiesCanBeHidden) {
  session.setFindings(someFindings(), true);
  EXPECT_EQ(dock.filterButton(Severity::error)->text(), QStringLiteral("3"));
  EXPECT_EQ(dock.filterButton(Severity::warning)->text(), QStringLiteral("0"));
  QTest::mouseClick(dock.filterButton(Severity::error), Qt::LeftButton);
  EXPECT_EQ(dock.problems()->rowCount(), 2);
  QTest::mouseClick(dock.filterButton(Severity::info), Qt::LeftButton);
  EXPECT_EQ(dock.problems()->rowCount(), 0);
  EXPECT_EQ(dock.emptyTitle(), QStringLiteral("Nothing of the chosen severities"));
  EXPECT_EQ(dock.windowTitle(), QStringLiteral("Problems (3)"));
}

TEST_F(ProblemsDockTest, AClickAndEnterLeadToTheBytes) {
  session.setFindings(someFindings(), true);
  RecordView* table = dock.table();
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                    table->visualRect(dock.problems()->index(1, ProblemsModel::kMessage)).center());
  EXPECT_EQ(session.selection().bytes, (ByteRange{40, 48}));
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Down);
  EXPECT_EQ(session.selection().bytes, (ByteRange{40, 48}));  // moving only reads
  EXPECT_TRUE(dock.detailsText().contains(QStringLiteral("download the file again")));
  QTest::keyClick(table, Qt::Key_Return);
  EXPECT_EQ(session.selection().bytes, (ByteRange{60, 60}));
}

TEST_F(ProblemsDockTest, DetailsHaveTheAdviceAndBothSeverities) {
  session.setFindings(someFindings(), true);
  QTest::keyClick(dock.table(), Qt::Key_Home);
  dock.table()->setCurrentIndex(dock.problems()->index(0, 0));
  EXPECT_EQ(dock.detailsText(),
            QStringLiteral("Version 1: counts and lengths have 32 bits.\nConvert again with a current tool.\n"
                           "llama.cpp: Error · GGUF specification: Info"));
}

TEST_F(ProblemsDockTest, TheChosenFindingStaysWhenOthersJoin) {
  std::vector<Diagnostic> findings = someFindings();
  session.setFindings({findings[2]}, false);
  dock.table()->setCurrentIndex(dock.problems()->index(0, 0));
  session.setFindings(findings, true);
  EXPECT_EQ(dock.table()->currentIndex().row(), 1);
}

TEST_F(ProblemsDockTest, EveryStateIsSaid) {
  session.setFindings({}, false);
  EXPECT_EQ(dock.emptyTitle(), QStringLiteral("No problems so far"));
  EXPECT_FALSE(dock.statusText().isEmpty());
  EXPECT_TRUE(dock.checkAgainButton()->isHidden());
  session.setCheckState(CheckState::cancelled);
  EXPECT_EQ(dock.statusText(), QStringLiteral("The check was cancelled."));
  QSignalSpy asked(&session, &DocumentSession::checkRequested);
  dock.checkAgainButton()->click();
  EXPECT_EQ(asked.count(), 1);
  session.setFindings({}, true);
  EXPECT_TRUE(dock.checkAgainButton()->isHidden());
  EXPECT_EQ(dock.emptyTitle(), QStringLiteral("No problems found"));
  EXPECT_TRUE(dock.statusText().isEmpty());
  session.setFindings(someFindings(), true);
  EXPECT_TRUE(dock.emptyTitle().isEmpty());
  session.setModel(nullptr);
  EXPECT_EQ(dock.emptyTitle(), QStringLiteral("No file is open"));
  EXPECT_EQ(dock.windowTitle(), QStringLiteral("Problems"));
}

TEST_F(ProblemsDockTest, RowsCopyAsLinesWithTabs) {
  session.setFindings(someFindings(), true);
  dock.table()->setCurrentIndex(dock.problems()->index(4, 0));
  EXPECT_EQ(dock.table()->rowsAsText(),
            QStringLiteral("Info\t<b>X</b> is not made of lower-case segments.\t0x18\tkv.key_style"));
}

TEST(ProblemsModel, IsAProperModelThroughEveryChange) {
  DocumentSession session;
  ProblemsModel model(session);
  QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  for (const std::string& name : sampleNames()) {
    session.setModel(opened(readFile(samplePath(name))));
    session.setFindings(session.model()->document().diagnostics, false);
    session.setProfile(session.profile() == Profile::spec ? Profile::llamaCpp : Profile::spec);
    model.setShown(Severity::info, !model.shows(Severity::info));
    session.setFindings(session.model()->document().diagnostics, true);
    ASSERT_EQ(model.total(), static_cast<int>(session.findings().size())) << name;
  }
}

}  // namespace
}  // namespace ggufscope
