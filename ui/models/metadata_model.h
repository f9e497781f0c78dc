#pragma once

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include <QAbstractItemModel>

#include "core/format/model_file.h"
#include "ui/jobs/job_runner.h"
#include "ui/models/key_tree.h"
#include "ui/models/metadata_texts.h"
#include "ui/models/pair_search.h"

namespace ggufscope {

/// The metadata of a file as a tree: groups of keys, pairs, and below arrays their elements. Arrays of more than 10,000
/// elements are paged ("0 … 9,999"), at most three levels deep for 10^12 elements, so that rows stay Qt's int and
/// opening a level costs nothing. Nothing is stored for an element; values are read when a view asks for them.
class MetadataModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column : int { keyColumn, typeColumn, valueColumn, offsetColumn, bytesColumn, columnTotal };

  /// What a row stands for.
  struct Item {
    enum class Kind : uint8_t { none, group, pair, page, element };
    Kind kind = Kind::none;
    uint32_t group = 0;      ///< group: its number
    uint64_t pair = kNone;   ///< of everything but groups
    uint64_t array = kNone;  ///< page, element: the array that they are of
    uint64_t begin = 0;      ///< page: first element; element: its index
    uint64_t end = 0;        ///< page: behind the last element
  };

  explicit MetadataModel(QObject* parent = nullptr);
  ~MetadataModel() override;

  void setModel(std::shared_ptr<const ModelFile> model);
  const std::shared_ptr<const ModelFile>& model() const { return m_model; }

  /// Shows the pairs in whose key or value every word of `text` occurs. Values join once they have been read in the
  /// background (filterChanged comes again); only keys count until then.
  void setFilter(const QString& text);
  const QString& filter() const { return m_filter; }
  uint64_t pairCount() const;
  uint64_t shownPairs() const { return m_tree.groups().front().shownPairs; }
  /// False where there is more text than the search keeps: the values of the last pairs are not searched.
  bool searchesAllValues() const;

  Item itemAt(const QModelIndex& index) const;
  /// Not valid where the filter hides the pair.
  QModelIndex indexOfPair(uint64_t pair, int column = keyColumn) const;
  QModelIndex indexOfGroup(uint32_t group) const;
  QModelIndex indexOfElement(uint64_t array, uint64_t element) const;
  /// The row of the pair or element that `ref` is, or lies in; not valid for anything else.
  QModelIndex indexOfSpan(SpanRef ref) const;
  /// The span of a pair or element row.
  std::optional<SpanRef> spanAt(const QModelIndex& index) const;
  /// The bytes of any row but a group's.
  ByteRange bytesAt(const QModelIndex& index) const;
  /// The text of a cell to be pasted elsewhere: whole keys, numbers without separators, values up to 64 KiB.
  QString copyText(const QModelIndex& index) const;
  const std::vector<KeyTree::Group>& groups() const { return m_tree.groups(); }

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  bool hasChildren(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 signals:
  void filterChanged();

 private:
  /// Something with rows below it. An index carries the number of its parent's container, and the containers are made
  /// when a view first looks into them: a million unseen elements need none.
  struct Container {
    uint32_t parent = 0;
    int row = 0;
    Item item;
    uint64_t step = 1;  ///< elements of a row, where the rows are pages or elements
  };
  uint32_t containerOf(const QModelIndex& parent) const;
  Item itemIn(const Container& container, int row) const;
  Item elementsOf(const Item& item) const;
  uint64_t rowsOf(const Item& item) const;
  void resetContainers();
  void applyFilter();
  void indexValuesInBackground();

  QString keyText(const Item& item) const;
  QString cellText(const Item& item, int column) const;
  QString valueText(const Item& item) const;
  QVariant fontOf(const Item& item, int column) const;
  QString toolTip(const Item& item, int column) const;
  ByteRange bytesOf(const Item& item) const;

  std::shared_ptr<const ModelFile> m_model;
  std::unique_ptr<MetadataTexts> m_texts;
  KeyTree m_tree;
  QString m_filter;
  TextIndex m_keys;
  std::shared_ptr<const TextIndex> m_values;
  bool m_indexing = false;
  JobRunner m_jobs;
  mutable std::vector<Container> m_containers;
  mutable std::unordered_map<uint64_t, uint32_t> m_containerAt;  ///< by parent container and row
};

}  // namespace ggufscope
