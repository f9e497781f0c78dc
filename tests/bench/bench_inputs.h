#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace ggufscope {

/// A model with a real tokenizer's lists: 150,000 tokens, scores, types and merges, 500 tensors; about 8.3 MB of
/// metadata.
void writeLargeVocabulary(const std::filesystem::path& path);

/// A model of `bytes` bytes with 500 tensors whose data is one hole: takes no room on disk.
void writeSparseModel(const std::filesystem::path& path, uint64_t bytes);

/// Names of the kinds of hostile file that hostileFile() makes.
inline constexpr const char* kHostileKinds[] = {
    "smallest pairs",
    "smallest tensor infos",
    "empty arrays in an array",
    "empty strings",
    "one-byte arrays",
    "pairs of one key",
    "tensors with gaps",
    "deep nest",
    "tensors of different types",
    "pairs of different keys",
};

/// About `bytes` bytes, full of as many of the smallest things of one kind as fit.
std::string hostileFile(size_t kind, uint64_t bytes);

}  // namespace ggufscope
