#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/arena.h"
#include "core/base/byte_range.h"
#include "core/base/diagnostic.h"
#include "core/format/name_index.h"
#include "core/format/value_type.h"
#include "core/tensor/tensor_size.h"
#include "core/tensor/tensor_type.h"
#include "core/tensor/type_resolver.h"

namespace ggufscope {

inline constexpr uint64_t kNone = UINT64_MAX;
inline constexpr uint32_t kDefaultAlignment = 32;
inline constexpr uint32_t kMaxRank = 16;
inline constexpr uint32_t kMaxShownNesting = 64;
/// Of a longer key or name only this many bytes are kept in memory; its range in the file is always whole.
inline constexpr uint64_t kKeptNameBytes = 65536;
/// So many type ids of a file are kept; a file with more is not made by a program.
inline constexpr size_t kKeptTypes = 4096;
/// Every such element of an array of strings or arrays has its place remembered; the ones between are walked to.
inline constexpr uint64_t kCheckpointStep = 64;

/// The fixed header. A field that was not read (the file ends before it) has `fieldsRead` <= its number.
struct Header {
  ByteRange magic, version, tensorCountField, kvCountField;  ///< ranges of the fields, clipped to the file
  uint32_t statedVersion = 0;
  uint64_t tensorCount = 0;
  uint64_t kvCount = 0;
  int fieldsRead = 0;  ///< 0…4, in file order
  bool bigEndian = false;
  uint32_t lengthBytes = 8;  ///< width of counts, lengths and dimensions: 8, or 4 (version 1)
  uint64_t size() const { return lengthBytes == 4 ? 16 : 24; }
};

/// An array of a metadata value, at any depth of nesting down to kMaxShownNesting. Arrays of one pair follow each other
/// in file order: an array, then everything nested in it.
struct ArrayNode {
  uint64_t begin = 0;  ///< offset of the element type field (4 bytes), then the count (4 or 8), then the elements
  uint64_t end = 0;    ///< end of the last element
  uint64_t count = 0;
  uint64_t parent = kNone;       ///< index of the array that this one is an element of
  uint64_t next = 0;             ///< index of the first array behind this one and all that is nested in it
  uint64_t checkpoints = kNone;  ///< index in Document::checkpoints, where the elements have no fixed size
  ValueType elementType = ValueType::u8;
  uint8_t depth = 1;             ///< 1: the value itself
  bool skippedElements = false;  ///< elements are arrays deeper than kMaxShownNesting: not listed
  uint64_t elementsBegin(uint32_t lengthBytes) const { return begin + 4 + lengthBytes; }
};

/// One key-value pair. begin: the key's length field.
struct KeyValue {
  uint64_t begin = 0;
  uint64_t end = 0;
  const char* keyBytes = nullptr;  ///< the first kept bytes of the key; use Document::key()
  uint64_t keyLength = 0;          ///< in the file
  uint64_t array = kNone;          ///< index of the value's ArrayNode
  ValueType type = ValueType::u8;
};

/// Flags of a tensor's data. A tensor with none of them is whole.
enum TensorStateBit : uint16_t {
  kTensorCut = 1,          ///< some of its bytes are behind the end of the file
  kTensorAbsent = 2,       ///< all of them are
  kTensorOverlapping = 4,  ///< shares bytes with another tensor, or (without bytes) begins inside one
  kTensorUnknownType = 8,
  kTensorRagged = 16,
  kTensorSizeOverflow = 32,
  kTensorMisaligned = 64,
};

/// One row of the tensor list and what follows from it.
struct TensorInfo {
  uint64_t begin = 0;  ///< first byte of the row (the name's length field)
  uint64_t end = 0;
  const char* nameBytes = nullptr;  ///< use Document::name()
  uint64_t nameLength = 0;
  const uint64_t* dimsBegin = nullptr;  ///< use Document::dims()
  uint32_t rank = 0;
  uint32_t typeId = 0;
  uint64_t relativeOffset = 0;         ///< from the data start, as stored
  const TensorType* layout = nullptr;  ///< what the size and the blocks come from; nullptr: not known
  uint64_t elements = 0;               ///< saturated at 2^64 - 1
  uint64_t bytes = 0;                  ///< by the layout; 0 unless sizeState is known
  SizeState sizeState = SizeState::unknownType;
  uint16_t state = 0;  ///< TensorStateBit

