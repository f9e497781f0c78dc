#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/temp_dir.h"
#include "ui/main_window/document_view.h"
#include "ui/main_window/failure_page.h"
#include "ui/main_window/language.h"
#include "ui/main_window/loading_page.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/search_field.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/welcome_page.h"
#include "ui/pages/page_registry.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

class WindowTest : public ::testing::Test {
 protected:
  WindowTest() {
    QSettings().clear();
    GgufBuilder builder;
    builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(1));
    builder.tensor("blk.0.attn_q.weight", {32, 4}).tensor("output.weight", {32, 2});
    builder.write(folder / "good.gguf");
    builder.kv("another.key", gguf::u32(1)).write(folder / "other.gguf");
    window.show();
    QApplication::setActiveWindow(&window);
  }

  QString path(const char* name) const { return QString::fromStdString((folder / name).string()); }

  void open(const char* name) {
    QSignalSpy shown(&window, &MainWindow::documentShown);
    window.openFile(path(name));
    ASSERT_TRUE(shown.wait()) << name;
  }

  Error openFailing(const QString& file) {
    QSignalSpy failed(&window, &MainWindow::openFailed);
    Error error;
    const auto connection = QObject::connect(&window, &MainWindow::openFailed, [&](const Error& e) { error = e; });
    window.openFile(file);
    EXPECT_TRUE(failed.wait());
    QObject::disconnect(connection);
    return error;
  }

  /// 512 Mi empty strings in a sparse file: reading them takes seconds.
  void writeSlowFile() const {
    constexpr uint64_t kStrings = uint64_t{1} << 29;
    const std::string head = GgufBuilder()
                                 .kv("strings", gguf::arrayClaiming(static_cast<uint32_t>(ValueType::string), kStrings))
                                 .withoutData()
                                 .build();
    sparseFile(folder / "slow.gguf", head.size() + kStrings * 8, head);
  }

  template <class T>
  T* visible() const {
    for (T* widget : window.findChildren<T*>()) {
      if (widget->isVisible()) return widget;
    }
    return nullptr;
  }

  TempDir folder;
  MainWindow window;
};

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

TEST_F(WindowTest, WalksTheSelectionsByKeys) {
  open("good.gguf");
  window.session()->select({SpanType::pair, 0, 0, 0});
  window.session()->select({SpanType::pair, 0, 1, 0});
  QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(window.session()->selection().span.a, 0U);
  QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(window.session()->selection().span.a, 1U);
}

TEST_F(WindowTest, TheStatusLineTellsTheSelection) {
  open("good.gguf");
  window.session()->select({SpanType::headerField, 0, 1, 0});
  EXPECT_EQ(window.statusLine().offsetText(), QStringLiteral("0x4 (4)"));
  EXPECT_TRUE(window.statusLine().pathText().contains(QStringLiteral(" › ")));
}

TEST_F(WindowTest, ShowsThePagesByKeysAndMakesThemWhenShown) {
  open("good.gguf");
  int number = 0;
  for (const PageRow& row : pageRegistry()) {
    QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + number++), Qt::ControlModifier);
    EXPECT_EQ(window.documentView()->currentPage(), QString::fromLatin1(row.id));
  }
}

TEST_F(WindowTest, AnUnknownPageIsTheFirstOne) {
  preferences::setPage(QStringLiteral("no such page"));
  open("good.gguf");
  EXPECT_EQ(window.documentView()->currentPage(), QString::fromLatin1(pageRegistry().front().id));
}

TEST_F(WindowTest, FindsByKeys) {
  open("good.gguf");
  QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return window.searchField().hasFocus(); }));
  QTest::keyClicks(&window.searchField(), QStringLiteral("output"));
  QTest::keyClick(&window.searchField(), Qt::Key_Return);
  EXPECT_EQ(window.session()->model()->spans().tensorOf(window.session()->selection().span), 1U);
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("tensors"));
}

TEST_F(WindowTest, MaximisesTheHexViewAndBringsItBack) {
  open("good.gguf");
  DocumentView& view = *window.documentView();
  const QByteArray before = view.layoutState();
  QTest::keyClick(&window, Qt::Key_F6);
  EXPECT_TRUE(view.hexMaximised());
  EXPECT_FALSE(view.centralWidget()->isVisible());
  EXPECT_EQ(view.layoutState(), before);
  QTest::keyClick(&window, Qt::Key_F6);
  EXPECT_FALSE(view.hexMaximised());
  EXPECT_TRUE(view.centralWidget()->isVisible());
}

