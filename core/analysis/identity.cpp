#include "core/analysis/identity.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "core/format/value.h"
#include "core/knowledge/file_type.h"
#include "core/knowledge/tensor_role.h"

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

bool isDiffusionArchitecture(std::string_view name) {
  return std::find(kDiffusionArchitectures.begin(), kDiffusionArchitectures.end(), name) !=
         kDiffusionArchitectures.end();
}

uint64_t saturatedSum(uint64_t a, uint64_t b) {
  const uint64_t sum = a + b;
  return sum < a ? std::numeric_limits<uint64_t>::max() : sum;
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
    const TensorRole role = tensorRole(document.name(tensor));
    signs.adapter |= role.suffix == "lora_a";
    signs.imatrix |= role.group == TensorGroup::imatrix;
    signs.diffusion |= role.group == TensorGroup::diffusion;
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

FileKind kindOf(const ModelFile& model, const std::optional<std::string>& architecture) {
  const Document& document = model.document();
  if (!document.isGguf) return FileKind::notGguf;
  const std::string type = stringValue(model.source(), document, "general.type", 64).value_or(std::string());
  const FileKind stated = statedKind(type, architecture.value_or(std::string()));
  if (stated != FileKind::unknown) return stated;

  const NameSigns signs = signsOf(document);
  if (signs.adapter) return FileKind::adapter;
  if (signs.imatrix) return FileKind::imatrix;
  const bool ofSet = unsignedValue(model.source(), document, "split.count").value_or(0) > 1;
  // The first shard of a set may hold all of the metadata and no tensor.
  const bool hasTokens = document.findPair("tokenizer.ggml.tokens") != kNone;
  if (document.complete && document.header.tensorCount == 0 && hasTokens && !ofSet) return FileKind::vocabulary;
  if (architecture) return isDiffusionArchitecture(*architecture) ? FileKind::diffusion : FileKind::model;
  if (unsignedValue(model.source(), document, "split.no").value_or(0) > 0) return FileKind::shard;
  return signs.diffusion ? FileKind::diffusion : FileKind::unknown;
}

std::vector<TypeShare> sharesOf(const Document& document) {
  std::map<uint32_t, TypeShare> byId;
  for (uint64_t i = 0; i < document.tensors.size(); ++i) {
    const TensorInfo& tensor = document.tensors[i];
    // A file may claim a type of its own for every tensor: what is too many to list is not worth its memory.
    if (byId.size() == kKeptTypes && byId.find(tensor.typeId) == byId.end()) continue;
    TypeShare& share = byId[tensor.typeId];
    if (share.tensors++ == 0) {
      share.id = tensor.typeId;
      share.name = tensorTypeName(document, i);
      share.sure = typeIsSure(document, i);
    }
    share.elements = saturatedSum(share.elements, tensor.elements);
    share.bytes = saturatedSum(share.bytes, tensor.bytes);
  }
  std::vector<TypeShare> shares;
  shares.reserve(byId.size());
  for (auto& entry : byId) shares.push_back(std::move(entry.second));
  std::stable_sort(shares.begin(), shares.end(),
                   [](const TypeShare& a, const TypeShare& b) { return a.bytes > b.bytes; });
  return shares;
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

Identity identify(const ModelFile& model) {
  const Document& document = model.document();
  Identity identity;
  identity.architecture = stringValue(model.source(), document, "general.architecture");
  identity.name = stringValue(model.source(), document, "general.name");
  identity.kind = kindOf(model, identity.architecture);
  identity.fileType = unsignedValue(model.source(), document, "general.file_type");
  if (identity.fileType) identity.fileTypeLabel = fileTypeLabel(*identity.fileType);

  identity.types = sharesOf(document);
  uint64_t sizedElements = 0;
  for (const TensorInfo& tensor : document.tensors) {
    identity.parameters = saturatedSum(identity.parameters, tensor.elements);
    if (!tensor.sizeKnown()) continue;
    identity.tensorBytes = saturatedSum(identity.tensorBytes, tensor.bytes);
    sizedElements = saturatedSum(sizedElements, tensor.elements);
  }
  if (sizedElements > 0) {
    identity.bitsPerWeight = 8.0 * static_cast<double>(identity.tensorBytes) / static_cast<double>(sizedElements);
  }
  if (!identity.types.empty()) identity.dominantType = identity.types.front().name;
  return identity;
}

const ResolvedType* resolvedType(const Document& document, uint32_t id) {
  const auto found = std::lower_bound(document.types.begin(), document.types.end(), id,
                                      [](const ResolvedType& type, uint32_t wanted) { return type.id < wanted; });
  return found != document.types.end() && found->id == id ? &*found : nullptr;
}

bool typeIsSure(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  const ResolvedType* type = resolvedType(document, info.typeId);
  return info.layout != nullptr && (type == nullptr || !type->resolution.ambiguous);
}

std::string tensorTypeName(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  if (typeIsSure(document, tensor)) return std::string(info.layout->name);
  return "type " + std::to_string(info.typeId);
}

std::vector<std::string_view> typeCandidates(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  if (typeIsSure(document, tensor)) return {info.layout->name};
  const ResolvedType* type = resolvedType(document, info.typeId);
  std::span<const TensorType* const> rows = meaningsOf(info.typeId);
  if (type != nullptr && !type->resolution.candidates.empty()) rows = type->resolution.candidates;
  std::vector<std::string_view> names;
  for (const TensorType* row : rows) {
    if (std::find(names.begin(), names.end(), row->name) == names.end()) names.push_back(row->name);
  }
  return names;
}

}  // namespace ggufscope
