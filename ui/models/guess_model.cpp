#include "ui/models/guess_model.h"

#include <QTextDocument>

#include "core/base/text.h"
#include "core/format/value.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kShownBytes = 120;

bool isPair(const GuessedRow& guess) { return guess.kind == GuessedRow::Kind::pair; }

bool isNumber(int column) { return column >= GuessModel::kBegin; }

}  // namespace

void GuessModel::setGuesses(std::shared_ptr<const ModelFile> file, std::shared_ptr<const Resync> found) {
  beginResetModel();
  m_file = std::move(file);
  m_found = std::move(found);
  endResetModel();
}

int GuessModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_found ? 0 : static_cast<int>(m_found->rows.size());
}

int GuessModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumnCount; }

QString GuessModel::typeText(const GuessedRow& guess) const {
  if (!isPair(guess)) {
    const TensorType* layout = likelyLayout(m_file->document(), guess.typeId);
    return layout != nullptr ? toText(layout->name) : tr("type %1").arg(guess.typeId);
  }
  if (guess.valueType != ValueType::array) return toText(valueTypeName(guess.valueType));
  return QStringLiteral("%1[%2]").arg(toText(valueTypeName(guess.elementType)), QString::number(guess.count));
}

/// The shape of a tensor, the value of a pair.
QString GuessModel::valueText(const GuessedRow& guess) const {
  if (!isPair(guess)) {
    QStringList dims;
    for (const uint64_t dim : guess.dims) dims += groupedNumber(dim);
    return dims.join(QStringLiteral(" × "));
  }
  if (guess.valueType == ValueType::array) return {};
  const Result<ScalarValue> value =
      readScalarAt(m_file->source(), m_file->document(), guess.valueType, guess.value.begin, kShownBytes + 1);
  if (!value) return {};
  const auto* text = std::get_if<std::string>(&*value);
  return toText(std::string_view(text != nullptr ? escaped(*text, kShownBytes) : scalarText(*value)));
}

QString GuessModel::text(const GuessedRow& guess, int column) const {
  switch (column) {
    case kName:
      return toText(std::string_view(escaped(guess.name)));
    case kKind:
      return isPair(guess) ? tr("key") : tr("tensor info");
    case kType:
      return typeText(guess);
    case kValue:
      return valueText(guess);
    case kBegin:
      return hexOffsetText(guess.range.begin);
    case kBytes:
      return groupedNumber(guess.range.size());
    case kChain:
      return groupedNumber(guess.chain);
    default:
      return {};
  }
}

QVariant GuessModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const GuessedRow& row = guess(index.row());
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return text(row, column);
    case Qt::ToolTipRole:
      return Qt::convertFromPlainText(text(row, column));
    case Qt::FontRole:
      return isNumber(column) || (column == kValue && !isPair(row)) ? QVariant(monospaceFont()) : QVariant();
    case Qt::TextAlignmentRole:
      return QVariant(isNumber(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant GuessModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole && section == kChain) {
    return tr("How many guesses stand back to back with this one: the more, the surer");
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case kName:
      return tr("Name");
    case kKind:
      return tr("Seems to be");
    case kType:
      return tr("Type");
    case kValue:
      return tr("Shape or value");
    case kBegin:
      return tr("Offset");
    case kBytes:
      return tr("Bytes");
    case kChain:
      return tr("Chain");
    default:
      return {};
  }
}

}  // namespace ggufscope
