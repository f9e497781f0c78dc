#include "core/knowledge/enum_label.h"

#include <array>

#include "core/base/text_mark.h"
#include "core/knowledge/file_type.h"
#include "core/knowledge/metadata_key.h"
#include "core/knowledge/token_type.h"

namespace ggufscope {
namespace {

std::string_view tokenTypeLabel(uint64_t value) {
  if (value > static_cast<uint64_t>(TokenType::byte)) return {};
  switch (static_cast<TokenType>(value)) {
    case TokenType::undefined:
      return GS_TEXT("enum_label", "undefined");
    case TokenType::normal:
      return GS_TEXT("enum_label", "normal");
    case TokenType::unknown:
      return GS_TEXT("enum_label", "unknown");
    case TokenType::control:
      return GS_TEXT("enum_label", "control");
    case TokenType::userDefined:
      return GS_TEXT("enum_label", "user defined");
    case TokenType::unused:
      return GS_TEXT("enum_label", "unused");
    case TokenType::byte:
      return GS_TEXT("enum_label", "byte");
  }
  return {};
}

std::string_view poolingLabel(uint64_t value) {
  if (value > static_cast<uint64_t>(PoolingType::rank)) return {};
  switch (static_cast<PoolingType>(value)) {
    case PoolingType::none:
      return GS_TEXT("enum_label", "none");
    case PoolingType::mean:
      return GS_TEXT("enum_label", "mean");
    case PoolingType::cls:
      return GS_TEXT("enum_label", "first token (CLS)");
    case PoolingType::last:
      return GS_TEXT("enum_label", "last token");
    case PoolingType::rank:
      return GS_TEXT("enum_label", "rank");
  }
  return {};
}

std::string_view gatingLabel(uint64_t value) {
  if (value == 0 || value > static_cast<uint64_t>(GatingFunction::sqrtSoftplus)) return {};
  switch (static_cast<GatingFunction>(value)) {
    case GatingFunction::softmax:
      return GS_TEXT("enum_label", "softmax");
    case GatingFunction::sigmoid:
      return GS_TEXT("enum_label", "sigmoid");
    case GatingFunction::softmaxWeight:
      return GS_TEXT("enum_label", "softmax of the chosen weights");
    case GatingFunction::sqrtSoftplus:
      return GS_TEXT("enum_label", "square root of softplus");
  }
  return {};
}

struct NumberEnum {
  std::string_view pattern;
  std::string_view (*label)(uint64_t value);
};

constexpr NumberEnum kNumberEnums[] = {
    {"general.file_type", fileTypeLabel},
    {"tokenizer.ggml.token_type", tokenTypeLabel},
    {"{arch}.pooling_type", poolingLabel},
    {"{arch}.expert_gating_func", gatingLabel},
};

using Text = std::string_view;
constexpr std::array<Text, 5> kFileKinds = {"model", "adapter", "mmproj", "imatrix", "vocab"};
constexpr std::array<Text, 11> kTokenizers = {"llama",  "gpt2",      "bert",       "t5",   "rwkv",    "plamo2",
                                              "gemma4", "hybriddna", "whitespace", "none", "no_vocab"};
constexpr std::array<Text, 4> kRopeScalings = {"none", "linear", "yarn", "longrope"};
constexpr std::array<Text, 1> kAdapters = {"lora"};
constexpr std::array<Text, 2> kSignModes = {"explicit", "identity"};

struct TextEnum {
  Text pattern;
  std::span<const Text> texts;
};

constexpr TextEnum kTextEnums[] = {
    {"general.type", kFileKinds}, {"tokenizer.ggml.model", kTokenizers},    {"{arch}.rope.scaling.type", kRopeScalings},
    {"adapter.type", kAdapters},  {"prism.hadamard.sign_mode", kSignModes},
};

}  // namespace

std::string_view enumLabel(std::string_view key, uint64_t value) {
  const MetadataKey* row = findMetadataKey(key);
  if (row == nullptr) return {};
  for (const NumberEnum& entry : kNumberEnums) {
    if (entry.pattern == row->pattern) return entry.label(value);
  }
  return {};
}

std::span<const std::string_view> knownTexts(std::string_view key) {
  const MetadataKey* row = findMetadataKey(key);
  if (row == nullptr) return {};
  for (const TextEnum& entry : kTextEnums) {
    if (entry.pattern == row->pattern) return entry.texts;
  }
  return {};
}

}  // namespace ggufscope
