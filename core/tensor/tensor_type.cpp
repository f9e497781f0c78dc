#include "core/tensor/tensor_type.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "core/tensor/block_fields.h"

namespace ggufscope {
namespace {

using namespace block_fields;

constexpr TensorType kTypes[] = {
#define GS_MAINLINE(id, name, ggmlName, status, use, elements, bytes, quantized, fields, layout, formula, note)   \
  TensorType{id,        name,   ggmlName, "mainline", true, TypeStatus::status, TypeUse::use, elements, bytes, 0, \
             quantized, layout, formula,  fields,     note},
#define GS_DIALECT(id, name, ggmlName, dialect, status, use, elements, bytes, rowHeader, quantized, note) \
  TensorType{id,    name,      ggmlName,  dialect, false, TypeStatus::status, TypeUse::use, elements,     \
             bytes, rowHeader, quantized, "",      "",    kNoFields,          note},
#include "core/tensor/tensor_types.def"
#undef GS_MAINLINE
#undef GS_DIALECT
};

constexpr bool tilesBlock(const TensorType& type) {
  uint32_t end = 0;
  for (const BlockField& field : type.fields) {
    const bool wholeItems = field.kind == FieldKind::packed || field.bytes % field.count == 0;
    if (field.offset != end || field.bytes == 0 || field.count == 0 || !wholeItems) return false;
    end += field.bytes;
  }
  return end == type.blockBytes;
}

constexpr bool isLiveMainline(const TensorType& type) { return type.mainline && type.status == TypeStatus::live; }

static_assert(std::all_of(std::begin(kTypes), std::end(kTypes),
                          [](const TensorType& type) { return !isLiveMainline(type) || tilesBlock(type); }),
              "the fields of a block leave a hole, overlap or end beside its end");
static_assert(std::is_sorted(std::begin(kTypes), std::end(kTypes),
                             [](const TensorType& a, const TensorType& b) {
                               return a.id != b.id ? a.id < b.id : a.mainline && !b.mainline;
                             }),
              "tensor_types.def goes by id, the mainline meaning first");

/// meaningsOf() hands out parts of this list.
constexpr auto kPointers = [] {
  std::array<const TensorType*, std::size(kTypes)> pointers{};
  for (size_t i = 0; i < pointers.size(); ++i) pointers[i] = &kTypes[i];
  return pointers;
}();

constexpr auto kLiveMainline = [] {
  std::array<const TensorType*, kMainlineTypeCount> types{};
  for (const TensorType& type : kTypes) {
    if (isLiveMainline(type)) types[type.id] = &type;
  }
  return types;
}();

}  // namespace

const TensorType* mainlineType(uint32_t id) { return id < kLiveMainline.size() ? kLiveMainline[id] : nullptr; }

std::span<const TensorType* const> meaningsOf(uint32_t id) {
  const auto first = std::lower_bound(kPointers.begin(), kPointers.end(), id,
                                      [](const TensorType* type, uint32_t wanted) { return type->id < wanted; });
  const auto last = std::find_if(first, kPointers.end(), [id](const TensorType* type) { return type->id != id; });
  return {first, last};
}

std::span<const TensorType> allTensorTypes() { return kTypes; }

const TensorType* mainlineTypeByName(std::string_view name) {
  if (name.empty()) return nullptr;
  for (const TensorType* type : kLiveMainline) {
    if (type != nullptr && (type->name == name || type->ggmlName == name)) return type;
  }
  return nullptr;
}

}  // namespace ggufscope
