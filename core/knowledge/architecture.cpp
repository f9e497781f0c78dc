#include "core/knowledge/architecture.h"

#include <algorithm>
#include <iterator>

#include "core/base/text_mark.h"
#include "core/knowledge/tensor_role.h"

namespace ggufscope {

namespace {

using Text = std::string_view;

constexpr uint16_t kPlain = kUniformBlocks | kPlainAttention | kPlainFeedForward;

constexpr Architecture kArchitectures[] = {
#define GS_ARCHITECTURE(name, epsilon, roles, traits, keys) \
  Architecture{name, NormEpsilon::epsilon, BlockRoles::roles, traits, keys},
#include "core/knowledge/architectures.def"
#undef GS_ARCHITECTURE
};

static_assert(std::is_sorted(std::begin(kArchitectures), std::end(kArchitectures),
                             [](const Architecture& a, const Architecture& b) { return a.name < b.name; }),
              "architectures.def goes by name");

/// Longer beginnings follow from it: preNorm needs all, parallel all but the last, attention all but the last two.
constexpr Text kRoles[] = {
    "attn_q|attn_qkv",
    "attn_k|attn_qkv",
    "attn_v|attn_qkv",
    "attn_output",
    "ffn_up|ffn_up_exps|ffn_gate_up_exps",
    "ffn_down|ffn_down_exps",
    "attn_norm",
    "ffn_norm",
};

void addWords(Text words, std::vector<Text>& list) {
  while (!words.empty()) {
    const size_t space = words.find(' ');
    list.push_back(words.substr(0, space));
    words.remove_prefix(space == Text::npos ? words.size() : space + 1);
  }
}

}  // namespace

const Architecture* findArchitecture(std::string_view name) {
  const auto* found = std::lower_bound(std::begin(kArchitectures), std::end(kArchitectures), name,
                                       [](const Architecture& row, Text wanted) { return row.name < wanted; });
  return found != std::end(kArchitectures) && found->name == name ? found : nullptr;
}

std::span<const Architecture> allArchitectures() { return kArchitectures; }

std::vector<std::string_view> neededKeys(const Architecture& architecture) {
  if (architecture.is(kNotInLlamaCpp) || architecture.is(kDraft)) return {};
  std::vector<Text> keys = {"context_length", "embedding_length", "block_count"};
  if (architecture.epsilon == NormEpsilon::rms) keys.emplace_back("attention.layer_norm_rms_epsilon");
  if (architecture.epsilon == NormEpsilon::layer) keys.emplace_back("attention.layer_norm_epsilon");
  // Not asked for by name, but without it there are no heads and no tensor has the shape that is wanted.
  if (architecture.roles != BlockRoles::unknown) keys.emplace_back("attention.head_count");
  if (architecture.is(kPlainFeedForward)) keys.emplace_back("feed_forward_length");
  addWords(architecture.keys, keys);
  return keys;
}

std::span<const std::string_view> neededRoles(BlockRoles roles) {
  const std::span<const Text> all(kRoles);
  switch (roles) {
    case BlockRoles::unknown:
      return {};
    case BlockRoles::attention:
      return all.first(all.size() - 2);
    case BlockRoles::parallel:
      return all.first(all.size() - 1);
    case BlockRoles::preNorm:
      return all;
  }
  return {};
}

std::string_view guessFromTensorName(std::string_view name) {
  const TensorRole role = tensorRole(name);
  switch (role.group) {
    case TensorGroup::adapter:
      return role.suffix.starts_with("lora") ? GS_TEXT("phrase", "its tensor names are those of a LoRA adapter")
                                             : GS_TEXT("phrase", "its tensor names are those of a control vector");
    case TensorGroup::vision:
    case TensorGroup::audio:
      return GS_TEXT("phrase", "its tensor names are those of a projector for images or sound");
    case TensorGroup::diffusion:
    case TensorGroup::autoencoder:
    case TensorGroup::textEncoder:
      return GS_TEXT("phrase", "its tensor names are those of an image or video model");
    case TensorGroup::stateSpace:
      return role.role.starts_with("time_mix") || role.role.starts_with("channel_mix")
                 ? GS_TEXT("phrase", "its tensor names are those of an RWKV model")
                 : GS_TEXT("phrase", "its tensor names are those of a model with state-space blocks, like Mamba");
    case TensorGroup::experts:
      return GS_TEXT("phrase", "its tensor names are those of a text model with experts");
    case TensorGroup::attention:
    case TensorGroup::feedForward:
      if (!role.block) return {};
      if (role.stage == "enc" || role.stage == "dec") {
        return GS_TEXT("phrase", "its tensor names are those of an encoder and decoder, like T5");
      }
      return GS_TEXT("phrase", "its tensor names are those of a text model like llama");
    default:
      return {};
  }
}

}  // namespace ggufscope
