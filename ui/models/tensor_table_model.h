#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractItemModel>

#include "core/format/model.h"
#include "ui/models/tensor_groups.h"
#include "ui/models/tensor_list.h"

namespace ggufscope {

/// The tensors of a model as a table, or under bold rows of layers or roles. Sorting and filtering work on a vector of
/// tensor numbers of its own: at 100,000 rows a proxy model needs 17 ms a keystroke and 338 ms to clear.
class TensorTableModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column : int {
    nameColumn,
    typeColumn,
    shapeColumn,
    elementsColumn,
    bytesColumn,
    bitsColumn,
    shardColumn,  ///< says nothing for a single file
    offsetColumn,
    shareColumn,
    stateColumn,
    columnTotal
  };
  enum Role : int {
    bitsRole = Qt::UserRole,  ///< double: bits per weight of a tensor or group; not valid where not known
  };

  explicit TensorTableModel(QObject* parent = nullptr);
  ~TensorTableModel() override;

  void setModel(std::shared_ptr<const Model> model);
  const std::shared_ptr<const Model>& model() const { return m_model; }

  /// Words of the name, `type:Q4_K`, `state:cut`; see TensorList::find.
  void setFilter(const QString& text);
  const QString& filter() const { return m_filter; }
  void setGrouping(TensorGrouping grouping);
  TensorGrouping grouping() const { return m_grouping; }
  /// A column of -1 is file order.
  void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

  const TensorTotals& totals() const { return m_list.totals(); }  ///< of the model
  const TensorTotals& shownTotals() const { return m_shownTotals; }

  /// The tensor of a row, counted through all shards; kNone for the row of a group.
  uint64_t tensorAt(const QModelIndex& index) const;
  /// Not valid where the filter hides it.
  QModelIndex indexOfTensor(uint64_t tensor, int column = nameColumn) const;
  /// How many characters the longest text of a column has, about: for the width of a column.
  int widestText(int column) const;
  /// The text of a cell to be pasted elsewhere: numbers without separators.
  QString copyText(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  bool hasChildren(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 signals:
  /// What is shown changed: filter, grouping or file.
  void contentChanged();

 private:
  struct Group {
    uint32_t number = 0;  ///< in m_groups
    std::vector<uint32_t> tensors;
    TensorTotals totals;
  };
  void arrange();
  void arrangeGroups();
  void orderGroups();
  void placeRows();

  const Group* groupAt(const QModelIndex& index) const;
  QString tensorText(uint64_t tensor, int column) const;
  QString groupText(const Group& group, int column) const;
  QString plainText(uint64_t tensor, int column) const;
  QString toolTip(uint64_t tensor, int column) const;
  QString stateText(uint64_t tensor) const;
  QString shareText(uint64_t bytes) const;
  std::optional<double> bitsOf(const QModelIndex& index) const;
  QVariant fontOf(bool isGroup, int column) const;

  std::shared_ptr<const Model> m_model;
  TensorList m_list;
  QString m_filter;
  TensorGrouping m_grouping = TensorGrouping::none;
  int m_sortColumn = -1;
  Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
  std::vector<uint32_t> m_order;  ///< all tensors, sorted
  std::vector<uint32_t> m_rows;   ///< those that are shown, sorted
  std::vector<int> m_rowOf;       ///< by tensor: its row (in its group); -1 where hidden
  TensorGroups m_groups;          ///< empty without grouping
  std::vector<Group> m_shownGroups;
  std::vector<int> m_groupRow;  ///< by group number: its row; -1 where hidden
  TensorTotals m_shownTotals;
};

}  // namespace ggufscope
