#pragma once

#include <QStyledItemDelegate>

namespace ggufscope {

/// Draws the type of a tensor with a chip of its bits per weight in front. The number stands in a column of its own, so
/// the colour is never alone.
class TypeDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit TypeDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace ggufscope
