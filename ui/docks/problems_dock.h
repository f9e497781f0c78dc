#pragma once

#include <array>
#include <optional>

#include <QDockWidget>

#include "core/base/diagnostic.h"

class QComboBox;
class QLabel;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace ggufscope {

class DocumentSession;
class EmptyState;
class ProblemsModel;
class RecordView;
class TextBlock;

/// What was found in the file: a table that leads to the bytes, and for each finding what to do about it.
class ProblemsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit ProblemsDock(DocumentSession& session, QWidget* parent = nullptr);

  RecordView* table() const { return m_table; }
  ProblemsModel* problems() const { return m_model; }
  QComboBox* profileBox() const { return m_profile; }
  QToolButton* filterButton(Severity severity) const { return m_filters[static_cast<size_t>(severity)]; }
  /// What stands in place of the table; empty while the table is shown.
  QString emptyTitle() const;
  QString statusText() const;
  /// Runs the check again; shown when it ended before its time.
  QToolButton* checkAgainButton() const { return m_checkAgain; }
  QString detailsText() const;

 private:
  QWidget* makeHeader();
  QWidget* makeTable();
  QToolButton* makeFilter(Severity severity);

  void refresh();
  void showState();
  void showDetails(const QModelIndex& index);
  void follow(const QModelIndex& index);

  DocumentSession& m_session;
  ProblemsModel* m_model;
  QComboBox* m_profile = nullptr;
  std::array<QToolButton*, 3> m_filters{};
  QLabel* m_status = nullptr;
  QToolButton* m_checkAgain = nullptr;
  QStackedWidget* m_stack = nullptr;
  RecordView* m_table = nullptr;
  EmptyState* m_empty = nullptr;
  TextBlock* m_detailText = nullptr;
  std::optional<Diagnostic> m_current;  ///< stays current when findings join
};

}  // namespace ggufscope
