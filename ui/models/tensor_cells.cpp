// What the cells of TensorTableModel show; its rows are in tensor_table_model.cpp.

#include <algorithm>

#include <QFont>
#include <QLocale>
#include <QStringList>
#include <QTextDocument>

#include "core/base/text.h"
#include "ui/models/tensor_table_model.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kShownNameBytes = 300;

bool isNumber(int column) {
  return column >= TensorTableModel::elementsColumn && column <= TensorTableModel::shareColumn;
}

QString bitsText(std::optional<double> bits, int decimals) {
  return bits ? QLocale::c().toString(*bits, 'f', decimals) : QString();
}

/// "4,096 × 32,000", ne0 (the row length) first, as stored.
QString shapeText(std::span<const uint64_t> dims) {
  if (dims.empty()) return TensorTableModel::tr("scalar");
  QStringList parts;
  for (const uint64_t dim : dims) parts += groupedNumber(dim);
  return parts.join(QStringLiteral(" × "));
}

QString stateWord(uint16_t bit) {
  switch (bit) {
    case kTensorCut:
      return TensorTableModel::tr("cut");
    case kTensorAbsent:
      return TensorTableModel::tr("absent");
    case kTensorOverlapping:
      return TensorTableModel::tr("overlapping");
    case kTensorUnknownType:
      return TensorTableModel::tr("unknown type");
    case kTensorRagged:
      return TensorTableModel::tr("ragged rows");
    case kTensorSizeOverflow:
      return TensorTableModel::tr("size does not fit");
    case kTensorMisaligned:
      return TensorTableModel::tr("misaligned");
    default:
      return TensorTableModel::tr("whole");
  }
}

QString tensorCountText(uint64_t count) {
  return count == 1 ? TensorTableModel::tr("1 tensor") : TensorTableModel::tr("%1 tensors").arg(groupedNumber(count));
}

/// What keeps the data from being what the row promises is an error, a place that is only unusual a warning.
Severity severityOf(uint16_t state) {
  const uint16_t lost = kTensorCut | kTensorAbsent | kTensorRagged | kTensorSizeOverflow;
  return (state & lost) != 0 ? Severity::error : Severity::warning;
}

}  // namespace

QString TensorTableModel::stateText(uint64_t tensor) const {
  const TensorEntry entry = m_list.at(tensor);
  const TensorInfo& info = entry.info();
  if (info.state == 0) return stateWord(0);
  QStringList words;
  for (uint32_t bit = 1; bit <= kTensorMisaligned; bit <<= 1) {
    if ((info.state & bit) == 0) continue;
    QString word = stateWord(static_cast<uint16_t>(bit));
    if (bit == kTensorCut && info.sizeKnown()) {
      word = tr("cut: %1 of %2").arg(byteSize(entry.document.bytesPresent(entry.tensor)), byteSize(info.bytes));
    }
    words += word;
  }
  return words.join(QStringLiteral(", "));
}

QString TensorTableModel::shareText(uint64_t bytes) const {
  const uint64_t all = m_list.totals().bytes;
  if (all == 0) return {};
  return QLocale::c().toString(100.0 * static_cast<double>(bytes) / static_cast<double>(all), 'f', 2) +
         QStringLiteral(" %");
}

QString TensorTableModel::tensorText(uint64_t tensor, int column) const {
  const TensorEntry entry = m_list.at(tensor);
  const TensorInfo& info = entry.info();
  switch (column) {
    case nameColumn:
      return info.nameLength == 0 ? tr("(empty name)") : toText(escaped(entry.name(), kShownNameBytes));
    case typeColumn:
      return m_list.rivals(tensor).empty() ? toText(std::string_view(m_list.typeName(tensor)))
                                           : rivalTypesText(m_list.rivals(tensor));
    case shapeColumn:
      return shapeText(entry.dims());
    case elementsColumn:
      return groupedNumber(info.elements);
    case bytesColumn:
      return info.sizeKnown() ? groupedNumber(info.bytes) : tr("not known");
    case shardColumn:
      return QString::number(m_list.shardOf(tensor));
    case offsetColumn:
      return hexOffsetText(entry.begin());
    case shareColumn:
      return info.sizeKnown() ? shareText(info.bytes) : QString();
    case stateColumn:
      return stateText(tensor);
    default:
      return {};
  }
}

QString TensorTableModel::groupText(const Group& group, int column) const {
  switch (column) {
    case nameColumn:
      return m_groups.titles[group.number];
    case typeColumn:
      return tensorCountText(group.tensors.size());
    case elementsColumn:
      return groupedNumber(group.totals.elements);
    case bytesColumn:
      return groupedNumber(group.totals.bytes);
    case shareColumn:
      return shareText(group.totals.bytes);
    default:
      return {};
  }
}

QString TensorTableModel::plainText(uint64_t tensor, int column) const {
  const TensorEntry entry = m_list.at(tensor);
  const TensorInfo& info = entry.info();
  switch (column) {
    case nameColumn:
      return toText(escaped(entry.name()));
    case shapeColumn: {
      QStringList parts;
      for (const uint64_t dim : entry.dims()) parts += QString::number(dim);
      return parts.join(QLatin1Char('x'));
    }
    case elementsColumn:
      return QString::number(info.elements);
    case bytesColumn:
      return info.sizeKnown() ? QString::number(info.bytes) : QString();
    default:
      return tensorText(tensor, column);
  }
}

