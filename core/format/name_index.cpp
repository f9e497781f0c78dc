#include "core/format/name_index.h"

#define XXH_INLINE_ALL
#include <algorithm>

#include <xxhash.h>

namespace ggufscope {

namespace {

/// Of long names whose kept bytes are equal, later ones are compared with so many.
constexpr size_t kComparedLongNames = 64;
constexpr uint64_t kNumberMask = 0xFFFFFFFF;

uint64_t hashBits(std::string_view name) { return XXH3_64bits(name.data(), name.size()) & ~kNumberMask; }

}  // namespace

void NameIndex::build(uint64_t count, const NameOf& nameOf) {
  // Numbers have 32 bits: 2^32 rows would need a file of 50 GB of names and 160 GB of memory for their rows.
  count = std::min(count, kNumberMask);
  m_entries.resize(count);
  for (uint64_t i = 0; i < count; ++i) m_entries[i] = hashBits(nameOf(i)) | i;
  std::sort(m_entries.begin(), m_entries.end());
  for (size_t begin = 0; begin < m_entries.size();) {
    size_t end = begin + 1;
    while (end < m_entries.size() && m_entries[end] >> 32 == m_entries[begin] >> 32) ++end;
    const auto first = m_entries.begin();
    std::stable_sort(first + static_cast<ptrdiff_t>(begin), first + static_cast<ptrdiff_t>(end),
                     [&](uint64_t a, uint64_t b) { return nameOf(a & kNumberMask) < nameOf(b & kNumberMask); });
    begin = end;
  }
}

uint64_t NameIndex::find(std::string_view name, const NameOf& nameOf) const {
  const uint64_t hash = hashBits(name);
  auto entry = std::lower_bound(m_entries.begin(), m_entries.end(), hash);
  for (; entry != m_entries.end() && (*entry & ~kNumberMask) == hash; ++entry) {
    if (nameOf(*entry & kNumberMask) == name) return *entry & kNumberMask;
  }
  return UINT64_MAX;
}

NameIndex::Duplicates NameIndex::duplicates(const NameOf& nameOf, size_t limit,
                                            const std::function<bool(uint64_t, uint64_t)>& isDuplicate) const {
  const auto earlier = [](const Duplicate& a, const Duplicate& b) { return a.later < b.later; };
  Duplicates found;
  // A heap of the `limit` lowest numbers: the index is sorted by hash, and a file may be nothing but duplicates.
  const auto add = [&](Duplicate duplicate) {
    found.kept.push_back(duplicate);
    std::push_heap(found.kept.begin(), found.kept.end(), earlier);
    if (found.kept.size() <= limit) return;
    std::pop_heap(found.kept.begin(), found.kept.end(), earlier);
    found.firstLeft = std::min(found.firstLeft, found.kept.back().later);
    found.kept.pop_back();
    ++found.left;
  };
  for (size_t i = 0; i + 1 < m_entries.size();) {
    const uint64_t first = m_entries[i] & kNumberMask;
    size_t next = i + 1;
    std::vector<uint64_t> different = {first};  // names that only begin alike
    for (; next < m_entries.size() && m_entries[next] >> 32 == m_entries[i] >> 32; ++next) {
      const uint64_t later = m_entries[next] & kNumberMask;
      if (nameOf(later) != nameOf(first)) break;
      const auto same = std::find_if(different.begin(), different.end(),
                                     [&](uint64_t earlierOne) { return isDuplicate(earlierOne, later); });
      if (same != different.end()) {
        add({later, *same});
      } else if (different.size() < kComparedLongNames) {
        different.push_back(later);
      }
    }
    i = next;
  }
  std::sort_heap(found.kept.begin(), found.kept.end(), earlier);
  return found;
}

}  // namespace ggufscope
