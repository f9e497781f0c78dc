// What the cells of MetadataModel show; its rows are in metadata_model.cpp.

#include <QFont>
#include <QTextDocument>

#include "core/base/text.h"
#include "core/format/value.h"
#include "ui/models/metadata_model.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// Keys in a cell are cut here; the tooltip and the detail pane have more.
constexpr size_t kShownKeyBytes = 200;

}  // namespace

QString MetadataModel::keyText(const Item& item) const {
  switch (item.kind) {
    case Item::Kind::group:
      return toText(escaped(m_tree.groups()[item.group].label, kShownKeyBytes));
    case Item::Kind::pair: {
      const std::string_view key = m_model->document().key(item.pair);
      if (key.empty()) return tr("(empty key)");
      const std::string_view rest = key.substr(m_tree.groups()[m_tree.groupOf(item.pair)].prefixBytes);
      return toText(escaped(rest.empty() ? key : rest, kShownKeyBytes));
    }
    case Item::Kind::page:
      return QStringLiteral("%1 … %2").arg(groupedNumber(item.begin), groupedNumber(item.end - 1));
    case Item::Kind::element:
      return groupedNumber(item.begin);
    case Item::Kind::none:
      break;
  }
  return {};
}

QString MetadataModel::valueText(const Item& item) const {
  switch (item.kind) {
    case Item::Kind::group: {
      const KeyTree::Group& group = m_tree.groups()[item.group];
      if (group.shownPairs == group.pairs) return tr("%1 keys").arg(groupedNumber(group.pairs));
      return tr("%1 of %2 keys").arg(groupedNumber(group.shownPairs), groupedNumber(group.pairs));
    }
    case Item::Kind::pair:
      return m_texts->pairValue(item.pair);
    case Item::Kind::page:
      return QStringLiteral("%1 … %2").arg(m_texts->elementValue(item.pair, item.array, item.begin),
                                           m_texts->elementValue(item.pair, item.array, item.end - 1));
    case Item::Kind::element:
      return m_texts->elementValue(item.pair, item.array, item.begin);
    case Item::Kind::none:
      break;
  }
  return {};
}

QString MetadataModel::cellText(const Item& item, int column) const {
  const bool isGroup = item.kind == Item::Kind::group;
  switch (column) {
    case keyColumn:
      return keyText(item);
    case typeColumn:
      if (item.kind == Item::Kind::pair) return m_texts->pairType(item.pair);
      return item.kind == Item::Kind::element ? m_texts->elementType(item.array, item.begin) : QString();
    case valueColumn:
      return valueText(item);
    case offsetColumn:
      return isGroup ? QString() : hexOffsetText(bytesOf(item).begin);
    case bytesColumn:
      return groupedNumber(isGroup ? m_tree.groups()[item.group].bytes : bytesOf(item).size());
    default:
      return {};
  }
}

QVariant MetadataModel::fontOf(const Item& item, int column) const {
  if (column == offsetColumn || column == bytesColumn) return monospaceFont();
  if (column == keyColumn && (item.kind == Item::Kind::element || item.kind == Item::Kind::page)) {
    return monospaceFont();
  }
  if (column != valueColumn || item.kind == Item::Kind::group) return {};
  const Document& document = m_model->document();
  const KeyValue& pair = document.pairs[item.pair];
  const bool text = item.array != kNone   ? document.arrays[item.array].elementType == ValueType::string
                    : pair.array == kNone ? pair.type == ValueType::string
                                          : document.arrays[pair.array].elementType == ValueType::string;
  return text ? QVariant() : monospaceFont();
}

QString MetadataModel::toolTip(const Item& item, int column) const {
  if (column == keyColumn && item.kind == Item::Kind::pair) {
    return Qt::convertFromPlainText(toText(escaped(m_model->document().key(item.pair), 1000)));
  }
  if (column != valueColumn || item.kind == Item::Kind::group) return {};
  return Qt::convertFromPlainText(valueText(item));
}

QVariant MetadataModel::data(const QModelIndex& index, int role) const {
  const Item item = itemAt(index);
  if (item.kind == Item::Kind::none) return {};
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return cellText(item, column);
    case Qt::ToolTipRole:
      return toolTip(item, column);
    case Qt::FontRole:
      return fontOf(item, column);
    case Qt::TextAlignmentRole:
      return QVariant(column >= offsetColumn ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole:
      if (column == typeColumn || (item.kind == Item::Kind::group && column != keyColumn)) return theme().mutedText;
      return {};
    default:
      return {};
  }
}

QVariant MetadataModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant(section >= offsetColumn ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case keyColumn:
      return tr("Key");
    case typeColumn:
      return tr("Type");
    case valueColumn:
      return tr("Value");
    case offsetColumn:
      return tr("Offset");
    case bytesColumn:
      return tr("Bytes");
    default:
      return {};
  }
}

QString MetadataModel::copyText(const QModelIndex& index) const {
  const Item item = itemAt(index);
  const int column = index.column();
  if (item.kind == Item::Kind::none) return {};
  if (column == keyColumn && item.kind == Item::Kind::pair) {
    return toText(escaped(m_model->document().key(item.pair)));
  }
  if (column == keyColumn && item.kind == Item::Kind::element) return QString::number(item.begin);
  if (column == valueColumn && item.kind == Item::Kind::pair) return m_texts->pairPlainValue(item.pair);
  if (column == valueColumn && item.kind == Item::Kind::element) {
    return m_texts->elementPlainValue(item.array, item.begin);
  }
  if (column == bytesColumn && item.kind != Item::Kind::group) return QString::number(bytesOf(item).size());
  return cellText(item, column);
}

}  // namespace ggufscope
