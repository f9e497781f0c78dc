#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/sha256.h"

namespace ggufscope {

/// Who keeps a file in a store of its own, where files have no names that people know.
enum class ModelStore : uint8_t { none, ollama, ramalama, huggingFace };
/// "Ollama", "RamaLama", "Hugging Face"; empty for none.
std::string_view storeName(ModelStore store);

/// What the place of a file says about where it comes from. Strings are raw bytes of paths and of other programs'
/// files.
struct Provenance {
  ModelStore store = ModelStore::none;
  /// "llama3.2:3b", "hf.co/org/name:Q4_K_M"; "org/name" on Hugging Face. Several where several names share the bytes
  /// (kMostNames at most), sorted. Empty where nothing beside the file tells.
  std::vector<std::string> names;
  std::string revision;  ///< of the repository on Hugging Face
  std::string file;      ///< its path in the repository
  std::string digest;  ///< the SHA-256 that the name (or notes beside the file) states: 64 lower-case digits, or empty
  /// Where the bytes are, when the path is a symbolic link: edits have to go there, or the link becomes a file.
  std::optional<std::filesystem::path> linkTarget;
  /// The name is one that programs give a download that is not done: ".part", ".crdownload", "-partial" …
  bool unfinished = false;

  bool empty() const { return store == ModelStore::none && digest.empty() && !linkTarget && !unfinished; }
};

/// Looks at the path, at links, and beside the file: Ollama's manifests (5,000 files at most, each 256 KiB at most, to
/// a depth of 6), a Hugging Face cache or download folder, RamaLama's store. Never fails: what cannot be read says
/// nothing. Reads the disk, so the window calls it in the background; a stop ends it early with what was found.
Provenance provenanceOf(const std::filesystem::path& path, const std::stop_token& stop = {});

inline constexpr size_t kMostProvenanceNames = 100;

/// The finding `file.digest_disagrees` where the bytes of a file of `size` bytes have another SHA-256 than its name
/// states; nothing where they agree or the name states none.
std::optional<Diagnostic> judgeDigest(const Provenance& provenance, const Sha256Digest& digest, uint64_t size);

/// The digest of the layer with the model in an Ollama manifest (media type application/vnd.ollama.image.model): 64
/// digits, or empty where `json` is none.
std::string modelDigestOfManifest(std::string_view json);

/// The name of a model as Ollama prints it, by the path of its manifest below the folder `manifests`:
/// "registry.ollama.ai/library/llama3.2/3b" → "llama3.2:3b". Empty for another path.
std::string ollamaName(const std::filesystem::path& belowManifests);

}  // namespace ggufscope
