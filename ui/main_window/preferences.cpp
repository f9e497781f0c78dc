#include "ui/main_window/preferences.h"

#include <QDir>
#include <QSettings>

namespace ggufscope::preferences {

namespace {

const QString kTheme = QStringLiteral("theme");
const QString kLanguage = QStringLiteral("language");
const QString kRecentFiles = QStringLiteral("recentFiles");
const QString kLastFolder = QStringLiteral("lastFolder");
const QString kPage = QStringLiteral("page");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");

}  // namespace

ThemeChoice themeChoiceByName(const QString& name) {
  if (name == QLatin1String("light")) return ThemeChoice::light;
  if (name == QLatin1String("dark")) return ThemeChoice::dark;
  return ThemeChoice::system;
}

QString themeChoiceName(ThemeChoice choice) {
  switch (choice) {
    case ThemeChoice::light:
      return QStringLiteral("light");
    case ThemeChoice::dark:
      return QStringLiteral("dark");
    case ThemeChoice::system:
      break;
  }
  return QStringLiteral("system");
}

ThemeChoice themeChoice() { return themeChoiceByName(QSettings().value(kTheme).toString()); }
void setThemeChoice(ThemeChoice choice) { QSettings().setValue(kTheme, themeChoiceName(choice)); }

QString language() { return QSettings().value(kLanguage).toString(); }
void setLanguage(const QString& language) { QSettings().setValue(kLanguage, language); }

QStringList recentFiles() { return QSettings().value(kRecentFiles).toStringList(); }

void addRecentFile(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  QSettings().setValue(kRecentFiles, files.mid(0, kMaxRecentFiles));
}

void removeRecentFile(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  QSettings().setValue(kRecentFiles, files);
}

void clearRecentFiles() { QSettings().remove(kRecentFiles); }

QString lastFolder() { return QSettings().value(kLastFolder, QDir::homePath()).toString(); }
void setLastFolder(const QString& folder) { QSettings().setValue(kLastFolder, folder); }

QString page() { return QSettings().value(kPage).toString(); }
void setPage(const QString& id) { QSettings().setValue(kPage, id); }

QByteArray windowGeometry() { return QSettings().value(kGeometry).toByteArray(); }
void setWindowGeometry(const QByteArray& geometry) { QSettings().setValue(kGeometry, geometry); }

QByteArray dockState() { return QSettings().value(kDocks).toByteArray(); }
void setDockState(const QByteArray& state) { QSettings().setValue(kDocks, state); }

}  // namespace ggufscope::preferences
