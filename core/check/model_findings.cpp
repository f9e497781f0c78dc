#include "core/check/model_findings.h"

#include "core/base/text.h"

namespace ggufscope {

std::string shownName(std::string_view bytes) {
  constexpr size_t kShownBytes = 120;
  return escaped(bytes, kShownBytes);
}

}  // namespace ggufscope
