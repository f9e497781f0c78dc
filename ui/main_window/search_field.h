#pragma once

#include <QLineEdit>

#include "ui/main_window/search_model.h"

class QListView;

namespace ggufscope {

class DocumentSession;

/// The field that finds a key, a tensor or an offset. What it finds drops down while one types; Enter or a click
/// selects. The list is a child of the window and takes no focus, so the typing goes on.
class SearchField : public QLineEdit {
  Q_OBJECT

 public:
  explicit SearchField(QWidget* parent = nullptr);

  /// Whose file is searched; nullptr disables the field.
  void setSession(DocumentSession* session);
  const QListView& results() const { return *m_results; }

 signals:
  /// The session's selection was set to a hit of that kind.
  void chosen(ggufscope::SearchModel::HitKind kind);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void search();
  void placeResults();
  void choose(const QModelIndex& index);

  DocumentSession* m_session = nullptr;
  SearchModel* m_hits;
  QListView* m_results;
};

}  // namespace ggufscope
