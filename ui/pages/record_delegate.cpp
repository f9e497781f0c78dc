#include "ui/pages/record_delegate.h"

#include <algorithm>

#include <QApplication>

#include "ui/models/tensor_table_model.h"
#include "ui/pages/chip.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {

/// On each side of a cell, beside the three pixels that the style itself leaves: kUnit together.
constexpr int kPadding = kUnit - 3;

}  // namespace

void RecordDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
  // What marks a selected cell reaches from edge to edge; only what is in it keeps away from them.
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
  cell.rect.adjust(kPadding, 0, -kPadding, 0);
  style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QSize hint = QStyledItemDelegate::sizeHint(option, index);
  return {hint.width() + 2 * kPadding,
          std::max(option.fontMetrics.height(), QFontMetrics(monospaceFont()).height()) + kUnit / 2 + 2};
}

void TypeDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  const auto* model = qobject_cast<const TensorTableModel*>(index.model());
  const QVariant bits = index.data(TensorTableModel::bitsRole);
  if (model == nullptr || !bits.isValid() || model->tensorAt(index) == kNone) return;
  option->icon = typeChip(bits.toDouble(), option->text.toStdString());
  option->decorationSize = {kUnit * 2, kUnit * 2};
  option->features |= QStyleOptionViewItem::HasDecoration;
}

}  // namespace ggufscope
