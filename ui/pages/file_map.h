#pragma once

#include <memory>

#include "ui/pages/file_map_layout.h"
#include "ui/pages/segment_strip.h"

namespace ggufscope {

/// The whole file as one bar to scale, with an axis of offsets and a mark at the selected bytes.
class FileMap : public SegmentStrip {
  Q_OBJECT

 public:
  explicit FileMap(QWidget* parent = nullptr);

  void setModel(std::shared_ptr<const ModelFile> model);
  void setSelectedBytes(ByteRange bytes);
  const FileMapLayout& map() const { return m_map; }

  int segmentCount() const override { return static_cast<int>(m_map.cells().size()); }
  QRectF segmentRect(int segment) const override;
  QString segmentText(int segment) const override;
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void paintCell(QPainter& painter, const MapCell& cell) const;
  void paintMissing(QPainter& painter, const QRectF& bar, const MapCell& cell) const;
  void paintAxis(QPainter& painter) const;
  void paintSelection(QPainter& painter) const;

  std::shared_ptr<const ModelFile> m_model;
  FileMapLayout m_map;
  ByteRange m_selected;
};

/// An offset on an axis: "0", "512 KiB", "4.37 GiB".
QString axisText(uint64_t offset);

}  // namespace ggufscope
