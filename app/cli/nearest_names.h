#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ggufscope {

/// Which of many names somebody may have meant by one that is not there.
class NearestNames {
 public:
  explicit NearestNames(std::string wanted);

  void offer(std::string_view name);
  /// The best ones, three at most, best first.
  std::vector<std::string> best() const;

 private:
  std::string m_wanted;
  size_t m_farthest;     ///< more single changes than this are another name
  size_t m_offered = 0;  ///< a file may have millions
  std::vector<std::pair<size_t, std::string>> m_best;
};

}  // namespace ggufscope
