#include "ui/hex/hex_painter.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr char kHexDigits[] = "0123456789ABCDEF";
constexpr char kNotPrintable = '.';
constexpr double kLeastLabelRoom = 96;
constexpr double kSelectionStrength = 0.35;  ///< of the accent over the region's tint; text on it keeps 4.5:1

bool isPrintable(uint8_t byte) { return byte >= 0x20 && byte < 0x7f; }

QColor withAlpha(QColor color, double alpha) {
  color.setAlphaF(static_cast<float>(alpha));
  return color;
}

}  // namespace

std::vector<Span> visibleObjects(const HexScene& scene) {
  std::vector<Span> objects;
  const uint64_t end = std::min(scene.geometry.offsetAt(scene.topRow + scene.rows, 0), scene.geometry.fileSize);
  for (uint64_t offset = scene.geometry.offsetAt(scene.topRow, 0); offset < end;) {
    const Span object = scene.model->spans().objectAt(offset);
    if (object.range.end <= offset) break;
    objects.push_back(object);
    offset = object.range.end;
  }
  return objects;
}

QString objectLabel(const ModelFile& model, const Span& object) {
  const QString label = spanLabelText(model, object.ref);
  switch (object.kind) {
    case SpanKind::kv:
      return QCoreApplication::translate("HexLabel", "kv %1", "%1: a key").arg(label);
    case SpanKind::tensorInfo:
      return QCoreApplication::translate("HexLabel", "tensor_info %1", "%1: a name").arg(label);
    case SpanKind::tensorData:
      return QCoreApplication::translate("HexLabel", "tensor %1", "%1: a name").arg(label);
    case SpanKind::padding:
      return QCoreApplication::translate("HexLabel", "padding %1", "%1: before the data, after …").arg(label);
    case SpanKind::gap:
      return QCoreApplication::translate("HexLabel", "gap %1", "%1: before the tensor …").arg(label);
    default:
      return label;
  }
}

HexPainter::HexPainter(QPainter& painter, const HexScene& scene, const HexGlyphs& glyphs, QSizeF area)
    : m_painter(painter), m_scene(scene), m_geometry(scene.geometry), m_glyphs(glyphs), m_area(area) {}

void HexPainter::paint() {
  paintRegions();
  paintGoneBytes();
  paintSelection();
  paintBoundaries();
  paintGutter();
  paintBytes();
  paintHover();
  paintCaret();
  paintLabels();
  paintRuler();
}

ByteRange HexPainter::visibleRange() const {
  return {m_geometry.offsetAt(m_scene.topRow, 0),
          std::min(m_geometry.offsetAt(m_scene.topRow + m_scene.rows, 0), m_geometry.fileSize)};
}

template <class Visit>
void HexPainter::forEachBlock(ByteRange range, Visit visit) const {
  const ByteRange shown = range.clippedTo(visibleRange());
  if (shown.empty()) return;
  uint64_t row = m_geometry.rowOf(shown.begin);
  const uint64_t lastRow = m_geometry.rowOf(shown.end - 1);
  const uint32_t from = m_geometry.columnOf(shown.begin);
  const uint32_t to = m_geometry.columnOf(shown.end - 1) + 1;
  if (row == lastRow) {
    visit(row, row + 1, from, to);
    return;
  }
  if (from > 0) {
    visit(row, row + 1, from, m_geometry.columns);
    ++row;
  }
  const uint64_t fullEnd = to < m_geometry.columns ? lastRow : lastRow + 1;
  if (row < fullEnd) visit(row, fullEnd, 0U, m_geometry.columns);
  if (fullEnd == lastRow) visit(lastRow, lastRow + 1, 0U, to);
}

void HexPainter::fill(ByteRange range, const QBrush& brush) {
  forEachBlock(range, [&](uint64_t row, uint64_t rowEnd, uint32_t from, uint32_t to) {
    const double top = m_geometry.rowY(row, m_scene.topRow);
    const double bottom = m_geometry.rowY(rowEnd, m_scene.topRow);
    for (const Part part : {Part::hex, Part::text}) {
      const double left = m_geometry.runBegin(part, from);
      m_painter.fillRect(QRectF(left, top, m_geometry.runEnd(part, to) - left, bottom - top), brush);
    }
  });
}

