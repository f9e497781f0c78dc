#include "core/knowledge/exact_types.h"

#include <algorithm>
#include <array>

namespace ggufscope {

namespace {

using Text = std::string_view;

constexpr ValueTypeSet bit(unsigned valueType) { return static_cast<ValueTypeSet>(1U << valueType); }
constexpr ValueTypeSet kU32 = bit(4);
constexpr ValueTypeSet kI32 = bit(5);
constexpr ValueTypeSet kBool = bit(7);
constexpr ValueTypeSet kIntegers = kU32 | kI32 | kBool;  // what an array of integers may be made of

constexpr std::array<Text, 13> kNames = {"u8",   "i8",     "u16",   "i16", "u32", "i32", "f32",
                                         "bool", "string", "array", "u64", "i64", "f64"};

/// Keys outside "{arch}." that are read with their exact type.
constexpr auto kExactKeys = std::to_array<Text>({
    "general.architecture",
    "general.type",
    "general.name",
    "general.file_type",
    "adapter.type",
    "adapter.lora.alpha",
});

/// Keys of the vocabulary that mainline does not read.
constexpr auto kUnread = std::to_array<Text>({
    "tokenizer.ggml.eos_token_ids",
    "tokenizer.ggml.separator_token_id",
    "tokenizer.ggml.added_tokens",
    "tokenizer.ggml.suppress_tokens",
    "tokenizer.huggingface.json",
    "tokenizer.rwkv.world",
});

template <size_t N>
bool isIn(const std::array<Text, N>& list, Text key) {
  return std::find(list.begin(), list.end(), key) != list.end();
}

std::string namesText(ValueTypeSet set) {
  std::string text;
  for (size_t type = 0; type < kNames.size(); ++type) {
    if ((set >> type & 1) == 0) continue;
    if (!text.empty()) text += " / ";
    text += kNames[type];
  }
  return text;
}

}  // namespace

ExactTypes exactTypes(std::string_view key, std::string_view architecture) {
  const MetadataKey* row = findMetadataKey(key);
  if (row == nullptr) return {};
  const bool ofArchitecture = row->pattern.starts_with("{arch}.");
  if (ofArchitecture) {
    const size_t rest = row->pattern.size() - Text("{arch}").size();
    if (architecture.empty() || key.size() != architecture.size() + rest || !key.starts_with(architecture)) return {};
    if (row->family != KeyFamily::shape && row->family != KeyFamily::vocabulary) return {};
  } else if (row->pattern.starts_with("tokenizer.")) {
    if (row->family != KeyFamily::vocabulary || isIn(kUnread, key)) return {};
  } else if (!isIn(kExactKeys, key)) {
    return {};
  }
  ExactTypes types{row->scalars, row->elements};
  if ((types.elements & kIntegers) != 0) types.elements |= kIntegers;
  if (ofArchitecture && (types.scalars & kU32) != 0) types.tolerated = kIntegers;
  return types;
}

std::string typesText(const ExactTypes& types) {
  std::string text = namesText(types.scalars);
  if (types.elements != 0) text += (text.empty() ? "array of " : ", array of ") + namesText(types.elements);
  return text;
}

}  // namespace ggufscope
