#pragma once

#include <QRectF>
#include <QWidget>

namespace ggufscope {

/// A bar made of segments that can be pointed at, walked along with the arrow keys and activated with a click or Enter.
/// What the segments are, and how they look, is up to the class on top.
class SegmentStrip : public QWidget {
  Q_OBJECT

 public:
  explicit SegmentStrip(QWidget* parent = nullptr);

  virtual int segmentCount() const = 0;
  virtual QRectF segmentRect(int segment) const = 0;
  /// In words, for the tooltip and for screen readers; plain text of one or more lines.
  virtual QString segmentText(int segment) const = 0;

 signals:
  void activated(int segment);

 protected:
  /// The segment that is pointed at or walked to; -1 for none.
  int marked() const { return m_marked; }
  void forgetMark() { m_marked = -1; }

  bool event(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  virtual int segmentAt(const QPointF& position) const;
  void mark(int segment);

  int m_marked = -1;
};

}  // namespace ggufscope
