#include "ui/models/key_tree.h"

#include <algorithm>
#include <unordered_map>

namespace ggufscope {

namespace {

/// Deeper segments stay in the label: a hostile key of 30,000 dots is no deeper tree than an honest one.
constexpr int kMaxDepth = 12;

/// How many bytes behind `from` all keys share, up to and with the last dot that they share.
size_t sharedSegments(const Document& document, std::span<const uint64_t> pairs, size_t from) {
  const std::string_view first = document.key(pairs.front()).substr(from);
  size_t shared = first.size();
  for (const uint64_t pair : pairs) {
    const std::string_view other = document.key(pair).substr(from);
    const size_t limit = std::min(shared, other.size());
    shared = static_cast<size_t>(
        std::mismatch(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(limit), other.begin()).first -
        first.begin());
  }
  const size_t dot = first.substr(0, shared).rfind('.');
  return dot == std::string_view::npos ? 0 : dot + 1;
}

}  // namespace

/// Pairs of one group that still have to be told apart by their next segment.
struct KeyTree::Work {
  uint32_t group = 0;
  int depth = 0;
  std::vector<uint64_t> pairs;
};

KeyTree::KeyTree(const Document& document) {
  m_pairGroup.assign(document.pairs.size(), 0);
  m_pairRow.assign(document.pairs.size(), -1);
  m_groups.emplace_back();
  Work all;
  for (uint64_t pair = 0; pair < document.pairs.size(); ++pair) all.pairs.push_back(pair);
  std::vector<Work> waiting;
  waiting.push_back(std::move(all));
  while (!waiting.empty()) {
    Work work = std::move(waiting.back());
    waiting.pop_back();
    split(document, work, waiting);
  }
  countUp(document);
  showAll();
}

void KeyTree::split(const Document& document, Work& work, std::vector<Work>& more) {
  const size_t prefixBytes = m_groups[work.group].prefixBytes;
  std::vector<std::vector<uint64_t>> slots;  // in the order of their first keys
  std::unordered_map<std::string_view, size_t> slotOf;
  for (const uint64_t pair : work.pairs) {
    const std::string_view rest = document.key(pair).substr(prefixBytes);
    const size_t dot = work.depth < kMaxDepth ? rest.find('.') : std::string_view::npos;
    if (dot == std::string_view::npos) {
      slots.push_back({pair});
      continue;
    }
    const auto [found, isNew] = slotOf.try_emplace(rest.substr(0, dot + 1), slots.size());
    if (isNew) slots.emplace_back();
    slots[found->second].push_back(pair);
  }
  for (std::vector<uint64_t>& pairs : slots) {
    if (pairs.size() == 1) {
      m_groups[work.group].entries.push_back({false, pairs.front()});
      m_pairGroup[pairs.front()] = work.group;
      continue;
    }
    const size_t shared = sharedSegments(document, pairs, prefixBytes);
    const uint32_t group = addGroup(document, work.group, pairs, prefixBytes + shared);
    m_groups[work.group].entries.push_back({true, group});
    more.push_back({group, work.depth + 1, std::move(pairs)});
  }
}

uint32_t KeyTree::addGroup(const Document& document, uint32_t parent, std::span<const uint64_t> pairs,
                           size_t prefixBytes) {
  const size_t from = m_groups[parent].prefixBytes;
  Group group;
  group.label = document.key(pairs.front()).substr(from, prefixBytes - from - 1);
  group.prefixBytes = prefixBytes;
  group.parent = parent;
  m_groups.push_back(std::move(group));
  return static_cast<uint32_t>(m_groups.size() - 1);
}

void KeyTree::countUp(const Document& document) {
  for (size_t at = m_groups.size(); at-- > 0;) {
    Group& group = m_groups[at];
    for (const Entry& entry : group.entries) {
      if (entry.isGroup) {
        group.pairs += m_groups[entry.id].pairs;
        group.bytes += m_groups[entry.id].bytes;
      } else {
        const KeyValue& pair = document.pairs[entry.id];
        group.pairs += 1;
        group.bytes += pair.end - pair.begin;
      }
    }
  }
}

void KeyTree::show(std::span<const uint8_t> hits) {
  for (size_t at = m_groups.size(); at-- > 0;) {
    Group& group = m_groups[at];
    group.shown.clear();
    group.shownPairs = 0;
    for (const Entry& entry : group.entries) {
      const uint64_t below = entry.isGroup ? m_groups[entry.id].shownPairs : uint64_t{hits[entry.id] != 0};
      if (below == 0) continue;
      group.shown.push_back(entry);
      group.shownPairs += below;
    }
  }
  numberRows();
}

void KeyTree::showAll() {
  for (Group& group : m_groups) {
    group.shown = group.entries;
    group.shownPairs = group.pairs;
  }
  numberRows();
}

void KeyTree::numberRows() {
  std::fill(m_pairRow.begin(), m_pairRow.end(), -1);
  for (const Group& group : m_groups) {
    for (size_t row = 0; row < group.shown.size(); ++row) {
      const Entry& entry = group.shown[row];
      if (entry.isGroup) {
        m_groups[entry.id].rowInParent = static_cast<uint32_t>(row);
      } else {
        m_pairRow[entry.id] = static_cast<int>(row);
      }
    }
  }
}

}  // namespace ggufscope
