#include "ui/docks/breadcrumb.h"

#include <QLabel>
#include <QTextDocument>

#include "ui/pages/flow_layout.h"
#include "ui/pages/link_button.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr int kLongestCrumb = 36 * kUnit;
constexpr int kBetween = kUnit / 2;

}  // namespace

Breadcrumb::Breadcrumb(QWidget* parent) : QWidget(parent) {
  setLayout(new FlowLayout(kBetween, 0));
  setAccessibleName(tr("Path"));
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void Breadcrumb::setSpan(const ModelFile& model, SpanRef ref) {
  clear();
  const std::vector<Span> path = model.spans().pathTo(ref);
  // The file itself goes without saying, except where it is what is selected.
  for (size_t i = path.size() > 1 ? 1 : 0; i + 1 < path.size(); ++i) {
    addLink(spanLabelText(model, path[i].ref), path[i].ref);
    addText(QStringLiteral("›"), false);
  }
  addText(spanLabelText(model, ref), true);
}

void Breadcrumb::clear() {
  while (QLayoutItem* item = layout()->takeAt(0)) {
    // A click on a crumb leads here: the button is still needed until its signal is through.
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
}

void Breadcrumb::addLink(const QString& label, SpanRef ref) {
  auto* crumb = new LinkButton(label, LinkButton::Look::link, this);
  crumb->setElideMode(Qt::ElideMiddle);
  crumb->setMaximumWidth(kLongestCrumb);
  connect(crumb, &LinkButton::clicked, this, [this, ref] { emit chosen(ref); });
  layout()->addWidget(crumb);
}

/// As high as a link, so that all stand on one line.
void Breadcrumb::addText(const QString& label, bool here) {
  auto* text = new QLabel(this);
  text->setTextFormat(Qt::PlainText);
  if (here) {
    QFont bold = font();
    bold.setBold(true);
    text->setFont(bold);
  } else {
    text->setForegroundRole(QPalette::PlaceholderText);
  }
  const QString shown = text->fontMetrics().elidedText(label, Qt::ElideMiddle, kLongestCrumb);
  text->setText(shown);
  text->setAccessibleName(label);
  // A tooltip guesses whether its text is markup.
  if (shown != label) text->setToolTip(Qt::convertFromPlainText(label));
  text->setFixedHeight(LinkButton(label).sizeHint().height());
  layout()->addWidget(text);
}

}  // namespace ggufscope
