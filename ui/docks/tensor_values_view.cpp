#include "ui/docks/tensor_values_view.h"

#include <algorithm>
#include <array>

#include <QLabel>
#include <QVBoxLayout>

#include "core/analysis/explain.h"
#include "core/format/value.h"
#include "ui/docks/text_block.h"
#include "ui/pages/page_text.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr size_t kShownValues = 8;
constexpr size_t kColumns = 2;

/// The tensor whose values `ref` is about; kNone where it is about something else. A field of a tensor info is a word
/// about the tensor, not the tensor.
uint64_t tensorOf(const ModelFile& model, SpanRef ref) {
  return ref.type == SpanType::tensorInfoField ? kNone : model.spans().tensorOf(ref);
}

/// The block that is selected, or holds what is; else the first one.
uint64_t blockOf(const ModelFile& model, SpanRef ref) {
  if (ref.type != SpanType::block && ref.type != SpanType::blockField) return 0;
  const auto place = placeInTensor(model, model.spans().at(ref).range.begin);
  return place ? place->block : 0;
}

QString placeText(const RowValues& found, uint64_t rowElements) {
  const QString row = groupedNumber(found.row);
  const QString all = groupedNumber(rowElements);
  if (found.values.size() == 1) {
    return TensorValuesView::tr("Row %1, column %2 of %3").arg(row, groupedNumber(found.column), all);
  }
  return TensorValuesView::tr("Row %1, columns %2 – %3 of %4")
      .arg(row, groupedNumber(found.column), groupedNumber(found.column + found.values.size() - 1), all);
}

/// The values in their order, two in a line, as exact as they are, in columns that end below each other.
QString inColumns(const std::vector<float>& values) {
  QStringList texts;
  std::array<qsizetype, kColumns> widths{};
  for (size_t i = 0; i < values.size(); ++i) {
    texts += toText(std::string_view(scalarText(values[i])));
    widths[i % kColumns] = std::max(widths[i % kColumns], texts.back().size());
  }
  QString text;
  for (size_t i = 0; i < values.size(); ++i) {
    if (i > 0) text += i % kColumns == 0 ? QStringLiteral("\n") : QStringLiteral("   ");
    text += texts[static_cast<qsizetype>(i)].rightJustified(widths[i % kColumns]);
  }
  return text;
}

}  // namespace

TensorValuesView::TensorValuesView(QWidget* parent)
    : QWidget(parent), m_place(quietLabel({}, this)), m_numbers(new TextBlock(this)), m_words(new TextBlock(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kUnit / 2);
  QLabel* title = quietLabel(tr("Values"), this);
  title->setContentsMargins(0, kUnit, 0, 0);
  title->setBuddy(m_numbers);
  m_numbers->setAccessibleName(title->text());
  m_numbers->setFont(monospaceFont());
  m_words->setAccessibleName(tr("About the values"));
  column->addWidget(title);
  column->addWidget(m_numbers);
  column->addWidget(m_place);
  column->addWidget(m_words);
  hide();
}

void TensorValuesView::setSpan(const std::shared_ptr<const ModelFile>& model, const ModelFile& metadata, SpanRef ref) {
  const uint64_t tensor = tensorOf(*model, ref);
  setVisible(tensor != kNone);
  if (tensor == kNone) return;
  const QString rotated = rotation(model, metadata, tensor);
  if (const auto reason = whyNoValues(model->document(), tensor)) {
    show({}, {}, {toText("phrase", *reason), rotated});
    return;
  }
  const auto stored = tensorData(model, tensor);
  const auto found =
      stored ? rowValues(*stored, blockOf(*model, ref), kShownValues) : Result<RowValues>(stored.error());
  if (!found) {
    show({}, {}, {joinedSentences({tr("The values could not be read."), toText(found.error())}), rotated});
  } else if (found->values.empty()) {
    show({}, {}, {tr("This tensor has no elements.")});
  } else {
    show(inColumns(found->values), placeText(*found, stored->rowElements()), {rotated});
  }
}

QString TensorValuesView::rotation(const std::shared_ptr<const ModelFile>& model, const ModelFile& metadata,
                                   uint64_t tensor) {
  if (m_model != model || m_tensor != tensor) {
    const auto rotated = storedRotated(metadata, model->document(), tensor);
    m_rotation = rotated ? toText("phrase", *rotated) : QString();
    m_model = model;
    m_tensor = tensor;
  }
  return m_rotation;
}

void TensorValuesView::show(const QString& numbers, const QString& place, QStringList words) {
  words.removeAll(QString());
  m_numbers->setText(numbers);
  m_numbers->setVisible(!numbers.isEmpty());
  m_place->setText(place);
  m_place->setVisible(!place.isEmpty());
  m_words->setText(words.join(QLatin1Char('\n')));
  m_words->setVisible(!words.isEmpty());
}

QString TensorValuesView::text() const {
  if (isHidden()) return {};
  QStringList lines = {m_numbers->toPlainText(), m_place->text(), m_words->toPlainText()};
  lines.removeAll(QString());
  return lines.join(QLatin1Char('\n'));
}

}  // namespace ggufscope
