#pragma once

#include <optional>

#include <QWidget>

#include "core/format/model_file.h"

class QGridLayout;
class QVBoxLayout;

namespace ggufscope {

class DocumentSession;

/// What a file is that is no GGUF: its name, what to do about it, what it says about itself, and its first bytes.
class ForeignSection : public QWidget {
  Q_OBJECT

 public:
  /// `file`: the one that the session's model was opened from.
  ForeignSection(DocumentSession& session, const ModelFile& file, QWidget* parent = nullptr);

 private:
  struct Fact;

  QWidget* makeHeadline(const Document& document);
  QWidget* makeFacts(const ModelFile& file);
  void addFact(QGridLayout& grid, const Fact& fact);
  void addBytes(const QString& title, const ModelFile& file, uint64_t offset);

  DocumentSession& m_session;
  QVBoxLayout* m_column;
};

}  // namespace ggufscope
