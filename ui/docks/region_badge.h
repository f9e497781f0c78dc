#pragma once

#include <QWidget>

#include "core/format/span_tree.h"

namespace ggufscope {

/// The name of a region with its colour: the lane and tint of the hex view.
class RegionBadge : public QWidget {
  Q_OBJECT

 public:
  explicit RegionBadge(QWidget* parent = nullptr);

  void setKind(SpanKind kind);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  SpanKind m_kind = SpanKind::file;
};

}  // namespace ggufscope
