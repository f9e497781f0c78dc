// Several files in one window: how their tabs come and go, and what each one keeps.

#include <filesystem>

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>

#include "tests/support/samples.h"
#include "tests/ui/window_test.h"
#include "ui/main_window/document_tab.h"
#include "ui/main_window/file_tabs.h"
#include "ui/main_window/language.h"
#include "ui/main_window/loading_page.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/search_field.h"
#include "ui/main_window/status_line.h"

namespace ggufscope {
namespace {

constexpr SpanRef kSecondPair{SpanType::pair, 0, 1, 0};

class TabsTest : public WindowTest {
 protected:
  FileTabs& bar() { return window.fileTabs(); }
  DocumentTab* tab(int index) { return bar().tabs()[static_cast<size_t>(index)]; }
  QStringList names() {
    QStringList names;
    for (int index = 0; index < bar().count(); ++index) names += bar().tabText(index);
    return names;
  }

  QString copyOfGood(const std::string& name) {
    const std::filesystem::path file = folder / name;
    std::filesystem::create_directories(file.parent_path());
    std::filesystem::copy_file(folder / "good.gguf", file);
    return pathText(file.string());
  }

  void openBoth() {
    open("good.gguf");
    open("other.gguf");
  }

  void click(int index, Qt::MouseButton button = Qt::LeftButton) {
    QTest::mouseClick(&bar(), button, {}, bar().tabRect(index).center());
  }

  /// The menu of a tab, by the key.
  QMenu* menu() {
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint(), Qt::NoModifier);
    QApplication::sendEvent(&bar(), &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
  }

  void choose(const QString& text) {
    QMenu* shown = menu();
    ASSERT_NE(shown, nullptr);
    for (QAction* action : shown->actions()) {
      if (action->text() != text) continue;
      shown->setActiveAction(action);
      QTest::keyClick(shown, Qt::Key_Return);
      return;
    }
    FAIL() << text.toStdString();
  }

  QLineEdit* filter() {
    window.documentView()->focusFilter();
    return qobject_cast<QLineEdit*>(window.focusWidget());
  }
};

TEST(DistinctNames, HaveAsManyFoldersAsTheyNeed) {
  EXPECT_EQ(distinctNames({QStringLiteral("/m/one.gguf"), QStringLiteral("/m/two.gguf")}),
            (QStringList{QStringLiteral("one.gguf"), QStringLiteral("two.gguf")}));
  EXPECT_EQ(distinctNames({QStringLiteral("/m/a/x.gguf"), QStringLiteral("/m/b/x.gguf"), QStringLiteral("/y.gguf")}),
            (QStringList{QStringLiteral("a/x.gguf"), QStringLiteral("b/x.gguf"), QStringLiteral("y.gguf")}));
  EXPECT_EQ(distinctNames({QStringLiteral("/a/v/x"), QStringLiteral("/b/v/x"), QStringLiteral("/x")}),
            (QStringList{QStringLiteral("a/v/x"), QStringLiteral("b/v/x"), QStringLiteral("x")}));
  EXPECT_EQ(distinctNames({QStringLiteral("/"), QStringLiteral("/x"), QStringLiteral("/x")}).size(), 3);
}

TEST_F(TabsTest, EachFileHasATab) {
  EXPECT_FALSE(bar().isVisible());
  open("good.gguf");
  EXPECT_TRUE(bar().isVisible());
  open("other.gguf");
  EXPECT_EQ(names(), (QStringList{QStringLiteral("good.gguf"), QStringLiteral("other.gguf")}));
  EXPECT_EQ(window.windowTitle(), QStringLiteral("other.gguf — GGUF Scope"));
  EXPECT_TRUE(bar().tabToolTip(1).contains(path("other.gguf")));
  click(0);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
  EXPECT_EQ(window.session()->model()->document().pairs.size(), 2U);
  EXPECT_TRUE(window.documentView()->isVisible());
}

TEST_F(TabsTest, AFileThatIsOpenComesToTheFront) {
  openBoth();
  window.openFile(path("good.gguf"));
  EXPECT_EQ(bar().currentIndex(), 0);
  window.openFile(path("./other.gguf"));
  EXPECT_EQ(bar().currentIndex(), 1);
  EXPECT_EQ(bar().count(), 2);
}

TEST_F(TabsTest, ALinkToAFileThatIsOpenIsThatFile) {
  openBoth();
  std::filesystem::create_symlink(folder / "good.gguf", folder / "link.gguf");
  window.openFile(path("link.gguf"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return bar().currentIndex() == 0 && bar().count() == 2; }));
  EXPECT_EQ(names().front(), QStringLiteral("good.gguf"));
}

TEST_F(TabsTest, ALinkToAFileThatIsOpenIsNeverSeenInTheBar) {
  openBoth();
  std::filesystem::create_symlink(folder / "good.gguf", folder / "link.gguf");
  window.openFile(path("link.gguf"));
  ASSERT_EQ(bar().count(), 3);
  EXPECT_FALSE(bar().isTabVisible(2));
  QTest::keyClick(&window, Qt::Key_Tab, Qt::ControlModifier);
  EXPECT_EQ(bar().currentIndex(), 0) << "the keys pass it over";
}

TEST_F(TabsTest, AFileThatArrivesIsInTheBarWhenItIsThereOrAnotherOneIsAskedFor) {
  openBoth();
  writeSlowFile();
  window.openFile(path("slow.gguf"));
  EXPECT_FALSE(bar().isTabVisible(2));
  window.openFile(copyOfGood("third.gguf"));
  EXPECT_TRUE(bar().isTabVisible(2));
  EXPECT_FALSE(bar().isTabVisible(3));
  ASSERT_TRUE(QTest::qWaitFor([this] { return bar().currentIndex() == 3; }));
  EXPECT_TRUE(bar().isTabVisible(3));
}

TEST_F(TabsTest, ATabThatGoesAwayDoesNotKeepAFileFromArriving) {
  openBoth();
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFile(copyOfGood("third.gguf"));
  click(0, Qt::MiddleButton);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.windowTitle(), QStringLiteral("third.gguf — GGUF Scope"));
}

