#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/format/model_file.h"
#include "core/format/value.h"

namespace ggufscope {

/// A message and the context in which its translation is found: most are "meaning", others come from the tables of
/// core/knowledge, core/tensor and the findings.
struct Sentence : Message {
  const char* context = "meaning";
};

/// One span in words, for the inspector, the hex view's tooltip and `at`.
struct Explanation {
  std::string value;  ///< decoded value, escaped: "3", "llama", "Q4_K (12)"; empty where there is none
  /// The value itself where it is one number, bool or string of the file (raw bytes, at most kMaxExplainedText).
  std::optional<ScalarValue> scalar;
  Sentence meaning;             ///< what the field means and which rule of the format says so
  std::vector<Sentence> notes;  ///< more: enum names, the key's meaning, edit safety, state of a tensor
};
/// Reads at most kMaxExplainedText bytes, whatever the span.
Explanation explain(const ModelFile& model, SpanRef ref);
inline constexpr size_t kMaxExplainedText = 65536;

/// Where in a tensor a byte lies. Coordinates count from 0; column is the first element of the block in its row.
struct TensorPlace {
  uint64_t tensor = 0;
  uint64_t block = 0;
  uint64_t row = 0;     ///< over all dimensions above the first
  uint64_t column = 0;  ///< element in the row
  uint64_t blockElements = 1;
};
/// The place of `offset` in the tensor that owns it; nothing outside tensor data or where the layout is not known.
std::optional<TensorPlace> placeInTensor(const ModelFile& model, uint64_t offset);

/// The way back: the bytes of the block that holds the element `column` of `row`, whether or not the file has them;
/// nothing outside of the tensor or where the layout is not known.
std::optional<ByteRange> blockAt(const ModelFile& model, uint64_t tensor, uint64_t row, uint64_t column);

/// English path "tensor_infos › blk.0.attn_q.weight › type", labels escaped. The user interface builds its own from
/// SpanTree::label.
std::string pathText(const ModelFile& model, const std::vector<Span>& path);

}  // namespace ggufscope
