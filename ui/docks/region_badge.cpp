#include "ui/docks/region_badge.h"

#include <QPainter>

#include "ui/style/theme.h"

namespace ggufscope {
namespace {

constexpr int kLane = 3;
constexpr int kPaddingX = kUnit;
constexpr int kPaddingY = 3;

}  // namespace

RegionBadge::RegionBadge(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void RegionBadge::setKind(SpanKind kind) {
  m_kind = kind;
  setAccessibleName(regionName(kind));
  updateGeometry();
  update();
}

QSize RegionBadge::sizeHint() const {
  return {kLane + 2 * kPaddingX + fontMetrics().horizontalAdvance(regionName(m_kind)),
          fontMetrics().height() + 2 * kPaddingY};
}

void RegionBadge::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().regionTint(m_kind));
  painter.fillRect(0, 0, kLane, height(), theme().regionColor(m_kind));
  painter.setPen(theme().text);
  painter.drawText(rect().adjusted(kLane + kPaddingX, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, regionName(m_kind));
}

}  // namespace ggufscope
