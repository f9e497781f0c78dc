#include "ui/hex/hex_view.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>

#include "ui/hex/hex_tooltip.h"
#include "ui/jobs/job_runner.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr int kSmallestZoom = -5;
constexpr int kLargestZoom = 24;
constexpr uint64_t kContextRows = 2;  ///< shown above what is jumped to
constexpr int kHintRows = 12;

QFont zoomedFont(int steps) {
  QFont font = monospaceFont();
  font.setPointSizeF(std::max(4.0, font.pointSizeF() + steps));
  return font;
}

}  // namespace

HexView::HexView(DocumentSession& session, QWidget* parent)
    : QAbstractScrollArea(parent), m_session(session), m_glyphs(zoomedFont(0)) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Bytes of the file"));
  viewport()->setMouseTracking(true);
  viewport()->setCursor(Qt::IBeamCursor);
  verticalScrollBar()->installEventFilter(this);
  connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &HexView::onScrollAction);
  connect(&m_session, &DocumentSession::modelChanged, this, &HexView::onModelChanged);
  connect(&m_session, &DocumentSession::selectionChanged, this, &HexView::onSelectionChanged);
  onModelChanged();
}

HexView::~HexView() = default;

void HexView::setJobs(JobRunner* jobs) { m_jobs = jobs; }

const ModelFile* HexView::model() const { return m_model.get(); }

void HexView::setColumns(uint32_t columns) {
  if (columns == m_columns) return;
  keepingCaretShown([&] {
    const uint64_t topOffset = m_geometry.offsetAt(m_topRow, 0);
    m_columns = columns;
    rebuildGeometry();
    setTopRow(m_geometry.rowOf(topOffset));
  });
  emit columnsChanged(m_columns);
}

void HexView::scrollToRow(uint64_t row) { setTopRow(row); }

void HexView::setZoom(int steps) {
  const int zoom = std::clamp(steps, kSmallestZoom, kLargestZoom);
  if (zoom == m_zoom) return;
  keepingCaretShown([&] {
    m_zoom = zoom;
    rebuildGlyphs();
  });
  emit zoomChanged(m_zoom);
}

QSize HexView::sizeHint() const {
  const double height = m_geometry.rulerHeight + kHintRows * m_geometry.rowHeight;
  return {static_cast<int>(std::ceil(m_geometry.labelBegin)) + 25 * kUnit, static_cast<int>(std::ceil(height))};
}

// Layout and scrolling

void HexView::rebuildGlyphs() {
  m_glyphs = HexGlyphs(zoomedFont(m_zoom));
  rebuildGeometry();
}

void HexView::rebuildGeometry() {
  m_scale = devicePixelRatioF();
  m_geometry = HexGeometry::make(m_model ? m_model->size() : 0, m_columns,
                                 {m_glyphs.digitAdvance(), m_glyphs.lineHeight(), m_scale});
  updateGeometry();
  updateScrollBars();
  viewport()->update();
}

RowScroll HexView::scrollOf() const { return {m_geometry.rowCount(), pageRows()}; }

uint64_t HexView::pageRows() const { return m_geometry.wholeRows(viewport()->height()); }

void HexView::updateScrollBars() {
  const RowScroll scroll = scrollOf();
  m_topRow = std::min(m_topRow, scroll.maxTop());
  m_rowsShown = scroll.visible;
  const QSignalBlocker quiet(verticalScrollBar());
  verticalScrollBar()->setPageStep(scroll.barPage());
  verticalScrollBar()->setRange(0, scroll.barMaximum());
  verticalScrollBar()->setValue(scroll.barValue(m_topRow));
  const int beyond = static_cast<int>(std::ceil(m_geometry.contentWidth())) - viewport()->width();
  horizontalScrollBar()->setPageStep(viewport()->width());
  horizontalScrollBar()->setSingleStep(static_cast<int>(m_geometry.hexCellWidth()));
  horizontalScrollBar()->setRange(0, std::max(0, beyond));
  emit scrolled();
}

/// The bar follows the row, not the other way round: its value says where the row is in proportion.
void HexView::setTopRow(uint64_t row) {
  const RowScroll scroll = scrollOf();
  const uint64_t top = std::min(row, scroll.maxTop());
  if (top == m_topRow) return;
  m_topRow = top;
  verticalScrollBar()->setValue(scroll.barValue(m_topRow));
  if (m_mouse) setHover(*m_mouse);
  viewport()->update();
  emit scrolled();
}

/// Arrows and pages of the bar move by rows even where a step of the bar is thousands of rows.
void HexView::onScrollAction(int action) {
  const RowScroll scroll = scrollOf();
  const auto page = static_cast<int64_t>(scroll.visible);
  uint64_t row = m_topRow;
  switch (static_cast<QAbstractSlider::SliderAction>(action)) {
    case QAbstractSlider::SliderSingleStepAdd:
      row = scroll.moved(m_topRow, 1);
      break;
    case QAbstractSlider::SliderSingleStepSub:
      row = scroll.moved(m_topRow, -1);
      break;
    case QAbstractSlider::SliderPageStepAdd:
      row = scroll.moved(m_topRow, page);
      break;
    case QAbstractSlider::SliderPageStepSub:
      row = scroll.moved(m_topRow, -page);
      break;
    case QAbstractSlider::SliderToMinimum:
      row = 0;
      break;
    case QAbstractSlider::SliderToMaximum:
      row = scroll.maxTop();
      break;
    case QAbstractSlider::SliderMove:
      row = scroll.topFor(verticalScrollBar()->sliderPosition());
      QToolTip::showText(QCursor::pos(), hexOffsetText(m_geometry.offsetAt(row, 0)), this);
      break;
    case QAbstractSlider::SliderNoAction:
      return;
  }
  setTopRow(row);
  verticalScrollBar()->setSliderPosition(scroll.barValue(m_topRow));
}

