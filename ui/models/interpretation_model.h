#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include <QAbstractTableModel>

namespace ggufscope {

/// A few bytes read in every way that the format knows, in both byte orders.
class InterpretationModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { kName, kLittle, kBig, kColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  /// The bytes from the place that is looked at; up to 8 are used. `order` is the file's own.
  void setBytes(std::vector<std::byte> bytes, std::endian order);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString value(int row, int column) const;
  bool isFileOrder(int column) const;

  std::vector<std::byte> m_bytes;
  std::endian m_order = std::endian::little;
};

}  // namespace ggufscope