QRectF HexPainter::cellRect(Part part, uint64_t offset) const {
  const uint32_t column = m_geometry.columnOf(offset);
  const double left = part == Part::text ? m_geometry.textX(column) : m_geometry.hexX(column);
  const double width = part == Part::text ? m_geometry.digitWidth : m_geometry.hexCellWidth();
  return {left, m_geometry.rowY(m_geometry.rowOf(offset), m_scene.topRow), width, m_geometry.rowHeight};
}

double HexPainter::baseline(uint64_t row) const {
  const double above = (m_geometry.rowHeight - m_glyphs.lineHeight()) / 2 + m_glyphs.ascent();
  return m_geometry.snapped(m_geometry.rowY(row, m_scene.topRow) + above);
}

void HexPainter::paintRegions() {
  for (const Span& object : m_scene.objects) {
    fill(object.range, theme().regionTint(object.kind));
    paintLane(object);
  }
}

/// The lane is to scale inside a row: an object that begins in the middle of a row begins in the middle of its height.
void HexPainter::paintLane(const Span& object) {
  const ByteRange shown = object.range.clippedTo(visibleRange());
  const auto yOf = [&](uint64_t offset) {
    const double part = static_cast<double>(m_geometry.columnOf(offset)) / m_geometry.columns;
    const double top = m_geometry.rowY(m_geometry.rowOf(offset), m_scene.topRow);
    return m_geometry.snapped(top + part * m_geometry.rowHeight);
  };
  const double top = yOf(shown.begin);
  m_painter.fillRect(QRectF(m_geometry.laneX, top, m_geometry.laneWidth, std::max(yOf(shown.end) - top, 1.0)),
                     theme().regionColor(object.kind));
}

/// Bytes that the source no longer has: hatched on plain ground, whatever region they belonged to.
void HexPainter::paintGoneBytes() {
  const QBrush hatch(theme().border, Qt::BDiagPattern);
  for (size_t i = 0; i < m_scene.bytes.size();) {
    if (m_scene.bytes.there(i)) {
      ++i;
      continue;
    }
    size_t end = i;
    while (end < m_scene.bytes.size() && !m_scene.bytes.there(end)) ++end;
    const ByteRange gone{m_scene.bytes.begin() + i, m_scene.bytes.begin() + end};
    fill(gone, theme().base);
    fill(gone, hatch);
    i = end;
  }
}

void HexPainter::paintSelection() {
  if (m_scene.selectionValid) fill(m_scene.selection, withAlpha(theme().accent, kSelectionStrength));
}

void HexPainter::paintBoundaries() {
  for (const Span& object : m_scene.objects) {
    if (object.range.begin < visibleRange().begin || object.range.begin == 0) continue;
    for (const Part part : {Part::hex, Part::text}) paintBoundary(part, object.range.begin);
  }
}

/// The line where an object begins: above its first byte to the right, left of it, and below the bytes before it.
void HexPainter::paintBoundary(Part part, uint64_t offset) {
  const uint64_t row = m_geometry.rowOf(offset);
  const uint32_t column = m_geometry.columnOf(offset);
  const double left = m_geometry.runBegin(part, 0);
  const double right = m_geometry.runEnd(part, m_geometry.columns);
  const double x = m_geometry.runBegin(part, column);
  const double top = m_geometry.rowY(row, m_scene.topRow);
  const double bottom = m_geometry.rowY(row + 1, m_scene.topRow);
  const double width = m_geometry.line;
  const QColor color = withAlpha(theme().text, theme().dark ? 0.55 : 0.45);
  m_painter.fillRect(QRectF(x, top, right - x, width), color);
  if (column == 0) return;
  m_painter.fillRect(QRectF(x, top, width, bottom - top + width), color);
  m_painter.fillRect(QRectF(left, bottom, x - left, width), color);
}

