// What the hex view puts on the clipboard.

#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>

#include "tests/ui/hex_view_fixture.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {
namespace {

TEST_F(HexViewTest, CopiesTheSelectionAsTheColumnShowsIt) {
  QTest::mousePress(view.viewport(), Qt::LeftButton, {}, cell(0));
  QTest::mouseMove(view.viewport(), cell(3));
  QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, cell(3));
  press(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("47 47 55 46"));
  press(Qt::Key_Tab);
  press(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("GGUF"));
}

TEST_F(HexViewTest, ContextMenuCopiesInOtherForms) {
  session.selectBytes({0, 4});
  const std::unique_ptr<QMenu> menu(view.createContextMenu());
  const QStringList expected = {QStringLiteral("47 47 55 46"),
                                QStringLiteral("GGUF"),
                                QStringLiteral("{\n    0x47, 0x47, 0x55, 0x46,\n}"),
                                QStringLiteral("b\"\\x47\\x47\\x55\\x46\""),
                                QStringLiteral("R0dVRg=="),
                                QStringLiteral("0x0"),
                                QStringLiteral("header › magic")};
  int next = 0;
  for (QAction* action : menu->actions()) {
    if (action->isSeparator() || next >= expected.size()) continue;
    action->trigger();
    EXPECT_EQ(QApplication::clipboard()->text(), expected[next]) << next;
    ++next;
  }
  EXPECT_EQ(next, expected.size());
}

TEST_F(HexViewTest, RefusesToCopyTooMuchWithAMessage) {
  show(openedFrom(hugeSource()));
  QSignalSpy notices(&view, &HexView::noticeRaised);
  QApplication::clipboard()->setText(QStringLiteral("before"));
  session.selectBytes({100, 100 + kCopyLimit + 1});
  view.copy(CopyFormat::hex);
  ASSERT_EQ(notices.count(), 1);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("before"));
  session.selectBytes({1000000, 1000000 + 200000});
  view.copy(CopyFormat::hex);
  EXPECT_EQ(QApplication::clipboard()->text().size(), 200000 * 3 - 1);
}

TEST_F(HexViewTest, LongCopiesAreReadOffTheGuiThread) {
  JobRunner jobs;
  view.setJobs(&jobs);
  show(openedFrom(hugeSource()));
  QApplication::clipboard()->clear();
  session.selectBytes({1000000, 1000000 + 200000});
  view.copy(CopyFormat::hex);
  EXPECT_TRUE(jobs.busy());
  EXPECT_TRUE(QTest::qWaitFor([&] { return QApplication::clipboard()->text().size() == 200000 * 3 - 1; }, 5000));
}

}  // namespace
}  // namespace ggufscope
