#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ggufscope {

/// What a key is about; the groups of the metadata view.
enum class KeyFamily : uint8_t {
  identity,
  provenance,
  shape,
  vocabulary,
  chatTemplate,
  quantization,
  sampling,
  split,
  adapter,
  imatrix,
  multimodal,
};

/// What a change of the value does. It judges the meaning only: a change of length also moves the data section.
enum class EditSafety : uint8_t {
  free,       ///< cosmetic
  careful,    ///< changes how the model behaves
  forbidden,  ///< changes the layout or stops the model from loading
};

/// A set of value types: bit n stands for the value type n of the format (4 = u32, 8 = string …).
using ValueTypeSet = uint16_t;

/// One known key, or a family of keys with placeholders.
/// Source: reference tables made from ggml d99724f2, llama.cpp, Ollama and PrismML files.
struct MetadataKey {
  std::string_view pattern;  ///< `{arch}` stands for the architecture, `{id}` for a number, `{name}` for any text
  ValueTypeSet scalars;      ///< value types the key has as a single value
  ValueTypeSet elements;     ///< element types the key has as an array
  KeyFamily family;
  EditSafety safety;
  std::string_view meaning;  ///< marked GS_TEXT("key_meaning", …)
  std::string_view typical;  ///< an example of a value; may be empty

  constexpr bool acceptsScalar(uint32_t valueType) const { return valueType < 16 && (scalars >> valueType & 1) != 0; }
  constexpr bool acceptsArrayOf(uint32_t elementType) const {
    return elementType < 16 && (elements >> elementType & 1) != 0;
  }
};

/// The row that describes `key`, or nullptr. `{arch}` is matched by the shortest beginning that makes the rest a known
/// key, so that "gemma3.vision.block_count" is the vision key. Takes less than 2 µs whatever the length of `key`.
const MetadataKey* findMetadataKey(std::string_view key);

/// Every row, in the order of the table.
std::span<const MetadataKey> allMetadataKeys();

/// The types of a key as text, for example "u32 or arr[i32]".
std::string typesText(const MetadataKey& key);

/// A name for people, marked GS_TEXT("key_family", …).
std::string_view familyName(KeyFamily family);

/// A name for people, marked GS_TEXT("edit_safety", …).
std::string_view safetyName(EditSafety safety);

}  // namespace ggufscope
