#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace ggufscope {

/// What part of a model a tensor belongs to.
enum class TensorGroup : uint8_t {
  unknown,
  embedding,
  norm,
  output,
  attention,
  feedForward,
  experts,     ///< router, routed and shared experts
  stateSpace,  ///< Mamba, delta rules, RWKV, short convolutions
  vision,
  audio,
  adapter,  ///< LoRA pairs and control vectors
  imatrix,  ///< an importance matrix's sums and counts
  diffusion,
  autoencoder,
  textEncoder,
  other,  ///< known, but none of the above: rotary tables, draft heads …
};

/// A tensor name taken apart. The texts point into the name that was given.
struct TensorRole {
  std::string_view stage;          ///< "enc", "dec", "v", "a", "mm" …; empty for the plain text model
  std::optional<uint32_t> block;   ///< N of "blk.N."; of "direction.N" for a control vector
  std::string_view role;           ///< "attn_q", "token_embd", "ffn_down_exps"; never empty unless the name is
  std::string_view suffix;         ///< "weight", "bias", "scale", "input_scale", "lora_a", "in_sum2"; may be empty
  std::optional<uint32_t> expert;  ///< E of the older form "ffn_up.E"
  TensorGroup group = TensorGroup::unknown;
  bool routedExpert = false;  ///< its weights work only for the tokens that a router sends to them

  /// False for tables and per-tensor scales that are stored as tensors but are no weights of the model.
  bool countsAsWeight = true;
};

/// Takes `name` apart by the grammar [stage "."] ["blk." N "."] role ["." E] ["." suffix]. Every text is a valid name:
/// what is not recognised becomes the role of an unknown group. Runs in time linear in the length, without allocation.
TensorRole tensorRole(std::string_view name);

/// A name for people, marked GS_TEXT("tensor_group", …).
std::string_view groupName(TensorGroup group);

}  // namespace ggufscope
