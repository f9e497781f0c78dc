// LoRA adapters: pairs of a low rank, and what they change.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/analysis/kind_reader.h"
#include "core/base/text.h"
#include "core/format/value.h"
#include "core/knowledge/tensor_role.h"

namespace ggufscope {

namespace {

/// How the names of the two halves of a pair end.
struct PairEnding {
  std::string_view a;  ///< [columns of the weight, rank]
  std::string_view b;  ///< [rank, rows]
};

/// llama.cpp's own; those of PEFT, and of diffusion adapters, in files that keep the names of their checkpoint.
constexpr auto kEndings = std::to_array<PairEnding>({
    {".lora_a", ".lora_b"},
    {".lora_A.weight", ".lora_B.weight"},
    {".lora_A", ".lora_B"},
    {".lora_down.weight", ".lora_up.weight"},
});

struct Pairs {
  uint64_t whole = 0;    ///< with both halves
  uint64_t unequal = 0;  ///< the two halves are of different rank
  uint64_t lowest = UINT64_MAX;
  uint64_t highest = 0;
  Halves halves;
  NameCounts targets;
};

uint64_t dimension(const Document& document, uint64_t tensor, size_t index) {
  const auto dims = document.dims(tensor);
  return index < dims.size() ? dims[index] : 1;
}

/// For the token embedding A is flipped. Source: llama.cpp, llama-adapter.cpp.
void addPair(const Document& document, uint64_t a, uint64_t b, Pairs& pairs) {
  const TensorRole role = tensorRole(document.name(a));
  const uint64_t rank = dimension(document, b, 0);
  ++pairs.whole;
  pairs.lowest = std::min(pairs.lowest, rank);
  pairs.highest = std::max(pairs.highest, rank);
  if (dimension(document, a, role.role == "token_embd" ? 0 : 1) != rank) ++pairs.unequal;
  pairs.targets.add(role.role);
}

/// The tensor whose name ends in `to` where that of `name` ends in `from`; kNone where there is none.
uint64_t partner(const Document& document, std::string_view name, std::string_view from, std::string_view to) {
  std::string other(name.substr(0, name.size() - from.size()));
  return document.findTensor(other.append(to));
}

Pairs pairsOf(const KindReader& reader) {
  Pairs pairs;
  reader.forEachTensor([&](const Document& document, ShardTensor place) {
    const std::string_view name = document.name(place.tensor);
    for (const PairEnding& ending : kEndings) {
      if (name.ends_with(ending.a)) {
        const uint64_t b = partner(document, name, ending.a, ending.b);
        b == kNone ? pairs.halves.add(document, place) : addPair(document, place.tensor, b, pairs);
        return;
      }
      if (name.ends_with(ending.b)) {
        if (partner(document, name, ending.b, ending.a) == kNone) pairs.halves.add(document, place);
        return;
      }
    }
  });
  return pairs;
}

void rankFacts(KindReader& reader, const Pairs& pairs) {
  if (pairs.whole == 0) return;
  const std::string lowest = groupedText(pairs.lowest);
  Message rank = plain(lowest);
  if (pairs.highest != pairs.lowest) {
    rank = {GS_TEXT("kind_fact", "{a} to {b}"), {{"a", lowest}, {"b", groupedText(pairs.highest)}}};
  }
  reader.add({GS_TEXT("kind_fact", "Rank"), {}}, std::move(rank));
  const std::optional<double> alpha = reader.number("adapter.lora.alpha");
  if (alpha) {
    reader.add({GS_TEXT("kind_fact", "Alpha"), {}}, plain(displayNumber(*alpha)),
               reader.pairPlace("adapter.lora.alpha"));
  }
  // llama.cpp scales by alpha / rank, or not at all where alpha is 0.
  if (alpha && std::isfinite(*alpha) && *alpha != 0 && pairs.lowest == pairs.highest && pairs.lowest > 0) {
    reader.add({GS_TEXT("kind_fact", "Scale"), {}},
               {GS_TEXT("kind_fact", "{n} (alpha / rank)"),
                {{"n", displayNumber(*alpha / static_cast<double>(pairs.lowest))}}});
  }
}

}  // namespace

void adapterFacts(KindReader& reader) {
  reader.addPair({GS_TEXT("kind_fact", "Adapter type"), {}}, "adapter.type");
  reader.addPair({GS_TEXT("kind_fact", "Base architecture"), {}}, "general.architecture");
  reader.addPair({GS_TEXT("kind_fact", "Base model"), {}}, "general.base_model.0.name");
  const Pairs pairs = pairsOf(reader);
  rankFacts(reader, pairs);
  reader.add({GS_TEXT("kind_fact", "LoRA pairs"), {}}, plain(groupedText(pairs.whole)));
  if (!pairs.targets.empty()) reader.add({GS_TEXT("kind_fact", "Targets"), {}}, pairs.targets.text());
  pairs.halves.addTo(reader);
  if (pairs.unequal > 0) {
    reader.add({GS_TEXT("kind_fact", "Halves of unequal rank"), {}},
               {GS_TEXT("kind_fact", "pairs: {n}"), {{"n", groupedText(pairs.unequal)}}});
  }
  reader.addPair({GS_TEXT("kind_fact", "Task"), {}}, "adapter.lora.task_name");
  reader.addPair({GS_TEXT("kind_fact", "Prompt prefix"), {}}, "adapter.lora.prompt_prefix");
  reader.addCount({GS_TEXT("kind_fact", "Invocation tokens"), {}}, "adapter.alora.invocation_tokens");
}

}  // namespace ggufscope
