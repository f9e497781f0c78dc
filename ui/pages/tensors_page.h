#pragma once

#include "ui/models/tensor_table_model.h"
#include "ui/pages/page.h"
#include "ui/session/selection.h"

class QComboBox;
class QLabel;
class QStackedLayout;

namespace ggufscope {

class FilterField;
class RecordView;

/// All tensors of the file: sorted, filtered and grouped at once, however many there are.
class TensorsPage : public Page {
  Q_OBJECT

 public:
  explicit TensorsPage(DocumentSession& session, QWidget* parent = nullptr);

  QWidget* filterField() const override;
  void setFilter(const QString& filter) override;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeToolRow();
  void makeTable();
  void adoptModel();
  void adoptFilter(const QString& filter);
  void adoptGrouping(int choice);
  void chooseRow(const QModelIndex& index);
  void followSelection();
  void showSums();
  QString emptyText() const;

  TensorTableModel m_model;
  FilterField* m_filter = nullptr;
  QComboBox* m_grouping = nullptr;
  QLabel* m_sums = nullptr;
  RecordView* m_table = nullptr;
  QLabel* m_empty = nullptr;
  QStackedLayout* m_stack = nullptr;
  bool m_choosing = false;
};

}  // namespace ggufscope
