#include "ui/style/style_parts.h"

#include <algorithm>

#include <QPainter>
#include <QTabBar>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kTabLine = 2;
constexpr int kIconGap = 4;  ///< between icon and text of a tab, as QCommonStyle lays them out
constexpr int kArrow = 10;
constexpr qreal kRadius = 4;

QColor veil(double opacity) {
  QColor color = theme().text;
  color.setAlphaF(static_cast<float>(opacity));
  return color;
}

bool isSouth(const QStyleOptionTab& tab) {
  return tab.shape == QTabBar::RoundedSouth || tab.shape == QTabBar::TriangularSouth;
}

}  // namespace

void drawTab(const QStyleOptionTab& tab, QPainter* painter) {
  const bool current = tab.state.testFlag(QStyle::State_Selected);
  if (!current && tab.state.testFlag(QStyle::State_MouseOver)) painter->fillRect(tab.rect, veil(0.06));
  if (!current) return;
  const int top = isSouth(tab) ? tab.rect.top() : tab.rect.bottom() - kTabLine + 1;
  painter->fillRect(QRect(tab.rect.left(), top, tab.rect.width(), kTabLine), theme().accent);
}

void drawTabLabel(const QStyle& style, const QStyleOptionTab& tab, QPainter* painter, const QWidget* widget) {
  const QRect text = style.subElementRect(QStyle::SE_TabBarTabText, &tab, widget);
  if (!tab.icon.isNull()) {
    const QRect middle(text.left() - kIconGap - tab.iconSize.width(), text.top(), tab.iconSize.width(), text.height());
    const bool enabled = tab.state.testFlag(QStyle::State_Enabled);
    // The eye sees the middle of a text in its letters, not half-way between ascent and descent.
    tab.icon.paint(painter, middle.translated(0, 1), Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
  }
  // A text that is cut may be shorter than its room: it stays at its icon.
  const Qt::Alignment alignment = tab.icon.isNull() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter;
  style.drawItemText(painter, text, static_cast<int>(alignment) | Qt::TextHideMnemonic, tab.palette,
                     tab.state.testFlag(QStyle::State_Enabled), tab.text, QPalette::WindowText);
  if (!tab.state.testFlag(QStyle::State_HasFocus)) return;
  QStyleOptionFocusRect focus;
  focus.QStyleOption::operator=(tab);
  focus.rect = tab.rect.adjusted(2, 2, -2, -2);
  style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, widget);
}

void drawTabClose(const QStyleOption& button, QPainter* painter) {
  drawToolButtonPanel(button, painter);
  const QSize side = button.rect.size() * 3 / 4;
  icon(QStringLiteral("close"))
      .paint(painter, QStyle::alignedRect(button.direction, Qt::AlignCenter, side, button.rect));
}

void drawScrollBar(const QStyle& style, const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget) {
  painter->fillRect(bar.rect, bar.palette.color(QPalette::Window));
  if (bar.maximum <= bar.minimum) return;
  const QRect slider = style.subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget);
  const bool held = bar.state.testFlag(QStyle::State_Sunken) && bar.activeSubControls == QStyle::SC_ScrollBarSlider;
  const bool near = bar.state.testFlag(QStyle::State_MouseOver);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(veil(held ? 0.55 : near ? 0.42 : 0.28));
  const QRectF shape = QRectF(slider).adjusted(3, 3, -3, -3);
  const qreal radius = std::min(shape.width(), shape.height()) / 2;
  painter->drawRoundedRect(shape, radius, radius);
  painter->restore();
}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part) {
  const bool across = bar.orientation == Qt::Horizontal;
  const int length = across ? bar.rect.width() : bar.rect.height();
  const qint64 range = qint64{bar.maximum} - bar.minimum;
  const qint64 whole = range + bar.pageStep;
  int slider = length;
  if (range > 0 && whole > 0) {
    slider =
        std::clamp(static_cast<int>(length * qint64{bar.pageStep} / whole), std::min(kLeastSlider, length), length);
  }
  const int start =
      QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - slider, bar.upsideDown);
  const auto piece = [&](int from, int size) {
    return across ? QRect(bar.rect.left() + from, bar.rect.top(), size, bar.rect.height())
                  : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), size);
  };
  switch (part) {
    case QStyle::SC_ScrollBarGroove:
      return bar.rect;
    case QStyle::SC_ScrollBarSlider:
      return piece(start, slider);
    case QStyle::SC_ScrollBarSubPage:
      return piece(0, start);
    case QStyle::SC_ScrollBarAddPage:
      return piece(start + slider, length - start - slider);
    default:
      return {};
  }
}

