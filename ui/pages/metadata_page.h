#pragma once

#include <QSet>

#include "ui/models/metadata_model.h"
#include "ui/pages/page.h"

class QLabel;
class QSplitter;
class QStackedLayout;

namespace ggufscope {

class FilterField;
class RecordView;
class ValuePane;

/// The key-value pairs of the file as a tree, with the whole text of long values below.
class MetadataPage : public Page {
  Q_OBJECT

 public:
  explicit MetadataPage(DocumentSession& session, QWidget* parent = nullptr);

  QWidget* filterField() const override;
  void setFilter(const QString& filter) override;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeToolRow();
  void makeTree();
  void adoptModel();
  void rememberOpenGroups();
  void openGroups();
  void chooseRow(const QModelIndex& index);
  void followSelection();
  void showValue();
  void showCount();
  QString emptyText() const;

  MetadataModel m_model;
  FilterField* m_filter = nullptr;
  QLabel* m_count = nullptr;
  RecordView* m_tree = nullptr;
  ValuePane* m_value = nullptr;
  QLabel* m_empty = nullptr;
  QStackedLayout* m_stack = nullptr;
  QSet<quint32> m_openGroups;  ///< of the unfiltered tree
  bool m_choosing = false;
};

}  // namespace ggufscope
