#include "ui/docks/empty_state.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/style/theme.h"

namespace ggufscope {
namespace {

constexpr int kIconSide = 32;

}  // namespace

EmptyState::EmptyState(const QString& iconName, const QString& title, const QString& text, QWidget* parent)
    : QWidget(parent), m_icon(new QLabel), m_title(new QLabel), m_text(new QLabel) {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.2);
  large.setBold(true);
  m_title->setFont(large);
  m_text->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* label : {m_title, m_text}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
  }
  m_icon->setAlignment(Qt::AlignCenter);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kUnit, 2 * kUnit, 2 * kUnit, 2 * kUnit);
  column->setSpacing(kUnit);
  column->addStretch(1);
  column->addWidget(m_icon);
  column->addWidget(m_title);
  column->addWidget(m_text);
  column->addStretch(1);
  setTexts(iconName, title, text);
}

void EmptyState::setTexts(const QString& iconName, const QString& title, const QString& text) {
  m_iconName = iconName;
  m_title->setText(title);
  m_text->setText(text);
  m_text->setVisible(!text.isEmpty());
  draw();
}

QString EmptyState::title() const { return m_title->text(); }

void EmptyState::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) draw();
}

void EmptyState::draw() {
  m_icon->setPixmap(icon(m_iconName).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
}

}  // namespace ggufscope