TEST_F(WindowTest, APageThatIsAskedForBringsTheHexViewBack) {
  open("good.gguf");
  QTest::keyClick(&window, Qt::Key_F6);
  QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
  EXPECT_FALSE(window.documentView()->hexMaximised());
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
  EXPECT_EQ(window.session(), before);
  EXPECT_TRUE(window.documentView()->isVisible());
  EXPECT_TRUE(window.messageBar().isVisible());
  EXPECT_TRUE(window.messageBar().text().contains(path("missing.gguf")));
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

TEST_F(WindowTest, CancelGoesBackToTheFileThatIsOpen) {
  writeSlowFile();
  open("good.gguf");
  window.openFile(path("slow.gguf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return visible<LoadingPage>() != nullptr; }));
  QTest::keyClick(&window, Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([this] { return window.documentView()->isVisible(); }));
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
}

TEST_F(WindowTest, AnotherFileReplacesTheOneThatIsLoading) {
  writeSlowFile();
  window.openFile(path("slow.gguf"));
  QTest::qWait(20);
  open("good.gguf");
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
  EXPECT_EQ(preferences::recentFiles(), QStringList{path("good.gguf")});
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
  ASSERT_TRUE(QTest::qWaitFor([this] { return window.messageBar().isVisible(); }));
  window.session()->selectTensor(1);
  window.grab();
  QSignalSpy shown(&window, &MainWindow::documentShown);
  emit window.messageBar().actionTriggered();
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.session()->model()->size(), 100U);
}

TEST_F(WindowTest, AFileThatVanishesIsReported) {
  open("good.gguf");
  QFile::remove(path("good.gguf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return window.messageBar().isVisible(); }));
  openFailing(path("good.gguf"));
  EXPECT_TRUE(window.documentView()->isVisible());
}

TEST_F(WindowTest, AChangeOfLanguageKeepsTheFileAndThePlace) {
  open("good.gguf");
  window.session()->select({SpanType::pair, 0, 1, 0});
  window.showPage(QStringLiteral("metadata"));
  const DocumentSession* before = window.session();
  const DocumentView* viewBefore = window.documentView();
  applyLanguage(QStringLiteral("zh_CN"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return window.documentView() != viewBefore; }));
  EXPECT_EQ(window.session(), before);
  EXPECT_EQ(window.session()->selection().span.a, 1U);
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("metadata"));
  applyLanguage(QStringLiteral("en"));
  QTest::qWait(20);
}

TEST_F(WindowTest, RemembersPageAndLayout) {
  window.resize(1200, 800);
  open("good.gguf");
  window.showPage(QStringLiteral("tensors"));
  QDockWidget* inspector = window.documentView()->docks().back();
  window.documentView()->resizeDocks({inspector}, {430}, Qt::Horizontal);
  QTest::qWait(20);
  EXPECT_EQ(inspector->width(), 430);
  window.close();

  MainWindow next;
  next.show();
  QSignalSpy shown(&next, &MainWindow::documentShown);
  next.openFile(path("good.gguf"));
  ASSERT_TRUE(shown.wait());
  QTest::qWait(20);
  EXPECT_EQ(next.size(), window.size());
  EXPECT_EQ(next.documentView()->currentPage(), QStringLiteral("tensors"));
  EXPECT_EQ(next.documentView()->docks().back()->width(), 430);
}

TEST_F(WindowTest, ANewViewGivesTheInspectorAQuarter) {
  window.resize(1200, 800);
  open("good.gguf");
  QTest::qWait(20);
  EXPECT_NEAR(window.documentView()->docks().back()->width(), 312, 4);
}

TEST_F(WindowTest, EverySampleIsShownOnEveryPage) {
  for (const std::string& name : sampleNames()) {
    QSignalSpy shown(&window, &MainWindow::documentShown);
    window.openFile(QString::fromStdString(samplePath(name).string()));
    ASSERT_TRUE(shown.wait()) << name;
    EXPECT_TRUE(QTest::qWaitFor([this] { return window.session()->findingsComplete(); })) << name;
    const uint64_t size = window.session()->model()->size();
    for (const PageRow& row : pageRegistry()) {
      window.showPage(QString::fromLatin1(row.id));
      window.session()->selectBytes({size / 2, size / 2 + 3});
      EXPECT_FALSE(window.grab().isNull()) << name << row.id;
    }
    window.session()->selectBytes({size, size});
    for (const Diagnostic& finding : window.session()->findings()) window.session()->selectBytes(finding.range);
    window.grab();
  }
}

TEST_F(WindowTest, EveryControlHasAName) {
  open("good.gguf");
  for (const PageRow& row : pageRegistry()) {
    window.showPage(QString::fromLatin1(row.id));
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
      const auto* button = qobject_cast<const QAbstractButton*>(widget);
      const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
      // The parts of Qt's own compound widgets are named by these.
      const bool part = widget->objectName().startsWith(QLatin1String("qt_"));
      EXPECT_TRUE(named || part) << row.id << ": " << widget->metaObject()->className();
    }
  }
}

}  // namespace
}  // namespace ggufscope
