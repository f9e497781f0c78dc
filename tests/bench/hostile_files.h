#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace ggufscope {

/// A kind of file that is full of as many of the smallest things of one kind as fit.
struct HostileKind {
  const char* name;
  std::string (*make)(uint64_t bytes);  ///< a file of about so many bytes
};

std::span<const HostileKind> hostileKinds();

}  // namespace ggufscope
