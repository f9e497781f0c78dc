// How files come into the window and leave it: opened, dropped, reloaded, failed, cancelled, changed on disk.

#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

#include "tests/ui/window_test.h"
#include "ui/main_window/failure_page.h"
#include "ui/main_window/loading_page.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/search_field.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/welcome_page.h"

namespace ggufscope {
namespace {

TEST_F(WindowTest, BeginsWithTheWelcome) {
  EXPECT_NE(visible<WelcomePage>(), nullptr);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("GGUF Scope"));
  EXPECT_EQ(window.session(), nullptr);
  EXPECT_FALSE(window.searchField().isEnabled());
}

TEST_F(WindowTest, OpensAFile) {
  open("good.gguf");
  ASSERT_NE(window.documentView(), nullptr);
  EXPECT_TRUE(window.documentView()->isVisible());
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
  EXPECT_EQ(window.session()->model()->document().tensors.size(), 2U);
  EXPECT_EQ(preferences::recentFiles(), QStringList{path("good.gguf")});
  EXPECT_EQ(preferences::lastFolder(), QFileInfo(path("good.gguf")).path());
  EXPECT_TRUE(QTest::qWaitFor([this] { return window.session()->findingsComplete(); }));
}

TEST_F(WindowTest, OpensTheSample) {
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openSample();
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.session()->model()->size(), 827264U);
  EXPECT_TRUE(window.session()->model()->document().diagnostics.empty());
}

TEST_F(WindowTest, OpensAFileThatIsDropped) {
  QMimeData data;
  data.setUrls({QUrl(QStringLiteral("https://example.org/x.gguf")), QUrl::fromLocalFile(path("good.gguf"))});
  QSignalSpy shown(&window, &MainWindow::documentShown);
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &drop);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
}

TEST_F(WindowTest, ADragWithoutALocalFileIsNotTaken) {
  QMimeData data;
  data.setText(QStringLiteral("good.gguf"));
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  enter.ignore();
  QApplication::sendEvent(&window, &enter);
  EXPECT_FALSE(enter.isAccepted());
}

TEST_F(WindowTest, ClosesAFile) {
  open("good.gguf");
  QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(window.session(), nullptr);
  EXPECT_NE(visible<WelcomePage>(), nullptr);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("GGUF Scope"));
}

TEST_F(WindowTest, ReloadsAFileAndKeepsThePlace) {
  open("good.gguf");
  window.session()->select({SpanType::pair, 0, 0, 0});
  const DocumentSession* before = window.session();
  QFile::remove(path("good.gguf"));
  QFile::copy(path("other.gguf"), path("good.gguf"));
  QSignalSpy shown(&window, &MainWindow::documentShown);
  QTest::keyClick(&window, Qt::Key_F5);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.session(), before);
  EXPECT_EQ(window.session()->model()->document().pairs.size(), 3U);
  EXPECT_EQ(window.session()->selection().bytes.begin, 24U);
}

TEST_F(WindowTest, WhatCannotBeOpenedIsExplained) {
  QDir().mkpath(path("folder.gguf"));
  ASSERT_EQ(mkfifo(path("pipe.gguf").toLocal8Bit().constData(), 0600), 0);
  EXPECT_EQ(openFailing(path("missing.gguf")).code, ErrorCode::notFound);
  ASSERT_NE(visible<FailurePage>(), nullptr);
  EXPECT_EQ(openFailing(path("folder.gguf")).code, ErrorCode::isDirectory);
  EXPECT_EQ(openFailing(path("pipe.gguf")).code, ErrorCode::notRegularFile);
  if (geteuid() != 0) {
    QFile::setPermissions(path("other.gguf"), {});
    EXPECT_EQ(openFailing(path("other.gguf")).code, ErrorCode::permissionDenied);
  }
  bool pathShown = false;
  for (const QLabel* label : visible<FailurePage>()->findChildren<QLabel*>()) {
    EXPECT_NE(label->textFormat(), Qt::RichText);
    pathShown = pathShown || label->text().contains(QStringLiteral("pipe.gguf"));
  }
  EXPECT_TRUE(pathShown || geteuid() != 0);
}

TEST_F(WindowTest, AFailureCanBeTriedAgain) {
  openFailing(path("late.gguf"));
  QFile::copy(path("good.gguf"), path("late.gguf"));
  QSignalSpy shown(&window, &MainWindow::documentShown);
  emit visible<FailurePage>()->retryRequested();
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.windowTitle(), QStringLiteral("late.gguf — GGUF Scope"));
}

TEST_F(WindowTest, AFailureKeepsTheFileThatIsOpen) {
  open("good.gguf");
  const DocumentSession* before = window.session();
  openFailing(path("missing.gguf"));
  EXPECT_EQ(window.session(), nullptr);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("missing.gguf — GGUF Scope"));
  QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(window.session(), before);
  EXPECT_TRUE(window.documentView()->isVisible());
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return window.session()->findingsComplete(); }));
}

