#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/byte_range.h"
#include "core/format/value_type.h"

namespace ggufscope {

/// Appends numbers, lengths and strings in the byte order and width of a file.
class GgufPacker {
 public:
  GgufPacker(bool bigEndian, uint32_t lengthBytes) : m_bigEndian(bigEndian), m_lengthBytes(lengthBytes) {}

  void u8(uint8_t value) { bits(value, 1); }
  void u16(uint16_t value) { bits(value, 2); }
  void u32(uint32_t value) { bits(value, 4); }
  void u64(uint64_t value) { bits(value, 8); }
  /// The lowest `size` bytes of `value`.
  void bits(uint64_t value, uint32_t size);
  /// A count, length or dimension: 8 bytes, or 4.
  void length(uint64_t value) { bits(value, m_lengthBytes); }
  void string(std::string_view text);
  void raw(std::string_view text) { m_bytes += text; }

  const std::string& bytes() const { return m_bytes; }
  uint64_t size() const { return m_bytes.size(); }
  uint32_t lengthBytes() const { return m_lengthBytes; }

 private:
  bool m_bigEndian;
  uint32_t m_lengthBytes;
  std::string m_bytes;
};

/// A metadata value of any type, right or wrong: the number of its type and how its bytes are packed.
struct GgufValue {
  uint32_t type = 0;
  std::function<void(GgufPacker&)> pack;
};

namespace gguf {
GgufValue u8(uint8_t value);
GgufValue i8(int8_t value);
GgufValue u16(uint16_t value);
GgufValue i16(int16_t value);
GgufValue u32(uint32_t value);
GgufValue i32(int32_t value);
GgufValue u64(uint64_t value);
GgufValue i64(int64_t value);
GgufValue f32(float value);
GgufValue f64(double value);
/// Any byte, not only 0 and 1.
GgufValue boolean(uint8_t value);
GgufValue str(std::string_view text);
/// A string whose length field says `claimed`, whatever `text` is.
GgufValue strClaiming(uint64_t claimed, std::string_view text);

/// An array of `elements`, whose own types are not looked at: the element type is `elementType`.
GgufValue array(ValueType elementType, std::vector<GgufValue> elements);
GgufValue strings(const std::vector<std::string>& texts);
GgufValue u32s(const std::vector<uint32_t>& values);
GgufValue i32s(const std::vector<int32_t>& values);
GgufValue f32s(const std::vector<float>& values);
/// An array that claims any element type and count, followed by `bytes`.
GgufValue arrayClaiming(uint32_t elementType, uint64_t count, std::string_view bytes = {});
/// `depth` arrays of one element each inside each other, the innermost one an empty array of u8; depth >= 1.
GgufValue nested(uint32_t depth);
/// Any bytes under any type number.
GgufValue raw(uint32_t type, std::string_view bytes);
}  // namespace gguf

/// One tensor: its row in the tensor infos and its data. What is not set follows from the rest.
struct GgufTensor {
  std::string name;
  std::vector<uint64_t> dims;
  uint32_t type = 0;                     ///< 0: F32
  std::optional<uint64_t> offset = {};   ///< from the data start; default: behind the tensor before, padded
  std::optional<uint64_t> bytes = {};    ///< room in the data section; default: by the type (see ggufBytes)
  std::optional<std::string> data = {};  ///< default: `fill`, or a pattern that differs from tensor to tensor
  std::function<std::string(uint64_t bytes)> fill = {};
  std::optional<uint64_t> claimedNameLength = {};
  std::optional<uint32_t> claimedRank = {};
};

/// Bytes of a tensor of a mainline type with these dimensions (no dimensions: one element). Throws for a type that the
/// builder does not know, so that a test says how many bytes it wants.
uint64_t ggufBytes(uint32_t type, const std::vector<uint64_t>& dims);

/// Where the fields of a pair stand in the packed file.
struct GgufPairPlaces {
  ByteRange pair;
  ByteRange keyLength;
  ByteRange key;       ///< the bytes of the key
  ByteRange keyField;  ///< length and bytes
  ByteRange valueType;
  ByteRange value;  ///< all of it: for strings with the length, for arrays from the element type on
};

/// Where the fields of a tensor info and the data of its tensor stand in the packed file.
struct GgufTensorPlaces {
  ByteRange info;
  ByteRange nameLength;
  ByteRange nameField;  ///< length and bytes
  ByteRange rank;
  std::vector<ByteRange> dims;
  ByteRange allDims;
  ByteRange type;
  ByteRange offset;
  ByteRange data;  ///< absolute; by offset and room, whether or not the file holds it
};

struct BuiltGguf {
  std::string bytes;
  std::vector<GgufPairPlaces> pairs;
  std::vector<GgufTensorPlaces> tensors;
  uint64_t infosEnd = 0;
  uint64_t dataStart = 0;
};

/// Packs any GGUF file, good or broken. Nothing is checked: every number can be made to lie.
///
///   const std::string bytes = GgufBuilder().kv("general.architecture", gguf::str("llama"))
///                                          .tensor("w", {32, 2}, kQ8_0).build();
class GgufBuilder {
 public:
  GgufBuilder& magic(std::string_view magic);
  GgufBuilder& version(uint32_t version);
  GgufBuilder& bigEndian(bool on = true);
  /// Width of counts, lengths and dimensions; default: 4 bytes in version 1, else 8.
  GgufBuilder& lengthBytes(uint32_t bytes);
  GgufBuilder& claimPairs(uint64_t count);
  GgufBuilder& claimTensors(uint64_t count);

