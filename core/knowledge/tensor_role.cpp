#include "core/knowledge/tensor_role.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/base/text_mark.h"

namespace ggufscope {
namespace {

using Text = std::string_view;

struct RoleRow {
  Text text;
  TensorGroup group;
};

/// Roles by their whole text.
constexpr RoleRow kRoles[] = {
    {"token_embd", TensorGroup::embedding},
    {"per_layer_token_embd", TensorGroup::embedding},
    {"inp_gate", TensorGroup::embedding},
    {"proj", TensorGroup::embedding},
    {"per_layer_model_proj", TensorGroup::embedding},
    {"position_embd", TensorGroup::embedding},
    {"token_types", TensorGroup::embedding},
    {"masked_embd_centroids", TensorGroup::embedding},
    {"masked_embd_ordering", TensorGroup::embedding},
    {"post_norm", TensorGroup::norm},
    {"layer_output_scale", TensorGroup::norm},
    {"ffn_norm_exps", TensorGroup::norm},
    {"post_ffw_norm_1", TensorGroup::norm},
    {"post_ffw_norm_2", TensorGroup::norm},
    {"pre_ffw_norm_2", TensorGroup::norm},
    {"attn_norm_2", TensorGroup::norm},
    {"time_mix_ln", TensorGroup::norm},
    {"nextn.enorm", TensorGroup::norm},
    {"nextn.hnorm", TensorGroup::norm},
    {"output", TensorGroup::output},
    {"cls", TensorGroup::output},
    {"cls.output", TensorGroup::output},
    {"cls.norm", TensorGroup::norm},
    {"dense_2", TensorGroup::output},
    {"dense_3", TensorGroup::output},
    {"attn_compressor_norm", TensorGroup::attention},
    {"ffn_gate_inp", TensorGroup::experts},
    {"ffn_gate_inp_shexp", TensorGroup::experts},
    {"exp_probs_b", TensorGroup::experts},
    {"ffn_gate_tid2eid", TensorGroup::experts},
    {"ffn_latent_down", TensorGroup::experts},
    {"ffn_latent_up", TensorGroup::experts},
    {"ffn_gate", TensorGroup::feedForward},
    {"ffn_up", TensorGroup::feedForward},
    {"ffn_down", TensorGroup::feedForward},
    {"ffn.act", TensorGroup::feedForward},
    {"vis_gate", TensorGroup::feedForward},
    {"vis_up", TensorGroup::feedForward},
    {"vis_down", TensorGroup::feedForward},
    {"fc", TensorGroup::other},
    {"d2t", TensorGroup::other},
    {"markov_w1", TensorGroup::other},
    {"markov_w2", TensorGroup::other},
    {"conf_proj", TensorGroup::other},
    {"rope_freqs", TensorGroup::other},
    {"rope_factors_long", TensorGroup::other},
    {"rope_factors_short", TensorGroup::other},
    {"conv1d", TensorGroup::other},
};

/// Roles by their beginning; looked at when the whole text is not listed and the role is no norm.
constexpr RoleRow kRoleBeginnings[] = {
    {"indexer.", TensorGroup::attention},
    {"indexer_compressor_", TensorGroup::attention},
    {"attn_", TensorGroup::attention},
    {"cross_attn_", TensorGroup::attention},
    {"vis_attn_", TensorGroup::attention},
    {"ssm_", TensorGroup::stateSpace},
    {"shortconv.", TensorGroup::stateSpace},
    {"time_mix_", TensorGroup::stateSpace},
    {"channel_mix_", TensorGroup::stateSpace},
    {"output_hc_", TensorGroup::other},
    {"hc_attn_", TensorGroup::other},
    {"hc_ffn_", TensorGroup::other},
    {"altup_", TensorGroup::other},
    {"laurel_", TensorGroup::other},
    {"nextn.", TensorGroup::other},
    {"convnext.", TensorGroup::other},
    {"posnet.", TensorGroup::other},
};

/// Names of diffusion checkpoints keep their original form; the beginning tells the part.
constexpr RoleRow kCheckpointBeginnings[] = {
    {"model.diffusion_model.", TensorGroup::diffusion},
    {"double_blocks.", TensorGroup::diffusion},
    {"single_blocks.", TensorGroup::diffusion},
    {"joint_blocks.", TensorGroup::diffusion},
    {"transformer_blocks.", TensorGroup::diffusion},
    {"input_blocks.", TensorGroup::diffusion},
    {"middle_block.", TensorGroup::diffusion},
    {"output_blocks.", TensorGroup::diffusion},
    {"control_model.", TensorGroup::diffusion},
    {"first_stage_model.", TensorGroup::autoencoder},
    {"vae.", TensorGroup::autoencoder},
    {"tae.", TensorGroup::autoencoder},
    {"decoder.", TensorGroup::autoencoder},
    {"encoder.", TensorGroup::autoencoder},
    {"cond_stage_model.", TensorGroup::textEncoder},
    {"conditioner.", TensorGroup::textEncoder},
    {"text_encoders.", TensorGroup::textEncoder},
    {"clip_l.", TensorGroup::textEncoder},
    {"clip_g.", TensorGroup::textEncoder},
    {"t5xxl.", TensorGroup::textEncoder},
    {"lora.", TensorGroup::adapter},
};

struct StageRow {
  Text text;
  TensorGroup group;  ///< unknown: the role decides
};

constexpr StageRow kStages[] = {
    {"enc", TensorGroup::unknown},    {"dec", TensorGroup::unknown}, {"v", TensorGroup::vision},
    {"a", TensorGroup::audio},        {"mm", TensorGroup::vision},   {"resampler", TensorGroup::vision},
    {"adapter", TensorGroup::vision},
};

constexpr Text kWeightSuffixes[] = {"weight", "bias", "input_scale", "scale"};
constexpr Text kAdapterSuffixes[] = {"lora_a", "lora_b", "lora_up", "lora_down", "lora_A", "lora_B"};
constexpr Text kImatrixSuffixes[] = {"in_sum2", "counts"};

/// Removes ".suffix" from the end of `name` and returns it; empty when `name` has none of them.
template <size_t N>
Text takeSuffix(Text& name, const Text (&suffixes)[N]) {
  for (const Text suffix : suffixes) {
    const size_t start = name.size() - suffix.size();
    if (name.size() <= suffix.size() + 1 || !name.ends_with(suffix) || name[start - 1] != '.') continue;
    const Text found = name.substr(start);
    name = name.substr(0, start - 1);
    return found;
  }
  return {};
}

/// A decimal number without leading zeros that fits 32 bits.
std::optional<uint32_t> number(Text text) {
  if (text.empty() || text.size() > 10 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + static_cast<uint64_t>(c - '0');
  }
  if (value > UINT32_MAX) return std::nullopt;
  return static_cast<uint32_t>(value);
}

TensorGroup groupOfRole(Text role) {
  const auto whole =
      std::find_if(std::begin(kRoles), std::end(kRoles), [&](const RoleRow& r) { return r.text == role; });
  if (whole != std::end(kRoles)) return whole->group;
  if (role.starts_with("indexer.")) return TensorGroup::attention;  // its norms are parts of it
  if (role.ends_with("_norm")) return TensorGroup::norm;
  for (const Text kind : {Text("_exps"), Text("_chexps"), Text("_shexp")}) {
    if (role.ends_with(kind)) return TensorGroup::experts;
  }
  for (const RoleRow& row : kRoleBeginnings) {
    if (role.starts_with(row.text)) return row.group;
  }
  return TensorGroup::unknown;
}

/// "enc.", "v." … at the start of `name`. Removes it and returns its row, or nullptr.
const StageRow* takeStage(Text& name) {
  const size_t dot = name.find('.');
  if (dot == Text::npos || dot + 1 == name.size()) return nullptr;
  for (const StageRow& row : kStages) {
    if (name.substr(0, dot) != row.text) continue;
    name.remove_prefix(dot + 1);
    return &row;
  }
  return nullptr;
}

/// "blk.N." at the start of `name`. Removes it and returns N.
std::optional<uint32_t> takeBlock(Text& name) {
  constexpr Text kBlock = "blk.";
  if (!name.starts_with(kBlock)) return std::nullopt;
  const size_t dot = name.find('.', kBlock.size());
  if (dot == Text::npos || dot + 1 == name.size()) return std::nullopt;
  const auto block = number(name.substr(kBlock.size(), dot - kBlock.size()));
  if (block) name.remove_prefix(dot + 1);
  return block;
}

/// The older form of experts: "ffn_up.E". Removes ".E" and returns E.
std::optional<uint32_t> takeExpert(Text& role) {
  const size_t dot = role.rfind('.');
  if (dot == Text::npos) return std::nullopt;
  const Text stem = role.substr(0, dot);
  if (stem != "ffn_up" && stem != "ffn_gate" && stem != "ffn_down") return std::nullopt;
  const auto expert = number(role.substr(dot + 1));
  if (expert) role = stem;
  return expert;
}

bool isTable(Text role) {
  return role == "rope_freqs" || role.starts_with("rope_factors_") || role == "ffn_gate_tid2eid" || role == "d2t";
}

}  // namespace

TensorRole tensorRole(std::string_view name) {
  TensorRole result;
  result.role = name;

  Text rest = name;
  const Text adapterSuffix = takeSuffix(rest, kAdapterSuffixes);
  const Text imatrixSuffix = adapterSuffix.empty() ? takeSuffix(rest, kImatrixSuffixes) : Text();
  // A LoRA pair and an importance matrix carry the whole name of their base tensor, its suffix included.
  const Text weightSuffix = takeSuffix(rest, kWeightSuffixes);
  result.suffix = !adapterSuffix.empty() ? adapterSuffix : !imatrixSuffix.empty() ? imatrixSuffix : weightSuffix;

  if (constexpr Text kDirection = "direction."; rest.starts_with(kDirection)) {
    if (const auto block = number(rest.substr(kDirection.size()))) {
      result.block = block;
      result.role = rest.substr(0, kDirection.size() - 1);
      result.group = TensorGroup::adapter;
      return result;
    }
  }

  const auto* checkpoint = std::find_if(std::begin(kCheckpointBeginnings), std::end(kCheckpointBeginnings),
                                        [rest](const RoleRow& row) { return rest.starts_with(row.text); });
  if (checkpoint != std::end(kCheckpointBeginnings)) {
    result.role = rest;
    result.group = checkpoint->group;
  } else {
    const Text whole = rest;
    const StageRow* stage = takeStage(rest);
    if (stage != nullptr) result.stage = whole.substr(0, stage->text.size());
    result.block = takeBlock(rest);
    result.expert = takeExpert(rest);
    result.role = rest;
    if (stage != nullptr && stage->group != TensorGroup::unknown) {
      result.group = stage->text == "mm" && rest.starts_with("a.") ? TensorGroup::audio : stage->group;
    } else {
      result.group = result.expert ? TensorGroup::experts : groupOfRole(rest);
    }
    result.routedExpert =
        result.expert.has_value() || (result.group == TensorGroup::experts && rest.ends_with("_exps"));
    result.countsAsWeight = !isTable(rest) && weightSuffix != "scale" && weightSuffix != "input_scale";
  }
  if (!adapterSuffix.empty()) result.group = TensorGroup::adapter;
  if (!imatrixSuffix.empty()) result.group = TensorGroup::imatrix;
  return result;
}

std::string_view groupName(TensorGroup group) {
  switch (group) {
    case TensorGroup::unknown:
      return GS_TEXT("tensor_group", "Unknown");
    case TensorGroup::embedding:
      return GS_TEXT("tensor_group", "Embedding");
    case TensorGroup::norm:
      return GS_TEXT("tensor_group", "Norm");
    case TensorGroup::output:
      return GS_TEXT("tensor_group", "Output");
    case TensorGroup::attention:
      return GS_TEXT("tensor_group", "Attention");
    case TensorGroup::feedForward:
      return GS_TEXT("tensor_group", "Feed-forward");
    case TensorGroup::experts:
      return GS_TEXT("tensor_group", "Experts");
    case TensorGroup::stateSpace:
      return GS_TEXT("tensor_group", "State space");
    case TensorGroup::vision:
      return GS_TEXT("tensor_group", "Vision");
    case TensorGroup::audio:
      return GS_TEXT("tensor_group", "Audio");
    case TensorGroup::adapter:
      return GS_TEXT("tensor_group", "Adapter");
    case TensorGroup::imatrix:
      return GS_TEXT("tensor_group", "Importance matrix");
    case TensorGroup::diffusion:
      return GS_TEXT("tensor_group", "Diffusion");
    case TensorGroup::autoencoder:
      return GS_TEXT("tensor_group", "Autoencoder");
    case TensorGroup::textEncoder:
      return GS_TEXT("tensor_group", "Text encoder");
    case TensorGroup::other:
      return GS_TEXT("tensor_group", "Other");
  }
  return {};
}

}  // namespace ggufscope
