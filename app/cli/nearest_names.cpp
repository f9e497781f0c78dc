#include "app/cli/nearest_names.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ggufscope {

namespace {

constexpr size_t kLongest = 200;  ///< bytes; longer names are not compared
constexpr size_t kMostOffered = 50'000;
constexpr size_t kKept = 3;

/// Single characters to insert, remove or replace.
size_t changesBetween(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 0; i < a.size(); ++i) {
    size_t diagonal = std::exchange(row[0], i + 1);
    for (size_t j = 0; j < b.size(); ++j) {
      const size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

NearestNames::NearestNames(std::string wanted)
    : m_wanted(std::move(wanted)), m_farthest(std::max<size_t>(2, m_wanted.size() / 4)) {}

void NearestNames::offer(std::string_view name) {
  if (m_wanted.empty() || m_wanted.size() > kLongest || name.size() > kLongest || ++m_offered > kMostOffered) return;
  size_t distance = 0;
  // A part of a name stands for it, so that attn_q finds blk.0.attn_q.weight.
  if (name.find(m_wanted) == std::string_view::npos) {
    const size_t lengths = std::max(name.size(), m_wanted.size()) - std::min(name.size(), m_wanted.size());
    if (lengths > m_farthest) return;
    distance = changesBetween(name, m_wanted);
    if (distance > m_farthest) return;
  }
  const auto behind = std::upper_bound(m_best.begin(), m_best.end(), distance,
                                       [](size_t wanted, const auto& other) { return wanted < other.first; });
  m_best.insert(behind, {distance, std::string(name)});
  if (m_best.size() > kKept) m_best.pop_back();
}

std::vector<std::string> NearestNames::best() const {
  std::vector<std::string> names;
  for (const auto& entry : m_best) names.push_back(entry.second);
  return names;
}

}  // namespace ggufscope