void HexPainter::paintGutter() {
  GlyphBatch numbers(m_glyphs);
  for (uint64_t row = m_scene.topRow; row < m_scene.topRow + m_scene.rows; ++row) {
    uint64_t offset = m_geometry.offsetAt(row, 0);
    const double y = baseline(row);
    for (int digit = m_geometry.gutterDigits - 1; digit >= 0; --digit) {
      numbers.add(kHexDigits[offset & 15U], m_geometry.margin + m_geometry.digitWidth * digit, y);
      offset >>= 4U;
    }
  }
  numbers.draw(m_painter, theme().mutedText);
}

void HexPainter::paintBytes() {
  GlyphBatch plain(m_glyphs);
  GlyphBatch dimmed(m_glyphs);  // zeros: still to be read
  const ByteRange selected = m_scene.selectionValid ? m_scene.selection : ByteRange{};
  for (size_t i = 0; i < m_scene.bytes.size(); ++i) {
    const uint64_t offset = m_scene.bytes.begin() + i;
    const uint32_t column = m_geometry.columnOf(offset);
    const double y = baseline(m_geometry.rowOf(offset));
    const double hexX = m_geometry.hexX(column) + m_geometry.hexInset();
    const bool there = m_scene.bytes.there(i);
    const uint8_t byte = m_scene.bytes.at(i);
    // The ground of a selection is too strong for dimmed text.
    GlyphBatch& hex = (there && byte != 0) || selected.contains(offset) ? plain : dimmed;
    hex.add(there ? kHexDigits[byte >> 4U] : HexGlyphs::kMiddleDot, hexX, y);
    hex.add(there ? kHexDigits[byte & 15U] : HexGlyphs::kMiddleDot, hexX + m_geometry.digitWidth, y);
    if (there && byte == ' ') continue;
    const bool printable = there && isPrintable(byte);
    (printable ? plain : dimmed).add(printable ? static_cast<char>(byte) : kNotPrintable, m_geometry.textX(column), y);
  }
  dimmed.draw(m_painter, theme().mutedText);
  plain.draw(m_painter, theme().text);
}

