#include "ui/main_window/file_watcher.h"

namespace ggufscope {

namespace {
constexpr int kIntervalMs = 2000;
}

FileWatcher::FileWatcher(QObject* parent) : QObject(parent) {
  m_timer.setInterval(kIntervalMs);
  connect(&m_timer, &QTimer::timeout, this, &FileWatcher::ask);
}

void FileWatcher::watch(std::shared_ptr<const Model> whole) {
  m_lane.cancelAll();
  m_last = {};
  m_whole = whole && whole->opened().file() != nullptr ? std::move(whole) : nullptr;
  if (m_whole) {
    m_timer.start();
  } else {
    m_timer.stop();
  }
}

FileWatcher::State FileWatcher::stateOf(const Model& whole) {
  for (size_t shard = 0; shard < whole.shards().size(); ++shard) {
    const ModelFile* file = whole.file(shard);
    const FileSource* source = file != nullptr ? file->file() : nullptr;
    if (source == nullptr) continue;
    if (const auto change = source->change(); change != FileSource::Change::none) return {change, shard};
  }
  return {};
}

void FileWatcher::ask() {
  if (!m_whole || m_lane.busy()) return;
  m_lane.start<State>(
      QString(), [whole = m_whole](std::stop_token, Progress&) { return stateOf(*whole); },
      [this](State state) {
        if (state == m_last) return;
        m_last = state;
        if (state.change != FileSource::Change::none) emit changed(state.change, state.shard);
      });
}

}  // namespace ggufscope
