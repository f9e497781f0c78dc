#pragma once

#include <memory>

#include "core/analysis/provenance.h"
#include "core/format/model_file.h"
#include "ui/session/errand.h"

namespace ggufscope {

/// Looks where a file comes from: at links, and at the stores of other programs around it.
class OriginErrand : public Errand {
  Q_OBJECT

 public:
  explicit OriginErrand(QObject* parent = nullptr) : Errand(parent) {}

  void ask(const std::filesystem::path& path);
  /// nullptr until the errand is complete.
  std::shared_ptr<const Provenance> found() const { return m_found; }

 private:
  JobRunner::Handle launch(JobRunner& jobs) override;
  void forget() override { m_found.reset(); }

  std::filesystem::path m_path;
  std::shared_ptr<const Provenance> m_found;
};

/// Hashes all bytes of a file.
class DigestErrand : public Errand {
  Q_OBJECT

 public:
  explicit DigestErrand(QObject* parent = nullptr) : Errand(parent) {}

  void ask(std::shared_ptr<const ModelFile> file);
  /// Nothing until the errand is complete.
  const std::optional<Sha256Digest>& digest() const { return m_digest; }

 private:
  JobRunner::Handle launch(JobRunner& jobs) override;
  void forget() override { m_digest.reset(); }

  std::shared_ptr<const ModelFile> m_file;
  std::optional<Sha256Digest> m_digest;
};

}  // namespace ggufscope
