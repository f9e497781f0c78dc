#include "ui/pages/metadata_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/pages/filter_field.h"
#include "ui/pages/record_view.h"
#include "ui/pages/value_pane.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// Groups are opened by themselves as long as that gives no more rows than this: a view lays out every open row.
constexpr uint64_t kOpenedRows = 1000;

QString allKeysText(uint64_t count) {
  return count == 1 ? MetadataPage::tr("1 key") : MetadataPage::tr("%1 keys").arg(groupedNumber(count));
}

}  // namespace

MetadataPage::MetadataPage(DocumentSession& session, QWidget* parent) : Page(session, parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeToolRow());
  makeTree();
  m_value = new ValuePane(this);
  auto* parts = new QSplitter(Qt::Vertical, this);
  parts->setChildrenCollapsible(false);
  parts->addWidget(m_tree);
  parts->addWidget(m_value);
  parts->setStretchFactor(0, 2);
  parts->setStretchFactor(1, 1);
  m_empty = new QLabel(this);
  m_empty->setTextFormat(Qt::PlainText);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_stack = new QStackedLayout;
  m_stack->addWidget(parts);
  m_stack->addWidget(m_empty);
  layout->addLayout(m_stack, 1);

  connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
    if (m_model.filter().isEmpty()) rememberOpenGroups();
    m_model.setFilter(text);
  });
  connect(m_tree, &RecordView::currentRowChanged, this, &MetadataPage::chooseRow);
  connect(&m_model, &MetadataModel::filterChanged, this, [this] {
    showCount();
    openGroups();
    followSelection();
  });
  connect(&session, &DocumentSession::wholeChanged, this, &MetadataPage::adoptModel);
  connect(&session, &DocumentSession::selectionChanged, this, &MetadataPage::followSelection);
  adoptModel();
}

QWidget* MetadataPage::makeToolRow() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(kUnit, kUnit, kUnit, kUnit);
  layout->setSpacing(kUnit);
  m_filter = new FilterField(tr("Filter keys and values"), tr("Filter metadata"), row);
  m_filter->setMinimumWidth(kUnit * 25);
  m_filter->setMaximumWidth(kUnit * 50);
  layout->addWidget(m_filter, 1);
  m_count = new QLabel(row);
  m_count->setTextFormat(Qt::PlainText);
  m_count->setAccessibleName(tr("Number of keys shown"));
  m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_count->setForegroundRole(QPalette::PlaceholderText);
  layout->addWidget(m_count, 1);
  return row;
}

void MetadataPage::makeTree() {
  m_tree = new RecordView(this);
  m_tree->setAccessibleName(tr("Metadata"));
  m_tree->setModel(&m_model);
  m_tree->setColumnWidths({34, 13, 0, 11, 11}, MetadataModel::valueColumn);
  m_tree->setCopyText([this](const QModelIndex& index) { return m_model.copyText(index); });
  m_tree->addCopyEntry(tr("Copy key"), MetadataModel::keyColumn);
  m_tree->addCopyEntry(tr("Copy value"), MetadataModel::valueColumn);
  m_tree->addCopyEntry(tr("Copy offset"), MetadataModel::offsetColumn);
  m_filter->setList(m_tree);
}

QWidget* MetadataPage::filterField() const { return m_filter; }

void MetadataPage::setFilter(const QString& filter) { m_filter->setText(filter); }

void MetadataPage::adoptModel() {
  m_openGroups.clear();
  m_model.setModel(session().whole() ? session().whole()->sharedFile(session().whole()->mainShard()) : nullptr);
  if (m_model.pairCount() <= kOpenedRows) {
    for (quint32 group = 1; group < m_model.groups().size(); ++group) m_openGroups += group;
  }
  openGroups();
  followSelection();
}

void MetadataPage::rememberOpenGroups() {
  m_openGroups.clear();
  for (quint32 group = 1; group < m_model.groups().size(); ++group) {
    if (m_tree->isExpanded(m_model.indexOfGroup(group))) m_openGroups += group;
  }
}

/// Without a filter, what was open before; with one, the groups of the hits as long as that gives no endless list.
void MetadataPage::openGroups() {
  const std::vector<KeyTree::Group>& groups = m_model.groups();
  uint64_t rows = groups.front().shown.size();
  for (quint32 group = 1; group < groups.size(); ++group) {
    if (groups[group].shown.empty()) continue;
    const bool open = m_model.filter().isEmpty() ? m_openGroups.contains(group) : rows <= kOpenedRows;
    if (!open) continue;
    rows += groups[group].shown.size();
    m_tree->expand(m_model.indexOfGroup(group));
  }
}

void MetadataPage::chooseRow(const QModelIndex& index) {
  const QScopedValueRollback<bool> guard(m_choosing, true);
  const MetadataModel::Item item = m_model.itemAt(index);
  if (const auto span = m_model.spanAt(index)) {
    session().select(session().whole()->mainShard(), *span);
  } else if (item.kind == MetadataModel::Item::Kind::page) {
    session().selectBytes(session().whole()->mainShard(), m_model.bytesAt(index));
  }
  showValue();
}

void MetadataPage::followSelection() {
  // A hidden page catches up when it is shown.
  if (m_choosing || !isVisible() || !session().model()) return;
  const Selection& selection = session().selection();
  const bool here = selection.valid && selection.shard == session().whole()->mainShard();
  const QModelIndex row = here ? m_model.indexOfSpan(selection.span) : QModelIndex();
  const QModelIndex current = m_tree->currentIndex();
  if (row.isValid() && row.siblingAtColumn(0) != current.siblingAtColumn(0)) {
    m_tree->showRow(row);
  } else if (!row.isValid() && m_model.itemAt(current).pair != kNone) {
    m_tree->clearRow();
  }
  showValue();
}

void MetadataPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  followSelection();
}

void MetadataPage::showValue() {
  const MetadataModel::Item item = m_model.itemAt(m_tree->currentIndex());
  const bool wasHidden = m_value->isHidden();
  if (!session().model() || item.kind != MetadataModel::Item::Kind::pair) {
    m_value->hide();
    return;
  }
  m_value->showPair(session().whole()->main(), item.pair);
  // The pane takes room from the tree: the row that it belongs to stays in sight.
  if (wasHidden && !m_value->isHidden()) {
    QMetaObject::invokeMethod(
        m_tree, [this] { m_tree->scrollTo(m_tree->currentIndex()); }, Qt::QueuedConnection);
  }
}

void MetadataPage::showCount() {
  const uint64_t all = m_model.pairCount();
  const uint64_t shown = m_model.shownPairs();
  QString text = shown == all ? allKeysText(all) : tr("%1 of %2 keys").arg(groupedNumber(shown), groupedNumber(all));
  if (!m_model.searchesAllValues()) text += tr(" · not every value is searched");
  m_count->setText(all > 0 ? text : QString());
  m_filter->setEnabled(all > 0);
  m_stack->setCurrentIndex(shown == 0 ? 1 : 0);
  m_empty->setText(emptyText());
}

QString MetadataPage::emptyText() const {
  if (m_model.pairCount() > 0) return tr("No key or value fits the filter. Esc clears it.");
  if (!session().whole()) return {};
  const Document& document = session().whole()->main().document();
  if (!document.isGguf) return tr("This is no GGUF file, so it has no metadata.");
  if (document.header.kvCount == 0) return tr("The file has no metadata.");
  return tr("None of the %1 pairs could be read. The Overview says where reading stopped.")
      .arg(groupedNumber(document.header.kvCount));
}

}  // namespace ggufscope
