#include "core/analysis/model_stores.h"

#include <algorithm>
#include <vector>

#include "core/base/json_scanner.h"
#include "core/io/byte_source.h"

namespace ggufscope {

namespace {

namespace fs = std::filesystem;

constexpr size_t kDigits = 64;
constexpr int kManifestDepth = 6;  ///< registry / namespace / model / tag has 4
constexpr size_t kMostManifests = 5000;
constexpr uint64_t kLongestManifest = 256 * 1024;

bool isDigest(std::string_view text) {
  return text.size() == kDigits &&
         std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::vector<std::string> partsOf(const fs::path& path) {
  std::vector<std::string> parts;
  for (const fs::path& part : path) parts.push_back(part.string());
  return parts;
}

/// Calls visit(path) for the files below `folder`, until it says false, the bounds are reached or a stop comes. Links
/// are not followed.
template <class Visit>
void forEachFile(const fs::path& folder, const std::stop_token& stop, Visit visit) {
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
  size_t seen = 0;
  while (!error && entry != fs::recursive_directory_iterator() && seen < kMostManifests && !stop.stop_requested()) {
    ++seen;
    if (entry.depth() >= kManifestDepth) entry.disable_recursion_pending();
    std::error_code ignored;
    if (!entry->is_directory(ignored) && !visit(entry->path())) return;
    entry.increment(error);
  }
}

/// "models--org--name" → "org/name"; empty for another folder.
std::string repositoryOf(std::string_view folder) {
  constexpr std::string_view kModels = "models--";
  if (!folder.starts_with(kModels)) return {};
  std::string name(folder.substr(kModels.size()));
  const size_t slash = name.find("--");
  return slash == std::string::npos ? name : name.replace(slash, 2, "/");
}

/// The snapshot of a repository in which a link to the blob stands.
void findSnapshot(const fs::path& repository, const fs::path& blob, Provenance& found, const std::stop_token& stop) {
  const fs::path snapshots = repository / "snapshots";
  forEachFile(snapshots, stop, [&](const fs::path& link) {
    std::error_code ignored;
    if (!fs::equivalent(link, blob, ignored)) return true;
    const fs::path below = link.lexically_relative(snapshots);
    found.revision = below.begin()->string();
    found.file = below.lexically_relative(*below.begin()).string();
    return false;
  });
}

/// A folder that huggingface_hub downloaded into keeps notes of three lines for each file: revision, hash, time.
void readDownloadNotes(const fs::path& path, Provenance& found) {
  constexpr int kUp = 8;  // a file may stand in folders of its repository
  fs::path folder = path.parent_path();
  for (int i = 0; i < kUp && !folder.empty(); ++i, folder = folder.parent_path()) {
    const fs::path below = path.lexically_relative(folder);
    const fs::path notes = folder / ".cache" / "huggingface" / "download" / (below.string() + ".metadata");
    const std::string text = readSmallFile(notes, 4096);
    const size_t first = text.find('\n');
    if (first == std::string::npos) {
      if (folder == folder.parent_path()) return;
      continue;
    }
    const size_t second = text.find('\n', first + 1);
    const std::string hash = text.substr(first + 1, second - first - 1);
    found.store = ModelStore::huggingFace;
    found.revision = text.substr(0, first);
    found.file = below.string();
    if (found.digest.empty() && isDigest(hash)) found.digest = hash;
    return;
  }
}

}  // namespace

std::string digestInName(std::string_view fileName) {
  for (const std::string_view mark : {"sha256-", "sha256:"}) {
    if (fileName.starts_with(mark)) fileName.remove_prefix(mark.size());
  }
  if (fileName.size() > kDigits && fileName[kDigits] != '.' && fileName[kDigits] != '-') return {};
  const std::string_view digits = fileName.substr(0, kDigits);
  return isDigest(digits) ? std::string(digits) : std::string();
}

std::string readSmallFile(const fs::path& path, uint64_t most) {
  const auto source = FileSource::open(path);
  if (!source || (*source)->size() > most) return {};
  std::string text((*source)->size(), '\0');
  const Result<size_t> got = (*source)->read(0, std::as_writable_bytes(std::span(text)));
  text.resize(got ? *got : 0);
  return text;
}

void lookIntoHuggingFace(const fs::path& path, const fs::path& target, Provenance& found, const std::stop_token& stop) {
  // …/models--org--name/snapshots/<revision>/<file>, a link to …/models--org--name/blobs/<hash>
  for (const fs::path& place : {path, target}) {
    fs::path folder;
    const std::vector<std::string> parts = partsOf(place);
    for (size_t i = 0; i + 2 < parts.size(); ++i) {
      folder /= parts[i];
      const std::string repository = repositoryOf(parts[i]);
      if (repository.empty()) continue;
      found.store = ModelStore::huggingFace;
      found.names = {repository};
      if (parts[i + 1] == "blobs") findSnapshot(folder, place, found, stop);
      if (parts[i + 1] != "snapshots" || i + 3 >= parts.size()) return;
      found.revision = parts[i + 2];
      found.file = place.lexically_relative(folder / "snapshots" / parts[i + 2]).string();
      return;
    }
  }
  readDownloadNotes(path, found);
}

void lookIntoRamaLama(const fs::path& target, Provenance& found) {
  // …/ramalama/store/<transport>/<name …>/blobs/sha256-<digits>
  const std::vector<std::string> parts = partsOf(target);
  const auto ramalama = std::find(parts.begin(), parts.end(), "ramalama");
  if (ramalama == parts.end() || parts.end() - ramalama < 6 || *(ramalama + 1) != "store") return;
  const auto blobs = std::find(ramalama, parts.end(), "blobs");
  if (blobs == parts.end() || blobs - ramalama < 4) return;
  std::string name = *(ramalama + 2) + "://";
  for (auto part = ramalama + 3; part != blobs; ++part) name += (part == ramalama + 3 ? "" : "/") + *part;
  found.store = ModelStore::ramalama;
  found.names = {std::move(name)};
}

std::string ollamaName(const fs::path& belowManifests) {
  std::vector<std::string> parts = partsOf(belowManifests);
  if (parts.size() != 4) return {};
  const std::string model = parts[2] + ":" + parts[3];
  if (parts[0] != "registry.ollama.ai") return parts[0] + "/" + parts[1] + "/" + model;
  return parts[1] == "library" ? model : parts[1] + "/" + model;
}

std::string modelDigestOfManifest(std::string_view json) {
  constexpr std::string_view kModelLayer = "application/vnd.ollama.image.model";
  struct Layer {
    std::string type;
    std::string digest;
  };
  JsonScanner scanner(json);
  std::vector<Layer> open;  // objects that are not closed yet; JsonScanner bounds their depth
  std::string key;
  std::string found;
  while (true) {
    switch (scanner.next()) {
      case JsonScanner::Token::beginObject:
        open.emplace_back();
        key.clear();
        break;
      case JsonScanner::Token::endObject:
        if (open.back().type == kModelLayer && found.empty()) found = digestInName(open.back().digest);
        open.pop_back();
        break;
      case JsonScanner::Token::key:
        key = scanner.text();
        break;
      case JsonScanner::Token::text:
        if (!open.empty() && key == "mediaType") open.back().type = scanner.text();
        if (!open.empty() && key == "digest") open.back().digest = scanner.text();
        break;
      case JsonScanner::Token::end:
        return found;
      case JsonScanner::Token::invalid:
        return {};
      case JsonScanner::Token::beginArray:
      case JsonScanner::Token::endArray:
      case JsonScanner::Token::scalar:
        key.clear();
        break;
    }
  }
}

void lookIntoOllama(const fs::path& target, Provenance& found, const std::stop_token& stop) {
  const std::string fileName = target.filename().string();
  if (found.digest.empty() || !fileName.starts_with("sha256")) return;
  const fs::path manifests = target.parent_path().parent_path() / "manifests";
  std::error_code ignored;
  if (target.parent_path().filename() != "blobs" || !fs::is_directory(manifests, ignored)) return;
  found.store = ModelStore::ollama;
  forEachFile(manifests, stop, [&](const fs::path& manifest) {
    if (modelDigestOfManifest(readSmallFile(manifest, kLongestManifest)) != found.digest) return true;
    std::string name = ollamaName(manifest.lexically_relative(manifests));
    if (!name.empty()) found.names.push_back(std::move(name));
    return found.names.size() < kMostProvenanceNames;
  });
}

}  // namespace ggufscope
