#include "ui/docks/hex_dock.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/docks/go_to_field.h"
#include "ui/docks/notice_line.h"
#include "ui/docks/region_legend.h"
#include "ui/hex/hex_minimap.h"
#include "ui/hex/hex_view.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"

namespace ggufscope {
namespace {

constexpr uint32_t kColumnChoices[] = {8, 16, 32};

}  // namespace

HexDock::HexDock(DocumentSession& session, QWidget* parent)
    : QDockWidget(tr("Hex"), parent),
      m_session(session),
      m_view(new HexView(session)),
      m_goTo(new GoToField(session)),
      m_columns(new QComboBox),
      m_shards(new QComboBox),
      m_notice(new NoticeLine) {
  setObjectName(QStringLiteral("hex"));
  auto* content = new QWidget(this);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeHeader());
  column->addWidget(m_notice);
  auto* bytes = new QHBoxLayout;
  bytes->setSpacing(0);
  bytes->addWidget(m_view, 1);
  bytes->addWidget(new HexMinimap(session, *m_view));
  column->addLayout(bytes, 1);
  setWidget(content);
  setFocusProxy(m_view);

  connect(m_view, &HexView::noticeRaised, this, &HexDock::warn);
  connect(m_view, &HexView::goToRequested, this, [this] {
    m_goTo->setFocus(Qt::ShortcutFocusReason);
    m_goTo->selectAll();
  });
  connect(m_goTo, &GoToField::problemRaised, this, [this](const QString& problem) {
    if (problem.isEmpty()) {
      m_notice->hide();
    } else {
      warn(problem);
    }
  });
  connect(m_shards, qOverload<int>(&QComboBox::activated), this,
          [this](int index) { m_session.showShard(m_shards->itemData(index).toULongLong()); });
  connect(&m_session, &DocumentSession::wholeChanged, this, &HexDock::listShards);
  connect(&m_session, &DocumentSession::modelChanged, this,
          [this] { m_shards->setCurrentIndex(m_shards->findData(qulonglong{m_session.shard()})); });
  listShards();
  connect(m_goTo, &GoToField::arrived, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
}

QWidget* HexDock::makeHeader() {
  for (const uint32_t columns : kColumnChoices) m_columns->addItem(tr("%1 columns").arg(columns), columns);
  m_columns->setCurrentIndex(m_columns->findData(m_view->columns()));
  m_columns->setAccessibleName(tr("Bytes in a row"));
  m_columns->setToolTip(tr("Bytes in a row"));
  connect(m_columns, qOverload<int>(&QComboBox::activated), this,
          [this](int index) { m_view->setColumns(m_columns->itemData(index).toUInt()); });
  connect(m_view, &HexView::columnsChanged, this,
          [this](quint32 columns) { m_columns->setCurrentIndex(m_columns->findData(columns)); });

  m_shards->setAccessibleName(tr("Shard whose bytes are shown"));
  m_shards->setToolTip(tr("Shard whose bytes are shown"));
  auto* header = new QWidget;
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(kUnit, kUnit / 2, kUnit, kUnit / 2);
  row->setSpacing(kUnit);
  m_goTo->setMinimumWidth(16 * kUnit);
  m_goTo->setMaximumWidth(36 * kUnit);
  row->addWidget(m_shards);
  row->addWidget(m_goTo, 1);
  row->addWidget(m_columns);
  row->addStretch(0);
  row->addWidget(new RegionLegend, 2);
  return header;
}

void HexDock::listShards() {
  m_shards->clear();
  const auto& whole = m_session.whole();
  m_shards->setVisible(whole && whole->isSet());
  if (!whole || !whole->isSet()) return;
  for (size_t i = 0; i < whole->shards().size(); ++i) {
    if (whole->file(i) == nullptr) continue;
    const QString text = tr("Shard %1 of %2").arg(i + 1).arg(whole->shards().size());
    m_shards->addItem(text, qulonglong{i});
  }
  m_shards->setCurrentIndex(m_shards->findData(qulonglong{m_session.shard()}));
}

void HexDock::warn(const QString& text) { m_notice->showNotice(Severity::warning, text); }

}  // namespace ggufscope
