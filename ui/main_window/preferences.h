#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "core/base/byte_range.h"
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
/// Forgets the places in them too.
void clearRecentFiles();

/// Where the file dialog begins.
QString lastFolder();
void setLastFolder(const QString& folder);

/// Where one was in a file.
struct FilePlace {
  QString page;                       ///< id in the page registry
  size_t shard = 0;                   ///< index in Model::shards
  std::optional<ByteRange> selected;  ///< bytes of that shard
};
inline constexpr size_t kMaxPlaces = 100;

/// By absolute path; kept for the files that were left last. Nothing for a file that is not known.
std::optional<FilePlace> filePlace(const QString& path);
void setFilePlace(const QString& path, const FilePlace& place);

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
