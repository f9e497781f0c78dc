#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/diagnostic_collector.h"
#include "core/check/model_view.h"
#include "core/format/row_reader.h"

namespace ggufscope {

using FindingArguments = std::vector<std::pair<std::string_view, std::string>>;

/// Adds findings about a model at the place that they have by findings.md: the value of a pair, or a whole tensor info;
/// each knows the shard that it lies in. `makeArguments()` gives FindingArguments and is asked only if they are kept.
class ModelFindings {
 public:
  ModelFindings(const ModelView& view, DiagnosticCollector& collector) : m_view(view), m_collector(collector) {}

  template <class MakeArguments>
  void at(DiagnosticId id, uint32_t shard, ByteRange range, MakeArguments makeArguments) {
    if (!m_collector.keeps(id)) return m_collector.addUnkept(id, range, 1, shard);
    Diagnostic diagnostic = makeDiagnostic(id, range, makeArguments());
    diagnostic.shard = shard;
    m_collector.add(std::move(diagnostic));
  }
  template <class MakeArguments>
  void atPair(DiagnosticId id, uint64_t pair, MakeArguments makeArguments) {
    at(id, m_view.mainPart().shard, m_view.metadata().valueRange(pair), makeArguments);
  }
  template <class MakeArguments>
  void atTensor(DiagnosticId id, TensorPosition place, MakeArguments makeArguments) {
    const TensorInfo& info = m_view.documentOf(place).tensors[place.tensor];
    at(id, m_view.parts()[place.part].shard, {info.begin, info.end}, makeArguments);
  }

 private:
  const ModelView& m_view;
  DiagnosticCollector& m_collector;
};

}  // namespace ggufscope