void HexPainter::paintHover() {
  if (m_scene.hovered.empty()) return;
  m_painter.setPen(QPen(theme().accent, m_geometry.line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  m_painter.setBrush(Qt::NoBrush);
  for (const Part part : {Part::hex, Part::text}) {
    for (const QPolygonF& shape : outline(part, m_scene.hovered)) m_painter.drawPolygon(shape);
  }
}

/// The border of a range of cells: one polygon with a step where it begins and one where it ends, or two where the
/// cells of two rows do not touch. What lies outside the viewport is drawn as if it ended a row further out, so that no
/// border shows where there is none.
std::vector<QPolygonF> HexPainter::outline(Part part, ByteRange range) const {
  const uint64_t columns = m_geometry.columns;
  const ByteRange visible = visibleRange();
  const ByteRange around{visible.begin - std::min(visible.begin, columns),
                         std::min(visible.end + columns, m_geometry.fileSize)};
  const ByteRange shown = range.clippedTo(around);
  if (shown.empty()) return {};
  const uint64_t firstRow = m_geometry.rowOf(shown.begin);
  const uint64_t lastRow = m_geometry.rowOf(shown.end - 1);
  const double inset = m_geometry.line / 2;
  const auto yOf = [&](uint64_t row) { return m_geometry.rowY(row, m_scene.topRow); };
  const double begin = m_geometry.runBegin(part, m_geometry.columnOf(shown.begin)) + inset;
  const double end = m_geometry.runEnd(part, m_geometry.columnOf(shown.end - 1) + 1) - inset;
  const double top = yOf(firstRow) + inset;
  const double bottom = yOf(lastRow + 1) - inset;
  if (firstRow == lastRow) return {QPolygonF(QRectF(QPointF(begin, top), QPointF(end, bottom)))};
  const double left = m_geometry.runBegin(part, 0) + inset;
  const double right = m_geometry.runEnd(part, m_geometry.columns) - inset;
  const double firstStep = yOf(firstRow + 1) + inset;
  const double lastStep = yOf(lastRow) - inset;
  if (lastRow == firstRow + 1 && end < begin) {
    return {QPolygonF(QRectF(QPointF(begin, top), QPointF(right, lastStep))),
            QPolygonF(QRectF(QPointF(left, firstStep), QPointF(end, bottom)))};
  }
  return {QPolygonF({{begin, top},
                     {right, top},
                     {right, lastStep},
                     {end, lastStep},
                     {end, bottom},
                     {left, bottom},
                     {left, firstStep},
                     {begin, firstStep}})};
}

void HexPainter::paintCaret() {
  if (!m_scene.selectionValid) return;
  if (m_scene.selection.empty()) {
    paintPlace();
    return;
  }
  if (!visibleRange().contains(m_scene.caret)) return;
  const Part active = m_scene.caretInText ? Part::text : Part::hex;
  for (const Part part : {Part::hex, Part::text}) {
    // A thick frame where typing goes, a thin one around its twin.
    const double width = part == active && m_scene.focused ? 2 * m_geometry.line : m_geometry.line;
    const QRectF cell = cellRect(part, m_scene.caret);
    m_painter.setPen(QPen(theme().accent, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
}

/// A place between two bytes, where bytes are missing: a bar with nothing in it.
void HexPainter::paintPlace() {
  const uint64_t row = m_geometry.rowOf(m_scene.selection.begin);
  if (row < m_scene.topRow || row >= m_scene.topRow + m_scene.rows) return;
  for (const Part part : {Part::hex, Part::text}) {
    const QRectF cell = cellRect(part, m_scene.selection.begin);
    m_painter.fillRect(QRectF(cell.left(), cell.top(), 2 * m_geometry.line, cell.height()), theme().accent);
  }
}

void HexPainter::paintLabels() {
  const double room = m_area.width() - m_geometry.labelBegin - m_geometry.margin;
  if (room < kLeastLabelRoom) return;
  const QFontMetricsF metrics(m_glyphs.font());
  m_painter.setFont(m_glyphs.font());
  m_painter.setPen(theme().mutedText);
  QString label;
  uint64_t row = 0;
  const auto draw = [&] {
    if (label.isEmpty()) return;
    m_painter.drawText(QPointF(m_geometry.labelBegin, baseline(row)), metrics.elidedText(label, Qt::ElideRight, room));
    label.clear();
  };
  for (const Span& object : m_scene.objects) {
    const bool beginsAbove = object.range.begin < visibleRange().begin;
    const uint64_t at = beginsAbove ? m_scene.topRow : m_geometry.rowOf(object.range.begin);
    if (at != row) draw();
    row = at;
    if (!label.isEmpty()) label += QStringLiteral(" · ");
    if (beginsAbove) label += QStringLiteral("… ");
    label += objectLabel(*m_scene.model, object);
  }
  draw();
}

void HexPainter::paintRuler() {
  m_painter.fillRect(QRectF(0, 0, m_area.width(), m_geometry.rulerHeight), theme().alternateBase);
  m_painter.fillRect(QRectF(0, m_geometry.rulerHeight - m_geometry.line, m_area.width(), m_geometry.line),
                     theme().border);
  const double y = m_geometry.snapped((m_geometry.rulerHeight - m_glyphs.lineHeight()) / 2 + m_glyphs.ascent());
  GlyphBatch numbers(m_glyphs);
  GlyphBatch current(m_glyphs);
  const bool caretShown = m_scene.selectionValid && m_geometry.fileSize > 0;
  for (uint32_t column = 0; column < m_geometry.columns; ++column) {
    const bool here = caretShown && column == m_geometry.columnOf(m_scene.caret);
    GlyphBatch& batch = here ? current : numbers;
    const double x = m_geometry.hexX(column) + m_geometry.hexInset();
    batch.add(kHexDigits[column >> 4U], x, y);
    batch.add(kHexDigits[column & 15U], x + m_geometry.digitWidth, y);
    batch.add(kHexDigits[column & 15U], m_geometry.textX(column), y);
  }
  numbers.draw(m_painter, theme().mutedText);
  current.draw(m_painter, theme().accent);
}

}  // namespace ggufscope
