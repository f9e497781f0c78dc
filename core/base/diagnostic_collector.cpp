#include "core/base/diagnostic_collector.h"

#include <algorithm>
#include <tuple>

namespace ggufscope {

DiagnosticCollector::DiagnosticCollector() : m_counts(diagnosticCount()) {}

void DiagnosticCollector::add(Diagnostic diagnostic) {
  Count& count = m_counts[static_cast<size_t>(diagnostic.id)];
  if (count.kept == kFindingsPerId) return addUnkept(diagnostic.id, diagnostic.range, 1, diagnostic.shard);
  ++count.kept;
  m_kept.push_back(std::move(diagnostic));
}

void DiagnosticCollector::addUnkept(DiagnosticId id, ByteRange range, uint64_t number, uint32_t shard) {
  Count& count = m_counts[static_cast<size_t>(id)];
  if (count.left == 0 || std::tie(shard, range.begin) < std::tie(count.shard, count.first.begin)) {
    count.first = range;
    count.shard = shard;
  }
  count.left += number;
}

std::vector<Diagnostic> DiagnosticCollector::take() {
  for (size_t i = 0; i < m_counts.size(); ++i) {
    const Count& count = m_counts[i];
    if (count.left == 0) continue;
    Diagnostic limited =
        makeDiagnostic(DiagnosticId::fileFindingsLimited, count.first,
                       {{"n", std::to_string(count.left)}, {"id", std::string(row(static_cast<DiagnosticId>(i)).id)}});
    limited.shard = count.shard;
    m_kept.push_back(std::move(limited));
  }
  std::stable_sort(m_kept.begin(), m_kept.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tuple(a.range.begin, a.range.end, row(a.id).id) < std::tuple(b.range.begin, b.range.end, row(b.id).id);
  });
  m_counts.assign(m_counts.size(), {});
  return std::exchange(m_kept, {});
}

}  // namespace ggufscope
