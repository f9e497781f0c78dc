#include "ui/docks/breadcrumb.h"

#include <QLabel>
#include <QTextDocument>
#include <QToolButton>

#include "ui/pages/flow_layout.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr int kLongestCrumb = 40 * kUnit;  ///< pixels

}  // namespace

Breadcrumb::Breadcrumb(QWidget* parent) : QWidget(parent) {
  setLayout(new FlowLayout(0, 0));
  setAccessibleName(tr("Path"));
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void Breadcrumb::setSpan(const ModelFile& model, SpanRef ref) {
  clear();
  const std::vector<Span> path = model.spans().pathTo(ref);
  // The file itself goes without saying, except where it is what is selected.
  for (size_t i = path.size() > 1 ? 1 : 0; i < path.size(); ++i) {
    addCrumb(spanLabelText(model, path[i].ref), path[i].ref, i + 1 == path.size());
  }
}

void Breadcrumb::clear() {
  while (QLayoutItem* item = layout()->takeAt(0)) {
    // A click on a crumb leads here: the button is still needed until its signal is through.
    if (item->widget() != nullptr) {
      item->widget()->hide();
      item->widget()->deleteLater();
    }
    delete item;
  }
}

void Breadcrumb::addCrumb(const QString& label, SpanRef ref, bool last) {
  QString shown = fontMetrics().elidedText(label, Qt::ElideMiddle, kLongestCrumb);
  // A tooltip guesses whether its text is markup; a button takes an ampersand for a mnemonic.
  const QString tip = shown == label ? QString() : Qt::convertFromPlainText(label);
  if (last) {
    auto* here = new QLabel(shown, this);
    here->setTextFormat(Qt::PlainText);
    here->setContentsMargins(kUnit / 2, 0, kUnit / 2, 0);
    here->setToolTip(tip);
    QFont bold = font();
    bold.setBold(true);
    here->setFont(bold);
    layout()->addWidget(here);
    return;
  }
  auto* crumb = new QToolButton(this);
  crumb->setText(shown.replace(QLatin1Char('&'), QLatin1String("&&")) + QStringLiteral(" ›"));
  crumb->setAutoRaise(true);
  crumb->setAccessibleName(label);
  crumb->setToolTip(tip);
  crumb->setFocusPolicy(Qt::StrongFocus);
  QPalette colours = crumb->palette();
  colours.setColor(QPalette::ButtonText, theme().link);
  crumb->setPalette(colours);
  connect(crumb, &QToolButton::clicked, this, [this, ref] { emit chosen(ref); });
  layout()->addWidget(crumb);
}

}  // namespace ggufscope
