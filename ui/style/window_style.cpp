#include "ui/style/window_style.h"

#include <algorithm>

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

#include "ui/style/style_parts.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kScrollBarWidth = 12;

}  // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
  switch (element) {
    case PE_FrameTabBarBase:
      if (const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(option)) {
        const QRect line = base->tabBarRect.united(base->rect);
        painter->fillRect(QRect(line.left(), line.bottom(), line.width(), 1), theme().border);
      }
      return;
    case PE_IndicatorTabClose:
      drawTabClose(*option, painter);
      return;
    case PE_IndicatorDockWidgetResizeHandle: {
      // The handle stands between what it parts: a state of horizontal means that it moves up and down.
      const QRect& rect = option->rect;
      const bool across = option->state.testFlag(State_Horizontal);
      painter->fillRect(across ? QRect(rect.left(), rect.center().y(), rect.width(), 1)
                               : QRect(rect.center().x(), rect.top(), 1, rect.height()),
                        option->state.testFlag(State_MouseOver) ? theme().accent : theme().border);
      return;
    }
    case PE_FrameLineEdit:
      drawFieldFrame(*option, painter);
      return;
    case PE_Frame:
      painter->save();
      painter->setPen(theme().border);
      painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
      painter->restore();
      return;
    case PE_PanelButtonTool:
      drawToolButtonPanel(*option, painter);
      return;
    case PE_PanelButtonCommand:
      if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
        drawButton(*button, painter);
        return;
      }
      break;
    default:
      break;
  }
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  switch (element) {
    case CE_TabBarTabShape:
      if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
        drawTab(*tab, painter);
        return;
      }
      break;
    case CE_TabBarTabLabel:
      if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
        QStyleOptionTab label = *tab;
        if (!label.state.testFlag(State_Selected)) label.palette.setColor(QPalette::WindowText, theme().mutedText);
        drawTabLabel(*this, label, painter, widget);
        return;
      }
      break;
    case CE_DockWidgetTitle:
      if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
          dock && !dock->verticalTitleBar) {
        const QRect room = subElementRect(SE_DockWidgetTitleBarText, option, widget);
        const QString title = dock->fontMetrics.elidedText(dock->title, Qt::ElideRight, room.width());
        drawItemText(painter, room, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextHideMnemonic, dock->palette,
                     dock->state.testFlag(State_Enabled), title, QPalette::WindowText);
        return;
      }
      break;
    case CE_PushButtonLabel: {
      const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
      if (button != nullptr && !button->icon.isNull() && !button->text.isEmpty()) {
        drawButtonLabel(*this, *button, painter);
        return;
      }
      break;
    }
    case CE_ToolButtonLabel: {
      // Fusion leaves all spare room behind the text: the label stands in the middle.
      const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
      if (button != nullptr && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
        QStyleOptionToolButton label = *button;
        const int content = label.iconSize.width() + kUnit / 2 + label.fontMetrics.horizontalAdvance(label.text);
        label.rect.adjust(std::max(label.rect.width() - content, 0) / 2, 0, 0, 0);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
      }
      break;
    }
    case CE_HeaderSection:
      if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
        drawHeaderSection(*header, painter);
        return;
      }
      break;
    case CE_HeaderEmptyArea:
      painter->fillRect(option->rect, theme().window);
      painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme().border);
      return;
    case CE_ToolBar:
      painter->fillRect(option->rect, theme().window);
      painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme().border);
      return;
    case CE_MenuBarItem:
      if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
        drawMenuBarItem(*this, *item, painter, widget);
        return;
      }
      break;
    case CE_MenuBarEmptyArea:
      painter->fillRect(option->rect, theme().window);
      return;
    default:
      break;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const {
  if (control == CC_ScrollBar) {
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
      drawScrollBar(*this, *bar, painter, widget);
      return;
    }
  }
  if (control == CC_ComboBox) {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (box != nullptr && !box->editable && box->frame) {
      drawComboBox(*this, *box, painter, widget);
      return;
    }
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect WindowStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const {
  if (control == CC_ScrollBar) {
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
      return visualRect(bar->direction, bar->rect, scrollBarPart(*bar, part));
    }
  }
  return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect WindowStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
  QRect rect = QProxyStyle::subElementRect(element, option, widget);
  // In line with the titles of the panels that are tabs.
  if (element == SE_DockWidgetTitleBarText && option->direction == Qt::LeftToRight) {
    rect.setLeft(option->rect.left() + kTabInset);
  }
  return rect;
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const {
  const QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
  if (type == CT_PushButton) return result + QSize(2 * kUnit, kUnit / 2);
  if (type == CT_ScrollBar) {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    const bool across = bar != nullptr && bar->orientation == Qt::Horizontal;
    return across ? QSize(kLeastSlider, kScrollBarWidth) : QSize(kScrollBarWidth, kLeastSlider);
  }
  return result;
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_ScrollBarExtent:
      return kScrollBarWidth;
    case PM_ScrollBarSliderMin:
      return kLeastSlider;
    case PM_TabBarTabHSpace:
      return 2 * kTabInset;
    case PM_TabBarTabVSpace:
      return kUnit + kUnit / 2;
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
      return 0;
    case PM_ToolBarItemMargin:
      return kUnit / 4;
    case PM_ToolBarItemSpacing:
      return kUnit / 4;
    case PM_DockWidgetSeparatorExtent:
      return 5;
    case PM_DockWidgetTitleMargin:
      return kUnit;
    case PM_DockWidgetTitleBarButtonMargin:
      return kUnit / 4;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

QIcon WindowStyle::standardIcon(StandardPixmap picture, const QStyleOption* option, const QWidget* widget) const {
  switch (picture) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
      return icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
    case SP_TitleBarMaxButton:
      return icon(QStringLiteral("expand"));
    default:
      return QProxyStyle::standardIcon(picture, option, widget);
  }
}

}  // namespace ggufscope
