#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/tensor/tensor_type.h"

namespace ggufscope {

/// One meaning of one value of `general.file_type`: the label of a quantisation recipe. Its numbers are another list
/// than those of the tensor types (15 is Q4_K_M here, Q8_K there), and only a label: the tensors decide.
struct FileType {
  uint32_t number;
  std::string_view name;      ///< as in the dialect's list: MOSTLY_Q4_K_M
  std::string_view dialect;   ///< "mainline", "ik_llama.cpp" …
  std::string_view baseType;  ///< the tensor type of most weights; may be empty
  TypeStatus status;
  std::string_view note;

  /// The name for people: Q4_K_M.
  std::string_view label() const;
};

/// A loader sets this bit in memory when the key is missing; never expected in a file.
inline constexpr uint32_t kGuessedFileType = 1024;

/// Every known meaning of `number`, the live mainline one first; empty for a number that nobody is known to use.
std::span<const FileType> fileTypes(uint32_t number);

/// Every row, by number.
std::span<const FileType> allFileTypes();

/// What llama-quantize takes for a weight whose rows are no multiple of the block of `type`, by the builds of all
/// times: Q5_0 for Q4_K. Empty where it refuses. Source: the recipes of llama.cpp, "row-length fallback".
std::span<const std::string_view> shortRowTypes(std::string_view type);

/// The label of the first meaning of `number`, or empty.
std::string_view fileTypeLabel(uint64_t number);

}  // namespace ggufscope
