#include "ui/pages/type_delegate.h"

#include "ui/models/tensor_table_model.h"
#include "ui/pages/chip.h"
#include "ui/style/theme.h"

namespace ggufscope {

void TypeDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  const auto* model = qobject_cast<const TensorTableModel*>(index.model());
  const QVariant bits = index.data(TensorTableModel::bitsRole);
  if (model == nullptr || !bits.isValid() || model->tensorAt(index) == kNone) return;
  option->icon = bitsChip(bits.toDouble());
  option->decorationSize = {kUnit * 2, kUnit * 2};
  option->features |= QStyleOptionViewItem::HasDecoration;
}

}  // namespace ggufscope
