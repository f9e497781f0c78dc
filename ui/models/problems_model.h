#pragma once

#include <array>
#include <vector>

#include <QAbstractTableModel>

#include "core/base/diagnostic.h"

namespace ggufscope {

class DocumentSession;

/// The findings of a session by the rules of its profile: the worst first, then by address. Severities can be hidden.
class ProblemsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { kSeverity, kMessage, kShard, kAddress, kId, kColumnCount };

  explicit ProblemsModel(DocumentSession& session, QObject* parent = nullptr);

  const Diagnostic& finding(int row) const;
  /// The row of an equal finding, or -1.
  int rowOf(const Diagnostic& finding) const;

  /// Findings of that severity, shown or not.
  int count(Severity severity) const { return m_counts[static_cast<size_t>(severity)]; }
  int total() const { return m_counts[0] + m_counts[1] + m_counts[2]; }
  bool shows(Severity severity) const { return m_shown[static_cast<size_t>(severity)]; }
  void setShown(Severity severity, bool shown);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void rebuild();
  QString text(const Diagnostic& finding, int column) const;

  DocumentSession& m_session;
  std::vector<size_t> m_rows;  ///< of DocumentSession::findings()
  std::array<int, 3> m_counts{};
  std::array<bool, 3> m_shown{true, true, true};
};

}  // namespace ggufscope
