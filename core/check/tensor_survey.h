#pragma once

#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/check/check_context.h"
#include "core/check/model_view.h"
#include "core/knowledge/tensor_role.h"

namespace ggufscope {

/// Stages of a text model. Blocks of other stages (images, sound) are no blocks of it.
enum class TextStage : uint8_t { whole, encoder, decoder };

/// A tensor of a block of the text model. Biases and scales are not listed.
struct BlockTensor {
  TextStage stage = TextStage::whole;
  uint32_t block = 0;
  uint32_t role = 0;  ///< number in TensorSurvey::roles
  TensorPosition place;
};

/// What one walk over all tensor names of a model tells.
struct TensorSurvey {
  std::vector<BlockTensor> inBlocks;                 ///< by stage, block, role
  std::vector<std::string_view> roles;               ///< every role of a block, in the order of their first tensors
  std::optional<TensorPosition> expert;              ///< the first tensor of routed experts
  std::map<std::string_view, uint64_t> bytesByType;  ///< of the weights in blocks, by the name of their type
  bool scaledNvfp4 = false;                          ///< a tensor of type NVFP4 has a scale of its own

  /// The number of a role, or UINT32_MAX.
  uint32_t roleNumber(std::string_view role) const;

  std::unordered_map<std::string_view, uint32_t> roleNumbers;
};

/// "blk.0.ffn_up.scale", the scale of the whole tensor "blk.0.ffn_up.weight".
std::string scaleName(std::string_view weight);

/// Error: cancelled.
Result<TensorSurvey> surveyTensors(const ModelView& view, const CheckContext& context);

}  // namespace ggufscope