  GgufBuilder& kv(std::string_view key, GgufValue value);
  /// A pair whose key's length field says `claimed`.
  GgufBuilder& kvClaiming(uint64_t claimed, std::string_view key, GgufValue value);
  /// Bytes of any kind among the pairs; counted as one pair.
  GgufBuilder& rawPair(std::string_view bytes);
  /// general.alignment, and the data laid out by it.
  GgufBuilder& alignment(uint32_t alignment);
  /// Lays the data out by `alignment` without saying so in a key.
  GgufBuilder& layoutAlignment(uint64_t alignment);

  GgufBuilder& tensor(GgufTensor tensor);
  GgufBuilder& tensor(std::string_view name, std::vector<uint64_t> dims, uint32_t type = 0);
  /// Bytes of any kind among the tensor infos; counted as one tensor.
  GgufBuilder& rawInfo(std::string_view bytes);

  GgufBuilder& padByte(char byte);
  GgufBuilder& tailPadding(bool on);
  GgufBuilder& trailing(std::string_view bytes);
  /// Ends the file behind the tensor infos: no padding, no data.
  GgufBuilder& withoutData();

  std::string build() const { return buildWithPlaces().bytes; }
  BuiltGguf buildWithPlaces() const;
  void write(const std::filesystem::path& path) const;

 private:
  struct Pair {
    std::string key;
    std::optional<uint64_t> claimedLength;
    GgufValue value;
    std::optional<std::string> raw;
  };
  struct Tensor {
    GgufTensor tensor;
    std::optional<std::string> raw;
  };

  uint64_t roomOf(const GgufTensor& tensor) const;
  std::string dataOf(size_t index) const;
  std::vector<uint64_t> offsets() const;
  void packPair(const Pair& pair, GgufPacker& packer, BuiltGguf& built) const;
  void packInfo(const Tensor& row, uint64_t offset, GgufPacker& packer, BuiltGguf& built) const;
  void placeData(const std::vector<uint64_t>& offsets, BuiltGguf& built) const;

  std::string m_magic = "GGUF";
  uint32_t m_version = 3;
  std::optional<uint32_t> m_lengthBytes;
  std::optional<uint64_t> m_claimedPairs;
  std::optional<uint64_t> m_claimedTensors;
  std::vector<Pair> m_pairs;
  std::vector<Tensor> m_tensors;
  uint64_t m_alignment = 32;
  bool m_bigEndian = false;
  char m_padByte = 0;
  bool m_tailPadding = true;
  bool m_withData = true;
  std::string m_trailing;
};

/// Ids of some mainline types, named as the field names them.
// NOLINTBEGIN(readability-identifier-naming)
inline constexpr uint32_t kF32 = 0, kF16 = 1, kQ4_0 = 2, kQ8_0 = 8, kQ4_K = 12, kQ6_K = 14, kI8 = 24, kI16 = 25,
                          kI32 = 26, kI64 = 27, kF64 = 28, kBF16 = 30;
// NOLINTEND(readability-identifier-naming)

void writeFile(const std::filesystem::path& path, std::string_view bytes);

}  // namespace ggufscope
