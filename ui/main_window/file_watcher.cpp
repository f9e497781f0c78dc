#include "ui/main_window/file_watcher.h"

namespace ggufscope {

namespace {
constexpr int kIntervalMs = 2000;
}

FileWatcher::FileWatcher(QObject* parent) : QObject(parent) {
  m_timer.setInterval(kIntervalMs);
  connect(&m_timer, &QTimer::timeout, this, &FileWatcher::ask);
}

void FileWatcher::watch(std::shared_ptr<const ModelFile> model) {
  m_lane.cancelAll();
  m_last = FileSource::Change::none;
  m_model = model && model->file() != nullptr ? std::move(model) : nullptr;
  if (m_model) {
    m_timer.start();
  } else {
    m_timer.stop();
  }
}

void FileWatcher::ask() {
  if (!m_model || m_lane.busy()) return;
  m_lane.start<FileSource::Change>(
      QString(), [model = m_model](std::stop_token, Progress&) { return model->file()->change(); },
      [this](FileSource::Change change) {
        if (change == m_last) return;
        m_last = change;
        if (change != FileSource::Change::none) emit changed(change);
      });
}

}  // namespace ggufscope
