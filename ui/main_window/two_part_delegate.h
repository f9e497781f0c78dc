#pragma once

#include <QStyledItemDelegate>

namespace ggufscope {

/// The muted text at the right end of a row.
inline constexpr int kDetailRole = Qt::UserRole + 1;

/// Paints a row as icon, text, and a muted detail at the right; the text is cut in its middle, where names differ
/// least. Only for one-column lists.
class TwoPartDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace ggufscope
