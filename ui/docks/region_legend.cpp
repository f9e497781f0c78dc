#include "ui/docks/region_legend.h"

#include <QPainter>
#include <QStringList>

#include "ui/style/theme.h"

namespace ggufscope {
namespace {

constexpr SpanKind kShown[] = {SpanKind::header, SpanKind::kv, SpanKind::tensorInfo, SpanKind::padding,
                               SpanKind::tensorData};
constexpr int kSwatch = 12;
constexpr int kLane = 3;
constexpr int kAfterSwatch = 6;
constexpr int kAfterWord = 2 * kUnit;

}  // namespace

RegionLegend::RegionLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  QStringList words;
  for (const SpanKind kind : kShown) words += regionName(kind);
  setAccessibleName(tr("Colours of the regions: %1").arg(words.join(QStringLiteral(", "))));
}

QSize RegionLegend::sizeHint() const {
  int width = 0;
  for (const SpanKind kind : kShown) {
    width += kSwatch + kAfterSwatch + fontMetrics().horizontalAdvance(regionName(kind)) + kAfterWord;
  }
  return {width - kAfterWord, std::max(fontMetrics().height(), kSwatch)};
}

void RegionLegend::paintEvent(QPaintEvent* /*event*/) {
  const int needed = sizeHint().width();
  if (width() < needed) return;
  QPainter painter(this);
  painter.setPen(theme().mutedText);
  int x = width() - needed;
  const int top = (height() - kSwatch) / 2;
  for (const SpanKind kind : kShown) {
    // As in the view: the lane, and the tint beside it.
    painter.fillRect(x, top, kSwatch, kSwatch, theme().regionTint(kind));
    painter.fillRect(x, top, kLane, kSwatch, theme().regionColor(kind));
    x += kSwatch + kAfterSwatch;
    const int word = fontMetrics().horizontalAdvance(regionName(kind));
    painter.drawText(QRect(x, 0, word, height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     regionName(kind));
    x += word + kAfterWord;
  }
}

}  // namespace ggufscope
