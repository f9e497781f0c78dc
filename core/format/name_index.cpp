#include "core/format/name_index.h"

#define XXH_INLINE_ALL
#include <algorithm>

#include <xxhash.h>

namespace ggufscope {

namespace {

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

void NameIndex::forEachDuplicate(const NameOf& nameOf, const std::function<void(uint64_t, uint64_t)>& visit) const {
  for (size_t i = 0; i + 1 < m_entries.size();) {
    const uint64_t first = m_entries[i];
    size_t next = i + 1;
    while (next < m_entries.size() && m_entries[next] >> 32 == first >> 32 &&
           nameOf(m_entries[next] & kNumberMask) == nameOf(first & kNumberMask)) {
      visit(first & kNumberMask, m_entries[next] & kNumberMask);
      ++next;
    }
    i = next;
  }
}

}  // namespace ggufscope
