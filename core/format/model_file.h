#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "core/format/document.h"
#include "core/format/parser.h"
#include "core/format/span_tree.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// A snapshot of one file: source, document, span tree. Immutable, shared by everything that looks at it.
class ModelFile {
 public:
  /// Opens and reads the header part of `path`. Errors: those of FileSource::open and parse.
  static Result<std::shared_ptr<const ModelFile>> open(const std::filesystem::path& path, std::stop_token stop = {},
                                                       Progress* progress = nullptr);
  /// The same for bytes of any source; `path` is only a name.
  static Result<std::shared_ptr<const ModelFile>> fromSource(std::shared_ptr<const ByteSource> source,
                                                             std::filesystem::path path = {}, std::stop_token stop = {},
                                                             Progress* progress = nullptr);

  const std::filesystem::path& path() const { return m_path; }
  const ByteSource& source() const { return *m_source; }
  std::shared_ptr<const ByteSource> sharedSource() const { return m_source; }
  const Document& document() const { return *m_document; }
  const SpanTree& spans() const { return m_spans; }
  uint64_t size() const { return m_source->size(); }
  /// The file behind the source, or nullptr (memory, patched).
  const FileSource* file() const { return dynamic_cast<const FileSource*>(m_source.get()); }

 private:
  ModelFile(std::shared_ptr<const ByteSource> source, std::filesystem::path path,
            std::shared_ptr<const Document> document);

  std::shared_ptr<const ByteSource> m_source;
  std::filesystem::path m_path;
  std::shared_ptr<const Document> m_document;
  SpanTree m_spans;
};

}  // namespace ggufscope
