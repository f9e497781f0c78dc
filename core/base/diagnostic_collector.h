#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"

namespace ggufscope {

/// At most this many findings of one id are kept (findings.md, "Once").
inline constexpr size_t kFindingsPerId = 1000;

/// Gathers findings: keeps the first kFindingsPerId of each id, counts the rest.
class DiagnosticCollector {
 public:
  DiagnosticCollector();

  void add(Diagnostic diagnostic);
  void add(DiagnosticId id, ByteRange range) { add(makeDiagnostic(id, range)); }
  /// The same with arguments, which are asked for only if the finding is kept.
  template <class MakeArguments>
  void add(DiagnosticId id, ByteRange range, MakeArguments makeArguments) {
    if (keeps(id)) {
      add(makeDiagnostic(id, range, makeArguments()));
    } else {
      addUnkept(id, range, 1);
    }
  }
  /// Counts `count` findings of `id` without their text; `range` is that of the first of them, in the file `shard`.
  void addUnkept(DiagnosticId id, ByteRange range, uint64_t count, uint32_t shard = 0);
  /// False once findings of this id are only counted.
  bool keeps(DiagnosticId id) const { return m_counts[static_cast<size_t>(id)].kept < kFindingsPerId; }

  /// Everything kept, with one `file.findings_limited` for each id that had more, by begin, end and id.
  std::vector<Diagnostic> take();

 private:
  struct Count {
    size_t kept = 0;
    uint64_t left = 0;
    ByteRange first;
    uint32_t shard = 0;  ///< that `first` lies in
  };
  std::vector<Diagnostic> m_kept;
  std::vector<Count> m_counts;
};

}  // namespace ggufscope