void HexView::scrollContentsBy(int dx, int /*dy*/) {
  const RowScroll scroll = scrollOf();
  const int value = verticalScrollBar()->value();
  // Moved by somebody who knows the bar only: a style, an accessibility tool.
  if (value != scroll.barValue(m_topRow)) setTopRow(scroll.topFor(value));
  if (dx != 0) viewport()->update();
}

void HexView::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  keepingCaretShown([this] { updateScrollBars(); });
}

/// Makes a change of what fits into the view; a caret that was in it stays in it.
template <class Change>
void HexView::keepingCaretShown(Change change) {
  const auto row = [this] { return m_geometry.rowOf(m_cursor.caret()); };
  const bool shown = m_selected && row() >= m_topRow && row() - m_topRow < m_rowsShown;
  change();
  if (shown) reveal(m_cursor.caret(), 0);
}

/// Scrolls as little as needed; what is out of sight comes to the top, `context` rows below it.
void HexView::reveal(uint64_t offset, uint64_t context) {
  const uint64_t row = m_geometry.rowOf(offset);
  const uint64_t rows = pageRows();
  if (row < m_topRow) {
    setTopRow(row - std::min(row, context));
  } else if (row - m_topRow >= rows) {
    setTopRow(context > 0 ? row - std::min({row, context, rows - 1}) : row - (rows - 1));
  }
}

HexScene HexView::scene() const {
  HexScene scene;
  scene.model = model();
  scene.geometry = m_geometry;
  scene.topRow = m_topRow;
  const double shown = std::ceil((viewport()->height() - m_geometry.rulerHeight) / m_geometry.rowHeight);
  scene.rows = std::min(static_cast<uint64_t>(std::max(shown, 0.0)), m_geometry.rowCount() - m_topRow);
  scene.selection = m_cursor.selection();
  scene.selectionValid = m_selected;
  scene.hovered = m_hovered;
  scene.caret = m_cursor.caret();
  scene.caretInText = m_textColumn;
  scene.focused = hasFocus();
  return scene;
}

void HexView::paintEvent(QPaintEvent* /*event*/) {
  if (m_scale != devicePixelRatioF()) rebuildGeometry();
  QPainter painter(viewport());
  if (!m_model) return;
  HexScene frame = scene();
  const uint64_t begin = m_geometry.offsetAt(m_topRow, 0);
  const uint64_t end = std::min(m_geometry.offsetAt(m_topRow + frame.rows, 0), m_geometry.fileSize);
  frame.bytes.load(m_model->source(), begin, static_cast<size_t>(end - std::min(begin, end)), m_columns);
  frame.objects = visibleObjects(frame);
  const int left = horizontalScrollBar()->value();
  painter.translate(-left, 0);
  HexPainter(painter, frame, m_glyphs, QSizeF(viewport()->width() + left, viewport()->height())).paint();
}

bool HexView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // Keys that mean something to the bytes go here first, whatever the window uses them for.
    auto* key = static_cast<QKeyEvent*>(event);
    const bool ours = key->matches(QKeySequence::Copy) || key->matches(QKeySequence::ZoomIn) ||
                      key->matches(QKeySequence::ZoomOut) ||
                      (key->key() == Qt::Key_A && key->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) ||
                      (key->key() == Qt::Key_G && key->modifiers() == Qt::ControlModifier);
    if (ours) {
      event->accept();
      return true;
    }
  }
  return QAbstractScrollArea::event(event);
}

void HexView::changeEvent(QEvent* event) {
  QAbstractScrollArea::changeEvent(event);
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::ApplicationFontChange) rebuildGlyphs();
  if (event->type() == QEvent::PaletteChange) viewport()->update();
  if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Bytes of the file"));
}

// The session

void HexView::onModelChanged() {
  m_model = m_session.model();
  m_cursor.reset(m_model ? m_model->size() : 0);
  m_topRow = 0;
  m_drag.reset();
  m_autoScroll.stop();
  clearHover();
  rebuildGeometry();
  onSelectionChanged();
}

void HexView::onSelectionChanged() {
  const Selection& selection = m_session.selection();
  m_selected = selection.valid;
  if (!m_sending) m_walking = false;
  if (m_selected && !m_sending) {
    m_cursor.show(selection.bytes);
    reveal(m_cursor.caret(), kContextRows);
  }
  setAccessibleDescription(m_selected && m_model ? rangeText(m_cursor.selection()) : QString());
  viewport()->update();
}

/// A walk with the keys is one step for Back and Forward, however many keys it took.
void HexView::publish(bool walking) {
  const QScopedValueRollback<bool> guard(m_sending, true);
  const bool carriesOn = walking && m_walking;
  m_session.selectBytes(m_cursor.selection(),
                        carriesOn ? DocumentSession::History::replace : DocumentSession::History::add);
  m_walking = walking;
}

void HexView::select(SpanRef ref) { m_session.select(ref); }

}  // namespace ggufscope
