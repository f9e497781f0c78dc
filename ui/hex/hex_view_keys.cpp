#include <algorithm>

#include <QKeyEvent>

#include "ui/hex/hex_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

std::optional<HexCursor::Move> moveOf(int key, bool control) {
  switch (key) {
    case Qt::Key_Left:
      return HexCursor::Move::left;
    case Qt::Key_Right:
      return HexCursor::Move::right;
    case Qt::Key_Up:
      return HexCursor::Move::up;
    case Qt::Key_Down:
      return HexCursor::Move::down;
    case Qt::Key_PageUp:
      return HexCursor::Move::pageUp;
    case Qt::Key_PageDown:
      return HexCursor::Move::pageDown;
    case Qt::Key_Home:
      return control ? HexCursor::Move::fileBegin : HexCursor::Move::rowBegin;
    case Qt::Key_End:
      return control ? HexCursor::Move::fileEnd : HexCursor::Move::rowEnd;
    default:
      return {};
  }
}

}  // namespace

void HexView::keyPressEvent(QKeyEvent* event) {
  if (m_model && (handleMove(event) || handleCommand(event))) return;
  QAbstractScrollArea::keyPressEvent(event);
}

bool HexView::handleMove(QKeyEvent* event) {
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  const bool extend = modifiers.testFlag(Qt::ShiftModifier);
  const bool control = modifiers.testFlag(Qt::ControlModifier);
  if (modifiers.testFlag(Qt::AltModifier) || modifiers.testFlag(Qt::MetaModifier)) return false;
  const std::optional<HexCursor::Move> move = moveOf(event->key(), control);
  if (!move || m_geometry.fileSize == 0) return false;
  const auto page = static_cast<int64_t>(pageRows());
  if (control && (*move == HexCursor::Move::left || *move == HexCursor::Move::right)) {
    moveBySpan(*move == HexCursor::Move::right, extend);
  } else if (control && (*move == HexCursor::Move::up || *move == HexCursor::Move::down)) {
    // The view moves and the caret stays, as in editors.
    setTopRow(scrollOf().moved(m_topRow, *move == HexCursor::Move::down ? 1 : -1));
    return true;
  } else {
    m_cursor.move(*move, m_columns, pageRows(), extend);
    // A page turns the view with the caret, so that the caret stays where the eye is.
    if (*move == HexCursor::Move::pageDown) setTopRow(scrollOf().moved(m_topRow, page));
    if (*move == HexCursor::Move::pageUp) setTopRow(scrollOf().moved(m_topRow, -page));
    if (*move == HexCursor::Move::fileEnd) setTopRow(scrollOf().maxTop());
  }
  afterMove();
  return true;
}

/// To the begin of the next field, or to that of this one and then of the one before.
void HexView::moveBySpan(bool forward, bool extend) {
  const SpanTree& spans = m_model->spans();
  const uint64_t caret = std::min(m_cursor.caret(), m_geometry.fileSize - 1);
  const ByteRange here = spans.path(caret).back().range;
  uint64_t to = here.begin;
  if (forward) {
    to = here.end;
  } else if (caret == here.begin && caret > 0) {
    to = spans.path(caret - 1).back().range.begin;
  }
  m_cursor.place(to, extend);
}

void HexView::afterMove() {
  reveal(m_cursor.caret(), 0);
  publish(true);
  viewport()->update();
}

bool HexView::handleCommand(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    copy(m_textColumn ? CopyFormat::text : CopyFormat::hex);
    return true;
  }
  if (event->key() == Qt::Key_A && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
    selectSpan();
    return true;
  }
  if (event->key() == Qt::Key_G && event->modifiers() == Qt::ControlModifier) {
    emit goToRequested();
    return true;
  }
  if (event->matches(QKeySequence::ZoomIn)) {
    setZoom(m_zoom + 1);
    return true;
  }
  if (event->matches(QKeySequence::ZoomOut)) {
    setZoom(m_zoom - 1);
    return true;
  }
  if (event->key() == Qt::Key_Escape && m_cursor.selection().size() > 1) {
    m_cursor.dropSelection();
    publish(true);
    viewport()->update();
    return true;
  }
  return false;
}

/// Tab goes from the hex column to the characters and from there on to the next widget, so that it can leave the view.
bool HexView::focusNextPrevChild(bool next) {
  if (hasFocus() && next != m_textColumn) {
    m_textColumn = next;
    viewport()->update();
    return true;
  }
  return QAbstractScrollArea::focusNextPrevChild(next);
}

void HexView::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason) m_textColumn = false;
  if (event->reason() == Qt::BacktabFocusReason) m_textColumn = true;
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void HexView::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  viewport()->update();
}

void HexView::selectSpan() {
  if (!m_model || m_geometry.fileSize == 0) return;
  const SpanTree& spans = m_model->spans();
  const std::vector<Span> path = spans.path(std::min(m_cursor.caret(), m_geometry.fileSize - 1));
  const ByteRange selected = m_cursor.selection();
  auto span = path.rbegin();
  while (span + 1 != path.rend() && selected.size() >= span->range.size() && selected.contains(span->range)) ++span;
  select(span->ref);
}

}  // namespace ggufscope
