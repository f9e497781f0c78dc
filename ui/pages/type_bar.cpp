#include "ui/pages/type_bar.h"

#include <algorithm>

#include <QLocale>
#include <QPainter>

#include "ui/pages/type_fill.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kBarHeight = 28;
constexpr double kLeastWidth = 3;

}  // namespace

QString typeShareName(const TypeShare& type) {
  return type.mayBe.empty() ? toText(std::string_view(type.name)) : rivalTypesText(type.mayBe);
}

double bitsPerWeight(const TypeShare& type) {
  return type.elements == 0 ? 0 : 8.0 * static_cast<double>(type.bytes) / static_cast<double>(type.elements);
}

QString percentText(uint64_t part, uint64_t whole) {
  if (whole == 0) return {};
  const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
  if (part > 0 && percent < 0.05) return QStringLiteral("< 0.1 %");
  return QLocale::c().toString(percent, 'f', 1) + QStringLiteral(" %");
}

std::vector<double> proportionalWidths(const std::vector<uint64_t>& amounts, double room, double least) {
  std::vector<double> widths(amounts.size(), 0);
  std::vector<bool> isLeast(amounts.size(), false);
  // What is too narrow gets the least width, and the others share the rest; that may make more of them too narrow.
  for (bool settled = false; !settled;) {
    settled = true;
    double left = room;
    double sum = 0;
    for (size_t at = 0; at < amounts.size(); ++at) {
      if (isLeast[at]) {
        left -= least;
      } else {
        sum += static_cast<double>(amounts[at]);
      }
    }
    for (size_t at = 0; at < amounts.size(); ++at) {
      const double share = sum > 0 ? std::max(left, 0.0) * static_cast<double>(amounts[at]) / sum : 0;
      widths[at] = isLeast[at] ? least : share;
      if (isLeast[at] || share >= least) continue;
      isLeast[at] = true;
      settled = false;
    }
  }
  return widths;
}

TypeBar::TypeBar(QWidget* parent) : SegmentStrip(parent) { setAccessibleName(tr("Bytes by tensor type")); }

void TypeBar::setTypes(std::vector<TypeShare> types) {
  std::erase_if(types, [](const TypeShare& type) { return type.bytes == 0; });
  m_types = std::move(types);
  m_bytes = 0;
  for (const TypeShare& type : m_types) m_bytes += type.bytes;
  forgetMark();
  layOut();
}

QSize TypeBar::sizeHint() const { return {kUnit * 40, kBarHeight}; }

void TypeBar::layOut() {
  std::vector<uint64_t> amounts;
  for (const TypeShare& type : m_types) amounts.push_back(type.bytes);
  m_edges.assign(1, 0);
  for (const double wide : proportionalWidths(amounts, width(), kLeastWidth)) m_edges.push_back(m_edges.back() + wide);
  update();
}

void TypeBar::resizeEvent(QResizeEvent* /*event*/) { layOut(); }

QRectF TypeBar::segmentRect(int segment) const {
  const auto at = static_cast<size_t>(segment);
  return {m_edges[at], 0, m_edges[at + 1] - m_edges[at], static_cast<double>(height())};
}

QString TypeBar::segmentText(int segment) const {
  const TypeShare& type = m_types[static_cast<size_t>(segment)];
  return tr("%1: %2 of the bytes\n%3 bytes in %4 tensors\n%5 weights of %6 bits")
      .arg(typeShareName(type), percentText(type.bytes, m_bytes), groupedNumber(type.bytes),
           groupedNumber(type.tensors), groupedNumber(type.elements),
           QLocale::c().toString(bitsPerWeight(type), 'g', 6));
}

void TypeBar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QFontMetrics metrics(font());
  for (int segment = 0; segment < segmentCount(); ++segment) {
    const TypeShare& type = m_types[static_cast<size_t>(segment)];
    // A line of background keeps types of the same width apart.
    const QRectF bar = segmentRect(segment).adjusted(segment == 0 ? 0 : 1, 0, 0, 0);
    const QColor color = theme().bitsColor(bitsPerWeight(type));
    fillType(painter, bar, bitsPerWeight(type), typeTexture(type.name));
    const QString name = typeShareName(type);
    const QString full = QStringLiteral("%1  %2").arg(name, percentText(type.bytes, m_bytes));
    const int room = static_cast<int>(bar.width()) - kUnit;
    const QString label = metrics.horizontalAdvance(full) <= room ? full : name;
    if (const int wide = metrics.horizontalAdvance(label); wide <= room) {
      // Clear of the texture, which would run through the letters.
      QRectF patch(0, 0, wide + kUnit / 2, metrics.height());
      patch.moveCenter(bar.center());
      painter.fillRect(patch, color);
      painter.setPen(Theme::contrastText(color));
      painter.drawText(bar, Qt::AlignCenter, label);
    }
    if (segment != marked()) continue;
    painter.setPen(QPen(theme().text, 2));
    painter.drawRect(bar.adjusted(1, 1, -1, -1));
  }
}

}  // namespace ggufscope
