#pragma once

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace ggufscope {

class DocumentSession;

/// Takes one to an offset, a key or a tensor (the syntax is that of goToTarget()). Names that have the typed text in
/// them drop down while one types.
class GoToField : public QLineEdit {
  Q_OBJECT

 public:
  explicit GoToField(DocumentSession& session, QWidget* parent = nullptr);

 signals:
  /// The session's selection was set.
  void arrived();
  /// What was typed leads nowhere; empty once it is changed.
  void problemRaised(const QString& problem);

 private:
  void suggest(const QString& text);
  void go();

  DocumentSession& m_session;
  QStringListModel* m_names;
  QCompleter* m_completer;
};

}  // namespace ggufscope
