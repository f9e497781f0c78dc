#include "tests/bench/hostile_files.h"

#include <functional>

#include "tests/support/gguf_builder.h"

namespace ggufscope {
namespace {

struct Rows {
  std::string bytes;
  uint64_t count = 0;
};

using MakeRow = std::function<void(GgufPacker&, uint64_t number)>;

/// Rows number 0, 1, 2 … up to `bytes` bytes; each counts as `room` bytes more, for its data.
Rows rowsOf(uint64_t bytes, const MakeRow& make, uint64_t room = 0) {
  Rows rows;
  for (; rows.bytes.size() + rows.count * room < bytes; ++rows.count) {
    GgufPacker row(false, 8);
    make(row, rows.count);
    rows.bytes += row.bytes();
  }
  return rows;
}

/// A header with these counts in front of `rows`.
std::string withHeader(uint64_t tensors, uint64_t pairs, const std::string& rows) {
  return GgufBuilder().claimTensors(tensors).claimPairs(pairs).withoutData().build() + rows;
}

std::string pairs(uint64_t bytes, const MakeRow& make) {
  const Rows rows = rowsOf(bytes, make);
  return withHeader(0, rows.count, rows.bytes);
}

std::string tensors(uint64_t bytes, const MakeRow& make, uint64_t room = 0) {
  const Rows rows = rowsOf(bytes, make, room);
  std::string file = withHeader(rows.count, 0, rows.bytes);
  file.resize(file.size() + rows.count * room, '\0');
  return file;
}

/// One array of `elementType` with as many elements as fit.
std::string arrayOf(uint64_t bytes, uint32_t elementType, const MakeRow& make) {
  const Rows rows = rowsOf(bytes, make);
  return GgufBuilder().kv("a", gguf::arrayClaiming(elementType, rows.count, rows.bytes)).withoutData().build();
}

void packPair(GgufPacker& row, std::string_view key) {
  row.string(key);
  row.u32(0);
  row.u8(0);
}

void packArray(GgufPacker& row, uint32_t elementType, uint64_t count) {
  row.u32(elementType);
  row.length(count);
}

/// A tensor of one dimension, or a scalar.
void packTensor(GgufPacker& row, std::string_view name, uint32_t type, uint64_t offset, uint64_t elements = 0) {
  row.string(name);
  row.u32(elements > 0 ? 1 : 0);
  if (elements > 0) row.length(elements);
  row.u32(type);
  row.u64(offset);
}

std::string smallestPairs(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t) { packPair(row, ""); });
}
std::string pairsOfOneKey(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t) { packPair(row, "k"); });
}
std::string pairsOfManyKeys(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t i) { packPair(row, std::to_string(i)); });
}
/// Keys that differ in their last bytes only.
std::string keysOfOneBeginning(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t i) { packPair(row, std::string(1000, 'k') + std::to_string(i)); });
}
/// Keys that differ behind the bytes that are kept of them.
std::string keysAlikeFor64KiB(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t i) { packPair(row, std::string(70000, 'k') + std::to_string(i)); });
}
std::string pairsWithEveryFault(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t i) {
    row.string("K\x1b\xC2\x85" + std::to_string(i % 3));
    row.u32(8);
    row.string("\x1b");
  });
}
std::string pairsOfEmptyArrays(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t) {
    row.string("");
    row.u32(9);
    packArray(row, 9, 0);
  });
}
std::string pairsOfDeepNests(uint64_t bytes) {
  return pairs(bytes, [](GgufPacker& row, uint64_t) {
    row.string("");
    row.u32(9);
    for (int depth = 0; depth < 70; ++depth) packArray(row, 9, 1);
    packArray(row, 0, 0);
  });
}

