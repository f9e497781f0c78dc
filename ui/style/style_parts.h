#pragma once

#include <QStyleOption>

#include "ui/style/theme.h"

namespace ggufscope {

// How WindowStyle paints single controls.

inline constexpr int kTabInset = kUnit + kUnit / 2;  ///< on each side of the title of a tab or panel
inline constexpr int kLeastSlider = 3 * kUnit;       ///< length of a scroll bar's slider

void drawTab(const QStyleOptionTab& tab, QPainter* painter);
/// Icon and text; the style's own puts the icon above the middle of the text.
void drawTabLabel(const QStyle& style, const QStyleOptionTab& tab, QPainter* painter, const QWidget* widget);
/// The cross that closes a tab.
void drawTabClose(const QStyleOption& button, QPainter* painter);
void drawScrollBar(const QStyle& style, const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget);
/// Without the two arrows the groove is the whole bar.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void drawButton(const QStyleOptionButton& button, QPainter* painter);
/// Icon and text of a button that has both.
void drawButtonLabel(const QStyle& style, const QStyleOptionButton& button, QPainter* painter);
void drawToolButtonPanel(const QStyleOption& option, QPainter* painter);
void drawHeaderSection(const QStyleOptionHeader& header, QPainter* painter);
void drawFieldFrame(const QStyleOption& option, QPainter* painter);
void drawMenuBarItem(const QStyle& style, const QStyleOptionMenuItem& item, QPainter* painter, const QWidget* widget);
/// A closed one, without its text.
void drawComboBox(const QStyle& style, const QStyleOptionComboBox& box, QPainter* painter, const QWidget* widget);

}  // namespace ggufscope