int TensorTableModel::widestText(int column) const {
  constexpr qsizetype kMostCharacters = 40;
  constexpr qsizetype kMostInName = 120;
  constexpr qsizetype kIndentation = 6;  // below a group
  const TensorList::Extremes& most = m_list.extremes();
  qsizetype widest = 0;
  switch (column) {
    case nameColumn:
      return static_cast<int>(std::min(static_cast<qsizetype>(most.nameBytes) + kIndentation, kMostInName));
    case typeColumn:
      widest = std::max(static_cast<qsizetype>(most.typeCharacters) + 3,  // the chip
                        tensorCountText(totals().tensors).size());
      break;
    case shapeColumn:
      widest = static_cast<qsizetype>(most.shapeCharacters);
      break;
    case elementsColumn:
      widest = groupedNumber(std::max(most.elements, totals().elements)).size();  // a group may hold all
      break;
    case bytesColumn:
      widest = groupedNumber(std::max(most.bytes, totals().bytes)).size();
      if (totals().unsized > 0) widest = std::max(widest, tr("not known").size());
      break;
    case offsetColumn:
      widest = hexOffsetText(most.offset).size();
      break;
    case bitsColumn:
    case shardColumn:
      widest = 5;
      break;
    case shareColumn:
      widest = 8;
      break;
    case stateColumn:
      widest = most.allWhole ? 8 : 24;
      break;
    default:
      break;
  }
  return static_cast<int>(std::min(widest, kMostCharacters));
}

std::optional<double> TensorTableModel::bitsOf(const QModelIndex& index) const {
  if (const Group* group = groupAt(index)) return group->totals.bitsPerWeight();
  TensorTotals alone;
  alone.add(m_list.at(tensorAt(index)).info());
  return alone.bitsPerWeight();
}

QString TensorTableModel::toolTip(uint64_t tensor, int column) const {
  const TensorEntry entry = m_list.at(tensor);
  const TensorInfo& info = entry.info();
  switch (column) {
    case nameColumn:
      return toText(escaped(entry.name(), 2000));
    case typeColumn:
      if (!m_list.rivals(tensor).empty()) {
        return rivalTypesText(m_list.rivals(tensor)) + QLatin1Char('\n') +
               tr("Type id %1: the bytes do not tell which of these it is").arg(info.typeId);
      }
      if (info.layout == nullptr) return tr("Type id %1: the layout is not known").arg(info.typeId);
      return tr("Type id %1, %2: blocks of %3 weights in %4 bytes")
          .arg(QString::number(info.typeId), toText(info.layout->dialect), groupedNumber(info.layout->blockElements),
               groupedNumber(info.layout->blockBytes));
    case shapeColumn:
      return tr("Row length first, as stored: %1").arg(shapeText(entry.dims()));
    case bytesColumn:
      return info.sizeKnown() ? byteSize(info.bytes) : QString();
    case offsetColumn:
      return tr("Byte %1 of the file; %2 in the data section")
          .arg(groupedNumber(entry.begin()), groupedNumber(info.relativeOffset));
    case stateColumn:
      return stateText(tensor);
    default:
      return {};
  }
}

QVariant TensorTableModel::fontOf(bool isGroup, int column) const {
  if (!isNumber(column) && column != shapeColumn && !isGroup) return {};
  QFont font = isNumber(column) || column == shapeColumn ? monospaceFont() : QFont();
  font.setBold(isGroup && column == nameColumn);
  return font;
}

QVariant TensorTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !m_model) return {};
  const int column = index.column();
  const Group* group = groupAt(index);
  const uint64_t tensor = tensorAt(index);
  switch (role) {
    case Qt::DisplayRole:
      if (column == bitsColumn) return bitsText(bitsOf(index), 2);
      return group != nullptr ? groupText(*group, column) : tensorText(tensor, column);
    case bitsRole: {
      const std::optional<double> bits = bitsOf(index);
      return bits ? QVariant(*bits) : QVariant();
    }
    case Qt::DecorationRole:
      if (column != stateColumn || group != nullptr || m_list.at(tensor).info().state == 0) return {};
      return severityIcon(severityOf(m_list.at(tensor).info().state));
    case Qt::ForegroundRole:
      if (group != nullptr) return column == typeColumn ? QVariant(theme().mutedText) : QVariant();
      if (column == stateColumn && m_list.at(tensor).info().state == 0) return theme().mutedText;
      return {};
    case Qt::FontRole:
      return fontOf(group != nullptr, column);
    case Qt::TextAlignmentRole:
      return QVariant(isNumber(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
      if (column == bitsColumn) return bitsText(bitsOf(index), 6);
      const QString text = group == nullptr ? toolTip(tensor, column) : QString();
      return text.isEmpty() ? QVariant() : Qt::convertFromPlainText(text);
    }
    default:
      return {};
  }
}

QString TensorTableModel::copyText(const QModelIndex& index) const {
  const uint64_t tensor = tensorAt(index);
  if (!index.isValid() || tensor == kNone) return data(index).toString();
  if (index.column() == bitsColumn) return bitsText(bitsOf(index), 4);
  return plainText(tensor, index.column());
}

QVariant TensorTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole) {
    if (section == shapeColumn) return tr("Dimensions, row length first, as stored");
    if (section == shareColumn) return tr("Share of the bytes of all tensors");
    return {};
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case nameColumn:
      return tr("Name");
    case typeColumn:
      return tr("Type");
    case shapeColumn:
      return tr("Shape");
    case elementsColumn:
      return tr("Elements");
    case bytesColumn:
      return tr("Bytes");
    case bitsColumn:
      return tr("Bits/weight");
    case shardColumn:
      return tr("Shard");
    case offsetColumn:
      return tr("Offset");
    case shareColumn:
      return tr("Share");
    case stateColumn:
      return tr("State");
    default:
      return {};
  }
}

}  // namespace ggufscope
