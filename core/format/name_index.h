#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "core/base/progress.h"

namespace ggufscope {

/// Finds names of a list and their duplicates: 8 bytes a name. Sorted by hash, names of one hash by their bytes, so
/// that no choice of names makes it slower than sorting them.
class NameIndex {
 public:
  /// What tells the name of number i from others. It is asked again by find(), so it is not stored.
  using NameOf = std::function<std::string_view(uint64_t)>;

  /// Stopped by `work`: the index is of no use.
  void build(uint64_t count, const NameOf& nameOf, Work work = {});

  /// The lowest number with that name; UINT64_MAX where there is none.
  uint64_t find(std::string_view name, const NameOf& nameOf) const;

  /// Every name that stood before, in the order of the list: at most `limit` of them, the rest counted.
  struct Duplicate {
    uint64_t later = 0;
    uint64_t first = 0;  ///< the lowest number with that name
  };
  struct Duplicates {
    std::vector<Duplicate> kept;
    uint64_t left = 0;
    uint64_t firstLeft = UINT64_MAX;  ///< the lowest number that is not in `kept`
  };
  /// `isDuplicate(first, later)` has the last word on equal names.
  Duplicates duplicates(const NameOf& nameOf, size_t limit,
                        const std::function<bool(uint64_t, uint64_t)>& isDuplicate) const;

 private:
  std::vector<uint64_t> m_entries;  ///< hash in the upper, number in the lower 32 bits
};

}  // namespace ggufscope
