#include "ui/pages/segment_strip.h"

#include <algorithm>

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextDocument>
#include <QToolTip>

namespace ggufscope {

SegmentStrip::SegmentStrip(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// Segments are sorted from left to right.
int SegmentStrip::segmentAt(const QPointF& position) const {
  int low = 0;
  int high = segmentCount();
  while (low < high) {
    const int middle = (low + high) / 2;
    if (segmentRect(middle).right() <= position.x()) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < segmentCount() && segmentRect(low).contains(position) ? low : -1;
}

void SegmentStrip::mark(int segment) {
  if (segment == m_marked) return;
  m_marked = segment;
  setCursor(segment < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (segment >= 0) {
    setAccessibleDescription(segmentText(segment));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
  }
  update();
}

bool SegmentStrip::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    const int segment = segmentAt(help->pos());
    QToolTip::showText(help->globalPos(), segment < 0 ? QString() : Qt::convertFromPlainText(segmentText(segment)),
                       this, segment < 0 ? QRect() : segmentRect(segment).toAlignedRect());
    return true;
  }
  return QWidget::event(event);
}

void SegmentStrip::mouseMoveEvent(QMouseEvent* event) { mark(segmentAt(event->position())); }

void SegmentStrip::mouseReleaseEvent(QMouseEvent* event) {
  const int segment = segmentAt(event->position());
  if (event->button() == Qt::LeftButton && segment >= 0) emit activated(segment);
}

void SegmentStrip::leaveEvent(QEvent* /*event*/) {
  if (!hasFocus()) mark(-1);
}

void SegmentStrip::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (!underMouse()) mark(-1);
  update();
}

void SegmentStrip::keyPressEvent(QKeyEvent* event) {
  const int last = segmentCount() - 1;
  switch (event->key()) {
    case Qt::Key_Left:
      mark(std::max(m_marked - 1, 0));
      return;
    case Qt::Key_Right:
      mark(std::min(m_marked + 1, last));
      return;
    case Qt::Key_Home:
      mark(std::min(0, last));
      return;
    case Qt::Key_End:
      mark(last);
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_marked >= 0) emit activated(m_marked);
      return;
    default:
      QWidget::keyPressEvent(event);
  }
}

}  // namespace ggufscope
