#include "ui/pages/flow_layout.h"

#include <algorithm>

#include <QWidget>

namespace ggufscope {

FlowLayout::FlowLayout(int horizontalSpacing, int verticalSpacing, QWidget* parent)
    : QLayout(parent), m_horizontal(horizontalSpacing), m_vertical(verticalSpacing) {
  setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : m_items) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item != nullptr) m_items.erase(m_items.begin() + index);
  return item;
}

QSize FlowLayout::sizeHint() const {
  QSize size;
  for (const QLayoutItem* item : m_items) {
    const QSize hint = item->sizeHint();
    size = {size.width() + hint.width() + (size.isNull() ? 0 : m_horizontal), std::max(size.height(), hint.height())};
  }
  return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : m_items) size = size.expandedTo(item->minimumSize());
  return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool move) const {
  const QRect room = rect.marginsRemoved(contentsMargins());
  int x = room.x();
  int y = room.y();
  int lineHeight = 0;
  std::vector<std::pair<QLayoutItem*, QRect>> line;
  // Items of one line stand on its middle, once it is known how high it is.
  const auto endLine = [&] {
    for (const auto& [item, place] : line) {
      if (move) item->setGeometry(place.translated(0, (lineHeight - place.height()) / 2));
    }
    line.clear();
  };
  for (QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    const QSize hint = item->sizeHint();
    const QSize size(std::min(hint.width(), room.width()), hint.height());
    if (x > room.x() && x + size.width() > room.x() + room.width()) {
      endLine();
      x = room.x();
      y += lineHeight + m_vertical;
      lineHeight = 0;
    }
    line.emplace_back(item, QRect(QPoint(x, y), size));
    x += size.width() + m_horizontal;
    lineHeight = std::max(lineHeight, size.height());
  }
  endLine();
  return y + lineHeight - rect.y() + contentsMargins().bottom();
}

}  // namespace ggufscope
