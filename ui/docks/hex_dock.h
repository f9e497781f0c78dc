#pragma once

#include <QDockWidget>

class QComboBox;

namespace ggufscope {

class DocumentSession;
class GoToField;
class HexView;
class NoticeLine;
class RegionLegend;

/// The hex view with a line above it: where to go, how many columns, what the colours mean.
class HexDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit HexDock(DocumentSession& session, QWidget* parent = nullptr);

  HexView* view() const { return m_view; }
  GoToField* goToField() const { return m_goTo; }
  QComboBox* columnsBox() const { return m_columns; }
  /// Whose bytes are shown; hidden where there is only one file.
  QComboBox* shardBox() const { return m_shards; }
  const NoticeLine& notice() const { return *m_notice; }

 private:
  QWidget* makeHeader();
  void listShards();
  void warn(const QString& text);

  DocumentSession& m_session;
  HexView* m_view;
  GoToField* m_goTo;
  QComboBox* m_columns;
  QComboBox* m_shards;
  NoticeLine* m_notice;
};

}  // namespace ggufscope
