#include "ui/pages/tensors_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/pages/filter_field.h"
#include "ui/pages/record_delegate.h"
#include "ui/pages/record_view.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// Groups of what a filter finds are opened as long as that gives no more rows than this.
constexpr uint64_t kOpenedRows = 2000;

QString allTensorsText(uint64_t count) {
  return count == 1 ? TensorsPage::tr("1 tensor") : TensorsPage::tr("%1 tensors").arg(groupedNumber(count));
}

}  // namespace

TensorsPage::TensorsPage(DocumentSession& session, QWidget* parent) : Page(session, parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeToolRow());
  makeTable();
  m_empty = new QLabel(this);
  m_empty->setTextFormat(Qt::PlainText);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_stack = new QStackedLayout;
  m_stack->addWidget(m_table);
  m_stack->addWidget(m_empty);
  layout->addLayout(m_stack, 1);

  connect(m_filter, &QLineEdit::textChanged, this, &TensorsPage::adoptFilter);
  connect(m_grouping, &QComboBox::currentIndexChanged, this, &TensorsPage::adoptGrouping);
  connect(m_table, &RecordView::currentRowChanged, this, &TensorsPage::chooseRow);
  connect(&m_model, &TensorTableModel::contentChanged, this, &TensorsPage::showSums);
  connect(&session, &DocumentSession::wholeChanged, this, &TensorsPage::adoptModel);
  connect(&session, &DocumentSession::selectionChanged, this, &TensorsPage::followSelection);
  adoptModel();
}

QWidget* TensorsPage::makeToolRow() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(kUnit, kUnit, kUnit, kUnit);
  layout->setSpacing(kUnit);
  m_filter = new FilterField(tr("Filter: words, type:Q4_K, state:cut"), tr("Filter tensors"), row);
  m_filter->setMinimumWidth(kUnit * 25);
  m_filter->setMaximumWidth(kUnit * 50);
  layout->addWidget(m_filter, 1);
  m_grouping = new QComboBox(row);
  m_grouping->setAccessibleName(tr("Group tensors"));
  m_grouping->addItems({tr("No groups"), tr("Group by layer"), tr("Group by role")});
  layout->addWidget(m_grouping);
  m_sums = new QLabel(row);
  m_sums->setTextFormat(Qt::PlainText);
  m_sums->setAccessibleName(tr("Sums of the tensors shown"));
  m_sums->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_sums->setForegroundRole(QPalette::PlaceholderText);
  layout->addWidget(m_sums, 1);
  return row;
}

void TensorsPage::makeTable() {
  m_table = new RecordView(this);
  m_table->setAccessibleName(tr("Tensors"));
  m_table->setModel(&m_model);
  m_table->setItemDelegateForColumn(TensorTableModel::typeColumn, new TypeDelegate(m_table));
  m_table->setRootIsDecorated(false);
  m_table->header()->setSortIndicatorClearable(true);
  m_table->header()->setSortIndicator(-1, Qt::AscendingOrder);
  m_table->setSortingEnabled(true);
  m_table->setCopyText([this](const QModelIndex& index) { return m_model.copyText(index); });
  m_table->addCopyEntry(tr("Copy name"), TensorTableModel::nameColumn);
  m_table->addCopyEntry(tr("Copy offset"), TensorTableModel::offsetColumn);
  m_filter->setList(m_table);
}

QWidget* TensorsPage::filterField() const { return m_filter; }

void TensorsPage::setFilter(const QString& filter) { m_filter->setText(filter); }

void TensorsPage::adoptModel() {
  m_model.setModel(session().whole());
  m_table->setColumnHidden(TensorTableModel::shardColumn, !session().whole() || !session().whole()->isSet());
  std::vector<int> characters;
  for (int column = 0; column < TensorTableModel::columnTotal; ++column) {
    characters.push_back(m_model.widestText(column));
  }
  m_table->setColumnWidths(characters, TensorTableModel::nameColumn);
  adoptGrouping(m_grouping->currentIndex());
  followSelection();
}

void TensorsPage::adoptFilter(const QString& filter) {
  m_model.setFilter(filter);
  const bool opens = !filter.trimmed().isEmpty() && m_model.shownTotals().tensors <= kOpenedRows;
  if (opens && m_model.grouping() != TensorGrouping::none) m_table->expandAll();
  followSelection();
}

void TensorsPage::adoptGrouping(int choice) {
  const auto grouping = static_cast<TensorGrouping>(choice);
  m_model.setGrouping(grouping);
  m_table->setRootIsDecorated(grouping != TensorGrouping::none);
  followSelection();
}

void TensorsPage::chooseRow(const QModelIndex& index) {
  const uint64_t tensor = m_model.tensorAt(index);
  if (tensor == kNone) return;
  const QScopedValueRollback<bool> guard(m_choosing, true);
  session().selectTensor(tensor);
}

void TensorsPage::followSelection() {
  // A hidden page catches up when it is shown.
  if (m_choosing || !isVisible() || !session().model()) return;
  const Selection& selection = session().selection();
  const uint64_t inFile = selection.valid ? session().model()->spans().tensorOf(selection.span) : kNone;
  const uint64_t tensor = inFile == kNone ? kNone : session().whole()->numberOf({session().shard(), inFile});
  const QModelIndex row = m_model.indexOfTensor(tensor);
  if (!row.isValid()) {
    if (m_model.tensorAt(m_table->currentIndex()) != kNone) m_table->clearRow();
  } else if (m_model.tensorAt(m_table->currentIndex()) != tensor) {
    m_table->showRow(row);
  }
}

void TensorsPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  followSelection();
}

void TensorsPage::showSums() {
  const TensorTotals& all = m_model.totals();
  const TensorTotals& shown = m_model.shownTotals();
  m_stack->setCurrentWidget(shown.tensors == 0 ? static_cast<QWidget*>(m_empty) : m_table);
  m_empty->setText(emptyText());
  const QString count = shown.tensors == all.tensors
                            ? allTensorsText(all.tensors)
                            : tr("%1 of %2 tensors").arg(groupedNumber(shown.tensors), groupedNumber(all.tensors));
  QStringList parts = {count, tr("%1 elements").arg(groupedNumber(shown.elements)), byteSize(shown.bytes)};
  if (const auto bits = shown.bitsPerWeight()) {
    parts += tr("%1 bits/weight").arg(QLocale::c().toString(*bits, 'f', 2));
  }
  if (shown.unsized > 0) parts += tr("%1 of unknown size").arg(groupedNumber(shown.unsized));
  const bool some = all.tensors > 0;
  m_sums->setText(some ? parts.join(QStringLiteral(" · ")) : QString());
  m_filter->setEnabled(some);
  m_grouping->setEnabled(some);
}

QString TensorsPage::emptyText() const {
  if (m_model.totals().tensors > 0) return tr("No tensor fits the filter. Esc clears it.");
  if (!session().whole()) return {};
  const Document& document = session().whole()->opened().document();
  if (!document.isGguf) return tr("This is no GGUF file, so it has no list of tensors.");
  if (document.header.tensorCount == 0) return tr("The file has no tensors.");
  return tr("None of the %1 tensor infos could be read. The Overview says where reading stopped.")
      .arg(groupedNumber(document.header.tensorCount));
}

}  // namespace ggufscope
