#pragma once

#include <vector>

#include <QLayout>

namespace ggufscope {

/// Items one after the other, on as many lines as the width needs.
class FlowLayout : public QLayout {
  Q_OBJECT

 public:
  FlowLayout(int horizontalSpacing, int verticalSpacing, QWidget* parent = nullptr);
  ~FlowLayout() override;

  void addItem(QLayoutItem* item) override { m_items.push_back(item); }
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  /// The height that the items take in the width of `rect`; moves them there when `move` is set.
  int place(const QRect& rect, bool move) const;

  std::vector<QLayoutItem*> m_items;
  int m_horizontal;
  int m_vertical;
};

}  // namespace ggufscope
