#pragma once

#include <QHeaderView>

namespace ggufscope {

/// The titles above the columns of a RecordView: flat, in the theme's colours, and standing where the texts of the
/// cells below them stand.
class RecordHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit RecordHeader(QWidget* parent = nullptr);

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;
  QSize sectionSizeFromContents(int section) const override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  bool isSorted(int section) const;
  void hover(int section);

  int m_hovered = -1;
};

}  // namespace ggufscope
