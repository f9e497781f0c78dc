#pragma once

#include <vector>

#include <QWidget>

#include "core/base/diagnostic.h"

namespace ggufscope {

class DocumentSession;
class LinkButton;
class FlowLayout;

/// The findings of a file at a glance: how many of each severity, by whose rules, and the worst one in words.
class FindingsStrip : public QWidget {
  Q_OBJECT

 public:
  /// The worst finding is that of those that `said`, a text that stands above, and the states of the file do not have
  /// already.
  FindingsStrip(DocumentSession& session, const QString& said, QWidget* parent = nullptr);

 signals:
  void problemsRequested();

 private:
  void refresh();
  void addWorst();

  DocumentSession& m_session;
  QString m_said;
  std::vector<DiagnosticId> m_covered;  ///< what the states of the file say above
  FlowLayout* m_row;
};

}  // namespace ggufscope
