#include <algorithm>
#include <cmath>

#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/hex/hex_tooltip.h"
#include "ui/hex/hex_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

constexpr int kAutoScrollMs = 30;
constexpr double kRowsPerWheelStep = 3;
constexpr double kWheelStep = 120;  ///< angleDelta of one notch

}  // namespace

QPointF HexView::contentPosition(QPointF viewportPosition) const {
  return viewportPosition + QPointF(horizontalScrollBar()->value(), 0);
}

void HexView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_model) return;
  const QPointF at = contentPosition(event->position());
  if (at.y() < m_geometry.rulerHeight) return;
  if (m_geometry.partAt(at.x()) == Part::label) {
    if (const std::optional<Span> object = labelledObjectAt(at)) select(object->ref);
    return;
  }
  const Part part = m_geometry.partAt(at.x()) == Part::text ? Part::text : Part::hex;
  m_textColumn = part == Part::text;
  m_drag = part;
  m_selected = true;
  m_dragPosition = event->position();
  m_cursor.place(m_geometry.offsetNear(part, at.x(), at.y(), m_topRow), event->modifiers().testFlag(Qt::ShiftModifier));
  clearHover();
  viewport()->update();
}

void HexView::mouseMoveEvent(QMouseEvent* event) {
  m_mouse = event->position();
  if (!m_drag) {
    setHover(event->position());
    return;
  }
  dragTo(event->position());
  const bool outside = event->position().y() < m_geometry.rulerHeight || event->position().y() >= viewport()->height();
  if (outside && !m_autoScroll.isActive()) m_autoScroll.start(kAutoScrollMs, this);
  if (!outside) m_autoScroll.stop();
}

void HexView::dragTo(QPointF position) {
  m_dragPosition = position;
  const QPointF at = contentPosition(position);
  const double lowest = viewport()->height() - 1;
  const double y = std::clamp(at.y(), m_geometry.rulerHeight, std::max(lowest, m_geometry.rulerHeight));
  m_cursor.place(m_geometry.offsetNear(*m_drag, at.x(), y, m_topRow), true);
  viewport()->update();
}

void HexView::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_autoScroll.timerId() || !m_drag) {
    QAbstractScrollArea::timerEvent(event);
    return;
  }
  // The further out, the faster.
  const bool up = m_dragPosition.y() < m_geometry.rulerHeight;
  const double beyond =
      up ? m_geometry.rulerHeight - m_dragPosition.y() : m_dragPosition.y() - viewport()->height() + 1;
  const auto rows = static_cast<int64_t>(1 + beyond / m_geometry.rowHeight);
  setTopRow(scrollOf().moved(m_topRow, up ? -rows : rows));
  dragTo(m_dragPosition);
}

void HexView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_drag) return;
  m_drag.reset();
  m_autoScroll.stop();
  publish(false);
}

void HexView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_model) return;
  const QPointF at = contentPosition(event->position());
  if (!m_geometry.onByte(at.x(), at.y(), m_topRow)) return;
  const Part part = m_geometry.partAt(at.x());
  select(m_model->spans().path(m_geometry.offsetNear(part, at.x(), at.y(), m_topRow)).back().ref);
}

std::optional<Span> HexView::labelledObjectAt(QPointF position) const {
  if (!m_model || position.y() < m_geometry.rulerHeight) return {};
  const HexScene shown = scene();
  const uint64_t row = m_geometry.rowAt(position.y(), m_topRow);
  const uint64_t rowBegin = m_geometry.offsetAt(row, 0);
  for (const Span& object : visibleObjects(shown)) {
    const bool beginsHere = m_geometry.rowOf(object.range.begin) == row;
    if (beginsHere || (row == m_topRow && object.range.contains(rowBegin))) return object;
  }
  return {};
}

void HexView::setHover(QPointF position) {
  if (!m_model || m_drag) return;
  const QPointF at = contentPosition(position);
  ByteRange hovered;
  const bool onLabel = m_geometry.partAt(at.x()) == Part::label;
  if (onLabel) {
    if (const std::optional<Span> object = labelledObjectAt(at)) hovered = object->range;
  } else if (m_geometry.onByte(at.x(), at.y(), m_topRow)) {
    const uint64_t offset = m_geometry.offsetNear(m_geometry.partAt(at.x()), at.x(), at.y(), m_topRow);
    hovered = m_model->spans().path(offset).back().range;
  }
  viewport()->setCursor(!onLabel ? Qt::IBeamCursor : hovered.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (hovered == m_hovered) return;
  m_hovered = hovered;
  viewport()->update();
}

void HexView::clearHover() {
  if (m_hovered.empty()) return;
  m_hovered = {};
  viewport()->update();
}

bool HexView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    showTooltip(help->pos(), help->globalPos());
    return true;
  }
  if (event->type() == QEvent::Leave) {
    m_mouse.reset();
    clearHover();
  }
  return QAbstractScrollArea::viewportEvent(event);
}

void HexView::showTooltip(QPoint viewportPosition, QPoint globalPosition) {
  const QPointF at = contentPosition(viewportPosition);
  if (!m_model || !m_geometry.onByte(at.x(), at.y(), m_topRow)) {
    QToolTip::hideText();
    return;
  }
  const uint64_t offset = m_geometry.offsetNear(m_geometry.partAt(at.x()), at.x(), at.y(), m_topRow);
  // A tooltip guesses whether its text is markup; escaped, names and values of the file stay what they are. The lines
  // are wrapped already.
  const QString text =
      QStringLiteral("<p style='white-space:pre'>%1</p>").arg(hexTooltipText(*m_model, offset).toHtmlEscaped());
  QToolTip::showText(globalPosition, text, viewport());
}

void HexView::wheelEvent(QWheelEvent* event) {
  const double turned = event->angleDelta().y();
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    setZoom(m_zoom + (turned > 0 ? 1 : turned < 0 ? -1 : 0));
    event->accept();
    return;
  }
  if (turned == 0) {
    QAbstractScrollArea::wheelEvent(event);
    return;
  }
  m_wheelRest += -turned / kWheelStep * kRowsPerWheelStep;
  const double rows = std::trunc(m_wheelRest);
  m_wheelRest -= rows;
  setTopRow(scrollOf().moved(m_topRow, static_cast<int64_t>(rows)));
  event->accept();
}

/// A wheel over the bar would move it by its own steps, each of them thousands of rows in a large file.
bool HexView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == verticalScrollBar() && event->type() == QEvent::Wheel) {
    wheelEvent(static_cast<QWheelEvent*>(event));
    return true;
  }
  return QAbstractScrollArea::eventFilter(watched, event);
}

}  // namespace ggufscope
