#pragma once

#include <memory>
#include <vector>

#include "core/format/model.h"
#include "ui/pages/segment_strip.h"

namespace ggufscope {

/// The shards of a split set as one bar, to scale: which there are, which are missing, and whose bytes are shown.
class ShardStrip : public SegmentStrip {
  Q_OBJECT

 public:
  ShardStrip(std::shared_ptr<const Model> model, QWidget* parent = nullptr);

  void setShown(size_t shard);

  int segmentCount() const override { return static_cast<int>(m_model->shards().size()); }
  QRectF segmentRect(int segment) const override;
  QString segmentText(int segment) const override;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::shared_ptr<const Model> m_model;
  std::vector<double> m_edges;  ///< one more than shards: left edges, and the right end
  size_t m_shown = 0;
};

}  // namespace ggufscope
