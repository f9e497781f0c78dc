// Importance matrices: sums of squared activations and how often each was counted.
#include <algorithm>
#include <initializer_list>

#include "core/analysis/kind_reader.h"
#include "core/base/text.h"
#include "core/format/value.h"

namespace ggufscope {

namespace {

struct Entries {
  uint64_t paired = 0;
  uint64_t experts = 0;  ///< entries that count each expert for itself
  Halves halves;         ///< sums without counts, counts without sums
};

Entries entriesOf(const KindReader& reader) {
  constexpr std::string_view kSums = ".in_sum2";
  constexpr std::string_view kCounts = ".counts";
  Entries entries;
  reader.forEachTensor([&](const Document& document, ShardTensor place) {
    std::string_view name = document.name(place.tensor);
    const bool sums = name.ends_with(kSums);
    if (!sums && !name.ends_with(kCounts)) return;
    name.remove_suffix(sums ? kSums.size() : kCounts.size());
    const uint64_t other = document.findTensor(std::string(name).append(sums ? kCounts : kSums));
    if (other == kNone) {
      entries.halves.add(document, place);
    } else if (sums) {
      ++entries.paired;
      // One count a matrix: more than one means a matrix for each expert.
      if (document.tensors[other].elements > 1) ++entries.experts;
    }
  });
  return entries;
}

/// The first of `keys` that the file has.
void addFirst(KindReader& reader, const Message& label, std::initializer_list<std::string_view> keys) {
  for (const std::string_view key : keys) {
    if (reader.document().findPair(key) == kNone) continue;
    reader.addPair(label, key);
    return;
  }
}

void chunkFact(KindReader& reader) {
  const auto chunks = unsignedValue(reader.main().source(), reader.document(), "imatrix.chunk_count");
  const auto size = unsignedValue(reader.main().source(), reader.document(), "imatrix.chunk_size");
  if (!size) return;
  Message text{GS_TEXT("kind_fact", "{n} tokens"), {{"n", groupedText(*size)}}};
  if (chunks && *chunks <= UINT64_MAX / std::max<uint64_t>(*size, 1)) {
    text = {GS_TEXT("kind_fact", "{n} tokens, {all} in all"),
            {{"n", groupedText(*size)}, {"all", groupedText(*chunks * *size)}}};
  }
  reader.add({GS_TEXT("kind_fact", "Chunk"), {}}, std::move(text), reader.pairPlace("imatrix.chunk_size"));
}

}  // namespace

void imatrixFacts(KindReader& reader) {
  const Entries entries = entriesOf(reader);
  reader.add({GS_TEXT("kind_fact", "Entries"), {}},
             {GS_TEXT("kind_fact", "{n}, each a pair of sums and counts"), {{"n", groupedText(entries.paired)}}});
  entries.halves.addTo(reader);
  if (entries.experts > 0) {
    reader.add({GS_TEXT("kind_fact", "Counted by expert"), {}},
               {GS_TEXT("kind_fact", "entries: {n}"), {{"n", groupedText(entries.experts)}}});
  }
  // The later names are those of files that were converted from the older format and of quantised models.
  addFirst(reader, {GS_TEXT("kind_fact", "Texts"), {}},
           {"imatrix.datasets", "imatrix.dataset", "quantize.imatrix.dataset"});
  addFirst(reader, {GS_TEXT("kind_fact", "Chunks"), {}}, {"imatrix.chunk_count", "quantize.imatrix.chunks_count"});
  chunkFact(reader);
}

}  // namespace ggufscope
