#include "ui/hex/hex_minimap.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include "ui/hex/hex_painter.h"
#include "ui/hex/hex_view.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr int kWidth = 18;
constexpr int kLane = 3;
constexpr int kLeastBetweenLines = 3;  ///< pixels; objects that are closer than that are not told apart
constexpr double kLeastFrame = 4;
constexpr double kMark = 4;

}  // namespace

HexMinimap::HexMinimap(DocumentSession& session, HexView& view, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(view) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  setAccessibleName(tr("Map of the file"));
  setCursor(Qt::PointingHandCursor);
  connect(&m_session, &DocumentSession::modelChanged, this, &HexMinimap::forget);
  connect(&m_session, &DocumentSession::selectionChanged, this, qOverload<>(&QWidget::update));
  connect(&m_session, &DocumentSession::findingsChanged, this, qOverload<>(&QWidget::update));
  connect(&m_session, &DocumentSession::profileChanged, this, qOverload<>(&QWidget::update));
  connect(&m_view, &HexView::scrolled, this, qOverload<>(&QWidget::update));
}

QSize HexMinimap::sizeHint() const { return {kWidth, 8 * kUnit}; }

double HexMinimap::yOf(uint64_t offset) const {
  const uint64_t size = m_session.model() ? m_session.model()->size() : 0;
  return size == 0 ? 0 : static_cast<double>(offset) / static_cast<double>(size) * height();
}

uint64_t HexMinimap::offsetAt(double y) const {
  const uint64_t size = m_session.model() ? m_session.model()->size() : 0;
  const double share = std::clamp(y / std::max(height(), 1), 0.0, 1.0);
  const double offset = share * static_cast<double>(size);
  // The product may be rounded up to 2^64.
  return offset >= static_cast<double>(size) ? size - std::min<uint64_t>(size, 1) : static_cast<uint64_t>(offset);
}

void HexMinimap::forget() {
  m_regions = {};
  update();
}

void HexMinimap::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  forget();
}

void HexMinimap::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) forget();
}

/// One look-up a line of pixels, however many objects the file has.
void HexMinimap::drawRegions() {
  m_regions = QImage(size(), QImage::Format_RGB32);
  m_regions.fill(theme().base);
  if (!m_session.model() || m_session.model()->size() == 0) return;
  QPainter painter(&m_regions);
  const SpanTree& spans = m_session.model()->spans();
  Span object = spans.objectAt(0);
  int lastLine = 0;
  for (int y = 0; y < height(); ++y) {
    const uint64_t offset = offsetAt(y);
    const bool next = offset >= object.range.end;
    if (next) object = spans.objectAt(offset);
    painter.fillRect(0, y, width(), 1, theme().regionTint(object.kind));
    painter.fillRect(0, y, kLane, 1, theme().regionColor(object.kind));
    if (next && y - lastLine >= kLeastBetweenLines) {
      painter.fillRect(kLane, y, width() - kLane, 1, theme().regionColor(object.kind));
      lastLine = y;
    }
  }
}

void HexMinimap::paintEvent(QPaintEvent* /*event*/) {
  if (m_regions.isNull()) drawRegions();
  QPainter painter(this);
  painter.drawImage(0, 0, m_regions);
  if (!m_session.model() || m_session.model()->size() == 0) return;
  paintSelection(painter);
  paintFindings(painter);
  paintViewport(painter);
}

void HexMinimap::paintSelection(QPainter& painter) const {
  if (!m_session.selection().valid) return;
  const ByteRange bytes = m_session.selection().bytes;
  QColor color = theme().accent;
  const double top = yOf(bytes.begin);
  const double height = std::max(yOf(bytes.end) - top, 2.0);
  color.setAlphaF(0.6F);
  painter.fillRect(QRectF(kLane, top, width() - kLane, height), color);
}

/// Errors and warnings as marks at the right edge, a square and a triangle: not by colour alone.
void HexMinimap::paintFindings(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (const Severity severity : {Severity::warning, Severity::error}) {
    painter.setBrush(theme().severityColor(severity));
    double lastY = -2 * kMark;
    for (const Diagnostic& finding : m_session.findings()) {
      if (finding.severity(m_session.profile()) != severity) continue;
      const double y = std::clamp(yOf(finding.range.begin), kMark, std::max(kMark, height() - kMark));
      if (std::abs(y - lastY) < kMark) continue;  // in order of their begin: one mark for a crowd
      lastY = y;
      const double right = width() - 1;
      if (severity == Severity::error) {
        painter.drawRect(QRectF(right - kMark, y - kMark / 2, kMark, kMark));
      } else {
        painter.drawPolygon(
            QPolygonF({{right, y + kMark / 2}, {right - kMark, y + kMark / 2}, {right - kMark / 2, y - kMark / 2}}));
      }
    }
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void HexMinimap::paintViewport(QPainter& painter) const {
  const HexGeometry& layout = m_view.layoutOfBytes();
  const double top = yOf(layout.offsetAt(m_view.topRow(), 0));
  const double bottom = yOf(std::min(layout.offsetAt(m_view.topRow() + m_view.pageRows(), 0), layout.fileSize));
  const double frame = std::max(bottom - top, kLeastFrame);
  const double y = std::min(std::floor(top), height() - frame);
  painter.setPen(theme().text);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(0.5, y + 0.5, width() - 1, std::ceil(frame) - 1));
}

void HexMinimap::scrollTo(double y) {
  const uint64_t row = m_view.layoutOfBytes().rowOf(offsetAt(y));
  m_view.scrollToRow(row - std::min(row, m_view.pageRows() / 2));
}

void HexMinimap::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && m_session.model()) scrollTo(event->position().y());
}

void HexMinimap::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton) && m_session.model()) scrollTo(event->position().y());
}

void HexMinimap::wheelEvent(QWheelEvent* event) { QCoreApplication::sendEvent(m_view.viewport(), event); }

bool HexMinimap::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QString text;
  if (m_session.model() && m_session.model()->size() > 0) {
    const uint64_t offset = offsetAt(help->pos().y());
    const Span object = m_session.model()->spans().objectAt(offset);
    text = hexOffsetText(offset) + QStringLiteral("  ") + objectLabel(*m_session.model(), object);
  }
  // A tooltip guesses whether its text is markup.
  QToolTip::showText(help->globalPos(), text.isEmpty() ? text : Qt::convertFromPlainText(text), this);
  return true;
}

}  // namespace ggufscope
