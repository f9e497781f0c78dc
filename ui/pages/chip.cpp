#include "ui/pages/chip.h"

#include <algorithm>
#include <functional>

#include <QIconEngine>
#include <QPainter>

#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kMarkSide = 16;

class ChipEngine final : public QIconEngine {
 public:
  explicit ChipEngine(std::function<QColor()> color) : m_color(std::move(color)) {}

  QIconEngine* clone() const override { return new ChipEngine(*this); }

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode /*mode*/, QIcon::State /*state*/) override {
    const int side = std::min(rect.width(), rect.height()) * 3 / 4;
    QRect chip(0, 0, side, side);
    chip.moveCenter(rect.center());
    painter->fillRect(chip, m_color());
    painter->setPen(theme().border);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(chip.adjusted(0, 0, -1, -1));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }

 private:
  std::function<QColor()> m_color;
};

}  // namespace

QIcon bitsChip(double bitsPerWeight) {
  return QIcon(new ChipEngine([bitsPerWeight] { return theme().bitsColor(bitsPerWeight); }));
}

QIcon regionChip(SpanKind kind) {
  return QIcon(new ChipEngine([kind] { return theme().regionColor(kind); }));
}

IconMark::IconMark(const QIcon& icon, const QString& accessibleName, QWidget* parent) : QWidget(parent), m_icon(icon) {
  setFixedSize(kMarkSide, kMarkSide);
  setAccessibleName(accessibleName);
}

void IconMark::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  m_icon.paint(&painter, rect());
}

}  // namespace ggufscope
