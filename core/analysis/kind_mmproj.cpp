// Multimodal projectors: the towers that turn images and sound into tokens.
#include <set>

#include "core/analysis/kind_reader.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "core/knowledge/tensor_role.h"

namespace ggufscope {

namespace {

struct Tower {
  uint64_t tensors = 0;
  std::set<uint32_t> blocks;
};

void addTower(KindReader& reader, Message label, const Tower& tower) {
  if (tower.tensors == 0) return;
  reader.add(std::move(label), {GS_TEXT("kind_fact", "blocks: {blocks}, tensors: {n}"),
                                {{"blocks", groupedText(tower.blocks.size())}, {"n", groupedText(tower.tensors)}}});
}

}  // namespace

void mmprojFacts(KindReader& reader) {
  constexpr size_t kMostBlocks = 4096;
  Tower vision;
  Tower audio;
  reader.forEachTensor([&](const Document& document, ShardTensor place) {
    const TensorRole role = tensorRole(document.name(place.tensor));
    if (role.group != TensorGroup::vision && role.group != TensorGroup::audio) return;
    Tower& tower = role.group == TensorGroup::vision ? vision : audio;
    ++tower.tensors;
    if (role.block && tower.blocks.size() < kMostBlocks) tower.blocks.insert(*role.block);
  });
  reader.addPair({GS_TEXT("kind_fact", "Projector"), {}}, "clip.projector_type");
  reader.addPair({GS_TEXT("kind_fact", "Image projector"), {}}, "clip.vision.projector_type");
  reader.addPair({GS_TEXT("kind_fact", "Audio projector"), {}}, "clip.audio.projector_type");
  addTower(reader, {GS_TEXT("kind_fact", "Vision tower"), {}}, vision);
  reader.addPair({GS_TEXT("kind_fact", "Image size"), {}}, "clip.vision.image_size");
  reader.addPair({GS_TEXT("kind_fact", "Patch size"), {}}, "clip.vision.patch_size");
  addTower(reader, {GS_TEXT("kind_fact", "Audio tower"), {}}, audio);
  reader.addPair({GS_TEXT("kind_fact", "Mel bands"), {}}, "clip.audio.num_mel_bins");
  reader.addPair({GS_TEXT("kind_fact", "Width for the model"), {}}, "clip.vision.projection_dim");
}

}  // namespace ggufscope
