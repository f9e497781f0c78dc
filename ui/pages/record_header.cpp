#include "ui/pages/record_header.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kArrowWidth = 7;
constexpr int kArrowHeight = 4;
constexpr int kArrowGap = 5;

/// A chevron on the middle line of `place`; it points up where the smallest is on top.
void drawArrow(QPainter& painter, const QRect& place, Qt::SortOrder order) {
  const double middle = place.center().y() + 0.5;
  const double tip = order == Qt::AscendingOrder ? -kArrowHeight / 2.0 : kArrowHeight / 2.0;
  QPainterPath chevron(QPointF(place.left(), middle - tip));
  chevron.lineTo(place.left() + kArrowWidth / 2.0, middle + tip);
  chevron.lineTo(place.left() + kArrowWidth, middle - tip);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().accent, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(chevron);
  painter.restore();
}

}  // namespace

bool RecordHeader::isSorted(int section) const { return isSortIndicatorShown() && sortIndicatorSection() == section; }

/// A view outlives its model for a moment where a page goes away, and is still asked for its size.
QVariant RecordHeader::title(int section, int role) const {
  return model() == nullptr ? QVariant() : model()->headerData(section, orientation(), role);
}

QFont RecordHeader::titleFont(int section) const {
  const QVariant own = title(section, Qt::FontRole);
  return own.isValid() ? qvariant_cast<QFont>(own) : font();
}

QSize RecordHeader::sectionSizeFromContents(int section) const {
  const QString text = title(section, Qt::DisplayRole).toString();
  const int arrow = isSortIndicatorShown() ? kArrowWidth + kArrowGap : 0;
  const QFontMetrics metrics(titleFont(section));
  return {metrics.horizontalAdvance(text) + arrow + 2 * kUnit + 1, metrics.height() + kUnit + 2};
}

void RecordHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
  QStyleOptionHeaderV2 option;
  initStyleOption(&option);
  initStyleOptionForIndex(&option, section);
  option.rect = rect;
  style()->drawControl(QStyle::CE_HeaderSection, &option, painter, this);

  const Qt::Alignment alignment(title(section, Qt::TextAlignmentRole).toInt());
  const QString text = title(section, Qt::DisplayRole).toString();
  QRect room = rect.adjusted(kUnit, 0, -kUnit, -1);
  const bool sorted = isSorted(section);
  if (sorted) room.setWidth(room.width() - kArrowWidth - kArrowGap);
  const bool right = alignment.testFlag(Qt::AlignRight);
  // The arrow stands on the inner side, so that a title over numbers ends where they end.
  if (sorted && right) room.translate(kArrowWidth + kArrowGap, 0);
  painter->setFont(titleFont(section));
  const QFontMetrics metrics(painter->font());
  const QString shown = metrics.elidedText(text, Qt::ElideRight, room.width());
  painter->setPen(sorted ? theme().text : theme().mutedText);
  painter->drawText(room, static_cast<int>(alignment) | Qt::TextSingleLine, shown);
  if (!sorted) return;
  const int wide = metrics.horizontalAdvance(shown);
  const int left = right ? room.right() - wide - kArrowGap - kArrowWidth : room.left() + wide + kArrowGap;
  drawArrow(*painter, QRect(left, room.top(), kArrowWidth, room.height()), sortIndicatorOrder());
}

}  // namespace ggufscope
