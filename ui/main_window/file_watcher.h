#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "core/format/model.h"
#include "ui/jobs/job_runner.h"

namespace ggufscope {

/// Asks every two seconds what has become of the files behind a model. Asks off the GUI thread and in a lane of its
/// own: a network drive that hangs delays neither the window nor its jobs.
class FileWatcher : public QObject {
  Q_OBJECT

 public:
  explicit FileWatcher(QObject* parent = nullptr);

  /// Watches all files of `whole` from now on; nothing for nullptr, or where no file is behind it.
  void watch(std::shared_ptr<const Model> whole);
  void ask();

 signals:
  /// Once for each new state that is not `none`. `shard`: index of the first file that has changed.
  void changed(ggufscope::FileSource::Change change, size_t shard);

 private:
  struct State {
    FileSource::Change change = FileSource::Change::none;
    size_t shard = 0;
    friend bool operator==(const State&, const State&) = default;
  };
  static State stateOf(const Model& whole);

  std::shared_ptr<const Model> m_whole;
  State m_last;
  JobRunner m_lane;
  QTimer m_timer;
};

}  // namespace ggufscope
