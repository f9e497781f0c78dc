#include "core/tensor/shape_text.h"

namespace ggufscope {

std::string shapeText(std::span<const uint64_t> dims) {
  std::string text = "[";
  for (const uint64_t dim : dims) {
    if (text.size() > 1) text += ", ";
    text += std::to_string(dim);
  }
  return text + "]";
}

}  // namespace ggufscope
