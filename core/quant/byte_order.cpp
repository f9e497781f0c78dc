#include "core/quant/byte_order.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ggufscope::quant {
namespace {

constexpr std::array<std::string_view, 13> kKnownBigEndian = {"F32", "F16",  "BF16", "F64",  "I8",   "I16",  "I32",
                                                              "I64", "Q4_0", "Q8_0", "Q4_K", "Q6_K", "MXFP4"};

/// Bytes of one number of the field; 1 where nothing is to be swapped.
size_t numberBytes(const BlockField& field) {
  switch (field.kind) {
    case FieldKind::f16:
    case FieldKind::bf16:
    case FieldKind::i16:
    case FieldKind::u16:
    case FieldKind::f32:
    case FieldKind::i32:
    case FieldKind::u32:
    case FieldKind::f64:
    case FieldKind::i64:
      return static_cast<size_t>(field.bytes / field.count);
    case FieldKind::e8m0:
    case FieldKind::ue4m3:
    case FieldKind::i8:
    case FieldKind::u8:
    case FieldKind::packed:
      return 1;
  }
  return 1;
}

}  // namespace

bool orderIsKnown(const TensorType& type, std::endian order) {
  if (order == std::endian::little) return true;
  return type.mainline && std::find(kKnownBigEndian.begin(), kKnownBigEndian.end(), type.name) != kKnownBigEndian.end();
}

void swapBlocks(const TensorType& type, std::span<std::byte> blocks) {
  for (const BlockField& field : type.fields) {
    const size_t bytes = numberBytes(field);
    if (bytes == 1) continue;
    for (size_t block = field.offset; block < blocks.size(); block += type.blockBytes) {
      for (size_t at = block; at < block + field.bytes; at += bytes) {
        std::reverse(blocks.begin() + static_cast<ptrdiff_t>(at), blocks.begin() + static_cast<ptrdiff_t>(at + bytes));
      }
    }
  }
}

}  // namespace ggufscope::quant
