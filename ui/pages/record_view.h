#pragma once

#include <functional>
#include <vector>

#include <QString>
#include <QTreeView>

namespace ggufscope {

/// The view of tables and trees of records: whole rows are selected, one column takes the room that is left, Ctrl+C
/// copies the cell, or several rows as lines of cells with tabs between them.
class RecordView : public QTreeView {
  Q_OBJECT

 public:
  explicit RecordView(QWidget* parent = nullptr);

  /// What copying takes from a cell; its display text without this.
  void setCopyText(std::function<QString(const QModelIndex&)> text) { m_copyText = std::move(text); }
  /// An entry of the context menu that copies the cell of `column` of the selected rows, one line each.
  void addCopyEntry(const QString& text, int column);
  /// Entries that stand above those for copying.
  void addMenuActions(const QList<QAction*>& actions) { m_actions = actions; }

  /// `fillColumn` takes the width that the others leave, until somebody drags its border; where it has a width of its
  /// own, not more than that, and the last column has the rest. Widths are in characters, a cell's padding comes on
  /// top; 0 is the width of the title.
  void setColumnWidths(const std::vector<int>& characters, int fillColumn);

  /// The rows of the selection in the order in which they are shown.
  QModelIndexList selectedRows() const;
  QString rowsAsText() const;
  void copySelection();
  void copyCell();
  void copyRows();

  /// Makes `index` current, selects its row and scrolls to it; nothing is emitted by currentRowChanged.
  void showRow(const QModelIndex& index);
  /// Nothing is current or selected any more; silent, too.
  void clearRow();

 signals:
  /// Somebody moved to another row or cell, by mouse or keys.
  void currentRowChanged(const QModelIndex& index);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct CopyEntry {
    QString text;
    int column;
  };
  QString cellText(const QModelIndex& index) const;
  void copyColumn(int column);
  void applyWidths();
  int wishedWidth(int column) const;
  void fill();

  std::function<QString(const QModelIndex&)> m_copyText;
  std::vector<CopyEntry> m_copyEntries;
  QList<QAction*> m_actions;
  std::vector<int> m_characters;
  int m_fillColumn = -1;
  bool m_ownResize = false;
  bool m_silent = false;
};

}  // namespace ggufscope
