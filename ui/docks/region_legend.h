#pragma once

#include <QWidget>

namespace ggufscope {

/// What the region colours mean: a swatch and a word each. Shows nothing where it has no room for all of them.
class RegionLegend : public QWidget {
  Q_OBJECT

 public:
  explicit RegionLegend(QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace ggufscope