TEST_F(WindowTest, RecentFilesAreTheLast12AndLoseWhatVanished) {
  for (int i = 0; i < 15; ++i) preferences::addRecentFile(path(("f" + std::to_string(i)).c_str()));
  EXPECT_EQ(preferences::recentFiles().size(), preferences::kMaxRecentFiles);
  EXPECT_EQ(preferences::recentFiles().front(), path("f14"));
  preferences::addRecentFile(path("f5"));
  EXPECT_EQ(preferences::recentFiles().front(), path("f5"));
  EXPECT_EQ(preferences::recentFiles().size(), preferences::kMaxRecentFiles);
  openFailing(path("f5"));
  EXPECT_FALSE(preferences::recentFiles().contains(path("f5")));
  const auto labels = visible<FailurePage>()->findChildren<QLabel*>();
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
    return label->text().contains(QStringLiteral("taken off the list of recent files"));
  }));
  EXPECT_TRUE(preferences::recentFiles().contains(path("f14")));
}

TEST_F(WindowTest, LoadingShowsItselfAndCanBeCancelled) {
  writeSlowFile();
  window.openFile(path("slow.gguf"));
  EXPECT_TRUE(window.opening());
  ASSERT_TRUE(QTest::qWaitFor([this] {
    const LoadingPage* page = visible<LoadingPage>();
    return page != nullptr && page->findChild<QPushButton*>()->isVisible();
  }));
  QElapsedTimer timer;
  timer.start();
  QSignalSpy cancelled(&window, &MainWindow::openCancelled);
  QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(cancelled.count(), 1);
  EXPECT_LT(timer.elapsed(), 100);
  EXPECT_FALSE(window.opening());
  EXPECT_NE(visible<WelcomePage>(), nullptr);
  open("good.gguf");  // the lane is free again
}

TEST(LoadingPage, SaysHowFarItIsAndNeverMoreThanAll) {
  LoadingPage page;
  const auto says = [&](const QString& text) {
    const auto labels = page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == text; });
  };
  page.setProgress(5, 0);
  EXPECT_TRUE(says(QStringLiteral("Reading the header …")));
  page.setProgress(5, 8);
  EXPECT_TRUE(says(QStringLiteral("62 %")));
  page.setProgress(9, 8);
  EXPECT_TRUE(says(QStringLiteral("100 %")));
}

TEST_F(WindowTest, CancelGoesBackToTheFileThatIsOpen) {
  writeSlowFile();
  open("good.gguf");
  window.openFile(path("slow.gguf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return visible<LoadingPage>() != nullptr; }));
  QTest::keyClick(&window, Qt::Key_Escape);
  EXPECT_TRUE(
      QTest::qWaitFor([this] { return window.documentView() != nullptr && window.documentView()->isVisible(); }));
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
}

TEST_F(WindowTest, ACancelledCheckStaysCancelledUntilItIsAskedFor) {
  // 4 Mi empty strings: their check takes long enough to be met. What runs first in the lane may be something else.
  constexpr uint64_t kStrings = uint64_t{1} << 22;
  const std::string head = GgufBuilder()
                               .kv("strings", gguf::arrayClaiming(static_cast<uint32_t>(ValueType::string), kStrings))
                               .withoutData()
                               .build();
  sparseFile(folder / "checked.gguf", head.size() + kStrings * 8, head);
  open("checked.gguf");
  EXPECT_TRUE(QTest::qWaitFor([this] {
    window.statusLine().cancelButton()->click();
    return window.session()->checkState() != CheckState::running;
  }));
  EXPECT_EQ(window.session()->checkState(), CheckState::cancelled);
  EXPECT_TRUE(window.statusLine().checkAgainButton()->isVisible());
  openFailing(path("missing.gguf"));
  window.closeFile();
  EXPECT_EQ(window.session()->checkState(), CheckState::cancelled);
  window.statusLine().checkAgainButton()->click();
  EXPECT_FALSE(window.statusLine().checkAgainButton()->isVisible());
  EXPECT_TRUE(QTest::qWaitFor([this] { return window.session()->findingsComplete(); }));
}

TEST_F(WindowTest, TheWindowCanBeClosedWhileItLoads) {
  writeSlowFile();
  auto other = std::make_unique<MainWindow>();
  other->show();
  other->openFile(path("slow.gguf"));
  QTest::qWait(50);
  QElapsedTimer timer;
  timer.start();
  other->close();
  other.reset();
  EXPECT_LT(timer.elapsed(), 500);
}

TEST_F(WindowTest, AFileThatShrinksIsReportedAndTheWindowLivesOn) {
  open("good.gguf");
  std::filesystem::resize_file(folder / "good.gguf", 100);
  ASSERT_TRUE(QTest::qWaitFor([this] { return window.messageBar()->isVisible(); }));
  window.session()->selectTensor(1);
  window.grab();
  QSignalSpy shown(&window, &MainWindow::documentShown);
  emit window.messageBar()->actionTriggered();
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.session()->model()->size(), 100U);
}

TEST_F(WindowTest, AFileThatVanishesIsReported) {
  open("good.gguf");
  QFile::remove(path("good.gguf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return window.messageBar()->isVisible(); }));
  QSignalSpy failed(&window, &MainWindow::openFailed);
  QTest::keyClick(&window, Qt::Key_F5);
  ASSERT_TRUE(failed.wait());
  EXPECT_TRUE(window.documentView()->isVisible());
  EXPECT_TRUE(window.messageBar()->isVisible());
  EXPECT_TRUE(window.messageBar()->text().contains(path("good.gguf")));
}

}  // namespace
}  // namespace ggufscope
