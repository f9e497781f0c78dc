#include "core/format/model_file.h"

namespace ggufscope {

Result<std::shared_ptr<const ModelFile>> ModelFile::open(const std::filesystem::path& path, std::stop_token stop,
                                                         Progress* progress) {
  Result<std::shared_ptr<const FileSource>> source = FileSource::open(path);
  if (!source) return source.error();
  return fromSource(*source, path, std::move(stop), progress);
}

Result<std::shared_ptr<const ModelFile>> ModelFile::fromSource(std::shared_ptr<const ByteSource> source,
                                                               std::filesystem::path path, std::stop_token stop,
                                                               Progress* progress) {
  const std::string fileName = path.filename().string();
  Result<std::shared_ptr<const Document>> document = parse(*source, std::move(stop), progress, fileName);
  if (!document) return document.error();
  return std::shared_ptr<const ModelFile>(new ModelFile(std::move(source), std::move(path), *document));
}

ModelFile::ModelFile(std::shared_ptr<const ByteSource> source, std::filesystem::path path,
                     std::shared_ptr<const Document> document)
    : m_source(std::move(source)),
      m_path(std::move(path)),
      m_document(std::move(document)),
      m_spans(*m_source, *m_document) {}

}  // namespace ggufscope
