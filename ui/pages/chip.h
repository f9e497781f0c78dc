#pragma once

#include <string_view>

#include <QIcon>
#include <QWidget>

#include "core/format/span_tree.h"

namespace ggufscope {

/// A square of what stands for a tensor type (type_fill.h), and for a kind of region. Painted when shown: sharp at any
/// scale and in the colours of the theme of that moment.
QIcon typeChip(double bitsPerWeight, std::string_view typeName);
QIcon regionChip(SpanKind kind);

/// An icon of 16 pixels that is no button.
class IconMark : public QWidget {
  Q_OBJECT

 public:
  IconMark(const QIcon& icon, const QString& accessibleName, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QIcon m_icon;
};

}  // namespace ggufscope
