// What the window with an open file is made of: pages, panels, keys, language, and what it remembers of them.

#include <QAbstractButton>
#include <QDockWidget>

#include "tests/support/samples.h"
#include "tests/ui/window_test.h"
#include "ui/hex/hex_view.h"
#include "ui/main_window/language.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/search_field.h"
#include "ui/main_window/status_line.h"
#include "ui/pages/page.h"
#include "ui/pages/page_registry.h"

namespace ggufscope {
namespace {

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
  preferences::setFilePlace(path("good.gguf"), {QStringLiteral("no such page"), 0, {}});
  open("good.gguf");
  EXPECT_EQ(window.documentView()->currentPage(), QString::fromLatin1(pageRegistry().front().id));
}

TEST_F(WindowTest, APageLeadsToTheProblems) {
  open("good.gguf");
  QDockWidget* problems = window.documentView()->docks()[1];
  ASSERT_EQ(problems->objectName(), QStringLiteral("problems"));
  for (const bool hidden : {false, true}) {
    problems->setHidden(hidden);
    emit window.documentView()->findChild<Page*>()->pageRequested(QStringLiteral("problems"));
    EXPECT_FALSE(problems->visibleRegion().isEmpty());
    EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("overview"));
  }
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

TEST_F(WindowTest, RemembersColumnsAndZoomOfTheHexView) {
  open("good.gguf");
  window.documentView()->hexView()->setColumns(32);
  window.documentView()->hexView()->setZoom(3);
  open("other.gguf");
  EXPECT_EQ(window.documentView()->hexView()->columns(), 32U);
  EXPECT_EQ(window.documentView()->hexView()->zoom(), 3);
  QSettings().setValue(QStringLiteral("hex/columns"), 7);
  EXPECT_EQ(preferences::hexColumns(), 16U);
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
    window.closeFile();
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
