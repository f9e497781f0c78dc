#include "core/check/model_shape_checks.h"

#include <array>
#include <limits>

#include "core/knowledge/architecture.h"
#include "core/tensor/shape_text.h"

namespace ggufscope {

namespace {

using Text = std::string_view;

/// What decides a dimension of a tensor.
enum class Width : uint8_t { any, model, queries, keys, values, valueHeads, feedForward };

struct PlainShape {
  Text role;
  Width row;   ///< ne0
  Width rows;  ///< ne1
  ArchitectureTrait trait;
};

constexpr PlainShape kPlainShapes[] = {
    {"attn_norm", Width::model, Width::any, kPlainAttention},
    {"attn_q", Width::model, Width::queries, kPlainAttention},
    {"attn_k", Width::model, Width::keys, kPlainAttention},
    {"attn_v", Width::model, Width::values, kPlainAttention},
    {"attn_output", Width::valueHeads, Width::model, kPlainAttention},
    {"ffn_up", Width::model, Width::feedForward, kPlainFeedForward},
    {"ffn_gate", Width::model, Width::feedForward, kPlainFeedForward},
    {"ffn_down", Width::feedForward, Width::model, kPlainFeedForward},
};

/// What a key says about a dimension: one number, or heads times the length of one.
struct Demand {
  Text key;
  uint64_t heads = 1;
  uint64_t length = 0;
  bool perHead = false;

  uint64_t product() const { return heads * length; }
  std::string text() const {
    return perHead ? std::to_string(heads) + " × " + std::to_string(length) : std::to_string(length);
  }
};

/// The sizes that the keys of a model state, read once.
class StatedSizes {
 public:
  explicit StatedSizes(const ModelView& view)
      : m_heads(view.numbers("attention.head_count")),
        m_pairedHeads(view.numbers("attention.head_count_kv")),
        m_feedForward(view.numbers("feed_forward_length")),
        m_model(view.number("embedding_length")),
        m_keyLength(view.number("attention.key_length")),
        m_valueLength(view.number("attention.value_length")) {}

  std::optional<uint64_t> model() const { return m_model; }
  std::optional<Demand> of(Width width, uint64_t block) const;

 private:
  std::optional<Demand> heads(const std::optional<BlockNumbers>& numbers, Text key, uint64_t block,
                              std::optional<uint64_t> length) const;

  std::optional<BlockNumbers> m_heads;
  std::optional<BlockNumbers> m_pairedHeads;
  std::optional<BlockNumbers> m_feedForward;
  std::optional<uint64_t> m_model;
  std::optional<uint64_t> m_keyLength;
  std::optional<uint64_t> m_valueLength;
};

std::optional<Demand> StatedSizes::heads(const std::optional<BlockNumbers>& numbers, Text key, uint64_t block,
                                         std::optional<uint64_t> length) const {
  const auto count = numbers ? numbers->at(block) : std::nullopt;
  // Without a key the model's width is shared out among the heads of the first block.
  const uint64_t first = m_heads ? m_heads->at(0).value_or(0) : 0;
  if (!length && m_model && first > 0) length = *m_model / first;
  constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max();
  if (!count || !length || *count > kMost || *length > kMost) return {};
  return Demand{key, *count, *length, true};
}

std::optional<Demand> StatedSizes::of(Width width, uint64_t block) const {
  // A model without the second key has as many heads of keys and values as of queries.
  const auto& paired = m_pairedHeads ? m_pairedHeads : m_heads;
  const Text pairedKey = m_pairedHeads ? "attention.head_count_kv" : "attention.head_count";
  switch (width) {
    case Width::any:
      return {};
    case Width::model:
      return m_model ? std::optional(Demand{"embedding_length", 1, *m_model}) : std::nullopt;
    case Width::queries:
      return heads(m_heads, "attention.head_count", block, m_keyLength);
    case Width::keys:
      return heads(paired, pairedKey, block, m_keyLength);
    case Width::values:
      return heads(paired, pairedKey, block, m_valueLength);
    case Width::valueHeads:
      return heads(m_heads, "attention.head_count", block, m_valueLength);
    case Width::feedForward: {
      const auto length = m_feedForward ? m_feedForward->at(block) : std::nullopt;
      return length ? std::optional(Demand{"feed_forward_length", 1, *length}) : std::nullopt;
    }
  }
  return {};
}

class ShapeCheck {
 public:
  ShapeCheck(const ModelView& view, ModelFindings& findings) : m_view(view), m_findings(findings) {}

  /// Reports a tensor whose dimension `k` is not as demanded; whether it was.
  bool judge(TensorPosition place, size_t k, const std::optional<Demand>& demand) {
    const auto dims = m_view.documentOf(place).dims(place.tensor);
    if (!demand || k >= dims.size() || dims[k] == demand->product()) return true;
    m_findings.atTensor(DiagnosticId::modelShape, place, [&]() -> FindingArguments {
      return {{"name", shownName(m_view.name(place))},
              {"shape", shapeText(dims)},
              {"key", shownName(m_view.key(demand->key))},
              {"n", demand->text()}};
    });
    return false;
  }

 private:
  const ModelView& m_view;
  ModelFindings& m_findings;
};

/// The shape of a role in this architecture; nullptr where it does not follow plainly from the keys.
const PlainShape* plainShape(const Architecture* known, Text role) {
  if (known == nullptr) return nullptr;
  for (const PlainShape& shape : kPlainShapes) {
    if (shape.role == role) return known->is(shape.trait) ? &shape : nullptr;
  }
  return nullptr;
}

bool isExperts(Text role) { return role.ends_with("_exps") && role.starts_with("ffn_") && role != "ffn_norm_exps"; }

}  // namespace

void checkShapes(const ModelView& view, const TensorSurvey& survey, ModelFindings& findings) {
  const StatedSizes sizes(view);
  ShapeCheck check(view, findings);
  const auto embedding = view.find("token_embd.weight");
  if (embedding && view.known() != nullptr) check.judge(*embedding, 0, sizes.of(Width::model, 0));
  const auto experts = view.number("expert_count");
  const auto expertDemand = experts ? std::optional(Demand{"expert_count", 1, *experts}) : std::nullopt;
  std::vector<const PlainShape*> shapes;
  shapes.reserve(survey.roles.size());
  for (const Text role : survey.roles) shapes.push_back(plainShape(view.known(), role));
  for (const BlockTensor& tensor : survey.inBlocks) {
    if (isExperts(survey.roles[tensor.role])) check.judge(tensor.place, 2, expertDemand);
    const PlainShape* shape = shapes[tensor.role];
    if (shape == nullptr) continue;
    if (check.judge(tensor.place, 0, sizes.of(shape->row, tensor.block))) {
      check.judge(tensor.place, 1, sizes.of(shape->rows, tensor.block));
    }
  }
}

}  // namespace ggufscope
