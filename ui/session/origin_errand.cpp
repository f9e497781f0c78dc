#include "ui/session/origin_errand.h"

#include "core/io/source_digest.h"

namespace ggufscope {

void OriginErrand::ask(const std::filesystem::path& path) {
  m_path = path;
  request();
}

JobRunner::Handle OriginErrand::launch(JobRunner& jobs) {
  return jobs.start<Provenance>(
      tr("Looking where the file comes from"),
      [path = m_path](std::stop_token stop, Progress&) { return provenanceOf(path, stop); },
      [this](Provenance found) {
        m_found = std::make_shared<const Provenance>(std::move(found));
        complete();
      });
}

void DigestErrand::ask(std::shared_ptr<const ModelFile> file) {
  m_file = std::move(file);
  request();
}

JobRunner::Handle DigestErrand::launch(JobRunner& jobs) {
  return jobs.start<Result<Sha256Digest>>(
      tr("Hashing"),
      [file = m_file](std::stop_token stop, Progress& progress) { return sha256Of(file->source(), stop, &progress); },
      [this](Result<Sha256Digest> digest) {
        if (!digest) {
          fail(digest.error());
          return;
        }
        m_digest = *digest;
        complete();
      });
}

}  // namespace ggufscope
