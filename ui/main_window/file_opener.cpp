#include "ui/main_window/file_opener.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "ui/main_window/sample_file.h"
#include "ui/session/file_path.h"

namespace ggufscope {

namespace {

struct OpenedModel {
  std::shared_ptr<const Model> whole;
  std::vector<std::string> realPaths;
};
using Opened = Result<OpenedModel>;

/// `path` without "..", as far as its folder is there.
std::filesystem::path withoutParents(const std::filesystem::path& path) {
  if (std::find(path.begin(), path.end(), "..") == path.end()) return path;
  std::error_code error;
  const auto folder = std::filesystem::canonical(path.parent_path(), error);
  return error ? path : folder / path.filename();
}

std::vector<std::string> realPathsOf(const Model& whole) {
  std::vector<std::string> paths;
  for (const Shard& shard : whole.shards()) {
    if (!shard.file) continue;
    std::error_code error;
    const auto real = std::filesystem::canonical(shard.path, error);
    if (!error) paths.push_back(real.string());
  }
  return paths;
}

Opened openModel(const std::filesystem::path& path, bool sample, std::stop_token stop, Progress& progress) {
  if (sample) {
    if (const auto written = sampleFile(); !written) return written.error();
  }
  auto whole = Model::open(withoutParents(path), std::move(stop), &progress);
  if (!whole) return whole.error();
  std::vector<std::string> realPaths = realPathsOf(**whole);
  return OpenedModel{std::move(*whole), std::move(realPaths)};
}

}  // namespace

QString absolutePath(const QString& path) {
  // Not by QDir: it would lose what is not UTF-8 in the folder that a relative path begins at.
  std::error_code ignored;
  std::filesystem::path clean;
  for (const auto& part : std::filesystem::absolute(pathBytes(path), ignored)) {
    if (!part.empty() && part != ".") clean /= part;
  }
  return pathText(clean.string());
}

FileOpener::FileOpener(JobRunner& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {
  connect(&m_jobs, &JobRunner::jobFailed, this, [this](quint64 job, const QString& reason) {
    if (job != m_job) return;
    m_job = 0;
    emit failed(Error{ErrorCode::readFailed, reason.toStdString(), 0});
  });
}

FileOpener::~FileOpener() { stop(); }

void FileOpener::open(const QString& path, bool sample) {
  stop();
  const std::filesystem::path file(pathBytes(path));
  m_job = m_jobs.start<Opened>(
      tr("Opening"),
      [file, sample](std::stop_token stop, Progress& progress) { return openModel(file, sample, stop, progress); },
      [this](Opened result) {
        m_job = 0;
        if (!result) {
          emit failed(result.error());
          return;
        }
        m_realPaths = std::move(result->realPaths);
        emit opened(result->whole);
      });
}

void FileOpener::stop() {
  if (!busy()) return;
  m_jobs.cancel(m_job);
  m_job = 0;
}

}  // namespace ggufscope