TEST_F(TabsTest, AFileIsFoundThroughTheParentOfALink) {
  std::filesystem::create_directories(folder / "far/inner");
  std::filesystem::create_directory_symlink(folder / "far/inner", folder / "near");
  copyOfGood("far/model.gguf");
  open("near/../model.gguf");
  EXPECT_EQ(window.currentTab()->path(), path("far/model.gguf"));
}

TEST_F(TabsTest, AnyShardIsTheWholeSet) {
  const auto shard = [](int number) {
    return QString::fromStdString(samplePath("mini-llama-split-0000" + std::to_string(number) + "-of-00003.gguf"));
  };
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFile(shard(2));
  ASSERT_TRUE(shown.wait());
  EXPECT_TRUE(window.session()->whole()->isSet());
  EXPECT_EQ(window.session()->shard(), 1U);
  open("good.gguf");
  window.openFile(shard(3));
  EXPECT_EQ(bar().currentIndex(), 0);
  EXPECT_EQ(bar().count(), 2);
}

TEST_F(TabsTest, OfSeveralFilesTheFirstIsCurrent) {
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFiles({path("good.gguf"), path("missing.gguf"), path("other.gguf")});
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(bar().currentIndex(), 0);
  ASSERT_TRUE(QTest::qWaitFor([this] { return tab(2)->session() != nullptr; }));
  EXPECT_TRUE(tab(1)->failed());
  EXPECT_EQ(bar().accessibleTabName(1), QStringLiteral("missing.gguf, Could not be opened"));
  EXPECT_EQ(bar().currentIndex(), 0);
  EXPECT_EQ(shown.count(), 1);
  EXPECT_EQ(tab(2)->view(), nullptr);
  EXPECT_TRUE(QTest::qWaitFor(
      [this] { return tab(0)->session()->findingsComplete() && tab(2)->session()->findingsComplete(); }));
}

TEST_F(TabsTest, AllFilesThatAreDroppedAreOpened) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path("good.gguf")), QUrl::fromLocalFile(path("other.gguf"))});
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &enter);
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &drop);
  EXPECT_TRUE(QTest::qWaitFor([this] { return bar().count() == 2 && tab(1)->session() != nullptr; }));
  EXPECT_EQ(bar().currentIndex(), 0);
}

TEST_F(TabsTest, OfVeryManyFilesEachIsReadWhenItIsShown) {
  QStringList files;
  for (int i = 0; i < 21; ++i) files += copyOfGood("many" + std::to_string(i) + ".gguf");
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFiles(files);
  ASSERT_TRUE(shown.wait());
  ASSERT_TRUE(QTest::qWaitFor([this] { return window.session()->findingsComplete(); }));
  for (int i = 1; i < bar().count(); ++i) EXPECT_EQ(tab(i)->session(), nullptr);
  QTest::keyClick(&window, Qt::Key_Tab, Qt::ControlModifier);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.currentTab(), tab(1));
  EXPECT_EQ(tab(2)->session(), nullptr);
}

