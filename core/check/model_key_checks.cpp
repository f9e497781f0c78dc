#include "core/check/model_key_checks.h"

#include <algorithm>
#include <array>

#include "core/base/text_mark.h"
#include "core/format/value.h"
#include "core/knowledge/exact_types.h"

namespace ggufscope {

namespace {

using Text = std::string_view;

/// A guess does not need more names: a model's first blocks show all that it has.
constexpr uint64_t kNamesForGuess = 4096;

/// The most telling of the tensors' names decides: experts and state-space blocks are in models that have attention and
/// feed-forward tensors as well.
std::string_view architectureGuess(const Document& document) {
  const Text plain = guessFromTensorName("blk.0.attn_q.weight");
  Text guess;
  for (uint64_t i = 0; i < std::min<uint64_t>(document.tensors.size(), kNamesForGuess); ++i) {
    const Text one = guessFromTensorName(document.name(i));
    if (one.empty() || (one == plain && !guess.empty())) continue;
    guess = one;
    if (guess != plain) break;
  }
  return guess.empty() ? GS_TEXT("phrase", "nothing tells which it is") : guess;
}

std::string typeText(const Document& document, const KeyValue& pair) {
  if (pair.array == kNone) return std::string(valueTypeName(pair.type));
  return "array of " + std::string(valueTypeName(document.arrays[pair.array].elementType));
}

bool hasExactType(const Document& document, const KeyValue& pair, const ExactTypes& types) {
  if (pair.array == kNone) return types.takesScalar(static_cast<uint32_t>(pair.type));
  return types.takesArrayOf(static_cast<uint32_t>(document.arrays[pair.array].elementType));
}

/// Where a missing key is pointed out: at the architecture that needs it.
uint64_t architecturePair(const ModelView& view) { return view.metadata().findPair("general.architecture"); }

void needKey(const ModelView& view, const std::string& key, ModelFindings& findings) {
  if (view.metadata().findPair(key) != kNone) return;
  findings.atPair(DiagnosticId::modelKeyMissing, architecturePair(view), [&]() -> FindingArguments {
    return {{"key", shownName(key)}};
  });
}

void checkTokenizerKeys(const ModelView& view, ModelFindings& findings) {
  needKey(view, "tokenizer.ggml.model", findings);
  const auto engine = stringValue(view.main().source(), view.metadata(), "tokenizer.ggml.model", 64);
  if (!engine || *engine == "none" || *engine == "no_vocab") return;
  needKey(view, "tokenizer.ggml.tokens", findings);
  if (*engine == "gpt2") needKey(view, "tokenizer.ggml.merges", findings);
}

void checkHeadsDivide(const ModelView& view, Text key, const BlockNumbers& heads, Text otherKey,
                      const BlockNumbers& others, ModelFindings& findings) {
  const uint64_t blocks = std::max(heads.values.size(), others.values.size());
  for (uint64_t block = 0; block < blocks; ++block) {
    const auto head = heads.at(block);
    const auto other = others.at(block);
    // 0 heads: a block without attention.
    if (!head || !other || *head == 0 || *other % *head == 0) continue;
    findings.atPair(DiagnosticId::modelHeadCount, view.pair(key), [&]() -> FindingArguments {
      return {{"key", shownName(view.key(key))},
              {"n", std::to_string(*head)},
              {"other", shownName(view.key(otherKey))},
              {"m", std::to_string(*other)}};
    });
    return;
  }
}

}  // namespace

void checkArchitecture(const ModelView& view, ModelFindings& findings) {
  const FileKind kind = view.kind();
  if (kind == FileKind::imatrix || kind == FileKind::shard || kind == FileKind::notGguf) return;
  if (architecturePair(view) == kNone) {
    // The fixed header of version 3; that of version 1 may be all that a file has.
    const ByteRange header = ByteRange{0, 24}.clippedTo({0, view.main().size()});
    findings.at(DiagnosticId::modelArchitectureMissing, view.mainPart().shard, header, [&]() -> FindingArguments {
      return {{"guess", std::string(architectureGuess(view.metadata()))}};
    });
    return;
  }
  if (!view.architecture() || view.known() != nullptr || kind == FileKind::diffusion) return;
  findings.atPair(DiagnosticId::modelArchitectureUnknown, architecturePair(view), [&]() -> FindingArguments {
    return {{"name", shownName(*view.architecture())}};
  });
}

void checkKeyTypes(const ModelView& view, ModelFindings& findings) {
  const Document& document = view.metadata();
  const bool read = view.known() != nullptr && !view.known()->is(kNotInLlamaCpp);
  const std::string architecture = read ? *view.architecture() : std::string();
  for (uint64_t i = 0; i < document.pairs.size(); ++i) {
    const ExactTypes types = exactTypes(document.key(i), architecture);
    const KeyValue& pair = document.pairs[i];
    if (!types.any() || hasExactType(document, pair, types)) continue;
    findings.atPair(DiagnosticId::modelKeyType, i, [&]() -> FindingArguments {
      return {{"key", shownName(document.key(i))}, {"type", typeText(document, pair)}, {"wanted", typesText(types)}};
    });
  }
}

void checkNeededKeys(const ModelView& view, ModelFindings& findings) {
  const Architecture* known = view.known();
  if (known == nullptr || known->is(kNotInLlamaCpp) || known->is(kDraft)) return;
  if (!view.isModel() && view.kind() != FileKind::vocabulary) return;
  checkTokenizerKeys(view, findings);
  if (!view.isModel()) return;
  for (const Text key : neededKeys(*known)) needKey(view, view.key(key), findings);
  if (view.number("expert_count").value_or(0) > 0) needKey(view, view.key("expert_used_count"), findings);
}

void checkArrayLengths(const ModelView& view, ModelFindings& findings) {
  static constexpr auto kPerBlock = std::to_array<Text>({
      "attention.head_count",
      "attention.head_count_kv",
      "feed_forward_length",
      "attention.sliding_window_pattern",
      "attention.recurrent_layers",
      "attention.compress_ratios",
      "attention.indexer.types",
      "swiglu_clamp_exp",
      "swiglu_clamp_shexp",
      "activation_sparsity_scale",
  });
  const auto blocks = view.number("block_count");
  if (!view.isModel() || !blocks) return;
  // Some converters leave out the blocks behind the model's own that predict further tokens.
  const uint64_t draftBlocks = std::min(view.number("nextn_predict_layers").value_or(0), *blocks);
  for (const Text key : kPerBlock) {
    const uint64_t pair = view.pair(key);
    if (pair == kNone || view.metadata().pairs[pair].array == kNone) continue;
    const uint64_t count = view.metadata().arrays[view.metadata().pairs[pair].array].count;
    if (count == *blocks || count == *blocks - draftBlocks) continue;
    findings.atPair(DiagnosticId::modelArrayLength, pair, [&]() -> FindingArguments {
      return {{"key", shownName(view.key(key))}, {"n", std::to_string(count)}, {"m", std::to_string(*blocks)}};
    });
  }
}

void checkHeadCounts(const ModelView& view, ModelFindings& findings) {
  if (!view.isModel()) return;
  const auto heads = view.numbers("attention.head_count");
  if (!heads) return;
  const auto pairedHeads = view.numbers("attention.head_count_kv");
  if (pairedHeads) {
    checkHeadsDivide(view, "attention.head_count_kv", *pairedHeads, "attention.head_count", *heads, findings);
  }
  // The width of a head follows from the model's only where no key states it.
  if (view.known() == nullptr || view.known()->roles == BlockRoles::unknown) return;
  if (view.pair("attention.key_length") != kNone || view.pair("attention.kv_lora_rank") != kNone) return;
  const auto width = view.numbers("embedding_length");
  if (!width || width->perBlock) return;
  checkHeadsDivide(view, "attention.head_count", *heads, "embedding_length", *width, findings);
}

}  // namespace ggufscope
