#include "core/format/file_kind.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "core/format/value.h"

namespace ggufscope {

namespace {

/// What general.architecture is in files of image and video models: ComfyUI-GGUF and stable-diffusion.cpp write them;
/// no text model has one of these names.
constexpr auto kDiffusionArchitectures = std::to_array<std::string_view>({
    "aura",
    "chroma",
    "cosmos",
    "flux",
    "hidream",
    "hunyuan_video",
    "hyvid",
    "ltxv",
    "lumina2",
    "pig",
    "qwen_image",
    "sd1",
    "sd3",
    "sdxl",
    "wan",
    "z_image",
});

/// How the names of the tensors of image and video models begin.
constexpr auto kDiffusionBeginnings = std::to_array<std::string_view>({
    "model.diffusion_model.",
    "double_blocks.",
    "single_blocks.",
    "joint_blocks.",
    "transformer_blocks.",
    "input_blocks.",
    "middle_block.",
    "output_blocks.",
    "control_model.",
});

constexpr auto kAdapterEndings = std::to_array<std::string_view>({
    ".lora_a",
    ".lora_b",
    ".lora_A",
    ".lora_B",
    ".lora_A.weight",
    ".lora_B.weight",
    ".lora_up.weight",
    ".lora_down.weight",
});

constexpr auto kImatrixEndings = std::to_array<std::string_view>({".in_sum2", ".counts"});

template <size_t N>
bool beginsWithAny(std::string_view name, const std::array<std::string_view, N>& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(),
                     [name](std::string_view beginning) { return name.starts_with(beginning); });
}

template <size_t N>
bool endsWithAny(std::string_view name, const std::array<std::string_view, N>& endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [name](std::string_view ending) { return name.size() > ending.size() && name.ends_with(ending); });
}

/// What the names of the tensors give away where the metadata says nothing.
struct NameSigns {
  bool adapter = false;
  bool imatrix = false;
  bool diffusion = false;
};

NameSigns signsOf(const Document& document) {
  NameSigns signs;
  for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
    const std::string_view name = document.name(tensor);
    signs.adapter |= endsWithAny(name, kAdapterEndings);
    signs.imatrix |= endsWithAny(name, kImatrixEndings);
    signs.diffusion |= beginsWithAny(name, kDiffusionBeginnings);
    if (signs.adapter || signs.imatrix) break;
  }
  return signs;
}

/// The kind that general.type or the architecture states, or unknown.
FileKind statedKind(std::string_view type, std::string_view architecture) {
  if (type == "imatrix") return FileKind::imatrix;
  if (architecture == "controlvector") return FileKind::controlVector;
  if (type == "adapter") return FileKind::adapter;
  if (type == "mmproj" || architecture == "clip") return FileKind::mmproj;
  if (type == "vocab") return FileKind::vocabulary;
  return FileKind::unknown;
}

/// Models have one to three of them; a file with more blocks need not be looked at.
constexpr size_t kMostPredictingBlocks = 64;

/// "blk.46." at the begin of "blk.46.attn_q.weight"; empty for a name without it.
std::string_view blockOf(std::string_view name) {
  constexpr std::string_view kBlock = "blk.";
  if (!name.starts_with(kBlock)) return {};
  const size_t dot = name.find('.', kBlock.size());
  return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot + 1);
}

/// Tensors that a companion file for next-token prediction repeats from its model.
bool isShared(std::string_view name) {
  constexpr auto kShared = std::to_array<std::string_view>({"token_embd.", "output.", "output_norm.", "rope_f"});
  return beginsWithAny(name, kShared);
}

}  // namespace

std::string_view kindName(FileKind kind) {
  switch (kind) {
    case FileKind::model:
      return "model";
    case FileKind::vocabulary:
      return "vocab";
    case FileKind::adapter:
      return "adapter";
    case FileKind::mmproj:
      return "mmproj";
    case FileKind::imatrix:
      return "imatrix";
    case FileKind::controlVector:
      return "control_vector";
    case FileKind::diffusion:
      return "diffusion";
    case FileKind::shard:
      return "shard";
    case FileKind::unknown:
      return "unknown";
    case FileKind::notGguf:
      return "not_gguf";
  }
  return {};
}

FileKind fileKind(const ModelFile& file) {
  const Document& document = file.document();
  if (!document.isGguf) return FileKind::notGguf;
  const std::string type = stringValue(file.source(), document, "general.type", 64).value_or(std::string());
  const auto architecture = stringValue(file.source(), document, "general.architecture");
  const FileKind stated = statedKind(type, architecture.value_or(std::string()));
  if (stated != FileKind::unknown) return stated;

  const NameSigns signs = signsOf(document);
  if (signs.adapter) return FileKind::adapter;
  if (signs.imatrix) return FileKind::imatrix;
  const bool ofSet = unsignedValue(file.source(), document, "split.count").value_or(0) > 1;
  // The first shard of a set may hold all of the metadata and no tensor.
  const bool hasTokens = document.findPair("tokenizer.ggml.tokens") != kNone;
  if (document.complete && document.header.tensorCount == 0 && hasTokens && !ofSet) return FileKind::vocabulary;
  if (architecture) {
    const bool diffusion = std::find(kDiffusionArchitectures.begin(), kDiffusionArchitectures.end(), *architecture) !=
                           kDiffusionArchitectures.end();
    return diffusion ? FileKind::diffusion : FileKind::model;
  }
  if (unsignedValue(file.source(), document, "split.no").value_or(0) > 0) return FileKind::shard;
  return signs.diffusion ? FileKind::diffusion : FileKind::unknown;
}

std::string_view variantName(KindVariant variant) {
  switch (variant) {
    case KindVariant::none:
      return {};
    case KindVariant::mtpSidecar:
      return "mtp_sidecar";
  }
  return {};
}

KindVariant kindVariant(const ModelFile& file) {
  const Document& document = file.document();
  std::set<std::string_view> blocks;
  std::set<std::string_view> predicting;
  bool named = false;
  for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
    const std::string_view name = document.name(tensor);
    const std::string_view block = blockOf(name);
    if (!block.empty()) {
      blocks.insert(block);
      if (blocks.size() > kMostPredictingBlocks) return KindVariant::none;
      if (name.substr(block.size()).starts_with("nextn.")) predicting.insert(block);
    } else if (name.starts_with("mtp.") || name.starts_with("nextn.")) {
      named = true;
    } else if (!isShared(name)) {
      return KindVariant::none;
    }
  }
  const bool any = named || !predicting.empty();
  return any && blocks.size() == predicting.size() ? KindVariant::mtpSidecar : KindVariant::none;
}

}  // namespace ggufscope
