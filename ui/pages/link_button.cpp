#include "ui/pages/link_button.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kIconSide = 16;
constexpr int kIconGap = 6;
constexpr int kLinePadding = 2;

}  // namespace

LinkButton::LinkButton(const QString& text, Look look, QWidget* parent) : QAbstractButton(parent), m_look(look) {
  setLinkText(text);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LinkButton::setLinkText(const QString& text) {
  m_text = text;
  setAccessibleName(text);
  updateGeometry();
  update();
}

void LinkButton::setHint(const QString& hint) {
  m_hint = hint;
  setAccessibleDescription(hint);
}

int LinkButton::textLeft() const { return sideMargin() + (icon().isNull() ? 0 : kIconSide + kIconGap); }

QSize LinkButton::sizeHint() const {
  const QFontMetrics metrics(font());
  const int height = std::max(metrics.height(), icon().isNull() ? 0 : kIconSide) + 2 * kLinePadding;
  return {textLeft() + metrics.horizontalAdvance(m_text) + sideMargin() + 1, height};
}

QSize LinkButton::minimumSizeHint() const {
  const int shortest = QFontMetrics(font()).averageCharWidth() * 4;
  return {std::min(sizeHint().width(), textLeft() + shortest + sideMargin()), sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const bool marked = isEnabled() && (underMouse() || hasFocus());
  if (m_look == Look::chip) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? theme().accent : theme().border);
    painter.setBrush(theme().base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
  if (!icon().isNull()) {
    icon().paint(&painter, QRect(sideMargin(), (height() - kIconSide) / 2, kIconSide, kIconSide));
  }
  QFont textFont = font();
  textFont.setUnderline(marked && m_look != Look::chip);
  painter.setFont(textFont);
  painter.setPen(m_look == Look::link ? theme().link : theme().text);
  const QRect room(textLeft(), 0, width() - textLeft() - sideMargin(), height());
  const QString shown = QFontMetrics(textFont).elidedText(m_text, m_elide, room.width());
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
  if (hasFocus() && m_look != Look::chip) {
    painter.setPen(QPen(theme().accent, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

bool LinkButton::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const bool cut = sizeHint().width() > width();
    QStringList lines;
    if (cut) lines += m_text;
    if (!m_hint.isEmpty()) lines += m_hint;
    const QString text = lines.join(QLatin1Char('\n'));
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       text.isEmpty() ? text : Qt::convertFromPlainText(text), this);
    return true;
  }
  return QAbstractButton::event(event);
}

void LinkButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    click();
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

}  // namespace ggufscope
