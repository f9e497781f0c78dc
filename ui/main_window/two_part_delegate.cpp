#include "ui/main_window/two_part_delegate.h"

#include <QApplication>
#include <QPainter>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {
constexpr int kIconSide = 16;
constexpr double kMostDetail = 0.6;  ///< share of the row that a detail may take
}  // namespace

void TwoPartDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QString name = item.text;
  const QIcon icon = item.icon;
  const QString detail = index.data(kDetailRole).toString();
  item.text.clear();
  item.icon = {};
  item.features &= ~QStyleOptionViewItem::HasDecoration;
  const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

  QRect room = item.rect.adjusted(kUnit, 0, -kUnit, 0);
  const bool enabled = item.state.testFlag(QStyle::State_Enabled);
  if (!icon.isNull()) {
    icon.paint(painter, QRect(room.left(), room.top() + (room.height() - kIconSide) / 2, kIconSide, kIconSide),
               Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    room.setLeft(room.left() + kIconSide + kUnit);
  }
  const QFontMetrics metrics = item.fontMetrics;
  const int mostDetail = static_cast<int>(room.width() * kMostDetail);
  const QString shownDetail = metrics.elidedText(detail, Qt::ElideMiddle, mostDetail);
  const QPalette::ColorGroup group = enabled ? QPalette::Active : QPalette::Disabled;
  painter->save();
  painter->setFont(item.font);
  painter->setPen(item.palette.color(group, QPalette::PlaceholderText));
  painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, shownDetail);
  if (!shownDetail.isEmpty()) room.setRight(room.right() - metrics.horizontalAdvance(shownDetail) - 2 * kUnit);
  painter->setPen(item.palette.color(group, QPalette::Text));
  painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                    metrics.elidedText(name, Qt::ElideMiddle, room.width()));
  painter->restore();
}

QSize TwoPartDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
  return {20 * kUnit, std::max(option.fontMetrics.height() + kUnit, kIconSide + kUnit)};
}

}  // namespace ggufscope
