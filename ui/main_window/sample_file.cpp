#include "ui/main_window/sample_file.h"

#include <system_error>

#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include "ui/session/file_path.h"

namespace ggufscope {

namespace {
const QString kName = QStringLiteral("mini-llama-q4_k_m.gguf");
}

std::filesystem::path sampleFilePath() {
  return std::filesystem::path(pathBytes(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))) /
         pathBytes(kName);
}

Result<std::filesystem::path> sampleFile() {
  const auto failed = [](const QFileDevice& file) {
    return Error{ErrorCode::readFailed, file.errorString().toStdString(), 0};
  };
  QFile bundled(QStringLiteral(":/sample/") + kName);
  if (!bundled.open(QIODevice::ReadOnly)) return failed(bundled);
  const QByteArray bytes = bundled.readAll();

  const std::filesystem::path path = sampleFilePath();
  QFile cached(path);
  // Compared, not only measured: an earlier version's sample, or one that somebody edited, is replaced.
  if (!cached.open(QIODevice::ReadOnly) || cached.size() != bytes.size() || cached.readAll() != bytes) {
    std::error_code ignored;  // what follows tells
    std::filesystem::create_directories(path.parent_path(), ignored);
    QSaveFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) return failed(file);
  }
  return path;
}

}  // namespace ggufscope
