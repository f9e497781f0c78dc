#include "ui/main_window/file_opener.h"

#include <filesystem>
#include <system_error>

#include "ui/main_window/sample_file.h"
#include "ui/session/file_path.h"

namespace ggufscope {

namespace {

using Opened = Result<std::shared_ptr<const ModelFile>>;

Opened openSampleModel(std::stop_token stop, Progress& progress) {
  const auto path = sampleFile();
  return path ? ModelFile::open(*path, stop, &progress) : Opened(path.error());
}

}  // namespace

FileOpener::FileOpener(JobRunner& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {
  connect(&m_jobs, &JobRunner::jobFailed, this, [this](quint64 job, const QString& reason) {
    if (job != m_job) return;
    m_job = 0;
    emit failed(Error{ErrorCode::readFailed, reason.toStdString(), 0});
  });
}

void FileOpener::open(const QString& path) {
  // Not by QDir: it would lose what is not UTF-8 in the folder that a relative path begins at.
  std::error_code ignored;
  const auto absolute = std::filesystem::absolute(pathBytes(path), ignored);
  start(pathText(absolute.lexically_normal().string()), false);
}

void FileOpener::openSample() { start(tr("Sample model"), true); }

void FileOpener::start(const QString& path, bool sample) {
  m_jobs.cancel(m_job);
  m_path = path;
  const std::filesystem::path file(pathBytes(path));
  m_job = m_jobs.start<Opened>(
      tr("Opening"),
      [file, sample](std::stop_token stop, Progress& progress) -> Opened {
        return sample ? openSampleModel(stop, progress) : ModelFile::open(file, stop, &progress);
      },
      [this](Opened result) {
        m_job = 0;
        if (!result) {
          emit failed(result.error());
          return;
        }
        m_path = pathText((*result)->path().string());
        emit opened(*result);
      });
  emit started();
}

void FileOpener::cancel() {
  if (!busy()) return;
  m_jobs.cancel(m_job);
  m_job = 0;
  emit cancelled();
}

}  // namespace ggufscope
