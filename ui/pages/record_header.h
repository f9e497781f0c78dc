#pragma once

#include <QHeaderView>

namespace ggufscope {

/// The titles above the columns of a RecordView: they stand where the texts of the cells below them stand.
class RecordHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit RecordHeader(QWidget* parent = nullptr) : QHeaderView(Qt::Horizontal, parent) {}

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;
  QSize sectionSizeFromContents(int section) const override;

 private:
  bool isSorted(int section) const;
  QVariant title(int section, int role) const;
  QFont titleFont(int section) const;
};

}  // namespace ggufscope
