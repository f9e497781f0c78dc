#include "tests/screenshots/scene.h"

#include <cstdio>
#include <cstdlib>

#include <QDockWidget>
#include <QTest>

#include "ui/main_window/document_view.h"
#include "ui/main_window/main_window.h"
#include "ui/session/document_session.h"

namespace ggufscope {

namespace {
constexpr int kMostWaitMs = 10000;
}

void giveUp(const QString& reason) {
  std::fprintf(stderr, "screenshots: %s\n", reason.toLocal8Bit().constData());
  std::exit(1);
}

void waitFor(const char* what, const std::function<bool()>& condition) {
  if (!QTest::qWaitFor(condition, kMostWaitMs)) giveUp(QStringLiteral("waited in vain for ") + QLatin1String(what));
}

void openAndCheck(MainWindow& window, const std::function<void()>& open) {
  open();
  waitFor("the file", [&] { return window.session() != nullptr && window.session()->findingsComplete(); });
}

void openAndCheck(MainWindow& window, const std::filesystem::path& file) {
  openAndCheck(window, [&] { window.openFile(QString::fromStdString(file.string())); });
}

void openSample(MainWindow& window) {
  openAndCheck(window, [&] { window.openSample(); });
}

void raiseDock(MainWindow& window, const char* name) {
  for (QDockWidget* dock : window.documentView()->docks()) {
    if (dock->objectName() == QLatin1String(name)) dock->raise();
  }
}

}  // namespace ggufscope
