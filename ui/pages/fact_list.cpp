#include "ui/pages/fact_list.h"

#include <QGridLayout>
#include <QLabel>

#include "ui/pages/link_button.h"
#include "ui/pages/page_text.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kLabelWidth = kUnit * 16;

LinkButton* valueLink(const Fact& fact, DocumentSession& session, QWidget* parent) {
  const bool leads = fact.target.has_value();
  auto* link = new LinkButton(fact.value, leads ? LinkButton::Look::link : LinkButton::Look::quiet, parent);
  link->setAccessibleName(QStringLiteral("%1: %2").arg(fact.label, fact.value));
  link->setHint(fact.hint);
  link->setEnabled(leads);
  QObject::connect(link, &QAbstractButton::clicked, &session, [&session, target = fact.target, shard = fact.shard] {
    session.select(shard.value_or(session.whole()->mainShard()), *target);
  });
  return link;
}

}  // namespace

FactList::FactList(const FactFamily& family, DocumentSession& session, QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(kUnit);
  grid->setVerticalSpacing(kUnit / 4);
  grid->setColumnMinimumWidth(0, kLabelWidth);
  grid->setColumnStretch(1, 1);
  QLabel* title = sectionTitle(family.title, this);
  grid->addWidget(title, 0, 0, 1, 2);
  grid->setRowMinimumHeight(0, title->sizeHint().height() + kUnit / 2);
  int row = 1;
  for (const Fact& fact : family.facts) {
    grid->addWidget(quietLabel(fact.label, this), row, 0);
    grid->addWidget(valueLink(fact, session, this), row, 1);
    ++row;
  }
  if (family.facts.empty()) grid->addWidget(quietLabel(family.emptyText, this), row++, 0, 1, 2);
  if (!family.preview.isEmpty()) {
    QLabel* preview = quietLabel(family.preview.join(QLatin1Char('\n')), this);
    preview->setFont(monospaceFont());
    preview->setTextInteractionFlags(Qt::TextSelectableByMouse);
    preview->setMinimumWidth(1);
    preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    grid->addWidget(preview, row++, 0, 1, 2);
  }
  grid->setRowStretch(row, 1);
}

}  // namespace ggufscope
