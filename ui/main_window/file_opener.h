#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "core/format/model.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

/// `path` from the root and without "." and double slashes. ".." stays: behind a symbolic link it leads elsewhere.
QString absolutePath(const QString& path);

/// Opens one model at a time off the GUI thread. Opening another one, stop() or the end drops the one that is under
/// way.
class FileOpener : public QObject {
  Q_OBJECT

 public:
  explicit FileOpener(JobRunner& jobs, QObject* parent = nullptr);
  ~FileOpener() override;

  /// `path`: an absolute one. `sample`: it is the bundled sample's, and is written first.
  void open(const QString& path, bool sample = false);
  /// Nothing happens where nothing is under way.
  void stop();

  bool busy() const { return m_job != 0; }
  JobRunner::Handle job() const { return m_job; }
  /// The files that were last opened, all symbolic links followed: what tells whether two paths are one file.
  const std::vector<std::string>& realPaths() const { return m_realPaths; }

 signals:
  void opened(const std::shared_ptr<const ggufscope::Model>& whole);
  void failed(const ggufscope::Error& error);

 private:
  JobRunner& m_jobs;
  JobRunner::Handle m_job = 0;
  std::vector<std::string> m_realPaths;
};

}  // namespace ggufscope
