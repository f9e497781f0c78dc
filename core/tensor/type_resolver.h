#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/tensor/tensor_type.h"

namespace ggufscope {

/// What the offsets of a file say about one tensor of a type id.
struct TensorExtent {
  std::span<const uint64_t> dims;  ///< ne0 first
  uint64_t span = 0;               ///< bytes to the next greater offset of any tensor, or to the end of the file
  bool last = false;               ///< no tensor has a greater offset
  bool hasSay = true;              ///< false: no elements, >= 2^63 elements, or last and behind the end of the file
};

enum class TypeVerdict : uint8_t {
  mainline,  ///< live mainline meaning
  sharedId,  ///< mainline's meaning is used, but other layouts explain the bytes too
  dialect,   ///< mainline has a meaning, but the bytes fit only a fork's
  removed,   ///< no mainline meaning any more
  foreign,   ///< an id that only forks use
  unknown,   ///< an id that nobody is known to use
};

struct TypeResolution {
  TypeVerdict verdict = TypeVerdict::unknown;
  const TensorType* layout = nullptr;         ///< the layout that gives the size; nullptr: size unknown
  bool ambiguous = false;                     ///< several names explain all tensors (`tensor.type_ambiguous`)
  std::vector<const TensorType*> candidates;  ///< the rows that explain every tensor; one per name
};

/// The tensor says something about its type: it has elements, and a place in the file.
bool hasSay(const TensorExtent& extent);

/// The layout may be what an id means: its size is known, and files have weights in it.
bool mayDecide(const TensorType& type);

/// Whether `layout` explains the span of a tensor that has a say. `hasInner`: one of those of its id is not the last
/// tensor of the file.
bool explainsSpan(const TensorType& layout, const TensorExtent& extent, uint64_t alignment, bool hasInner);

/// What 16, 17 and 18 are in version 1 files (I8, I16, I32); nullptr for every other id.
const TensorType* version1Integer(uint32_t id);

/// Decides which meaning of `id` the bytes of a file have, over all its tensors with elements (`extents`), by the rule
/// of findings.md, "Type of an id". `alignment` >= 1. Version 1 files use 16, 17, 18 for I8, I16, I32.
TypeResolution resolveType(uint32_t id, std::span<const TensorExtent> extents, uint64_t alignment, bool version1);

}  // namespace ggufscope
