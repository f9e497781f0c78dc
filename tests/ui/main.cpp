// The program of the window's tests: no screen, no settings but its own.

#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "ui/style/theme.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  // Here too, because test discovery runs the program without the tests' environment.
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QTemporaryDir home;
  QStandardPaths::setTestModeEnabled(true);
  qputenv("XDG_CACHE_HOME", home.filePath(QStringLiteral("cache")).toLocal8Bit());
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("ggufscope"));
  QApplication::setApplicationName(QStringLiteral("ggufscope-tests"));
  ggufscope::applyTheme(application, ggufscope::ThemeChoice::light);
  return RUN_ALL_TESTS();
}
