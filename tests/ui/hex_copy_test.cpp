// What the hex view puts on the clipboard.

#include <filesystem>

#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"
#include "tests/ui/hex_view_fixture.h"
#include "ui/hex/checksum_dialog.h"
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
  const QStringList expected = {
      QStringLiteral("47 47 55 46"),
      QStringLiteral("GGUF"),
      QStringLiteral("{\n    0x47, 0x47, 0x55, 0x46,\n}"),
      QStringLiteral("b\"\\x47\\x47\\x55\\x46\""),
      QStringLiteral("R0dVRg=="),
      QStringLiteral("00000000  47 47 55 46") + QString(39, u' ') + QStringLiteral("|GGUF|\n"),
      QStringLiteral("0x0"),
      QStringLiteral("header › magic")};
  int next = 0;
  for (QAction* action : menu->actions()) {
    if (!action->text().startsWith(QLatin1String("Copy")) || next >= expected.size()) continue;
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

TEST_F(HexViewTest, SavesTheSelectionButNeverOverTheModel) {
  const TempDir folder;
  const std::string bytes = "0123456789" + std::string(3 << 20, 'x');
  writeFile(folder / "model.gguf", bytes);
  show(*ModelFile::open(folder / "model.gguf"));
  std::filesystem::create_symlink(folder / "model.gguf", folder / "link");
  QSignalSpy notices(&view, &HexView::noticeRaised);
  const auto save = [&](ByteRange range, const char* name) {
    session.selectBytes(range);
    view.saveSelection(QString::fromStdString((folder / name).string()));
  };
  save({3, 7}, "out.bin");
  EXPECT_EQ(readFile(folder / "out.bin"), "3456");
  for (const char* name : {"model.gguf", "link"}) {
    save({3, 7}, name);
    EXPECT_EQ(notices.takeLast().front().toString(), QStringLiteral("That is the model itself. Choose another name."));
  }
  EXPECT_EQ(readFile(folder / "model.gguf"), bytes);
  save({3, 7}, "no/such/folder");
  EXPECT_TRUE(notices.takeLast().front().toString().startsWith(QStringLiteral("folder was not written: ")));

  JobRunner jobs;
  view.setJobs(&jobs);
  save({0, bytes.size()}, "long.bin");
  EXPECT_TRUE(jobs.busy());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !jobs.busy(); }));
  EXPECT_EQ(readFile(folder / "long.bin"), bytes);
  // A shorter file takes the place of a longer one, all at once.
  save({0, 2}, "long.bin");
  EXPECT_EQ(readFile(folder / "long.bin"), "01");
}

TEST_F(HexViewTest, BytesThatAreGoneAreNotSaved) {
  const TempDir folder;
  writeFile(folder / "model.gguf", std::string(1000, 'x'));
  show(*ModelFile::open(folder / "model.gguf"));
  std::filesystem::resize_file(folder / "model.gguf", 10);
  session.selectBytes({0, 1000});
  view.saveSelection(QString::fromStdString((folder / "out.bin").string()));
  EXPECT_FALSE(std::filesystem::exists(folder / "out.bin"));
}

TEST_F(HexViewTest, ShowsChecksumsToCopy) {
  show(opened(std::string("123456789")));
  session.selectBytes({0, 9});
  view.sumSelection();
  auto* dialog = view.findChild<ChecksumDialog*>();
  ASSERT_NE(dialog, nullptr);
  QStringList sums;
  for (const QLineEdit* field : dialog->findChildren<QLineEdit*>()) sums += field->text();
  EXPECT_EQ(sums, (QStringList{QStringLiteral("cbf43926"), QStringLiteral("8cb841db40e6ae83"),
                               QStringLiteral("15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225")}));
  QTest::mouseClick(dialog->findChildren<QPushButton*>().first(), Qt::LeftButton);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("cbf43926"));
}

}  // namespace
}  // namespace ggufscope
