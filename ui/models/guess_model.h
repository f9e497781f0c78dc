#pragma once

#include <memory>

#include <QAbstractTableModel>

#include "core/format/resync.h"

namespace ggufscope {

/// The keys and tensor infos that seem to stand behind a fault, as a table. Values are read when a row is shown.
class GuessModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { kName, kKind, kType, kValue, kBegin, kBytes, kChain, kColumnCount };

  explicit GuessModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  void setGuesses(std::shared_ptr<const ModelFile> file, std::shared_ptr<const Resync> found);
  const GuessedRow& guess(int row) const { return m_found->rows[static_cast<size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const GuessedRow& guess, int column) const;
  QString typeText(const GuessedRow& guess) const;
  QString valueText(const GuessedRow& guess) const;

  std::shared_ptr<const ModelFile> m_file;
  std::shared_ptr<const Resync> m_found;
};

}  // namespace ggufscope