std::string deepNest(uint64_t bytes) {
  return GgufBuilder().kv("a", gguf::nested(static_cast<uint32_t>(bytes / 12))).withoutData().build();
}
std::string emptyArraysInAnArray(uint64_t bytes) {
  return arrayOf(bytes, 9, [](GgufPacker& row, uint64_t) { packArray(row, 4, 0); });
}
std::string oneElementArrays(uint64_t bytes) {
  return arrayOf(bytes, 9, [](GgufPacker& row, uint64_t) {
    packArray(row, 0, 1);
    row.u8(1);
  });
}
std::string oneStringArrays(uint64_t bytes) {
  return arrayOf(bytes, 9, [](GgufPacker& row, uint64_t) {
    packArray(row, 8, 1);
    row.string("");
  });
}
/// Arrays of 65 strings: the shortest whose places are remembered.
std::string arraysWithPlaces(uint64_t bytes) {
  return arrayOf(bytes, 9, [](GgufPacker& row, uint64_t) {
    packArray(row, 8, 65);
    for (int i = 0; i < 65; ++i) row.string("");
  });
}
std::string emptyStrings(uint64_t bytes) {
  return arrayOf(bytes, 8, [](GgufPacker& row, uint64_t) { row.string(""); });
}
std::string wrongStrings(uint64_t bytes) {
  return arrayOf(bytes, 8, [](GgufPacker& row, uint64_t) { row.string("\xFF"); });
}

std::string smallestTensors(uint64_t bytes) {
  return tensors(bytes, [](GgufPacker& row, uint64_t) { packTensor(row, "", 0, 0); });
}
std::string tensorsOfManyTypes(uint64_t bytes) {
  return tensors(bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "", static_cast<uint32_t>(1000 + i), 0); });
}
std::string tensorsOfManyNames(uint64_t bytes) {
  return tensors(
      bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "blk." + std::to_string(i), 0, i * 32); }, 32);
}
std::string namesUpToNul(uint64_t bytes) {
  return tensors(bytes,
                 [](GgufPacker& row, uint64_t i) { packTensor(row, std::string("w\0", 2) + std::to_string(i), 0, 0); });
}
std::string tensorsWithGaps(uint64_t bytes) {
  return tensors(
      bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "", 0, i * 64 + 32); }, 64);
}
/// Every tensor reaches over all that begin behind it.
std::string overlappingTensors(uint64_t bytes) {
  return tensors(
      bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "", 0, i * 32, uint64_t{1} << 28); }, 32);
}
/// The first half of the tensors lies over the bytes of the other half, all of which the map shows one by one.
std::string tensorsSharedByMany(uint64_t bytes) {
  const uint64_t count = bytes / 64;
  return tensors(
      bytes, [count](GgufPacker& row, uint64_t i) { packTensor(row, "", 0, i * 32, count / 2 * 8); }, 32);
}
std::string tensorsInOnePlace(uint64_t bytes) {
  return tensors(bytes, [](GgufPacker& row, uint64_t) { packTensor(row, "", 0, 0, 1000); });
}
std::string tensorsBackwards(uint64_t bytes) {
  return tensors(
      bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "", 0, (1 << 30) - i * 32); }, 32);
}
std::string misalignedTensors(uint64_t bytes) {
  return tensors(
      bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "", 2, i * 33 + 1, 31); }, 33);
}
std::string tensorsBehindTheEnd(uint64_t bytes) {
  return tensors(bytes, [](GgufPacker& row, uint64_t i) { packTensor(row, "", 0, (uint64_t{1} << 62) + i, 1 << 20); });
}

