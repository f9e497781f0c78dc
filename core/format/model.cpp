#include "core/format/model.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/format/split_keys.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

/// The shards that belong to `file` by its keys and its name, none of them open yet; empty where only one of the two
/// says so or where they disagree.
std::vector<Shard> expectedShards(const ModelFile& file) {
  const std::optional<ShardKeys> keys = shardKeys(file);
  if (!keys || keys->count > kMaxShards) return {};
  const std::string fileName = file.path().filename().string();
  const std::optional<ShardName> name = parseShardName(fileName);
  if (!name || name->number != keys->number || name->count != keys->count) return {};
  std::vector<Shard> shards(keys->count);
  for (uint64_t i = 0; i < keys->count; ++i) {
    shards[i].number = i + 1;
    shards[i].path = file.path().parent_path() / shardFileName(fileName, i + 1);
  }
  return shards;
}

/// What a file is instead, in few words.
Message shortRecognition(const Document& document) {
  return document.recognisedHeadline.text.empty() ? document.recognisedAs : document.recognisedHeadline;
}

/// Of a damaged file whose keys were not read nobody knows.
bool isMisplaced(const Shard& shard, uint64_t count) {
  const std::optional<ShardKeys> keys = shardKeys(*shard.file);
  if (!keys) return shard.file->document().complete;
  return keys->number != shard.number || keys->count != count;
}

void openSibling(Shard& shard, const std::stop_token& stop) {
  auto opened = ModelFile::open(shard.path, stop);
  if (!opened) {
    shard.error = opened.error();
  } else if (!(*opened)->document().isGguf) {
    shard.notGguf = true;
    shard.recognisedAs = shortRecognition((*opened)->document());
  } else {
    shard.file = std::move(*opened);
  }
}

size_t shardWithMetadata(const std::vector<Shard>& shards, size_t opened) {
  const auto has = [](const Shard& shard) {
    return shard.file && shard.file->document().findPair("general.architecture") != kNone;
  };
  const auto found = std::find_if(shards.begin(), shards.end(), has);
  return found == shards.end() ? opened : static_cast<size_t>(found - shards.begin());
}

}  // namespace

std::optional<ShardKeys> shardKeys(const ModelFile& file) {
  const auto count = unsignedValue(file.source(), file.document(), "split.count");
  const auto number = unsignedValue(file.source(), file.document(), "split.no");
  if (!count || !number || *count < 2 || *number >= *count) return {};
  return ShardKeys{*number + 1, *count};
}

std::string shardFileName(std::string_view fileName, uint64_t number) {
  constexpr size_t kTail = std::string_view("00001-of-00003.gguf").size();
  constexpr size_t kDigits = 5;
  std::string digits = std::to_string(number);
  digits.insert(0, kDigits - std::min(kDigits, digits.size()), '0');
  std::string name(fileName);
  return name.replace(name.size() - kTail, kDigits, digits);
}

Result<std::shared_ptr<const Model>> Model::open(const std::filesystem::path& path, const std::stop_token& stop,
                                                 Progress* progress) {
  auto file = ModelFile::open(path, stop, progress);
  if (!file) return file.error();
  return gather(std::move(*file), stop);
}

std::shared_ptr<const Model> Model::ofFile(std::shared_ptr<const ModelFile> file) {
  std::vector<Shard> shards(1);
  const std::optional<ShardKeys> keys = shardKeys(*file);
  if (keys) shards[0].number = keys->number;
  shards[0].path = file->path();
  shards[0].file = std::move(file);
  return std::shared_ptr<const Model>(new Model(std::move(shards), 0));
}

Result<std::shared_ptr<const Model>> Model::gather(std::shared_ptr<const ModelFile> file, const std::stop_token& stop) {
  std::vector<Shard> shards = expectedShards(*file);
  if (shards.empty()) return ofFile(std::move(file));
  const size_t opened = shardKeys(*file)->number - 1;
  shards[opened].file = std::move(file);
  for (size_t i = 0; i < shards.size(); ++i) {
    if (i != opened) openSibling(shards[i], stop);
    if (shards[i].file) shards[i].misplaced = isMisplaced(shards[i], shards.size());
    if (stop.stop_requested()) return Error{ErrorCode::cancelled, {}, 0};
  }
  return std::shared_ptr<const Model>(new Model(std::move(shards), opened));
}

Model::Model(std::vector<Shard> shards, size_t opened)
    : m_shards(std::move(shards)), m_opened(opened), m_main(shardWithMetadata(m_shards, opened)) {
  m_firstTensor.reserve(m_shards.size() + 1);
  m_firstTensor.push_back(0);
  for (const Shard& shard : m_shards) {
    const uint64_t own = shard.file ? shard.file->document().tensors.size() : 0;
    m_firstTensor.push_back(m_firstTensor.back() + own);
    m_missing += shard.file ? 0 : 1;
  }
}

bool Model::inPlace() const {
  return std::none_of(m_shards.begin(), m_shards.end(), [](const Shard& shard) { return shard.misplaced; });
}

uint64_t Model::size() const {
  uint64_t size = 0;
  for (const Shard& shard : m_shards) size += shard.size();
  return size;
}

ShardTensor Model::place(uint64_t tensor) const {
  // Most models are one file.
  if (m_shards.size() == 1) return {0, tensor};
  const auto behind = std::upper_bound(m_firstTensor.begin(), m_firstTensor.end(), tensor);
  const size_t shard = static_cast<size_t>(behind - m_firstTensor.begin()) - 1;
  return {shard, tensor - m_firstTensor[shard]};
}

}  // namespace ggufscope
