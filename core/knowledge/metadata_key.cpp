#include "core/knowledge/metadata_key.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_map>
#include <vector>

#include "core/base/text_mark.h"

namespace ggufscope {
namespace {

constexpr ValueTypeSet bit(unsigned valueType) { return static_cast<ValueTypeSet>(1u << valueType); }

constexpr ValueTypeSet kNone = 0;
constexpr ValueTypeSet kU8 = bit(0);
constexpr ValueTypeSet kI8 = bit(1);
constexpr ValueTypeSet kU16 = bit(2);
constexpr ValueTypeSet kU32 = bit(4);
constexpr ValueTypeSet kI32 = bit(5);
constexpr ValueTypeSet kF32 = bit(6);
constexpr ValueTypeSet kBool = bit(7);
constexpr ValueTypeSet kStr = bit(8);
constexpr ValueTypeSet kU64 = bit(10);

constexpr std::array<std::string_view, 13> kTypeNames = {"u8",   "i8",  "u16", "i16", "u32", "i32", "f32",
                                                         "bool", "str", "arr", "u64", "i64", "f64"};

constexpr MetadataKey kKeys[] = {
#define GS_KEY(pattern, scalars, elements, family, safety, meaning, typical) \
  MetadataKey{pattern, scalars, elements, KeyFamily::family, EditSafety::safety, meaning, typical},
#include "core/knowledge/metadata_keys.def"
#undef GS_KEY
};

constexpr std::string_view kArchPrefix = "{arch}.";

/// A pattern with a placeholder behind its beginning: the text before and after it.
struct InnerPattern {
  std::string_view before;
  std::string_view after;
  bool number;  ///< {id}: digits only
  const MetadataKey* row;
};

struct KeyIndex {
  std::unordered_map<std::string_view, const MetadataKey*> plain;   ///< the whole key
  std::unordered_map<std::string_view, const MetadataKey*> ofArch;  ///< the key without "{arch}."
  std::vector<InnerPattern> inner;
  size_t longestPlain = 0;
  size_t longestOfArch = 0;

  KeyIndex() {
    for (const MetadataKey& row : kKeys) {
      const std::string_view pattern = row.pattern;
      if (pattern.starts_with(kArchPrefix)) {
        const std::string_view rest = pattern.substr(kArchPrefix.size());
        ofArch.emplace(rest, &row);
        longestOfArch = std::max(longestOfArch, rest.size());
      } else if (const size_t open = pattern.find('{'); open != std::string_view::npos) {
        const size_t close = pattern.find('}', open);
        inner.push_back({pattern.substr(0, open), pattern.substr(close + 1),
                         pattern.substr(open, close + 1 - open) == "{id}", &row});
      } else {
        plain.emplace(pattern, &row);
        longestPlain = std::max(longestPlain, pattern.size());
      }
    }
  }
};

const KeyIndex& keyIndex() {
  static const KeyIndex index;
  return index;
}

bool isNumber(std::string_view text) {
  constexpr size_t kMostDigits = 20;  // a longer number is no index, and the check stays short
  return !text.empty() && text.size() <= kMostDigits &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool matches(const InnerPattern& pattern, std::string_view key) {
  if (key.size() <= pattern.before.size() + pattern.after.size()) return false;
  if (!key.starts_with(pattern.before) || !key.ends_with(pattern.after)) return false;
  key.remove_prefix(pattern.before.size());
  key.remove_suffix(pattern.after.size());
  return !pattern.number || isNumber(key);
}

/// These beginnings are no architecture: "tokenizer.ggml.vocab_size" is an unknown key, not the size of an
/// architecture called "tokenizer.ggml".
bool hasFixedBeginning(std::string_view key) {
  return key.starts_with("general.") || key.starts_with("tokenizer.") || key.starts_with("split.") ||
         key.starts_with("quantize.");
}

const MetadataKey* findOfArch(const KeyIndex& index, std::string_view key) {
  // Only the end of the key can be a known rest; a key of a megabyte costs no more than a short one.
  const size_t first = key.size() > index.longestOfArch ? key.size() - index.longestOfArch - 1 : 0;
  for (size_t dot = key.find('.', std::max<size_t>(first, 1)); dot != std::string_view::npos;
       dot = key.find('.', dot + 1)) {
    const auto found = index.ofArch.find(key.substr(dot + 1));
    if (found != index.ofArch.end()) return found->second;
  }
  return nullptr;
}

}  // namespace

const MetadataKey* findMetadataKey(std::string_view key) {
  const KeyIndex& index = keyIndex();
  if (key.size() <= index.longestPlain) {  // hashing reads the whole key
    const auto found = index.plain.find(key);
    if (found != index.plain.end()) return found->second;
  }
  for (const InnerPattern& pattern : index.inner) {
    if (matches(pattern, key)) return pattern.row;
  }
  return hasFixedBeginning(key) ? nullptr : findOfArch(index, key);
}

std::span<const MetadataKey> allMetadataKeys() { return kKeys; }

std::string typesText(const MetadataKey& key) {
  std::string text;
  const auto add = [&text](std::string_view before, std::string_view name, std::string_view after) {
    if (!text.empty()) text += " or ";
    text.append(before).append(name).append(after);
  };
  for (uint32_t type = 0; type < kTypeNames.size(); ++type) {
    if (key.acceptsScalar(type)) add("", kTypeNames[type], "");
  }
  for (uint32_t type = 0; type < kTypeNames.size(); ++type) {
    if (key.acceptsArrayOf(type)) add("arr[", kTypeNames[type], "]");
  }
  return text;
}

std::string_view familyName(KeyFamily family) {
  switch (family) {
    case KeyFamily::identity:
      return GS_TEXT("key_family", "Identity");
    case KeyFamily::provenance:
      return GS_TEXT("key_family", "Origin");
    case KeyFamily::shape:
      return GS_TEXT("key_family", "Shape");
    case KeyFamily::vocabulary:
      return GS_TEXT("key_family", "Vocabulary");
    case KeyFamily::chatTemplate:
      return GS_TEXT("key_family", "Chat template");
    case KeyFamily::quantization:
      return GS_TEXT("key_family", "Quantization");
    case KeyFamily::sampling:
      return GS_TEXT("key_family", "Sampling");
    case KeyFamily::split:
      return GS_TEXT("key_family", "Split");
    case KeyFamily::adapter:
      return GS_TEXT("key_family", "Adapter");
    case KeyFamily::imatrix:
      return GS_TEXT("key_family", "Importance matrix");
    case KeyFamily::multimodal:
      return GS_TEXT("key_family", "Image and sound");
  }
  return {};
}

std::string_view safetyName(EditSafety safety) {
  switch (safety) {
    case EditSafety::free:
      return GS_TEXT("edit_safety", "Free to edit");
    case EditSafety::careful:
      return GS_TEXT("edit_safety", "Changes behaviour");
    case EditSafety::forbidden:
      return GS_TEXT("edit_safety", "Breaks the model");
  }
  return {};
}

}  // namespace ggufscope
