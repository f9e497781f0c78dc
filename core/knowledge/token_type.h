#pragma once

#include <cstdint>

namespace ggufscope {

/// Elements of `tokenizer.ggml.token_type`: the kind of each token.
enum class TokenType : uint8_t {
  undefined = 0,  ///< not a value that converters write
  normal = 1,
  unknown = 2,      ///< stands for text that has no token
  control = 3,      ///< begin, end, turn markers: not part of the text
  userDefined = 4,  ///< added after training, matched before the text is split
  unused = 5,
  byte = 6,  ///< one byte, for text outside the vocabulary
};

/// `{arch}.pooling_type`: how token embeddings become one embedding.
enum class PoolingType : uint8_t { none = 0, mean = 1, cls = 2, last = 3, rank = 4 };

/// `{arch}.expert_gating_func`: the function of the expert router.
enum class GatingFunction : uint8_t { softmax = 1, sigmoid = 2, softmaxWeight = 3, sqrtSoftplus = 4 };

}  // namespace ggufscope
