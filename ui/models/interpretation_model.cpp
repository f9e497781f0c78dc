#include "ui/models/interpretation_model.h"

#include <QFont>
#include <QTextDocument>

#include "core/analysis/interpretation.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

void InterpretationModel::setBytes(std::vector<std::byte> bytes, std::endian order) {
  const bool newOrder = order != m_order;
  m_bytes = std::move(bytes);
  m_order = order;
  emit dataChanged(index(0, kName), index(rowCount() - 1, kBig));
  if (newOrder) emit headerDataChanged(Qt::Horizontal, kLittle, kBig);
}

int InterpretationModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(interpretations().size());
}

int InterpretationModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumnCount; }

bool InterpretationModel::isFileOrder(int column) const {
  return column == (m_order == std::endian::little ? kLittle : kBig);
}

QString InterpretationModel::value(int row, int column) const {
  const InterpretationRow& way = interpretations()[static_cast<size_t>(row)];
  if (column == kName) return toText(way.name);
  const std::string text = interpret(way.id, m_bytes, column == kLittle ? std::endian::little : std::endian::big);
  return text.empty() ? QStringLiteral("–") : toText(std::string_view(text));
}

QVariant InterpretationModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const InterpretationRow& way = interpretations()[static_cast<size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return value(index.row(), index.column());
    case Qt::ToolTipRole:
      return Qt::convertFromPlainText(value(index.row(), index.column()));
    case Qt::TextAlignmentRole: {
      const Qt::Alignment side = index.column() == kName ? Qt::AlignLeft : Qt::AlignRight;
      return QVariant::fromValue(side | Qt::AlignVCenter);
    }
    case Qt::FontRole:
      return index.column() == kName ? QVariant() : QVariant(monospaceFont());
    case Qt::ForegroundRole:
      // The file's own byte order is what one looks for; of a single byte the order says nothing.
      if (index.column() == kName || (!isFileOrder(index.column()) && !way.ordered)) return theme().mutedText;
      return {};
    default:
      return {};
  }
}

QVariant InterpretationModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    const Qt::Alignment side = section == kName ? Qt::AlignLeft : Qt::AlignRight;
    return QVariant::fromValue(side | Qt::AlignVCenter);
  }
  if (role == Qt::FontRole && isFileOrder(section)) {
    QFont bold;
    bold.setBold(true);
    return bold;
  }
  if (role == Qt::ToolTipRole && isFileOrder(section)) return tr("The byte order of this file");
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case kName:
      return tr("As");
    case kLittle:
      return tr("Little-endian");
    case kBig:
      return tr("Big-endian");
    default:
      return {};
  }
}

}  // namespace ggufscope
