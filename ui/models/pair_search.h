#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/format/model_file.h"
#include "ui/models/search_terms.h"

namespace ggufscope {

/// The keys of a document, ready to be searched.
TextIndex indexKeys(const Document& document);

/// The values of a document as short texts (strings: their first 4 KiB, arrays: their first elements). Reads the file:
/// not for the GUI thread. Stops at 64 MiB of text: pairs behind that have no text (TextIndex::size() tells).
TextIndex indexValues(const ModelFile& model, std::stop_token stop = {});

/// One byte a pair, 1 where every word occurs in the key or in the value. `values` may be nullptr (not ready yet) or
/// shorter than `keys`.
std::vector<uint8_t> findPairs(const SearchTerms& terms, const TextIndex& keys, const TextIndex* values);

}  // namespace ggufscope
