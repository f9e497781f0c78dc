#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ggufscope {

/// What the bytes of a field inside a quantisation block are.
enum class FieldKind : uint8_t {
  f16,    ///< IEEE binary16
  bf16,   ///< upper half of a binary32
  f32,    ///< IEEE binary32
  f64,    ///< IEEE binary64
  e8m0,   ///< power-of-two exponent byte
  ue4m3,  ///< unsigned 8-bit float, 4 exponent bits
  i8,     ///< two's complement
  i16,
  i32,
  i64,
  u8,  ///< plain unsigned numbers
  u16,
  u32,
  packed,  ///< bits of several numbers packed into bytes (scales, nibbles, sign bits, grid indices)
};

/// One field of a block: `count` items of `kind`, `offset` bytes from the start of the block.
struct BlockField {
  std::string_view name;  ///< as in the field's literature: d, dmin, scales, qs, qh …
  uint16_t offset;        ///< bytes from the start of the block
  uint16_t bytes;         ///< size of the whole field in bytes
  uint16_t count;         ///< number of items; bytes / count is the item size for all kinds but `packed`
  FieldKind kind;
  std::string_view meaning;  ///< one short sentence, marked GS_TEXT("block_field", …)
};

enum class TypeStatus : uint8_t {
  live,      ///< in use; of mainline when `mainline` is set
  removed,   ///< refused by current builds of its dialect
  conflict,  ///< this meaning of the id differs from another one
};

/// Why a layout has no say when the bytes decide what an id means (findings.md, "Type of an id"): such formats are not
/// written to files, or their listed size is not the one on disk.
enum class TypeUse : uint8_t { weights, runtime, activation, kvCache, nominal, reserved };

/// One meaning of one tensor type id. Sizes: a row of ne0 elements takes
/// row_header_bytes + ne0 / block_elements * block_bytes bytes; ne0 must be a multiple of block_elements.
/// Source: reference tables made from ggml d99724f2, ik_llama.cpp 8337e4cd and the forks named in `dialect`.
struct TensorType {
  uint32_t id;
  std::string_view name;      ///< Q4_K
  std::string_view ggmlName;  ///< q4_K; empty where the dialect has none
  std::string_view dialect;   ///< "mainline", "ik_llama.cpp", "PrismML prism-v7+" …
  bool mainline;              ///< current mainline ggml
  TypeStatus status;
  TypeUse use;
  uint32_t blockElements;   ///< 0: size not known
  uint32_t blockBytes;      ///< 0: size not known
  uint32_t rowHeaderBytes;  ///< bytes added to each row beside its blocks
  bool quantized;
  std::string_view layout;             ///< short description of the bytes, empty where not known
  std::string_view formula;            ///< y = d * (q - 8) …, empty where not known
  std::span<const BlockField> fields;  ///< tile the block in rising offset; empty where not known
  std::string_view note;

  constexpr bool sizeKnown() const { return blockElements != 0 && blockBytes != 0; }
};

/// The live mainline meaning of `id`, or nullptr (removed ids 4, 5, 31–33, 36–38 and everything from 43 up).
const TensorType* mainlineType(uint32_t id);

/// Every known meaning of `id`, mainline first; empty for an id that nobody is known to use.
std::span<const TensorType* const> meaningsOf(uint32_t id);

/// Every row of the table, by id, mainline first.
std::span<const TensorType> allTensorTypes();

/// Number of ids of mainline (43): every id from here up is refused by its loader.
inline constexpr uint32_t kMainlineTypeCount = 43;

/// The live mainline type of that name (`Q4_K` or `q4_K`, as written), or nullptr.
const TensorType* mainlineTypeByName(std::string_view name);

}  // namespace ggufscope
