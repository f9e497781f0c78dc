#include "ui/session/guess_errand.h"

namespace ggufscope {

void GuessErrand::ask(std::shared_ptr<const ModelFile> file, size_t shard) {
  reset();
  m_file = std::move(file);
  m_shard = shard;
  request();
}

JobRunner::Handle GuessErrand::launch(JobRunner& jobs) {
  return jobs.start<Result<Resync>>(
      tr("Looking behind the fault"),
      [file = m_file](std::stop_token stop, Progress& progress) { return resync(*file, stop, &progress); },
      [this](Result<Resync> found) {
        if (!found) {
          fail(found.error());
          return;
        }
        m_found = std::make_shared<const Resync>(std::move(*found));
        complete();
      });
}

void GuessErrand::forget() { m_found.reset(); }

}  // namespace ggufscope
