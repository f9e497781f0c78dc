#include "ui/pages/chip.h"

#include <algorithm>
#include <functional>

#include <QIconEngine>
#include <QPainter>

#include "ui/pages/type_fill.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {

constexpr int kMarkSide = 16;

class ChipEngine final : public QIconEngine {
 public:
  using Fill = std::function<void(QPainter&, const QRect&)>;

  explicit ChipEngine(Fill fill) : m_fill(std::move(fill)) {}

  QIconEngine* clone() const override { return new ChipEngine(*this); }

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode /*mode*/, QIcon::State /*state*/) override {
    const int side = std::min(rect.width(), rect.height()) * 3 / 4;
    QRect chip(0, 0, side, side);
    chip.moveCenter(rect.center());
    m_fill(*painter, chip);
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
  Fill m_fill;
};

}  // namespace

QIcon typeChip(double bitsPerWeight, std::string_view typeName) {
  return QIcon(new ChipEngine([bitsPerWeight, texture = typeTexture(typeName)](QPainter& painter, const QRect& chip) {
    fillType(painter, chip, bitsPerWeight, texture);
  }));
}

QIcon regionChip(SpanKind kind) {
  return QIcon(new ChipEngine(
      [kind](QPainter& painter, const QRect& chip) { painter.fillRect(chip, theme().regionColor(kind)); }));
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
