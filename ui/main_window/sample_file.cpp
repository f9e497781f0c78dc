#include "ui/main_window/sample_file.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include "ui/session/file_path.h"

namespace ggufscope {

Result<std::filesystem::path> sampleFile() {
  const auto failed = [](const QFileDevice& file) {
    return Error{ErrorCode::readFailed, file.errorString().toStdString(), 0};
  };
  const QString name = QStringLiteral("mini-llama-q4_k_m.gguf");
  QFile bundled(QStringLiteral(":/sample/") + name);
  if (!bundled.open(QIODevice::ReadOnly)) return failed(bundled);
  const QByteArray bytes = bundled.readAll();

  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
  const QString path = folder.filePath(name);
  QFile cached(path);
  // Compared, not only measured: an earlier version's sample, or one that somebody edited, is replaced.
  if (!cached.open(QIODevice::ReadOnly) || cached.size() != bytes.size() || cached.readAll() != bytes) {
    folder.mkpath(QStringLiteral("."));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) return failed(file);
  }
  return std::filesystem::path(pathBytes(path));
}

}  // namespace ggufscope
