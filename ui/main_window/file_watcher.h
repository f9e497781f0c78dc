#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "core/format/model_file.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

/// Asks every two seconds what has become of the file behind a model. Asks off the GUI thread and in a lane of its own:
/// a network drive that hangs delays neither the window nor its jobs.
class FileWatcher : public QObject {
  Q_OBJECT

 public:
  explicit FileWatcher(QObject* parent = nullptr);

  /// Watches the file of `model` from now on; nothing for nullptr, or where no file is behind it.
  void watch(std::shared_ptr<const ModelFile> model);
  void ask();

 signals:
  /// Once for each new state that is not `none`.
  void changed(ggufscope::FileSource::Change change);

 private:
  std::shared_ptr<const ModelFile> m_model;
  FileSource::Change m_last = FileSource::Change::none;
  JobRunner m_lane;
  QTimer m_timer;
};

}  // namespace ggufscope
