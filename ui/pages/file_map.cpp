#include "ui/pages/file_map.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kMarkHeight = 7;  ///< of the triangle over the selected bytes
constexpr int kBarHeight = 28;
constexpr int kTickHeight = 5;
constexpr int kAxisGap = 96;  ///< between two marks of the axis
constexpr QLatin1String kCommonSuffix(".weight");
constexpr QLatin1String kBlockPrefix("blk.");
constexpr double kNarrowCell = 5;  ///< narrower ones are drawn without a line between them

/// "blk.12.ffn_up" as "ffn_up".
QString withoutBlock(const QString& name) {
  if (!name.startsWith(kBlockPrefix)) return name;
  return name.mid(name.indexOf(QLatin1Char('.'), kBlockPrefix.size()) + 1);
}

}  // namespace

FileMap::FileMap(QWidget* parent) : SegmentStrip(parent) { setAccessibleName(tr("Map of the file")); }

void FileMap::setModel(std::shared_ptr<const ModelFile> model) {
  m_model = std::move(model);
  m_selected = {};
  forgetMark();
  m_map = m_model ? FileMapLayout(*m_model, width()) : FileMapLayout();
  update();
}

void FileMap::setSelectedBytes(ByteRange bytes) {
  m_selected = bytes;
  update();
}

QSize FileMap::sizeHint() const {
  return {kUnit * 40, kMarkHeight + kBarHeight + kTickHeight + QFontMetrics(font()).height() + 2};
}

void FileMap::resizeEvent(QResizeEvent* /*event*/) {
  if (m_model) m_map = FileMapLayout(*m_model, width());
}

QRectF FileMap::segmentRect(int segment) const {
  const MapCell& cell = m_map.cells()[static_cast<size_t>(segment)];
  return {cell.left, kMarkHeight, cell.right - cell.left, kBarHeight};
}

QString FileMap::segmentText(int segment) const {
  const MapCell& cell = m_map.cells()[static_cast<size_t>(segment)];
  if (cell.missing) return tr("Missing: %1 bytes of tensors").arg(groupedNumber(cell.range.size()));
  QString name = spanLabelText(*m_model, cell.first);
  if (cell.objects > 1) {
    name = tr("%1 objects, from %2 to %3").arg(groupedNumber(cell.objects), name, spanLabelText(*m_model, cell.last));
  }
  return tr("%1: %2\n%3 – %4, %5 bytes")
      .arg(regionName(cell.kind), name, hexOffsetText(cell.range.begin), hexOffsetText(cell.range.end),
           groupedNumber(cell.range.size()));
}

void FileMap::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  for (const MapCell& cell : m_map.cells()) paintCell(painter, cell);
  if (marked() >= 0 && marked() < segmentCount()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().text, 2));
    painter.drawRect(segmentRect(marked()).adjusted(1, 1, -1, -1));
  }
  paintSelection(painter);
  paintAxis(painter);
}

void FileMap::paintCell(QPainter& painter, const MapCell& cell) const {
  const bool apart = cell.right - cell.left >= kNarrowCell || cell.kind != SpanKind::tensorData;
  const QRectF bar(cell.left, kMarkHeight, std::max(cell.right - cell.left - (apart ? 1 : 0), 1.0), kBarHeight);
  const QColor color = theme().regionColor(cell.kind);
  if (cell.missing) return paintMissing(painter, bar, cell);
  painter.fillRect(bar, color);
  if (bar.width() < kUnit * 5) return;
  QString label = cell.objects == 1 ? spanLabelText(*m_model, cell.first) : QString();
  // A name is there in full, or without the suffix that most of them share, or as its role in the block, or not at all.
  const auto fits = [&] { return QFontMetrics(font()).horizontalAdvance(label) <= bar.width() - kUnit; };
  if (!fits() && label.endsWith(kCommonSuffix)) label.chop(kCommonSuffix.size());
  if (!fits()) label = withoutBlock(label);
  if (!fits()) return;
  painter.setPen(Theme::contrastText(color));
  painter.drawText(bar, Qt::AlignCenter | Qt::TextSingleLine, label);
}

/// Hatched, and named where there is room: it may be drawn shorter than it is.
void FileMap::paintMissing(QPainter& painter, const QRectF& bar, const MapCell& cell) const {
  const QColor color = theme().regionColor(cell.kind);
  painter.fillRect(bar, QBrush(color, Qt::BDiagPattern));
  painter.setPen(QPen(color, 1, Qt::DashLine));
  painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
  const QFontMetrics metrics(font());
  const QString label = tr("%1 missing").arg(byteSize(cell.range.size()));
  QRectF plate(0, 0, metrics.horizontalAdvance(label) + kUnit, metrics.height());
  plate.moveCenter(bar.center());
  if (plate.width() > bar.width() - kUnit) return;
  painter.fillRect(plate, palette().window());
  painter.setPen(theme().text);
  painter.drawText(plate, Qt::AlignCenter | Qt::TextSingleLine, label);
}

void FileMap::paintAxis(QPainter& painter) const {
  if (!m_model) return;
  const double top = kMarkHeight + kBarHeight;
  const double textHeight = height() - top - kTickHeight;
  const std::vector<AxisMark> marks = axisMarks(m_map, m_model->size(), kAxisGap);
  for (const AxisMark& mark : marks) {
    const double x = std::min(mark.x, width() - 1.0);
    painter.setPen(theme().border);
    painter.drawLine(QPointF(x, top), QPointF(x, top + kTickHeight));
    painter.setPen(theme().mutedText);
    const QString text = axisText(mark.offset);
    const double wide = QFontMetrics(font()).horizontalAdvance(text) + 2;
    const double left = std::clamp(x - wide / 2, 0.0, std::max(width() - wide, 0.0));
    painter.drawText(QRectF(left, top + kTickHeight, wide, textHeight), Qt::AlignCenter, text);
  }
}

void FileMap::paintSelection(QPainter& painter) const {
  if (m_selected.empty() || !m_model) return;
  const double left = m_map.xOf(m_selected.begin);
  const double right = std::max(m_map.xOf(m_selected.end), left + 2);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme().accent);
  painter.drawRect(QRectF(left, kMarkHeight - 3, right - left, 3));
  const double middle = (left + right) / 2;
  QPainterPath triangle;
  triangle.moveTo(middle - 4, 0);
  triangle.lineTo(middle + 4, 0);
  triangle.lineTo(middle, kMarkHeight - 1);
  triangle.closeSubpath();
  painter.drawPath(triangle);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

QString axisText(uint64_t offset) {
  if (offset == 0) return QStringLiteral("0");
  QString text = byteSize(offset);
  // "512.00 KiB": nobody needs zeros on a round mark.
  return text.replace(QStringLiteral(".00 "), QStringLiteral(" "));
}

}  // namespace ggufscope
