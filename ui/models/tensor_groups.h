#pragma once

#include <span>
#include <vector>

#include <QString>

#include "ui/models/tensor_list.h"

namespace ggufscope {

enum class TensorGrouping : uint8_t { none, byLayer, byRole };

/// Which group each tensor of a model is in. The order of the groups is that of people: what stands before the
/// layers, layer 0, 1, 2 …; roles by their name.
struct TensorGroups {
  std::vector<QString> titles;
  std::vector<uint32_t> groupOf;  ///< by tensor
};

/// `grouping` is not none.
TensorGroups groupTensors(const TensorList& tensors, TensorGrouping grouping);

}  // namespace ggufscope
