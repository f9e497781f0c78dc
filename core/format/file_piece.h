#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ggufscope {

/// A piece of a file that was cut up by its bytes, as programs like split do it (no shard, which is a file of its own).
struct FilePiece {
  std::string whole;        ///< the name of the file that was cut up
  std::string number;       ///< as the name has it: "2", "b", "ab"
  std::string joinCommand;  ///< "cat m.gguf.part1of2 m.gguf.part2of2 > m.gguf"
  uint64_t total = 0;       ///< how many pieces there are; 0: the name does not say
  bool isFirst = false;
};

/// What the name of a piece says: "m.gguf.part2of3", "m.gguf.part2", "m.gguf-split-b", "m.gguf.split-ab",
/// "m.gguf.part-ab", "m.gguf.ab", "m.gguf.002". Nothing for other names.
std::optional<FilePiece> filePiece(std::string_view fileName);

}  // namespace ggufscope
