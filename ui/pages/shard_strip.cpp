#include "ui/pages/shard_strip.h"

#include <algorithm>

#include <QPainter>

#include "core/base/text.h"
#include "ui/pages/type_bar.h"
#include "ui/session/file_path.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kBarHeight = 28;
constexpr double kLeastWidth = 6;

QString reasonText(const Shard& shard) {
  if (shard.notGguf) return ShardStrip::tr("There is a file of that name, but it is no GGUF file.");
  return shard.error ? toText(*shard.error) : QString();
}

}  // namespace

ShardStrip::ShardStrip(std::shared_ptr<const Model> model, QWidget* parent)
    : SegmentStrip(parent), m_model(std::move(model)), m_shown(m_model->openedShard()) {
  setAccessibleName(tr("Shards of the set"));
}

void ShardStrip::setShown(size_t shard) {
  m_shown = shard;
  update();
}

QSize ShardStrip::sizeHint() const { return {kUnit * 40, kBarHeight}; }

void ShardStrip::resizeEvent(QResizeEvent* /*event*/) {
  // A missing shard is as wide as the others on average: nobody knows its size.
  const uint64_t there = m_model->shards().size() - m_model->missing();
  const uint64_t average = std::max<uint64_t>(m_model->size() / std::max<uint64_t>(there, 1), 1);
  std::vector<uint64_t> amounts;
  for (const Shard& shard : m_model->shards()) amounts.push_back(shard.file ? shard.size() : average);
  m_edges.assign(1, 0);
  // Of very many shards all are as narrow as it takes to show the last one too.
  const double least = std::min(kLeastWidth, width() / static_cast<double>(amounts.size()));
  for (const double wide : proportionalWidths(amounts, width(), least)) m_edges.push_back(m_edges.back() + wide);
  update();
}

QRectF ShardStrip::segmentRect(int segment) const {
  const auto at = static_cast<size_t>(segment);
  if (at + 1 >= m_edges.size()) return {};
  return {m_edges[at], 0, m_edges[at + 1] - m_edges[at], static_cast<double>(height())};
}

QString ShardStrip::segmentText(int segment) const {
  const Shard& shard = m_model->shards()[static_cast<size_t>(segment)];
  const QString name = toText(std::string_view(escaped(shard.path.filename().string())));
  const QString title = tr("Shard %1 of %2").arg(groupedNumber(shard.number), groupedNumber(m_model->shards().size()));
  if (!shard.file) return QStringLiteral("%1: %2\n%3\n%4").arg(title, tr("missing"), name, reasonText(shard)).trimmed();
  return QStringLiteral("%1\n%2\n%3")
      .arg(title, name,
           tr("%1, %2 tensors").arg(byteSize(shard.size()), groupedNumber(shard.file->document().tensors.size())));
}

void ShardStrip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  for (int segment = 0; segment < segmentCount(); ++segment) {
    const Shard& shard = m_model->shards()[static_cast<size_t>(segment)];
    const QRectF whole = segmentRect(segment);
    // A line of background keeps neighbours apart where there is room for one.
    const QRectF bar = whole.adjusted(segment == 0 || whole.width() < 3 ? 0 : 1, 0, 0, 0);
    const bool shown = static_cast<size_t>(segment) == m_shown;
    const QColor fill = theme().regionTint(SpanKind::tensorData);
    if (shard.file) {
      painter.fillRect(bar, fill);
    } else {
      painter.setPen(QPen(theme().mutedText, 1, Qt::DashLine));
      if (bar.width() > 2) {
        painter.drawRect(bar.adjusted(0.5, 0.5, -1.5, -1.5));
      } else {
        painter.drawLine(bar.topLeft(), bar.topRight());
      }
    }
    QString label = groupedNumber(shard.number);
    const QString missing = tr("%1 missing").arg(label);
    const QFontMetrics metrics(font());
    if (!shard.file && metrics.horizontalAdvance(missing) <= bar.width() - kUnit) label = missing;
    if (metrics.horizontalAdvance(label) <= bar.width() - 2) {
      painter.setPen(shard.file ? theme().text : theme().mutedText);
      painter.drawText(bar, Qt::AlignCenter, label);
    }
    if (shown) painter.fillRect(QRectF(bar.left(), bar.bottom() - 3, bar.width(), 3), theme().accent);
    if (segment != marked()) continue;
    painter.setPen(QPen(theme().text, 2));
    painter.drawRect(bar.adjusted(1, 1, -1, -1));
  }
}

}  // namespace ggufscope
