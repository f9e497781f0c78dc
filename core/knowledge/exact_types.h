#pragma once

#include <string_view>

#include "core/knowledge/metadata_key.h"

namespace ggufscope {

/// The value types that llama.cpp takes for a key, and no other: its loader compares the type before it reads. Both
/// sets are empty for a key that it does not read, or reads with any type.
struct ExactTypes {
  ValueTypeSet scalars = 0;
  ValueTypeSet elements = 0;   ///< of an array
  ValueTypeSet tolerated = 0;  ///< of an array in the place of one number: newer programs read one a block

  bool any() const { return scalars != 0 || elements != 0; }
  bool takesScalar(uint32_t valueType) const { return valueType < 16 && (scalars >> valueType & 1) != 0; }
  bool takesArrayOf(uint32_t elementType) const {
    return elementType < 16 && ((elements | tolerated) >> elementType & 1) != 0;
  }
};

/// What llama.cpp takes for `key` in a file of `architecture`. Source: the get_key, get_arr and get_key_or_arr
/// calls of llama.cpp as tracked by unslothai/llama.cpp d32676d7.
ExactTypes exactTypes(std::string_view key, std::string_view architecture);

/// "u32, array of u32 / i32 / bool"; what is only tolerated is left out.
std::string typesText(const ExactTypes& types);

}  // namespace ggufscope
