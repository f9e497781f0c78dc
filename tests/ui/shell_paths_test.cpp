// Names of files that are not UTF-8: no byte is lost on any way into the window and out of it.

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

#include "core/base/text.h"
#include "tests/ui/window_test.h"
#include "ui/main_window/preferences.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

using namespace std::string_literals;

TEST(FilePath, EveryByteComesBack) {
  std::string every;
  for (int byte = 1; byte < 256; ++byte) every += static_cast<char>(byte);
  const std::string paths[] = {"",
                               "/plain",
                               "/caf\xC3\xA9",
                               "/caf\xE9",
                               "/\xE6\xA8\xA1\xE5\x9E\x8B\xE6",
                               "\xF0\x9F\x98\x80\x80",
                               "\xED\xB2\x80",
                               "\xEF\xBB\xBF/mark",
                               "\x80\xEF\xBB\xBF",
                               "\xC0\xAF",
                               "\xF4\x90\x80\x80",
                               "100%41.gguf",
                               "a%zz",
                               every};
  for (const std::string& path : paths) {
    const QString text = pathText(path);
    EXPECT_EQ(pathBytes(text), path) << escaped(path);
    EXPECT_EQ(pathBytes(pathFromPortable(portablePath(text))), path) << escaped(path);
  }
  EXPECT_EQ(pathText("/caf\xC3\xA9"), QStringLiteral("/café"));
}

TEST(FilePath, IsShownWithoutCodes) {
  EXPECT_EQ(shownPath(pathText("/caf\xE9\n.gguf")), QStringLiteral("/caf\\xE9\\n.gguf"));
}

TEST(FilePath, OfAUrl) {
  EXPECT_EQ(pathBytes(pathOf(QUrl::fromEncoded("file:///tmp/caf%E9%20%25.gguf"))), "/tmp/caf\xE9 %.gguf");
  EXPECT_EQ(pathOf(QUrl::fromLocalFile(QStringLiteral("/tmp/a b#?%41é"))), QStringLiteral("/tmp/a b#?%41é"));
  EXPECT_EQ(pathOf(QUrl(QStringLiteral("https://example.org/x.gguf"))), QString());
}

class PathWindowTest : public WindowTest {
 protected:
  PathWindowTest() : bytes((folder / "caf\xE9.gguf"s).string()) {
    std::filesystem::copy_file(folder / "good.gguf", bytes);
  }

  void expectShown() {
    EXPECT_EQ(window.session()->model()->path().string(), bytes);
    EXPECT_EQ(window.windowTitle(), QStringLiteral("caf\\xE9.gguf — GGUF Scope"));
  }

  std::string bytes;
};

TEST_F(PathWindowTest, OpensAndReloadsSuchAFile) {
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFile(pathText(bytes));
  ASSERT_TRUE(shown.wait());
  expectShown();
  window.reload();
  ASSERT_TRUE(shown.wait());
  expectShown();
}

TEST_F(PathWindowTest, ARecentFileIsFoundAgain) {
  preferences::addRecentFile(pathText(bytes));
  QSettings().sync();
  ASSERT_EQ(preferences::recentFiles().size(), 1);
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFile(preferences::recentFiles().front());
  ASSERT_TRUE(shown.wait());
  expectShown();
  EXPECT_EQ(preferences::recentFiles().size(), 1);
}

TEST_F(PathWindowTest, ADroppedFileIsOpened) {
  QMimeData data;
  data.setData(QStringLiteral("text/uri-list"),
               "file://" + QByteArray::fromStdString(bytes).toPercentEncoding("/") + "\r\n");
  QSignalSpy shown(&window, &MainWindow::documentShown);
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &enter);
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &drop);
  ASSERT_TRUE(shown.wait());
  expectShown();
}

TEST_F(PathWindowTest, ARelativePathBeginsInAnyFolder) {
  const std::filesystem::path before = std::filesystem::current_path();
  const std::filesystem::path inner = folder / "\xFF"s;
  std::filesystem::create_directory(inner);
  std::filesystem::current_path(inner);
  QSignalSpy shown(&window, &MainWindow::documentShown);
  window.openFile(pathText("../caf\xE9.gguf"));
  std::filesystem::current_path(before);
  ASSERT_TRUE(shown.wait());
  expectShown();
}

}  // namespace
}  // namespace ggufscope
