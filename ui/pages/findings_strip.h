#pragma once

#include <QWidget>

namespace ggufscope {

class DocumentSession;
class LinkButton;
class FlowLayout;

/// The findings of a file at a glance: how many of each severity, by whose rules, and the worst one in words.
class FindingsStrip : public QWidget {
  Q_OBJECT

 public:
  /// The worst finding is left out where `said`, a text that stands above, has it already.
  FindingsStrip(DocumentSession& session, const QString& said, QWidget* parent = nullptr);

 signals:
  void problemsRequested();

 private:
  void refresh();
  void addWorst();

  DocumentSession& m_session;
  QString m_said;
  FlowLayout* m_row;
};

}  // namespace ggufscope
