#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>

#include "core/format/model_file.h"

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
    uint64_t number = 0;  ///< byte offset, pair or tensor
  };

  void setFile(std::shared_ptr<const ModelFile> file);
  void setQuery(const QString& query);
  const Hit& hit(int row) const { return m_hits[static_cast<size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  void find(const QString& query);
  QString detail(const Hit& hit) const;
  bool reachable(const Hit& hit) const;

  std::shared_ptr<const ModelFile> m_file;
  std::vector<Hit> m_hits;
};

}  // namespace ggufscope
