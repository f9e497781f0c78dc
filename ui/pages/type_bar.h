#pragma once

#include <vector>

#include "core/analysis/identity.h"
#include "ui/pages/segment_strip.h"

namespace ggufscope {

/// The bytes of a file by tensor type as one stacked bar: wide is many bytes, bright is many bits per weight. Names
/// stand in the bar where they fit.
class TypeBar : public SegmentStrip {
  Q_OBJECT

 public:
  explicit TypeBar(QWidget* parent = nullptr);

  void setTypes(std::vector<TypeShare> types);

  const TypeShare& type(int segment) const { return m_types[static_cast<size_t>(segment)]; }
  int segmentCount() const override { return static_cast<int>(m_types.size()); }
  QRectF segmentRect(int segment) const override;
  QString segmentText(int segment) const override;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut();

  std::vector<TypeShare> m_types;  ///< those with bytes, by falling bytes
  std::vector<double> m_edges;     ///< one more than types: left edges, and the right end
  uint64_t m_bytes = 0;
};

double bitsPerWeight(const TypeShare& type);
/// "Q4_K"; "PQ2_0 or IQ2_TN?" where the bytes do not tell.
QString typeShareName(const TypeShare& type);
/// "62.4 %"; "< 0.1 %" for what is there but tiny.
QString percentText(uint64_t part, uint64_t whole);

/// Widths in proportion to `amounts`, none below `least`, together `room` (as far as `least` allows).
std::vector<double> proportionalWidths(const std::vector<uint64_t>& amounts, double room, double least);

}  // namespace ggufscope
