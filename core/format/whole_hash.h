#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

namespace ggufscope {

/// Hash of a text that is too long to be kept: 128 bits (XXH3), so that no two texts of one file share it by chance.
class WholeHash {
 public:
  static constexpr size_t kBytes = 16;

  WholeHash();
  ~WholeHash();
  void feed(std::string_view bytes);
  /// Writes the hash of everything fed: kBytes at `place`.
  void write(char* place) const;

 private:
  struct State;
  std::unique_ptr<State> m_state;
};

}  // namespace ggufscope
