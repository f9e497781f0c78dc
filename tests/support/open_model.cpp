#include "tests/support/open_model.h"

#include <algorithm>
#include <stdexcept>

#include "core/format/value.h"
#include "tests/support/test_sources.h"

namespace ggufscope {

std::shared_ptr<const ModelFile> opened(const std::string& bytes) {
  auto model = ModelFile::fromSource(memorySource(bytes));
  if (!model.ok()) throw std::runtime_error(describe(model.error()));
  return *model;
}

std::shared_ptr<const ModelFile> opened(const GgufBuilder& builder) { return opened(builder.build()); }

bool hasFinding(const Document& document, DiagnosticId id) {
  return std::any_of(document.diagnostics.begin(), document.diagnostics.end(),
                     [id](const Diagnostic& finding) { return finding.id == id; });
}

std::string scalarOf(const ModelFile& model, std::string_view key) {
  const auto value = readScalar(model.source(), model.document(), model.document().findPair(key));
  return value.ok() ? scalarText(*value) : "error";
}

std::string elementOf(const ModelFile& model, std::string_view key, uint64_t index) {
  const Document& document = model.document();
  const auto value = readElement(model.source(), document, document.pairs[document.findPair(key)].array, index);
  return value.ok() ? scalarText(*value) : "error";
}

}  // namespace ggufscope
