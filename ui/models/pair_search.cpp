#include "ui/models/pair_search.h"

#include <algorithm>

#include "core/format/value.h"

namespace ggufscope {

namespace {

constexpr size_t kSearchedBytes = 4096;
constexpr size_t kIndexLimit = size_t{64} << 20;

}  // namespace

TextIndex indexKeys(const Document& document) {
  TextIndex index;
  index.reserve(document.pairs.size(), document.pairs.size() * 32);
  for (uint64_t pair = 0; pair < document.pairs.size(); ++pair) index.add(document.key(pair));
  return index;
}

TextIndex indexValues(const ModelFile& model, std::stop_token stop) {
  const Document& document = model.document();
  TextIndex index;
  index.reserve(document.pairs.size(), 0);
  for (uint64_t pair = 0; pair < document.pairs.size() && index.bytes() < kIndexLimit; ++pair) {
    if (stop.stop_requested()) break;
    index.add(valuePreview(model.source(), document, pair, kSearchedBytes));
  }
  return index;
}

std::vector<uint8_t> findPairs(const SearchTerms& terms, const TextIndex& keys, const TextIndex* values) {
  std::vector<uint8_t> hits(keys.size());
  for (size_t pair = 0; pair < keys.size(); ++pair) {
    const std::string_view key = keys.at(pair);
    const std::string_view value = values != nullptr && pair < values->size() ? values->at(pair) : std::string_view();
    hits[pair] = std::all_of(terms.words.begin(), terms.words.end(), [&](const std::string& word) {
      return key.find(word) != std::string_view::npos || value.find(word) != std::string_view::npos;
    });
  }
  return hits;
}

}  // namespace ggufscope