TEST_F(TabsTest, KeysSwitchTabs) {
  openBoth();
  window.openFiles({copyOfGood("third.gguf")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return bar().currentIndex() == 2; }));
  QTest::keyClick(&window, Qt::Key_Tab, Qt::ControlModifier);
  EXPECT_EQ(bar().currentIndex(), 0);
  QTest::keyClick(&window, Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(bar().currentIndex(), 2);
  QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
  EXPECT_EQ(bar().currentIndex(), 1);
  QTest::keyClick(&window, Qt::Key_PageDown, Qt::ControlModifier);
  EXPECT_EQ(bar().currentIndex(), 2);
}

TEST_F(TabsTest, EachTabKeepsPageSelectionAndFilter) {
  openBoth();
  window.showPage(QStringLiteral("tensors"));
  QTest::keyClicks(filter(), QStringLiteral("attn"));
  window.session()->selectTensor(0);
  click(0);
  window.showPage(QStringLiteral("metadata"));
  window.session()->select(kSecondPair);
  EXPECT_EQ(window.statusLine().offsetText().left(2), QStringLiteral("0x"));
  const DocumentView* first = window.documentView();
  click(1);
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("tensors"));
  EXPECT_EQ(filter()->text(), QStringLiteral("attn"));
  EXPECT_EQ(window.session()->model()->spans().tensorOf(window.session()->selection().span), 0U);
  click(0);
  EXPECT_EQ(window.documentView(), first);
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("metadata"));
  EXPECT_EQ(window.session()->selection().span, kSecondPair);
}

TEST_F(TabsTest, TheSearchIsTheCurrentTabs) {
  openBoth();
  QTest::keyClicks(&window.searchField(), QStringLiteral("another"));
  QTest::keyClick(&window.searchField(), Qt::Key_Return);
  EXPECT_EQ(window.session()->selection().span.a, 2U);
  click(0);
  EXPECT_TRUE(window.searchField().text().isEmpty());
  EXPECT_FALSE(window.session()->selection().valid);
}

TEST_F(TabsTest, AClosedTabGivesWayToTheOneBefore) {
  openBoth();
  window.openFile(copyOfGood("third.gguf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return bar().currentIndex() == 2; }));
  click(0);
  QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(names(), (QStringList{QStringLiteral("other.gguf"), QStringLiteral("third.gguf")}));
  EXPECT_EQ(bar().currentIndex(), 1);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("third.gguf — GGUF Scope"));
}

TEST_F(TabsTest, AMiddleClickAndTheCrossClose) {
  openBoth();
  const DocumentSession* current = window.session();
  click(0, Qt::MiddleButton);
  EXPECT_EQ(names(), QStringList{QStringLiteral("other.gguf")});
  EXPECT_EQ(window.session(), current);
  QTest::mouseClick(bar().tabButton(0, QTabBar::RightSide), Qt::LeftButton);
  EXPECT_EQ(bar().count(), 0);
  EXPECT_FALSE(bar().isVisible());
  EXPECT_EQ(window.session(), nullptr);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("GGUF Scope"));
}

TEST_F(TabsTest, AClosedFileIsOpenedAgainWhereItWas) {
  openBoth();
  click(0);
  window.showPage(QStringLiteral("metadata"));
  window.session()->select(kSecondPair);
  QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
  ASSERT_EQ(names(), QStringList{QStringLiteral("other.gguf")});
  QSignalSpy shown(&window, &MainWindow::documentShown);
  QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(bar().currentIndex(), 0);
  EXPECT_EQ(names().front(), QStringLiteral("good.gguf"));
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("metadata"));
  EXPECT_EQ(window.session()->selection().span, kSecondPair);
}

TEST_F(TabsTest, AFileThatWasGivenUpIsAskedForAgain) {
  writeSlowFile();
  QSignalSpy cancelled(&window, &MainWindow::openCancelled);
  window.openFile(path("slow.gguf"));
  window.closeFile();
  EXPECT_EQ(cancelled.count(), 1);
  EXPECT_TRUE(window.fileTabs().tabs().empty());
  QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_EQ(window.fileTabs().tabs().size(), 1U);
  EXPECT_EQ(window.fileTabs().tabs().front()->path(), path("slow.gguf"));
  EXPECT_TRUE(window.opening());
  window.closeFile();
}

