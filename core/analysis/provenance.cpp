#include "core/analysis/provenance.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/analysis/model_stores.h"
#include "core/base/text.h"

namespace ggufscope {

namespace {

namespace fs = std::filesystem;

/// What programs append to the name of a download that is not done: wget and curl scripts, Chrome, Firefox, aria2,
/// huggingface_hub, Ollama, LM Studio, Opera, llama.cpp.
constexpr auto kUnfinished = std::to_array<std::string_view>({
    ".part",
    ".crdownload",
    ".download",
    ".incomplete",
    "-partial",
    ".partial",
    ".opdownload",
    ".tmp",
    ".downloadInProgress",
});

bool endsLikeADownload(std::string_view name) {
  return std::any_of(kUnfinished.begin(), kUnfinished.end(),
                     [name](std::string_view ending) { return name.ends_with(ending); });
}

}  // namespace

std::string_view storeName(ModelStore store) {
  switch (store) {
    case ModelStore::none:
      return {};
    case ModelStore::ollama:
      return "Ollama";
    case ModelStore::ramalama:
      return "RamaLama";
    case ModelStore::huggingFace:
      return "Hugging Face";
  }
  return {};
}

Provenance provenanceOf(const fs::path& path, const std::stop_token& stop) {
  std::error_code ignored;
  const fs::path absolute = fs::absolute(path, ignored).lexically_normal();
  Provenance found;
  if (absolute.empty()) return found;
  fs::path target = absolute;
  if (fs::is_symlink(fs::symlink_status(absolute, ignored))) {
    target = fs::canonical(absolute, ignored);
    if (target.empty()) target = absolute;
    found.linkTarget = target;
  }
  found.digest = digestInName(target.filename().string());
  if (found.digest.empty()) found.digest = digestInName(absolute.filename().string());
  found.unfinished = endsLikeADownload(absolute.filename().string());
  // aria2 keeps its notes beside a download until it is done.
  found.unfinished |= fs::exists(fs::path(absolute).concat(".aria2"), ignored);
  lookIntoHuggingFace(absolute, target, found, stop);
  if (found.store == ModelStore::none) lookIntoRamaLama(target, found);
  if (found.store == ModelStore::none) lookIntoOllama(target, found, stop);
  std::sort(found.names.begin(), found.names.end());
  found.names.erase(std::unique(found.names.begin(), found.names.end()), found.names.end());
  return found;
}

std::optional<Diagnostic> judgeDigest(const Provenance& provenance, const Sha256Digest& digest, uint64_t size) {
  const std::string actual = hexText(digest);
  if (provenance.digest.empty() || provenance.digest == actual) return {};
  return makeDiagnostic(DiagnosticId::fileDigestDisagrees, {0, size},
                        {{"stated", provenance.digest}, {"actual", actual}});
}

}  // namespace ggufscope
