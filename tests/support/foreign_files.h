#pragma once

#include <string>
#include <vector>

namespace ggufscope {

/// A file that people take for a GGUF and that is none.
struct ForeignSample {
  std::string kind;  ///< "lfs-pointer": for names of tests and pictures
  std::string fileName;
  std::string bytes;
};

/// One of every kind that is told by its bytes or its name, small, with something in each place that is shown.
std::vector<ForeignSample> foreignSamples();

}  // namespace ggufscope
