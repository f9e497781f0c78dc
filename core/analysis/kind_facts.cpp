#include "core/analysis/kind_facts.h"

#include <algorithm>
#include <set>

#include "core/analysis/identity.h"
#include "core/analysis/kind_reader.h"
#include "core/base/saturated.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "core/knowledge/tensor_role.h"

namespace ggufscope {

namespace {

constexpr size_t kMostBlocks = 4096;  ///< a file may have a block of its own for every tensor

void vocabularyFacts(KindReader& reader) {
  reader.addCount({GS_TEXT("kind_fact", "Tokens"), {}}, "tokenizer.ggml.tokens");
  reader.addCount({GS_TEXT("kind_fact", "Merges"), {}}, "tokenizer.ggml.merges");
  reader.addPair({GS_TEXT("kind_fact", "Tokenizer"), {}}, "tokenizer.ggml.model");
  reader.addPair({GS_TEXT("kind_fact", "Pre-tokenizer"), {}}, "tokenizer.ggml.pre");
  reader.add({GS_TEXT("kind_fact", "Weights"), {}},
             {GS_TEXT("kind_fact", "none: it can only turn text into tokens"), {}});
}

/// "1 to 31", or "1 to 31 (30 of them)" where some are left out.
Message layersText(const std::set<uint32_t>& layers) {
  const uint64_t first = *layers.begin();
  const uint64_t last = *layers.rbegin();
  if (first == last) return plain(groupedText(first));
  if (last - first + 1 == layers.size()) {
    return {GS_TEXT("kind_fact", "{a} to {b}"), {{"a", groupedText(first)}, {"b", groupedText(last)}}};
  }
  return {GS_TEXT("kind_fact", "{a} to {b}, {n} of them"),
          {{"a", groupedText(first)}, {"b", groupedText(last)}, {"n", groupedText(layers.size())}}};
}

void controlVectorFacts(KindReader& reader) {
  std::set<uint32_t> layers;
  uint64_t width = 0;
  reader.forEachTensor([&](const Document& document, ShardTensor place) {
    const TensorRole role = tensorRole(document.name(place.tensor));
    if (role.role != "direction" || !role.block) return;
    if (layers.size() < kMostBlocks) layers.insert(*role.block);
    if (!document.dims(place.tensor).empty()) width = document.dims(place.tensor)[0];
  });
  reader.addPair({GS_TEXT("kind_fact", "Made for"), {}}, "controlvector.model_hint");
  if (!layers.empty()) {
    reader.add({GS_TEXT("kind_fact", "Layers"), {}}, layersText(layers));
    reader.add({GS_TEXT("kind_fact", "Length"), {}}, plain(groupedText(width)));
  }
  reader.addPair({GS_TEXT("kind_fact", "Stated layers"), {}}, "controlvector.layer_count");
}

struct Part {
  Message label;
  uint64_t tensors = 0;
  uint64_t bytes = 0;  ///< of known size, saturated
};

void diffusionFacts(KindReader& reader) {
  Part parts[] = {
      {{GS_TEXT("kind_fact", "Diffusion model"), {}}},
      {{GS_TEXT("kind_fact", "Autoencoder"), {}}},
      {{GS_TEXT("kind_fact", "Text encoders"), {}}},
      {{GS_TEXT("kind_fact", "Other tensors"), {}}},
  };
  reader.forEachTensor([&](const Document& document, ShardTensor place) {
    const TensorGroup group = tensorRole(document.name(place.tensor)).group;
    Part& part = group == TensorGroup::diffusion     ? parts[0]
                 : group == TensorGroup::autoencoder ? parts[1]
                 : group == TensorGroup::textEncoder ? parts[2]
                                                     : parts[3];
    ++part.tensors;
    part.bytes = saturatedSum(part.bytes, document.tensors[place.tensor].bytes);
  });
  for (Part& part : parts) {
    if (part.tensors == 0) continue;
    reader.add(std::move(part.label), {GS_TEXT("kind_fact", "{bytes} bytes, tensors: {n}"),
                                       {{"bytes", groupedText(part.bytes)}, {"n", groupedText(part.tensors)}}});
  }
}

void shardFacts(KindReader& reader) {
  if (const std::optional<ShardKeys> keys = shardKeys(reader.main())) {
    reader.add({GS_TEXT("kind_fact", "Shard"), {}},
               {GS_TEXT("kind_fact", "{n} of {count}"),
                {{"n", groupedText(keys->number)}, {"count", groupedText(keys->count)}}},
               reader.pairPlace("split.no"));
  }
  reader.addPair({GS_TEXT("kind_fact", "Tensors of the set"), {}}, "split.tensors.count");
  reader.add({GS_TEXT("kind_fact", "Metadata"), {}}, {GS_TEXT("kind_fact", "in the first shard of the set"), {}});
}

void sidecarFacts(KindReader& reader) {
  const bool blocksOnly = kindVariant(reader.main()) == KindVariant::mtpSidecar;
  Message companion{GS_TEXT("kind_fact", "a draft model, for use beside another"), {}};
  if (blocksOnly) {
    companion = {GS_TEXT("kind_fact", "blocks for next-token prediction alone"), {}};
  }
  reader.add({GS_TEXT("kind_fact", "Companion"), {}}, std::move(companion));
  reader.addPair({GS_TEXT("kind_fact", "Architecture"), {}}, "general.architecture");
  std::set<uint32_t> blocks;
  reader.forEachTensor([&](const Document& document, ShardTensor place) {
    const auto block = tensorRole(document.name(place.tensor)).block;
    if (block && blocks.size() < kMostBlocks) blocks.insert(*block);
  });
  if (!blocks.empty()) reader.add({GS_TEXT("kind_fact", "Blocks"), {}}, layersText(blocks));
}

}  // namespace

std::vector<KindFact> kindFacts(const Model& model) {
  KindReader reader(model);
  if (fileVariant(model.main()) == KindVariant::mtpSidecar) sidecarFacts(reader);
  switch (fileKind(model.main())) {
    case FileKind::vocabulary:
      vocabularyFacts(reader);
      break;
    case FileKind::adapter:
      adapterFacts(reader);
      break;
    case FileKind::mmproj:
      mmprojFacts(reader);
      break;
    case FileKind::imatrix:
      imatrixFacts(reader);
      break;
    case FileKind::controlVector:
      controlVectorFacts(reader);
      break;
    case FileKind::diffusion:
      diffusionFacts(reader);
      break;
    case FileKind::shard:
      shardFacts(reader);
      break;
    case FileKind::model:
    case FileKind::unknown:
    case FileKind::notGguf:
      break;
  }
  return reader.take();
}

}  // namespace ggufscope
