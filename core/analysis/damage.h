#pragma once

#include <cstdint>

#include "core/format/model.h"

namespace ggufscope {

/// What of a model's data is there: "is it broken, and where?" in numbers.
struct Damage {
  uint64_t tensors = 0;        ///< in the tensor infos that were read, of all shards that are there
  uint64_t whole = 0;          ///< with every byte in the file and a layout that is known
  uint64_t cut = 0;            ///< some bytes are behind the end of the file
  uint64_t absent = 0;         ///< all bytes are
  uint64_t unread = 0;         ///< tensors that the headers count but whose infos were not read
  uint64_t missingBytes = 0;   ///< of cut and absent tensors, saturated; see missingTensorBytes()
  uint64_t missingShards = 0;  ///< of the set

  /// Everything that the model should have is there.
  bool none() const { return cut == 0 && absent == 0 && unread == 0 && missingShards == 0; }
};

Damage damageOf(const Model& model);

/// Bytes of tensors that lie behind the end of the file, saturated: what `data.truncated` counts. A tensor of unknown
/// size has the bytes up to the next greater offset of any tensor. What the infos of a damaged file claim beyond the
/// petabyte is no size that anyone can miss: such tensors do not count.
uint64_t missingTensorBytes(const Document& document);

/// One English sentence: "21 tensors: 17 whole, 1 cut, 3 absent; 221,400 bytes are missing."
std::string damageText(const Damage& damage);

}  // namespace ggufscope
