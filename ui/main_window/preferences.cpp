#include "ui/main_window/preferences.h"

#include <QDir>
#include <QSettings>

#include "ui/session/file_path.h"

namespace ggufscope::preferences {

namespace {

const QString kTheme = QStringLiteral("theme");
const QString kLanguage = QStringLiteral("language");
const QString kRecentFiles = QStringLiteral("recentFiles");
const QString kLastFolder = QStringLiteral("lastFolder");
const QString kPage = QStringLiteral("page");
const QString kHexColumns = QStringLiteral("hex/columns");
const QString kHexZoom = QStringLiteral("hex/zoom");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");

void setRecentFiles(const QStringList& paths) {
  QStringList portable;
  for (const QString& path : paths) portable += portablePath(path);
  QSettings().setValue(kRecentFiles, portable);
}

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

QStringList recentFiles() {
  QStringList paths;
  for (const QString& portable : QSettings().value(kRecentFiles).toStringList()) paths += pathFromPortable(portable);
  return paths;
}

void addRecentFile(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  setRecentFiles(files.mid(0, kMaxRecentFiles));
}

void removeRecentFile(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  setRecentFiles(files);
}

void clearRecentFiles() { QSettings().remove(kRecentFiles); }

QString lastFolder() { return QSettings().value(kLastFolder, QDir::homePath()).toString(); }
void setLastFolder(const QString& folder) { QSettings().setValue(kLastFolder, folder); }

QString page() { return QSettings().value(kPage).toString(); }
void setPage(const QString& id) { QSettings().setValue(kPage, id); }

uint32_t hexColumns() {
  const uint32_t columns = QSettings().value(kHexColumns).toUInt();
  return columns == 8 || columns == 32 ? columns : 16;
}
void setHexColumns(uint32_t columns) { QSettings().setValue(kHexColumns, columns); }

int hexZoom() { return QSettings().value(kHexZoom).toInt(); }
void setHexZoom(int steps) { QSettings().setValue(kHexZoom, steps); }

QByteArray windowGeometry() { return QSettings().value(kGeometry).toByteArray(); }
void setWindowGeometry(const QByteArray& geometry) { QSettings().setValue(kGeometry, geometry); }

QByteArray dockState() { return QSettings().value(kDocks).toByteArray(); }
void setDockState(const QByteArray& state) { QSettings().setValue(kDocks, state); }

}  // namespace ggufscope::preferences
