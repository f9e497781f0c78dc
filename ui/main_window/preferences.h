#pragma once

#include <QString>
#include <QStringList>

#include "ui/style/theme.h"

namespace ggufscope {

/// What is remembered between two runs, by QSettings. Names of the keys are written nowhere else.
namespace preferences {

inline constexpr int kMaxRecentFiles = 12;

ThemeChoice themeChoice();
void setThemeChoice(ThemeChoice choice);
/// "system", "light", "dark"; anything else is "system".
ThemeChoice themeChoiceByName(const QString& name);
QString themeChoiceName(ThemeChoice choice);

/// "" for the system's, or a language of Language::available().
QString language();
void setLanguage(const QString& language);

/// Absolute paths (session/file_path.h), the last opened first.
QStringList recentFiles();
void addRecentFile(const QString& path);
void removeRecentFile(const QString& path);
void clearRecentFiles();

/// Where the file dialog begins.
QString lastFolder();
void setLastFolder(const QString& folder);

/// The page that was shown last, by its id in the page registry.
QString page();
void setPage(const QString& id);

/// Bytes in a row of the hex view (8, 16 or 32), and its zoom in steps.
uint32_t hexColumns();
void setHexColumns(uint32_t columns);
int hexZoom();
void setHexZoom(int steps);

QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);
QByteArray dockState();
void setDockState(const QByteArray& state);

}  // namespace preferences

}  // namespace ggufscope
