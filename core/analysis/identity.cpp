#include "core/analysis/identity.h"

#include <algorithm>
#include <map>

#include "core/base/saturated.h"
#include "core/format/value.h"
#include "core/knowledge/architecture.h"
#include "core/knowledge/file_type.h"

namespace ggufscope {

namespace {

using Files = std::vector<const ModelFile*>;

std::vector<TypeShare> sharesOf(const Files& files) {
  std::map<uint32_t, TypeShare> byId;
  for (const ModelFile* file : files) {
    const Document& document = file->document();
    for (uint64_t i = 0; i < document.tensors.size(); ++i) {
      const TensorInfo& tensor = document.tensors[i];
      // A file may claim a type of its own for every tensor: what is too many to list is not worth its memory.
      if (byId.size() == kKeptTypes && byId.find(tensor.typeId) == byId.end()) continue;
      TypeShare& share = byId[tensor.typeId];
      if (share.tensors++ == 0) {
        share.id = tensor.typeId;
        share.name = tensorTypeName(document, i);
        share.sure = typeIsSure(document, i);
        share.mayBe = rivalNames(document, i);
      }
      share.elements = saturatedSum(share.elements, tensor.elements);
      share.bytes = saturatedSum(share.bytes, tensor.bytes);
    }
  }
  std::vector<TypeShare> shares;
  shares.reserve(byId.size());
  for (auto& entry : byId) shares.push_back(std::move(entry.second));
  std::stable_sort(shares.begin(), shares.end(),
                   [](const TypeShare& a, const TypeShare& b) { return a.bytes > b.bytes; });
  return shares;
}

/// The sums over the tensors of `files`.
void addTensors(Identity& identity, const Files& files) {
  uint64_t sizedElements = 0;
  for (const ModelFile* file : files) {
    for (const TensorInfo& tensor : file->document().tensors) {
      identity.parameters = saturatedSum(identity.parameters, tensor.elements);
      if (!tensor.sizeKnown()) continue;
      identity.tensorBytes = saturatedSum(identity.tensorBytes, tensor.bytes);
      sizedElements = saturatedSum(sizedElements, tensor.elements);
    }
  }
  if (sizedElements > 0) {
    identity.bitsPerWeight = 8.0 * static_cast<double>(identity.tensorBytes) / static_cast<double>(sizedElements);
  }
}

/// `main` has the metadata, `files` the tensors.
Identity identityOf(const ModelFile& main, const Files& files) {
  const Document& document = main.document();
  Identity identity;
  identity.architecture = stringValue(main.source(), document, "general.architecture");
  identity.name = stringValue(main.source(), document, "general.name");
  identity.kind = fileKind(main);
  identity.variant = fileVariant(main);
  identity.fileType = unsignedValue(main.source(), document, "general.file_type");
  if (identity.fileType) identity.fileTypeLabel = fileTypeLabel(*identity.fileType);
  identity.types = sharesOf(files);
  addTensors(identity, files);
  if (!identity.types.empty()) identity.dominantType = identity.types.front().name;
  return identity;
}

}  // namespace

KindVariant fileVariant(const ModelFile& file) {
  const FileKind kind = fileKind(file);
  if (kind != FileKind::model && kind != FileKind::unknown) return KindVariant::none;
  const auto name = stringValue(file.source(), file.document(), "general.architecture");
  const Architecture* architecture = name ? findArchitecture(*name) : nullptr;
  return architecture != nullptr && architecture->is(kDraft) ? KindVariant::mtpSidecar : kindVariant(file);
}

bool hasWeights(FileKind kind) { return kind != FileKind::imatrix && kind != FileKind::controlVector; }

Identity identify(const ModelFile& file) { return identityOf(file, {&file}); }

Identity identify(const Model& model) {
  Files files;
  for (const Shard& shard : model.shards()) {
    if (shard.file) files.push_back(shard.file.get());
  }
  return identityOf(model.main(), files);
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

std::vector<std::string_view> rivalNames(const Document& document, uint64_t tensor) {
  const ResolvedType* type = resolvedType(document, document.tensors[tensor].typeId);
  if (type == nullptr || !type->resolution.ambiguous) return {};
  return typeCandidates(document, tensor);
}

}  // namespace ggufscope
