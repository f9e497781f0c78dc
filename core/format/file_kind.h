#pragma once

#include <cstdint>
#include <string_view>

#include "core/format/model_file.h"

namespace ggufscope {

/// What kind of file it is; names as in the command line's contract (kindName).
enum class FileKind : uint8_t {
  model,
  vocabulary,
  adapter,
  mmproj,
  imatrix,
  controlVector,
  diffusion,
  shard,
  unknown,
  notGguf,
};
std::string_view kindName(FileKind kind);  ///< "model", "vocab", "adapter", "control_vector" …

/// The kind by general.type, else the architecture, else the names of the tensors. A shard of a set that has the
/// metadata is of the kind that it states; a later one without them is a shard.
FileKind fileKind(const ModelFile& file);

/// What a file is besides its kind.
enum class KindVariant : uint8_t {
  none,
  mtpSidecar,  ///< a model's blocks for next-token prediction alone: a companion of that model, no model by itself
};
std::string_view variantName(KindVariant variant);  ///< "mtp_sidecar"; empty for none

/// By the names of the tensors: every block has tensors of next-token prediction ("blk.46.nextn.eh_proj.weight") or the
/// tensors are named "mtp." or "nextn."; beside them stand only the embedding, the output and rotary tables.
KindVariant kindVariant(const ModelFile& file);

}  // namespace ggufscope
