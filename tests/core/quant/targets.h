#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <hwy/targets.h>

#include "core/quant/kernels.h"

namespace ggufscope {

/// Every instruction set that this program has code for and this processor can run, best first.
inline std::vector<int64_t> runnableTargets() {
  std::vector<int64_t> targets;
  for (const auto target : hwy::SupportedAndGeneratedTargets()) targets.push_back(target);
  return targets;
}

inline std::string targetName(int64_t target) { return hwy::TargetName(target); }

/// Makes the decoders run on one instruction set for as long as it lives.
class OnTarget {
 public:
  explicit OnTarget(int64_t target) { hwy::SetSupportedTargetsForTest(target); }
  ~OnTarget() { hwy::SetSupportedTargetsForTest(0); }
  OnTarget(const OnTarget&) = delete;
  OnTarget& operator=(const OnTarget&) = delete;
};

}  // namespace ggufscope
