#pragma once

#include <QWidget>

namespace ggufscope {

class DocumentSession;

/// A page of the centre: meaning, as opposed to bytes. It reads everything from its session.
class Page : public QWidget {
  Q_OBJECT

 public:
  explicit Page(DocumentSession& session, QWidget* parent = nullptr) : QWidget(parent), m_session(session) {}

  DocumentSession& session() const { return m_session; }
  /// The field that Ctrl+L / "/" focuses, or nullptr.
  virtual QWidget* filterField() const { return nullptr; }

 signals:
  /// The page asks for another one: the id of a row of the page registry.
  void pageRequested(const QString& id);

 private:
  DocumentSession& m_session;
};

}  // namespace ggufscope
