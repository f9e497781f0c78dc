#include "core/format/name_index.h"

#define XXH_INLINE_ALL
#include <algorithm>

#include <xxhash.h>

namespace ggufscope {

namespace {

constexpr uint64_t kNumberMask = 0xFFFFFFFF;

uint64_t hashBits(std::string_view name) { return XXH3_64bits(name.data(), name.size()) & ~kNumberMask; }

/// std::sort(entries) in steps of some milliseconds. False: stopped.
bool sortInSteps(std::vector<uint64_t>& entries, Work work) {
  constexpr ptrdiff_t kAtOnce = 1 << 17;
  // The upper end of each part that is still to be sorted; what stands behind a part is greater.
  std::vector<std::vector<uint64_t>::iterator> ends = {entries.end()};
  for (auto begin = entries.begin(); begin != entries.end();) {
    const auto end = ends.back();
    if (end - begin > kAtOnce) {
      const auto middle = begin + (end - begin) / 2;
      std::nth_element(begin, middle, end);
      ends.push_back(middle);
      continue;
    }
    std::sort(begin, end);
    begin = end;
    ends.pop_back();
    if (!work.reach(static_cast<uint64_t>(begin - entries.begin()), entries.size())) return false;
  }
  return true;
}

}  // namespace

void NameIndex::build(uint64_t count, const NameOf& nameOf, Work work) {
  // Numbers have 32 bits: 2^32 rows would need a file of 50 GB of names and 160 GB of memory for their rows.
  count = std::min(count, kNumberMask);
  Work hashing = work.piece(0.2);
  m_entries.resize(count);
  for (uint64_t i = 0; i < count; ++i) {
    m_entries[i] = hashBits(nameOf(i)) | i;
    if (!hashing.step(i + 1, count)) return;
  }
  if (!sortInSteps(m_entries, work.piece(0.6))) return;
  Work ordering = work.piece(0.2);
  const auto before = [&](uint64_t a, uint64_t b) { return nameOf(a & kNumberMask) < nameOf(b & kNumberMask); };
  for (size_t begin = 0; begin < m_entries.size();) {
    size_t end = begin + 1;
    while (end < m_entries.size() && m_entries[end] >> 32 == m_entries[begin] >> 32) ++end;
    // Mostly it is one name, if not once then many times: that is in order already.
    const auto first = m_entries.begin() + static_cast<ptrdiff_t>(begin);
    const auto last = m_entries.begin() + static_cast<ptrdiff_t>(end);
    if (!std::is_sorted(first, last, before)) std::stable_sort(first, last, before);
    if ((end ^ begin) >> 16 != 0 && !ordering.reach(end, count)) return;
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
  const auto leave = [&](uint64_t later) {
    found.firstLeft = std::min(found.firstLeft, later);
    ++found.left;
  };
  const auto add = [&](Duplicate duplicate) {
    if (found.kept.size() == limit && (limit == 0 || duplicate.later > found.kept.front().later)) {
      return leave(duplicate.later);
    }
    found.kept.push_back(duplicate);
    std::push_heap(found.kept.begin(), found.kept.end(), earlier);
    if (found.kept.size() <= limit) return;
    std::pop_heap(found.kept.begin(), found.kept.end(), earlier);
    leave(found.kept.back().later);
    found.kept.pop_back();
  };
  for (size_t i = 0; i + 1 < m_entries.size();) {
    const uint64_t first = m_entries[i] & kNumberMask;
    size_t next = i + 1;
    for (; next < m_entries.size() && m_entries[next] >> 32 == m_entries[i] >> 32; ++next) {
      const uint64_t later = m_entries[next] & kNumberMask;
      if (nameOf(later) != nameOf(first)) break;
      if (isDuplicate(first, later)) add({later, first});
    }
    i = next;
  }
  std::sort_heap(found.kept.begin(), found.kept.end(), earlier);
  return found;
}

}  // namespace ggufscope