  bool sizeKnown() const { return sizeState == SizeState::known; }
  /// The data can be shown block by block: its size and the fields of its blocks are known.
  bool hasBlocks() const { return sizeKnown() && bytes > 0 && layout != nullptr && !layout->fields.empty(); }
};

enum class SegmentKind : uint8_t { padding, tensorData, gap, trailing };

/// A run of bytes behind the tensor infos. Segments tile [end of the infos, end of file).
struct DataSegment {
  uint64_t begin = 0;
  uint64_t end = 0;
  uint32_t tensor =
      UINT32_MAX;  ///< tensorData: its tensor. gap: the one behind it. padding: the one before it, or none
  SegmentKind kind = SegmentKind::padding;
};

/// Where reading stopped: everything from here to the end of the file has no structure.
struct Unparsed {
  enum class In : uint8_t { file, header, kv, tensorInfo };
  ByteRange range;
  In in = In::file;
};

/// What a type id turned out to be in this file.
struct ResolvedType {
  uint32_t id = 0;
  uint64_t tensors = 0;  ///< tensors of this id
  uint64_t firstTensor = 0;
  uint64_t bytes = 0;  ///< of known size; of unknown ones the spans that they own
  TypeResolution resolution;
};

/// Everything that the bytes of one GGUF file say, without the bytes. Made by parse(), then never changed. A damaged
/// file gives a document of what stands before the fault.
struct Document {
  uint64_t fileSize = 0;
  bool isGguf = false;       ///< false: no magic; then everything is one unparsed range
  Message recognisedAs;      ///< what the file is instead, where isGguf is false (context "phrase")
  Message recognisedAdvice;  ///< one sentence: what to do about it (context "phrase")
  /// The bytes that recognisedAs speaks of where they are not the first ones: a GGUF magic further on, the first byte
  /// behind zeros.
  std::optional<ByteRange> recognisedAt;
  Message recognisedHeadline;  ///< recognisedAs without its facts where those are many, else empty (context "phrase")
  Header header;
  std::deque<KeyValue> pairs;
  std::deque<ArrayNode> arrays;
  std::vector<std::vector<uint64_t>> checkpoints;  ///< per array: offset (strings) or node index (arrays) of every 64th
  std::deque<TensorInfo> tensors;
  std::vector<ResolvedType> types;  ///< by rising id; kKeptTypes at most
  uint64_t typesLeft = 0;           ///< further ids, all of them unknown to everybody

  uint64_t alignment = kDefaultAlignment;
  uint64_t alignmentPair = kNone;  ///< the pair general.alignment
  uint64_t infosEnd = 0;           ///< end of the tensor infos; of the pairs when there are none
  uint64_t dataStart = 0;          ///< infosEnd rounded up; may be behind the end of the file
  bool complete = false;           ///< header, all pairs and all tensor infos were read
  std::optional<Unparsed> unparsed;
  std::vector<DataSegment> segments;
  std::vector<uint32_t> dataOrder;  ///< tensor numbers by data order (findings.md, "The map")
  std::vector<uint64_t> reach;      ///< greatest end of the tensors up to each in data order; empty without overlaps
  std::vector<Diagnostic> diagnostics;  ///< what the header part says, sorted by begin, end, id
  uint64_t parsedBytes = 0;             ///< end of the header part that was read

  std::string_view key(uint64_t pair) const;  ///< raw bytes; kKeptNameBytes at most
  std::string_view name(uint64_t tensor) const;
  /// What tells a key or name from all others: its bytes, or of a longer one those kept and the WholeHash behind them.
  std::string_view keyIdentity(uint64_t pair) const;
  std::string_view nameIdentity(uint64_t tensor) const;
  std::span<const uint64_t> dims(uint64_t tensor) const;

  ByteRange keyRange(uint64_t pair) const;  ///< the key's length field and its bytes
  ByteRange valueTypeRange(uint64_t pair) const;
  ByteRange valueRange(uint64_t pair) const;   ///< the value: number, length and text, or the whole array
  ByteRange nameRange(uint64_t tensor) const;  ///< the name's length field and its bytes
  ByteRange rankRange(uint64_t tensor) const;  ///< n_dims
  ByteRange dimRange(uint64_t tensor, uint32_t k) const;
  ByteRange dimsRange(uint64_t tensor) const;  ///< all dimensions; empty for rank 0
  ByteRange typeRange(uint64_t tensor) const;
  ByteRange offsetRange(uint64_t tensor) const;
  /// Where the tensor's data begins in the file: data start + offset, saturated.
  uint64_t dataBegin(uint64_t tensor) const;
  /// The nominal bytes of a tensor: data start + offset … + size, not clipped to the file, saturated. Empty unless the
  /// size is known.
  ByteRange tensorRange(uint64_t tensor) const;
  /// How many of the tensor's bytes the file has.
  uint64_t bytesPresent(uint64_t tensor) const;
  /// The segment that holds `offset`; kNone where none does.
  uint64_t segmentAt(uint64_t offset) const;
  /// The pair with that key (all of it; the first of several), or kNone.
  uint64_t findPair(std::string_view key) const;
  uint64_t findTensor(std::string_view name) const;

  Arena arena;          ///< what keyBytes, nameBytes and dimsBegin point into
  NameIndex keyIndex;   ///< of the pairs' keys, by keyIdentity()
  NameIndex nameIndex;  ///< of the tensors' names, by nameIdentity()
};

/// "whole", "cut", "absent" … of the bits of TensorInfo::state; "whole" alone where there is none.
std::vector<std::string_view> tensorStateNames(uint16_t state);

}  // namespace ggufscope
