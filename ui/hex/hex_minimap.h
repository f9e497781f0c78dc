#pragma once

#include <optional>

#include <QImage>
#include <QWidget>

#include "core/format/span_tree.h"

namespace ggufscope {

class DocumentSession;
class HexView;

/// The whole file to scale beside the hex view: its regions, where its objects begin, what is selected, where findings
/// lie, and the part that the view shows. A click or drag goes there. For the mouse only: keys have the view itself.
class HexMinimap : public QWidget {
  Q_OBJECT

 public:
  HexMinimap(DocumentSession& session, HexView& view, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  /// The place of an offset, in pixels from the top, and the offset at a place.
  double yOf(uint64_t offset) const;
  uint64_t offsetAt(double y) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void forget();
  void drawRegions();
  void paintFindings(QPainter& painter) const;
  void paintSelection(QPainter& painter) const;
  void paintViewport(QPainter& painter) const;
  void scrollTo(double y);

  DocumentSession& m_session;
  HexView& m_view;
  QImage m_regions;  ///< null: to be drawn
};

}  // namespace ggufscope
