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
  /// Shows only what `filter` finds, as if it had been typed into the filter field. Pages without one ignore it.
  virtual void setFilter(const QString& /*filter*/) {}

 signals:
  /// The page asks for another one, by the id of a row of the page registry, or for a panel: "problems".
  void pageRequested(const QString& id);
  /// The same, and for setFilter(filter) on it.
  void filterRequested(const QString& id, const QString& filter);

 private:
  DocumentSession& m_session;
};

}  // namespace ggufscope
