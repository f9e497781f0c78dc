#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/format/model_file.h"
#include "tests/support/gguf_builder.h"
#include "tests/support/samples.h"
#include "tests/support/test_sources.h"
#include "ui/session/document_session.h"

namespace ggufscope {

inline std::shared_ptr<const ModelFile> openSource(std::shared_ptr<const ByteSource> source) {
  return ModelFile::fromSource(std::move(source), "memory.gguf").value();
}

inline std::shared_ptr<const ModelFile> openBytes(const std::string& bytes) { return openSource(memorySource(bytes)); }

inline std::shared_ptr<const ModelFile> openBuilt(const GgufBuilder& builder) { return openBytes(builder.build()); }

inline std::shared_ptr<const ModelFile> openSample(std::string_view name) {
  return ModelFile::open(samplePath(name)).value();
}

/// What the window does with a file that it has opened.
inline void show(DocumentSession& session, const std::shared_ptr<const ModelFile>& model) {
  session.setModel(model);
  session.setFindings(model->document().diagnostics, true);
}

}  // namespace ggufscope
