#pragma once

#include <memory>
#include <optional>

#include "core/format/resync.h"
#include "ui/session/errand.h"

namespace ggufscope {

/// Looks for keys and tensor infos behind the fault of a damaged header part. What it finds is guessed: it stays here,
/// apart from what was read.
class GuessErrand : public Errand {
  Q_OBJECT

 public:
  explicit GuessErrand(QObject* parent = nullptr) : Errand(parent) {}

  /// `shard`: the index of `file` in its model.
  void ask(std::shared_ptr<const ModelFile> file, size_t shard);

  size_t shard() const { return m_shard; }
  /// The file that was asked about; nullptr before.
  const std::shared_ptr<const ModelFile>& file() const { return m_file; }
  /// nullptr until the errand is complete.
  std::shared_ptr<const Resync> found() const { return m_found; }

 private:
  JobRunner::Handle launch(JobRunner& jobs) override;
  void forget() override;

  std::shared_ptr<const ModelFile> m_file;
  size_t m_shard = 0;
  std::shared_ptr<const Resync> m_found;
};

}  // namespace ggufscope
