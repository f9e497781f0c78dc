#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/format/model_file.h"

namespace ggufscope {

/// More shards than this are not looked for: split.count has 16 bits, and so many names can be asked for in a blink.
inline constexpr uint64_t kMaxShards = 65535;

/// One file of a split set.
struct Shard {
  uint64_t number = 1;  ///< from 1, as in file names
  std::filesystem::path path;
  std::shared_ptr<const ModelFile> file;  ///< nullptr where it is missing, unreadable or no GGUF file
  std::optional<Error> error;             ///< why not
  bool notGguf = false;                   ///< there is a file of that name, but not of that kind …
  Message recognisedAs = {};              ///< … but this (context "phrase", as in Document)
  bool misplaced = false;                 ///< its keys say that it belongs elsewhere, or to another set
  uint64_t size() const { return file ? file->size() : 0; }
};

/// Where a tensor of a model is: in which shard (index, from 0), and its number there.
struct ShardTensor {
  size_t shard = 0;
  uint64_t tensor = 0;
  friend bool operator==(const ShardTensor&, const ShardTensor&) = default;
};

/// A model as people mean it: one file, or all shards of a split set together. Immutable, shared. A single file, and a
/// lone shard whose siblings cannot be told from its keys and its name, is a model of one shard.
class Model {
 public:
  /// Opens `path` and, where it is a shard, its siblings in the same folder (only their header parts are read). A
  /// sibling that cannot be read is no error: its Shard says why. Errors: those of ModelFile::open for `path`.
  static Result<std::shared_ptr<const Model>> open(const std::filesystem::path& path, const std::stop_token& stop = {},
                                                   Progress* progress = nullptr);
  /// The same with the one file already open. Errors: cancelled.
  static Result<std::shared_ptr<const Model>> gather(std::shared_ptr<const ModelFile> file,
                                                     const std::stop_token& stop = {});

  /// A file alone, without a look at what stands beside it.
  static std::shared_ptr<const Model> ofFile(std::shared_ptr<const ModelFile> file);

  /// By number; at least one. Shards of a set that are not there have no file.
  std::span<const Shard> shards() const { return m_shards; }
  /// The file belongs to a set of several shards whose names are known.
  bool isSet() const { return m_shards.size() > 1; }
  /// Every shard is there.
  bool complete() const { return m_missing == 0; }
  uint64_t missing() const { return m_missing; }
  /// Every shard that is there stands where its keys say.
  bool inPlace() const;

  /// Index of the shard that the model was opened from.
  size_t openedShard() const { return m_opened; }
  const ModelFile& opened() const { return *m_shards[m_opened].file; }
  /// Index of the shard that has the metadata: the first one with general.architecture, else the opened one.
  size_t mainShard() const { return m_main; }
  const ModelFile& main() const { return *m_shards[m_main].file; }
  /// nullptr where the shard is not there.
  const ModelFile* file(size_t shard) const { return m_shards[shard].file.get(); }
  std::shared_ptr<const ModelFile> sharedFile(size_t shard) const { return m_shards[shard].file; }

  /// Bytes of all shards that are there.
  uint64_t size() const;

  /// Tensors of all shards that are there, shard by shard, as listed.
  uint64_t tensorCount() const { return m_firstTensor.back(); }
  ShardTensor place(uint64_t tensor) const;
  uint64_t numberOf(ShardTensor place) const { return m_firstTensor[place.shard] + place.tensor; }
  const Document& documentOf(uint64_t tensor) const { return m_shards[place(tensor).shard].file->document(); }

 private:
  Model(std::vector<Shard> shards, size_t opened);

  std::vector<Shard> m_shards;
  std::vector<uint64_t> m_firstTensor;  ///< by shard: how many tensors stand before its own; one more than shards
  size_t m_opened = 0;
  size_t m_main = 0;
  uint64_t m_missing = 0;
};

/// Number and count of a shard by its keys; nothing for a file that is not one of several, or whose keys are no sense.
struct ShardKeys {
  uint64_t number = 1;  ///< from 1
  uint64_t count = 1;   ///< above 1
};
std::optional<ShardKeys> shardKeys(const ModelFile& file);

/// The name of shard `number` beside a file named like a shard: "m-00001-of-00003.gguf" -> "m-00002-of-00003.gguf".
/// `fileName` is one that parseShardName() knows.
std::string shardFileName(std::string_view fileName, uint64_t number);

}  // namespace ggufscope
