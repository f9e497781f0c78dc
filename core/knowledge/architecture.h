#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ggufscope {

/// Which epsilon a model's norms need as a key.
enum class NormEpsilon : uint8_t { unknown, rms, layer };

/// Which roles llama.cpp wants in the blocks of an architecture. Biases and everything optional are left out.
enum class BlockRoles : uint8_t {
  unknown,
  attention,  ///< query, key, value (or one of them all), output, feed-forward up and down
  parallel,   ///< and attn_norm: attention and feed-forward may share it
  preNorm,    ///< and ffn_norm
};

/// What else is sure about an architecture.
enum ArchitectureTrait : uint16_t {
  kUniformBlocks = 1,     ///< every block has the same roles
  kPlainAttention = 2,    ///< attn_q, attn_k, attn_v, attn_output are as wide as heads times their length
  kPlainFeedForward = 4,  ///< ffn_up, ffn_gate, ffn_down are feed_forward_length wide
  kEncoder = 8,           ///< makes embeddings or sound, no chat
  kNoBlocks = 16,         ///< its tensors have no block numbers
  kMixedBlocks = 32,      ///< blocks of several kinds: what one lacks says nothing
  kDraft = 64,            ///< works beside another model and borrows tensors and tokens from it
  kNotInLlamaCpp = 128,   ///< known elsewhere (Ollama, ik_llama.cpp, image models): its keys are not judged
};

/// One value of general.architecture. Source: llama.cpp as tracked by unslothai/llama.cpp d32676d7, its load_hparams
/// and load_tensors; where a row says unknown, nothing is demanded.
struct Architecture {
  std::string_view name;
  NormEpsilon epsilon;
  BlockRoles roles;
  uint16_t traits;
  std::string_view keys;  ///< further keys without which it is not loaded, without "{arch}.", separated by spaces

  bool is(ArchitectureTrait trait) const { return (traits & trait) != 0; }
};

/// The row of that name, or nullptr.
const Architecture* findArchitecture(std::string_view name);
std::span<const Architecture> allArchitectures();

/// Keys that llama.cpp does not load a model of `architecture` without, without "{arch}.".
std::vector<std::string_view> neededKeys(const Architecture& architecture);

/// Roles that every block needs: each entry is one role, or several of which one is enough, separated by '|'.
std::span<const std::string_view> neededRoles(BlockRoles roles);

/// What a file without general.architecture looks like by the name of one of its tensors, as a clause marked
/// GS_TEXT("phrase", …); empty where that name tells nothing.
std::string_view guessFromTensorName(std::string_view name);

}  // namespace ggufscope
