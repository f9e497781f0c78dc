#pragma once

#include <memory>

#include <QObject>
#include <QString>

#include "core/format/model_file.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

/// Opens one file at a time off the GUI thread. Opening another one, or cancel(), drops the one that is under way.
class FileOpener : public QObject {
  Q_OBJECT

 public:
  explicit FileOpener(JobRunner& jobs, QObject* parent = nullptr);

  void open(const QString& path);
  /// The bundled sample; its path is known when it is opened.
  void openSample();
  /// Nothing happens where nothing is under way.
  void cancel();

  bool busy() const { return m_job != 0; }
  JobRunner::Handle job() const { return m_job; }
  /// What is being, or was last, opened.
  const QString& path() const { return m_path; }

 signals:
  void started();
  void opened(const std::shared_ptr<const ggufscope::ModelFile>& model);
  void failed(const ggufscope::Error& error);
  void cancelled();

 private:
  void start(const QString& path, bool sample);

  JobRunner& m_jobs;
  JobRunner::Handle m_job = 0;
  QString m_path;
};

}  // namespace ggufscope
