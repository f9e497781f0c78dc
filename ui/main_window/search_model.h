#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>

#include "core/format/model.h"

namespace ggufscope {

/// "0x1F4A2", "128,162", "128 162" or "128_162" as a number.
std::optional<uint64_t> parseOffset(const QString& text);

/// What a query finds in a file: an offset, keys and tensor names. A vector of numbers; rows are made when they are
/// looked at. A query is words that all have to be in the name, in any case of ASCII letters.
class SearchModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;

  enum class HitKind : uint8_t { offset, pair, tensor };
  struct Hit {
    HitKind kind = HitKind::offset;
    uint64_t number = 0;  ///< byte offset, pair, or tensor counted through all shards
  };

  /// Offsets are those of the shard (index) whose bytes are shown, keys those of the metadata, tensors all.
  void setModel(std::shared_ptr<const Model> model, size_t shard);
  void setQuery(const QString& query);
  const Hit& hit(int row) const { return m_hits[static_cast<size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  void find(const QString& query);
  std::string_view nameOf(const Hit& hit) const;  ///< of a pair or tensor
  QString detail(const Hit& hit) const;
  bool reachable(const Hit& hit) const;

  std::shared_ptr<const Model> m_model;
  size_t m_shard = 0;
  std::vector<Hit> m_hits;
};

}  // namespace ggufscope
