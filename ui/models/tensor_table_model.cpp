#include "ui/models/tensor_table_model.h"

#include <algorithm>

namespace ggufscope {

namespace {

TensorList::Key sortKey(int column) {
  switch (column) {
    case TensorTableModel::nameColumn:
      return TensorList::Key::name;
    case TensorTableModel::typeColumn:
      return TensorList::Key::type;
    case TensorTableModel::shapeColumn:
      return TensorList::Key::shape;
    case TensorTableModel::elementsColumn:
      return TensorList::Key::elements;
    case TensorTableModel::bytesColumn:
    case TensorTableModel::shareColumn:
      return TensorList::Key::bytes;
    case TensorTableModel::bitsColumn:
      return TensorList::Key::bits;
    case TensorTableModel::shardColumn:
      return TensorList::Key::shard;
    case TensorTableModel::offsetColumn:
      return TensorList::Key::offset;
    case TensorTableModel::stateColumn:
      return TensorList::Key::state;
    default:
      return TensorList::Key::file;
  }
}

}  // namespace

TensorTableModel::TensorTableModel(QObject* parent) : QAbstractItemModel(parent) {}

TensorTableModel::~TensorTableModel() = default;

void TensorTableModel::setModel(std::shared_ptr<const Model> model) {
  beginResetModel();
  m_model = std::move(model);
  m_list = m_model ? TensorList(m_model) : TensorList();
  m_order = m_list.sorted(sortKey(m_sortColumn), m_sortOrder == Qt::DescendingOrder);
  m_groups = {};
  if (m_model && m_grouping != TensorGrouping::none) m_groups = groupTensors(m_list, m_grouping);
  arrange();
  endResetModel();
  emit contentChanged();
}

void TensorTableModel::setFilter(const QString& text) {
  if (text == m_filter) return;
  beginResetModel();
  m_filter = text;
  arrange();
  endResetModel();
  emit contentChanged();
}

void TensorTableModel::setGrouping(TensorGrouping grouping) {
  if (grouping == m_grouping) return;
  beginResetModel();
  m_grouping = grouping;
  m_groups = {};
  if (m_model && grouping != TensorGrouping::none) m_groups = groupTensors(m_list, grouping);
  arrange();
  endResetModel();
  emit contentChanged();
}

void TensorTableModel::sort(int column, Qt::SortOrder order) {
  if (column == m_sortColumn && order == m_sortOrder) return;
  emit layoutAboutToBeChanged({}, VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  std::vector<std::pair<uint64_t, uint32_t>> places;  // of the persistent indexes: tensor, or group number
  for (const QModelIndex& index : before) {
    const Group* group = groupAt(index);
    places.emplace_back(tensorAt(index), group == nullptr ? 0 : group->number);
  }
  m_sortColumn = column;
  m_sortOrder = order;
  m_order = m_list.sorted(sortKey(column), order == Qt::DescendingOrder);
  arrange();
  QModelIndexList after;
  for (qsizetype at = 0; at < before.size(); ++at) {
    const auto& [tensor, group] = places[static_cast<size_t>(at)];
    after +=
        tensor != kNone ? indexOfTensor(tensor, before[at].column()) : index(m_groupRow[group], before[at].column());
  }
  changePersistentIndexList(before, after);
  emit layoutChanged({}, VerticalSortHint);
}

/// Rows from order, filter and groups.
void TensorTableModel::arrange() {
  m_rows = m_order;
  m_shownTotals = m_list.totals();
  if (m_model && !m_filter.trimmed().isEmpty()) {
    const std::vector<uint8_t> hits = m_list.find(m_filter);
    m_rows.erase(std::remove_if(m_rows.begin(), m_rows.end(), [&](uint32_t tensor) { return hits[tensor] == 0; }),
                 m_rows.end());
    m_shownTotals = {};
    for (const uint32_t tensor : m_rows) m_shownTotals.add(m_list.at(tensor).info());
  }
  arrangeGroups();
  placeRows();
}

void TensorTableModel::arrangeGroups() {
  m_shownGroups.clear();
  if (m_groups.titles.empty()) return;
  std::vector<Group> groups(m_groups.titles.size());
  for (const uint32_t tensor : m_rows) {
    Group& group = groups[m_groups.groupOf[tensor]];
    group.tensors.push_back(tensor);
    group.totals.add(m_list.at(tensor).info());
  }
  for (uint32_t number = 0; number < groups.size(); ++number) {
    if (groups[number].tensors.empty()) continue;
    groups[number].number = number;
    m_shownGroups.push_back(std::move(groups[number]));
  }
  orderGroups();
}

/// Groups follow the order of their sums where the sorted column has one, else their own.
void TensorTableModel::orderGroups() {
  const auto less = [this](const Group& one, const Group& other) {
    switch (m_sortColumn) {
      case nameColumn:
        return one.number < other.number;
      case elementsColumn:
        return one.totals.elements < other.totals.elements;
      case bytesColumn:
      case shareColumn:
        return one.totals.bytes < other.totals.bytes;
      case bitsColumn:
        return one.totals.bitsPerWeight().value_or(0) < other.totals.bitsPerWeight().value_or(0);
      default:
        return false;
    }
  };
  const bool falling = m_sortOrder == Qt::DescendingOrder;
  std::stable_sort(m_shownGroups.begin(), m_shownGroups.end(),
                   [&](const Group& one, const Group& other) { return falling ? less(other, one) : less(one, other); });
}

void TensorTableModel::placeRows() {
  m_rowOf.assign(m_order.size(), -1);
  m_groupRow.assign(m_groups.titles.size(), -1);
  if (m_groups.titles.empty()) {
    for (size_t row = 0; row < m_rows.size(); ++row) m_rowOf[m_rows[row]] = static_cast<int>(row);
    return;
  }
  for (size_t at = 0; at < m_shownGroups.size(); ++at) {
    const Group& group = m_shownGroups[at];
    m_groupRow[group.number] = static_cast<int>(at);
    for (size_t row = 0; row < group.tensors.size(); ++row) m_rowOf[group.tensors[row]] = static_cast<int>(row);
  }
}

// An index of the top level carries 0, one in a group the group's number + 1: not its row, which sorting changes.

QModelIndex TensorTableModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  if (!parent.isValid()) return createIndex(row, column, quintptr{0});
  return createIndex(row, column, quintptr{m_shownGroups[static_cast<size_t>(parent.row())].number} + 1);
}

QModelIndex TensorTableModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(m_groupRow[child.internalId() - 1], 0, quintptr{0});
}

int TensorTableModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return static_cast<int>(m_groups.titles.empty() ? m_rows.size() : m_shownGroups.size());
  }
  const Group* group = parent.column() == 0 ? groupAt(parent) : nullptr;
  return group == nullptr ? 0 : static_cast<int>(group->tensors.size());
}

bool TensorTableModel::hasChildren(const QModelIndex& parent) const {
  return parent.isValid() ? parent.column() == 0 && groupAt(parent) != nullptr : rowCount() > 0;
}

int TensorTableModel::columnCount(const QModelIndex& /*parent*/) const { return columnTotal; }

const TensorTableModel::Group* TensorTableModel::groupAt(const QModelIndex& index) const {
  const bool isGroup = index.isValid() && index.internalId() == 0 && !m_groups.titles.empty();
  return isGroup ? &m_shownGroups[static_cast<size_t>(index.row())] : nullptr;
}

uint64_t TensorTableModel::tensorAt(const QModelIndex& index) const {
  if (!index.isValid() || groupAt(index) != nullptr) return kNone;
  if (index.internalId() == 0) return m_rows[static_cast<size_t>(index.row())];
  const auto row = static_cast<size_t>(m_groupRow[index.internalId() - 1]);
  return m_shownGroups[row].tensors[static_cast<size_t>(index.row())];
}

QModelIndex TensorTableModel::indexOfTensor(uint64_t tensor, int column) const {
  if (tensor >= m_rowOf.size() || m_rowOf[tensor] < 0) return {};
  const quintptr group = m_groups.titles.empty() ? 0 : quintptr{m_groups.groupOf[tensor]} + 1;
  return createIndex(m_rowOf[tensor], column, group);
}

}  // namespace ggufscope