std::string vocabulary(uint64_t bytes, const MakeRow& token, const MakeRow& merge) {
  const Rows tokens = rowsOf(bytes / 2, token);
  const Rows merges = rowsOf(bytes / 2, merge);
  return GgufBuilder()
      .kv("general.architecture", gguf::str("llama"))
      .kv("tokenizer.ggml.model", gguf::str("gpt2"))
      .kv("tokenizer.ggml.tokens", gguf::arrayClaiming(8, tokens.count, tokens.bytes))
      .kv("tokenizer.ggml.merges", gguf::arrayClaiming(8, merges.count, merges.bytes))
      .withoutData()
      .build();
}
std::string tokensOfOneText(uint64_t bytes) {
  return vocabulary(
      bytes, [](GgufPacker& row, uint64_t) { row.string("a"); }, [](GgufPacker& row, uint64_t) { row.string("a a"); });
}
std::string tokensOfManyTexts(uint64_t bytes) {
  return vocabulary(
      bytes, [](GgufPacker& row, uint64_t i) { row.string(std::to_string(i)); },
      [](GgufPacker& row, uint64_t i) { row.string(std::to_string(i) + " " + std::to_string(i + 1)); });
}
std::string mergesOfManyBlanks(uint64_t bytes) {
  return vocabulary(
      bytes, [](GgufPacker& row, uint64_t i) { row.string(std::to_string(i)); },
      [](GgufPacker& row, uint64_t) { row.string(std::string(10000, ' ')); });
}
/// A model with as many blocks as tensors, far apart, that claims still more.
std::string blocksWithoutEnd(uint64_t bytes) {
  const Rows rows = rowsOf(bytes, [](GgufPacker& row, uint64_t i) {
    packTensor(row, "blk." + std::to_string(i * 977) + ".attn_q.weight", 0, 0);
  });
  return GgufBuilder()
             .kv("general.architecture", gguf::str("llama"))
             .kv("llama.block_count", gguf::u32(UINT32_MAX))
             .kv("llama.embedding_length", gguf::u32(64))
             .kv("llama.attention.head_count", gguf::u32(UINT32_MAX))
             .claimTensors(rows.count)
             .withoutData()
             .build() +
         rows.bytes;
}

/// A fault, and behind it rows that each stand alone: what a search for rows likes least.
std::string loneRowsBehindAFault(uint64_t bytes) {
  const Rows rows = rowsOf(bytes, [](GgufPacker& row, uint64_t) {
    row.string("a.b");
    row.u32(8);
    row.length(1);
    row.u8(0xFF);
  });
  std::string text;
  for (uint64_t i = 0; i < rows.count; ++i) text += rows.bytes.substr(i * 24, 24) + "\xFF";
  return withHeader(9, 9, std::string(8, '\xFF') + text);
}
/// A fault, and behind it arrays that claim strings up to the end of the file, each inside the one before.
std::string endlessArraysBehindAFault(uint64_t bytes) {
  const Rows rows = rowsOf(bytes, [&](GgufPacker& row, uint64_t) {
    row.string("a.b");
    row.u32(9);
    packArray(row, 8, bytes / 16);
    row.length(15);
  });
  return withHeader(9, 9, std::string(8, '\xFF') + rows.bytes);
}

constexpr HostileKind kKinds[] = {
    {"smallest pairs", smallestPairs},
    {"pairs of one key", pairsOfOneKey},
    {"pairs of different keys", pairsOfManyKeys},
    {"keys alike for 1,000 bytes", keysOfOneBeginning},
    {"keys alike for 70,000 bytes", keysAlikeFor64KiB},
    {"pairs with faults", pairsWithEveryFault},
    {"pairs of empty arrays", pairsOfEmptyArrays},
    {"pairs of deep nests", pairsOfDeepNests},
    {"one deep nest", deepNest},
    {"empty arrays in an array", emptyArraysInAnArray},
    {"arrays of one byte", oneElementArrays},
    {"arrays of one string", oneStringArrays},
    {"arrays of 65 strings", arraysWithPlaces},
    {"empty strings", emptyStrings},
    {"strings that are no UTF-8", wrongStrings},
    {"smallest tensor infos", smallestTensors},
    {"tensors of different types", tensorsOfManyTypes},
    {"tensors of different names", tensorsOfManyNames},
    {"names alike up to a NUL", namesUpToNul},
    {"tensors with gaps", tensorsWithGaps},
    {"overlapping tensors", overlappingTensors},
    {"bytes of many tensors", tensorsSharedByMany},
    {"tensors in one place", tensorsInOnePlace},
    {"tensors in falling order", tensorsBackwards},
    {"misaligned ragged tensors", misalignedTensors},
    {"tensors behind the end", tensorsBehindTheEnd},
    {"tokens of one text", tokensOfOneText},
    {"tokens of different texts", tokensOfManyTexts},
    {"merges of nothing but blanks", mergesOfManyBlanks},
    {"blocks without end", blocksWithoutEnd},
    {"lone rows behind a fault", loneRowsBehindAFault},
    {"endless arrays behind a fault", endlessArraysBehindAFault},
};

}  // namespace

std::span<const HostileKind> hostileKinds() { return kKinds; }

}  // namespace ggufscope
