#include "ui/main_window/preferences.h"

#include <algorithm>

#include <QDir>
#include <QSettings>

#include "ui/session/file_path.h"

namespace ggufscope::preferences {

namespace {

const QString kTheme = QStringLiteral("theme");
const QString kLanguage = QStringLiteral("language");
const QString kRecentFiles = QStringLiteral("recentFiles");
const QString kLastFolder = QStringLiteral("lastFolder");
const QString kPlaces = QStringLiteral("places");
const QString kHexColumns = QStringLiteral("hex/columns");
const QString kHexZoom = QStringLiteral("hex/zoom");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kDocks = QStringLiteral("window/docks");

void setRecentFiles(const QStringList& paths) {
  QStringList portable;
  for (const QString& path : paths) portable += portablePath(path);
  QSettings().setValue(kRecentFiles, portable);
}

// A place is a line "PAGE SHARD BEGIN END /PATH", BEGIN and END "-" where nothing was selected. The path holds no
// blank.

QString endOfPlace(const QString& path) { return QLatin1Char(' ') + portablePath(path); }

QString placeText(const FilePlace& place) {
  const QString nothing = QStringLiteral("-");
  return QStringList{place.page.isEmpty() ? nothing : place.page, QString::number(place.shard),
                     place.selected ? QString::number(place.selected->begin) : nothing,
                     place.selected ? QString::number(place.selected->end) : nothing}
      .join(QLatin1Char(' '));
}

std::optional<FilePlace> placeOf(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '));
  if (words.size() != 5) return {};
  FilePlace place{words[0], words[1].toULongLong(), {}};
  bool beginOk = false;
  bool endOk = false;
  const ByteRange selected{words[2].toULongLong(&beginOk), words[3].toULongLong(&endOk)};
  if (beginOk && endOk && selected.begin <= selected.end) place.selected = selected;
  return place;
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

void clearRecentFiles() {
  QSettings settings;
  settings.remove(kRecentFiles);
  settings.remove(kPlaces);
}

QString lastFolder() { return QSettings().value(kLastFolder, QDir::homePath()).toString(); }
void setLastFolder(const QString& folder) { QSettings().setValue(kLastFolder, folder); }

std::optional<FilePlace> filePlace(const QString& path) {
  const QString end = endOfPlace(path);
  for (const QString& text : QSettings().value(kPlaces).toStringList()) {
    if (text.endsWith(end)) return placeOf(text);
  }
  return {};
}

void setFilePlace(const QString& path, const FilePlace& place) {
  const QString end = endOfPlace(path);
  QStringList places = QSettings().value(kPlaces).toStringList();
  places.erase(std::remove_if(places.begin(), places.end(), [&](const QString& text) { return text.endsWith(end); }),
               places.end());
  places.prepend(placeText(place) + end);
  QSettings().setValue(kPlaces, places.mid(0, static_cast<qsizetype>(kMaxPlaces)));
}

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
