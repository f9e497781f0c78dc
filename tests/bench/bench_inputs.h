#pragma once

#include <cstdint>
#include <filesystem>

namespace ggufscope {

/// A model with a real tokenizer's lists: 150,000 tokens, scores, types and merges, 500 tensors; about 8.3 MB of
/// metadata.
void writeLargeVocabulary(const std::filesystem::path& path);

/// A model of `bytes` bytes with 500 tensors whose data is one hole: takes no room on disk.
void writeSparseModel(const std::filesystem::path& path, uint64_t bytes);

/// A header part as large as one may get: 100,000 tensors, and lists of 1,000,000 strings, numbers and pairs of
/// strings.
void writeHugeLists(const std::filesystem::path& path);

}  // namespace ggufscope
