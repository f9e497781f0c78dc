#include "ui/main_window/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {
constexpr int kLane = 3;  ///< the coloured edge
constexpr int kIconSide = 16;
}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_action(new QPushButton(this)),
      m_close(new QToolButton(this)) {
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setAccessibleName(tr("Message"));
  m_close->setIcon(icon(QStringLiteral("close")));
  m_close->setAutoRaise(true);
  m_close->setToolTip(tr("Hide this message"));
  m_close->setAccessibleName(m_close->toolTip());

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kUnit * 3 / 2 + kLane, kUnit / 2, kUnit, kUnit / 2);
  row->setSpacing(kUnit);
  row->addWidget(m_icon);
  row->addWidget(m_text, 1);
  row->addWidget(m_action);
  row->addWidget(m_close);

  connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
  connect(m_action, &QPushButton::clicked, this, [this] {
    hide();
    emit actionTriggered();
  });
  hide();
}

void MessageBar::showMessage(Severity severity, const QString& text, const QString& action) {
  m_severity = severity;
  m_icon->setPixmap(severityIcon(severity).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
  m_icon->setAccessibleName(severityWord(severity));
  m_text->setText(text);
  m_action->setText(action);
  m_action->setVisible(!action.isEmpty());
  show();
  update();
}

QString MessageBar::text() const { return m_text->text(); }

void MessageBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().base);
  painter.fillRect(QRect(0, 0, kLane, height()), theme().severityColor(m_severity));
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme().border);
}

}  // namespace ggufscope
