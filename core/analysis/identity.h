#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/format/file_kind.h"
#include "core/format/model.h"

namespace ggufscope {

/// Share of one tensor type in a file.
struct TypeShare {
  std::string name;                     ///< Q4_K; "type 200" where it is not sure (see tensorTypeName)
  bool sure = false;                    ///< `name` is that of a type
  std::vector<std::string_view> mayBe;  ///< rivalNames() of its tensors
  uint32_t id = 0;
  uint64_t tensors = 0;
  uint64_t elements = 0;  ///< saturated
  uint64_t bytes = 0;     ///< of the tensors of known size
};

/// The identity of a model in the words of its metadata. Strings are raw bytes of the file.
struct Identity {
  FileKind kind = FileKind::unknown;
  KindVariant variant = KindVariant::none;
  std::optional<std::string> architecture;
  std::optional<std::string> name;
  std::optional<uint64_t> fileType;  ///< general.file_type
  std::string fileTypeLabel;         ///< "Q4_K_M"; empty where not known
  uint64_t parameters = 0;           ///< sum of the elements of all tensors, saturated
  uint64_t tensorBytes = 0;          ///< of known sizes, without padding
  std::optional<double> bitsPerWeight;
  std::vector<TypeShare> types;  ///< by falling bytes
  std::string dominantType;      ///< by bytes; empty without tensors
};

/// kindVariant(), and also by the architecture: that of a draft model works beside another model only.
KindVariant fileVariant(const ModelFile& file);

/// The tensors of such a file are weights; those of an importance matrix or a control vector are not, so that bits per
/// weight say nothing about it.
bool hasWeights(FileKind kind);

Identity identify(const ModelFile& file);
/// Of all shards that are there; the metadata is that of Model::main().
Identity identify(const Model& model);

/// What the bytes of the file say about a type id; nullptr for an id that no tensor has.
const ResolvedType* resolvedType(const Document& document, uint32_t id);

/// One name stands for the type of this tensor: its layout is known and no other one fits as well.
bool typeIsSure(const Document& document, uint64_t tensor);

/// Name of the type of a tensor: the layout's, or "type 200" where it is not sure.
std::string tensorTypeName(const Document& document, uint64_t tensor);

/// The names that the type of a tensor may have: the sure one alone; else those that fit the offsets, or, where none
/// does, all that are known for the id. Empty for an id that nobody is known to use.
std::vector<std::string_view> typeCandidates(const Document& document, uint64_t tensor);

/// The names among which the bytes of the file cannot decide: two or more, each of which fits all tensors of the id.
/// Empty where one is sure, or none fits.
std::vector<std::string_view> rivalNames(const Document& document, uint64_t tensor);

}  // namespace ggufscope
