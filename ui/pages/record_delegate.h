#pragma once

#include <QStyledItemDelegate>

namespace ggufscope {

/// Cells of every table: rows of one height with air between the lines, and the texts of neighbours kept apart.
class RecordDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  explicit RecordDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Draws the type of a tensor with a chip of its bits per weight in front. The number stands in a column of its own, so
/// the colour is never alone.
class TypeDelegate : public RecordDelegate {
  Q_OBJECT

 public:
  explicit TypeDelegate(QObject* parent = nullptr) : RecordDelegate(parent) {}

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace ggufscope