void drawButton(const QStyleOptionButton& button, QPainter* painter) {
  const bool enabled = button.state.testFlag(QStyle::State_Enabled);
  const bool pressed = button.state.testFlag(QStyle::State_Sunken) || button.state.testFlag(QStyle::State_On);
  const bool marked = enabled && (button.features.testFlag(QStyleOptionButton::DefaultButton) ||
                                  button.state.testFlag(QStyle::State_HasFocus));
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(marked ? theme().accent : theme().border);
  painter->setBrush(button.palette.color(QPalette::Button));
  const QRectF shape = QRectF(button.rect).adjusted(0.5, 0.5, -0.5, -0.5);
  painter->drawRoundedRect(shape, kRadius, kRadius);
  if (enabled && (pressed || button.state.testFlag(QStyle::State_MouseOver))) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(veil(pressed ? 0.14 : 0.06));
    painter->drawRoundedRect(shape, kRadius, kRadius);
  }
  painter->restore();
}

void drawButtonLabel(const QStyle& style, const QStyleOptionButton& button, QPainter* painter) {
  const bool enabled = button.state.testFlag(QStyle::State_Enabled);
  const int textWidth = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
  const int width = button.iconSize.width() + kUnit + textWidth;
  const QRect whole =
      QStyle::alignedRect(button.direction, Qt::AlignCenter,
                          QSize(std::min(width, button.rect.width()), button.rect.height()), button.rect);
  const QRect picture = QStyle::alignedRect(button.direction, Qt::AlignLeft | Qt::AlignVCenter, button.iconSize, whole);
  button.icon.paint(painter, picture, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
  const QRect text = QStyle::alignedRect(button.direction, Qt::AlignRight | Qt::AlignVCenter,
                                         QSize(whole.width() - button.iconSize.width() - kUnit, whole.height()), whole);
  style.drawItemText(painter, text, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, button.palette,
                     enabled, button.text, QPalette::ButtonText);
}

void drawToolButtonPanel(const QStyleOption& option, QPainter* painter) {
  const bool pressed = option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_On);
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  if (!enabled || (!pressed && !option.state.testFlag(QStyle::State_MouseOver))) return;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(veil(pressed ? 0.13 : 0.07));
  painter->drawRoundedRect(QRectF(option.rect), kRadius, kRadius);
  painter->restore();
}

void drawHeaderSection(const QStyleOptionHeader& header, QPainter* painter) {
  painter->fillRect(header.rect, theme().window);
  if (header.state.testFlag(QStyle::State_MouseOver)) painter->fillRect(header.rect, veil(0.05));
  const QRect& rect = header.rect;
  painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme().border);
  const bool last = header.position == QStyleOptionHeader::End || header.position == QStyleOptionHeader::OnlyOneSection;
  if (header.orientation == Qt::Horizontal && !last) {
    painter->fillRect(QRect(rect.right(), rect.top() + kUnit / 2, 1, rect.height() - kUnit), theme().border);
  }
}

void drawFieldFrame(const QStyleOption& option, QPainter* painter) {
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(focused ? theme().accent : theme().border);
  painter->setBrush(Qt::NoBrush);
  painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), kRadius / 2, kRadius / 2);
  painter->restore();
}

void drawMenuBarItem(const QStyle& style, const QStyleOptionMenuItem& item, QPainter* painter, const QWidget* widget) {
  painter->fillRect(item.rect, theme().window);
  if (item.state.testFlag(QStyle::State_Selected)) painter->fillRect(item.rect, veil(0.1));
  int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
  if (style.styleHint(QStyle::SH_UnderlineShortcut, &item, widget) == 0) flags |= Qt::TextHideMnemonic;
  style.drawItemText(painter, item.rect, flags, item.palette, item.state.testFlag(QStyle::State_Enabled), item.text,
                     QPalette::WindowText);
}

void drawComboBox(const QStyle& style, const QStyleOptionComboBox& box, QPainter* painter, const QWidget* widget) {
  QStyleOptionButton panel;
  panel.QStyleOption::operator=(box);
  drawButton(panel, painter);
  QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxArrow, widget);
  arrow = QStyle::alignedRect(box.direction, Qt::AlignCenter, QSize(kArrow, kArrow), arrow);
  icon(QStringLiteral("chevron-down"))
      .paint(painter, arrow, Qt::AlignCenter,
             box.state.testFlag(QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
}

}  // namespace ggufscope
