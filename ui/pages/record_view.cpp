#include "ui/pages/record_view.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include "ui/pages/record_delegate.h"
#include "ui/pages/record_header.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kLeastFill = 24;      ///< characters
constexpr int kLeastLast = 18;      ///< characters of a last column that has to give way
constexpr int kMeasuredRows = 100;  ///< beside the visible ones, where a column is as wide as its texts

}  // namespace

RecordView::RecordView(QWidget* parent) : QTreeView(parent) {
  setItemDelegate(new RecordDelegate(this));
  setHeader(new RecordHeader(this));
  setUniformRowHeights(true);
  setAlternatingRowColors(true);
  setAllColumnsShowFocus(false);
  setSelectionBehavior(SelectRows);
  setSelectionMode(ExtendedSelection);
  setHorizontalScrollMode(ScrollPerPixel);
  setEditTriggers(NoEditTriggers);
  setFrameShape(NoFrame);
  setTextElideMode(Qt::ElideRight);
  setIndentation(kUnit * 2);
  header()->setStretchLastSection(false);
  header()->setResizeContentsPrecision(kMeasuredRows);
  header()->setHighlightSections(false);
  header()->setSectionsMovable(true);
  connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
    if (m_ownResize) return;
    if (column == m_fillColumn) {
      m_fillColumn = -1;
    } else {
      fill();
    }
  });
}

void RecordView::addCopyEntry(const QString& text, int column) { m_copyEntries.push_back({text, column}); }

void RecordView::setColumnWidths(const std::vector<int>& characters, int fillColumn) {
  m_characters = characters;
  m_fillColumn = fillColumn;
  applyWidths();
}

void RecordView::applyWidths() {
  const QScopedValueRollback<bool> guard(m_ownResize, true);
  for (size_t column = 0; column < m_characters.size(); ++column) {
    header()->resizeSection(static_cast<int>(column), wishedWidth(static_cast<int>(column)));
  }
  fill();
}

int RecordView::wishedWidth(int column) const {
  const QString widest(m_characters[static_cast<size_t>(column)], QLatin1Char('0'));
  const double text = QFontMetricsF(monospaceFont()).horizontalAdvance(widest);
  return std::max(static_cast<int>(std::ceil(text)) + kUnit * 2 + 1, header()->sectionSizeHint(column));
}

void RecordView::fill() {
  const int last = header()->count() - 1;
  if (m_fillColumn < 0 || m_fillColumn > last) return;
  const QScopedValueRollback<bool> guard(m_ownResize, true);
  const bool bounded = m_characters[static_cast<size_t>(m_fillColumn)] > 0;
  if (bounded) header()->resizeSection(last, wishedWidth(last));
  const int room = viewport()->width() - (header()->length() - header()->sectionSize(m_fillColumn));
  const int least = QFontMetrics(font()).averageCharWidth() * kLeastFill;
  const int wished = bounded ? wishedWidth(m_fillColumn) : QWIDGETSIZE_MAX;
  const int most = std::max(wished, least);
  // Before the view has to scroll sideways, short texts give way, then what the last column has more than its texts
  // need, then the tails of these.
  const int lacking = std::min(wished, least) - room;
  header()->resizeSection(m_fillColumn, std::clamp(room, std::min(wished, least), most));
  if (bounded && lacking > 0) {
    const int tail = QFontMetrics(font()).averageCharWidth() * kLeastLast;
    const int contents = std::max(std::min(sizeHintForColumn(last), tail), header()->sectionSizeHint(last));
    header()->resizeSection(last, std::max(wishedWidth(last) - lacking, std::min(contents, wishedWidth(last))));
  }
  // What is left then goes behind the text of the last column: rows reach from edge to edge.
  if (bounded && room > most) header()->resizeSection(last, wishedWidth(last) + room - most);
}

QModelIndexList RecordView::selectedRows() const {
  QModelIndexList rows = selectionModel() == nullptr ? QModelIndexList() : selectionModel()->selectedRows();
  // By the path of rows from the root: the order on the screen, also across groups and without asking the view for
  // the places of thousands of rows.
  const auto path = [](QModelIndex index) {
    std::vector<int> rowPath;
    for (; index.isValid(); index = index.parent()) rowPath.push_back(index.row());
    std::reverse(rowPath.begin(), rowPath.end());
    return rowPath;
  };
  std::vector<std::pair<std::vector<int>, QModelIndex>> sorted;
  for (const QModelIndex& row : rows) sorted.emplace_back(path(row), row);
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::transform(sorted.begin(), sorted.end(), rows.begin(), [](const auto& row) { return row.second; });
  return rows;
}

QString RecordView::cellText(const QModelIndex& index) const {
  return m_copyText ? m_copyText(index) : index.data().toString();
}

QString RecordView::rowsAsText() const {
  QString text;
  for (const QModelIndex& row : selectedRows()) {
    if (!text.isEmpty()) text += QLatin1Char('\n');
    QStringList cells;
    for (int visual = 0; visual < header()->count(); ++visual) {
      const int column = header()->logicalIndex(visual);
      if (!isColumnHidden(column)) cells += cellText(row.siblingAtColumn(column));
    }
    text += cells.join(QLatin1Char('\t'));
  }
  return text;
}

void RecordView::copyCell() {
  if (currentIndex().isValid()) QApplication::clipboard()->setText(cellText(currentIndex()));
}

void RecordView::copyRows() { QApplication::clipboard()->setText(rowsAsText()); }

void RecordView::copySelection() {
  if (selectedRows().size() > 1) {
    copyRows();
  } else {
    copyCell();
  }
}

void RecordView::copyColumn(int column) {
  QStringList lines;
  for (const QModelIndex& row : selectedRows()) lines += cellText(row.siblingAtColumn(column));
  QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void RecordView::showRow(const QModelIndex& index) {
  const QScopedValueRollback<bool> guard(m_silent, true);
  // The column that somebody is in stays; rows that are already selected together stay selected.
  const QModelIndex cell = index.siblingAtColumn(currentIndex().isValid() ? currentIndex().column() : 0);
  if (selectionModel()->isRowSelected(index.row(), index.parent())) {
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
  } else {
    setCurrentIndex(cell);
  }
  scrollTo(index.siblingAtColumn(0));
}

void RecordView::clearRow() {
  const QScopedValueRollback<bool> guard(m_silent, true);
  if (selectionModel() != nullptr) selectionModel()->clear();
}

void RecordView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  if (!m_silent && current.isValid()) emit currentRowChanged(current);
}

void RecordView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    copySelection();
    event->accept();
    return;
  }
  QTreeView::keyPressEvent(event);
}

void RecordView::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  fill();
}

void RecordView::changeEvent(QEvent* event) {
  QTreeView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) applyWidths();
}

void RecordView::contextMenuEvent(QContextMenuEvent* event) {
  if (!currentIndex().isValid()) return;
  QMenu menu(this);
  if (!m_actions.isEmpty()) {
    menu.addActions(m_actions);
    menu.addSeparator();
  }
  const bool several = selectedRows().size() > 1;
  QAction* cell = menu.addAction(icon(QStringLiteral("copy")), tr("Copy cell"), this, &RecordView::copyCell);
  QAction* rows = menu.addAction(several ? tr("Copy rows as TSV") : tr("Copy row as TSV"), this, &RecordView::copyRows);
  (several ? rows : cell)->setShortcut(QKeySequence::Copy);
  for (const CopyEntry& entry : m_copyEntries) {
    menu.addAction(entry.text, this, [this, column = entry.column] { copyColumn(column); });
  }
  const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
  menu.exec(byKeyboard ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
}

}  // namespace ggufscope