TEST_F(TabsTest, TheMenuOfATab) {
  openBoth();
  window.openFile(copyOfGood("third.gguf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return bar().currentIndex() == 2; }));
  click(1);
  choose(QStringLiteral("Copy &Path"));
  EXPECT_EQ(QApplication::clipboard()->text(), path("other.gguf"));
  choose(QStringLiteral("Close &Others"));
  EXPECT_EQ(names(), QStringList{QStringLiteral("other.gguf")});
  choose(QStringLiteral("&Close"));
  EXPECT_EQ(bar().count(), 0);
}

TEST_F(TabsTest, NamesAreTextAndToldApart) {
  window.openFiles({copyOfGood("a/<b>x&y.gguf"), copyOfGood("b/<b>x&y.gguf")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return tab(1)->session() != nullptr; }));
  EXPECT_EQ(names(), (QStringList{QStringLiteral("a/<b>x&&y.gguf"), QStringLiteral("b/<b>x&&y.gguf")}));
  EXPECT_TRUE(bar().tabToolTip(0).contains(QStringLiteral("&lt;b&gt;x&amp;y.gguf")));
  window.closeFile();
  EXPECT_EQ(names(), QStringList{QStringLiteral("<b>x&&y.gguf")});
}

TEST_F(TabsTest, ATabThatIsShownIsReadFirst) {
  writeSlowFile();
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFiles({path("slow.gguf"), path("good.gguf")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return visible<LoadingPage>() != nullptr; }));
  click(1);
  ASSERT_TRUE(shown.wait(1000));
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
  EXPECT_TRUE(tab(0)->opening());
}

TEST_F(TabsTest, ASlowFileComesToTheFrontOnlyWhileItIsTheLastOneAskedFor) {
  writeSlowFile();
  open("good.gguf");
  window.openFile(path("slow.gguf"));
  open("other.gguf");
  QTest::qWait(300);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("other.gguf — GGUF Scope"));
  EXPECT_EQ(bar().count(), 3);
  EXPECT_TRUE(tab(1)->opening());
}

TEST_F(TabsTest, UntilAFileIsThereTheLastOneIsShown) {
  open("good.gguf");
  window.openFile(path("other.gguf"));
  EXPECT_EQ(bar().count(), 2);
  EXPECT_EQ(window.windowTitle(), QStringLiteral("good.gguf — GGUF Scope"));
  EXPECT_TRUE(window.documentView()->isVisible());
  EXPECT_TRUE(window.opening());
}

TEST_F(TabsTest, AFileThatChangedInTheBackgroundHasAMark) {
  openBoth();
  std::filesystem::resize_file(folder / "good.gguf", 100);
  ASSERT_TRUE(QTest::qWaitFor([this] { return tab(0)->changedOnDisk(); }));
  EXPECT_FALSE(window.messageBar()->isVisible());
  EXPECT_EQ(bar().accessibleTabName(0), QStringLiteral("good.gguf, Changed on disk"));
  click(0);
  EXPECT_TRUE(window.messageBar()->isVisible());
  QSignalSpy shown(&window, &MainWindow::documentShown);
  QTest::keyClick(&window, Qt::Key_F5);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(bar().accessibleTabName(0), QStringLiteral("good.gguf"));
  EXPECT_FALSE(window.messageBar()->isVisible());
  EXPECT_EQ(window.session()->model()->size(), 100U);
}

TEST_F(TabsTest, AReloadKeepsPageFilterSelectionAndHistory) {
  open("good.gguf");
  window.showPage(QStringLiteral("metadata"));
  QTest::keyClicks(filter(), QStringLiteral("llama"));
  window.session()->selectTensor(0);
  window.session()->select(kSecondPair);
  QSignalSpy shown(&window, &MainWindow::documentShown);
  QTest::keyClick(&window, Qt::Key_F5);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("metadata"));
  EXPECT_EQ(filter()->text(), QStringLiteral("llama"));
  EXPECT_EQ(window.session()->selection().span, kSecondPair);
  QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(window.session()->model()->spans().tensorOf(window.session()->selection().span), 0U);
}

TEST_F(TabsTest, AChangeOfLanguageKeepsEveryTab) {
  openBoth();
  window.showPage(QStringLiteral("tensors"));
  QTest::keyClicks(filter(), QStringLiteral("attn"));
  click(0);
  window.showPage(QStringLiteral("metadata"));
  applyLanguage(QStringLiteral("zh_CN"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return bar().accessibleName() != QStringLiteral("Open files"); }));
  EXPECT_EQ(bar().currentIndex(), 0);
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("metadata"));
  click(1);
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("tensors"));
  EXPECT_EQ(filter()->text(), QStringLiteral("attn"));
  applyLanguage(QStringLiteral("en"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return bar().accessibleName() == QStringLiteral("Open files"); }));
}

}  // namespace
}  // namespace ggufscope
