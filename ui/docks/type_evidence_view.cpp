#include "ui/docks/type_evidence_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/docks/text_block.h"
#include "ui/pages/chip.h"
#include "ui/pages/page_text.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

bool hasEvidence(SpanRef ref) {
  switch (ref.type) {
    case SpanType::tensorInfo:
    case SpanType::segment:
    case SpanType::block:
    case SpanType::blockField:
      return true;
    case SpanType::tensorInfoField:
      return ref.b == static_cast<uint64_t>(TensorInfoField::type);
    default:
      return false;
  }
}

QString sizeText(const MeaningSize& size) {
  switch (size.state) {
    case SizeState::known:
      return size.padded == size.bytes ? TypeEvidenceView::tr("%1 bytes").arg(groupedNumber(size.bytes))
                                       : TypeEvidenceView::tr("%1 bytes, padded %2")
                                             .arg(groupedNumber(size.bytes), groupedNumber(size.padded));
    case SizeState::ragged:
      return TypeEvidenceView::tr("a row is no multiple of its blocks");
    case SizeState::doesNotFit:
      return TypeEvidenceView::tr("its size does not fit 64 bits");
    case SizeState::unknownType:
      break;
  }
  return TypeEvidenceView::tr("its size is not known");
}

/// Why a meaning of known size is not asked.
QString useText(TypeUse use) {
  switch (use) {
    case TypeUse::runtime:
      return TypeEvidenceView::tr("made while a program runs, not in files");
    case TypeUse::activation:
      return TypeEvidenceView::tr("for activations, not in files");
    case TypeUse::kvCache:
      return TypeEvidenceView::tr("for the KV cache, not in files");
    case TypeUse::nominal:
      return TypeEvidenceView::tr("its real size has another rule");
    case TypeUse::reserved:
      return TypeEvidenceView::tr("a reserved number");
    case TypeUse::weights:
      break;
  }
  return {};
}

QString meaningText(const TypeEvidence& evidence, bool hasSay, const MeaningEvidence& meaning,
                    const MeaningSize& size) {
  QStringList parts = {sizeText(size)};
  if (!meaning.counts) {
    if (const QString use = useText(meaning.type->use); !use.isEmpty()) parts += use;
  } else {
    if (hasSay) parts += size.explains ? TypeEvidenceView::tr("fits") : TypeEvidenceView::tr("does not fit");
    parts += TypeEvidenceView::tr("%1 of %2 tensors")
                 .arg(groupedNumber(meaning.explained), groupedNumber(evidence.witnesses));
  }
  return parts.join(QStringLiteral(" · "));
}

QString dialectsText(const MeaningEvidence& meaning) {
  QStringList names;
  for (const std::string_view dialect : meaning.dialects) names += toText(dialect);
  return names.join(QStringLiteral(", "));
}

QLabel* wrapped(QLabel* label) {
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

TypeEvidenceView::TypeEvidenceView(QWidget* parent)
    : QWidget(parent),
      m_verdict(new TextBlock(this)),
      m_span(wrapped(quietLabel({}, this))),
      m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(kUnit / 2);
  QLabel* title = quietLabel(tr("Evidence for the type"), this);
  title->setContentsMargins(0, kUnit, 0, 0);
  m_verdict->setAccessibleName(title->text());
  title->setBuddy(m_verdict);
  m_column->addWidget(title);
  m_column->addWidget(m_verdict);
  m_column->addWidget(m_span);
  hide();
}

void TypeEvidenceView::clear() {
  m_tensor = kNone;
  hide();
}

const std::optional<TypeEvidence>& TypeEvidenceView::evidenceOf(const std::shared_ptr<const ModelFile>& model,
                                                                uint32_t id) {
  if (m_model != model || m_id != id) {
    m_evidence = typeEvidence(model->document(), id);
    m_model = model;
    m_id = id;
    m_tensor = kNone;
  }
  return m_evidence;
}

void TypeEvidenceView::setSpan(const std::shared_ptr<const ModelFile>& model, SpanRef ref) {
  const uint64_t tensor = hasEvidence(ref) ? model->spans().tensorOf(ref) : kNone;
  if (tensor == kNone || !evidenceOf(model, model->document().tensors[tensor].typeId)) {
    clear();
    return;
  }
  if (tensor == m_tensor) return;
  m_tensor = tensor;
  show(tensorEvidence(model->document(), *m_evidence, tensor));
}

void TypeEvidenceView::show(const TensorEvidence& tensor) {
  QStringList verdict;
  for (const Sentence& sentence : verdictSentences(*m_evidence)) verdict += toText(sentence.context, sentence);
  m_verdict->setText(verdict.join(QLatin1Char('\n')));
  const QString bytes = groupedNumber(tensor.span.bytes);
  m_span->setText(tensor.span.last ? tr("Measured: %1 bytes to the end of the file").arg(bytes)
                                   : tr("Measured: %1 bytes to the next offset").arg(bytes));
  delete m_meanings;
  m_meanings = new QWidget(this);
  auto* rows = new QVBoxLayout(m_meanings);
  rows->setContentsMargins(0, kUnit / 2, 0, 0);
  rows->setSpacing(kUnit / 2);
  for (size_t i = 0; i < m_evidence->meanings.size(); ++i) {
    const MeaningEvidence& meaning = m_evidence->meanings[i];
    auto* row = new QHBoxLayout;
    row->setSpacing(kUnit);
    row->addWidget(makeMark(meaning), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(wrapped(sectionTitle(toText(meaning.type->name), m_meanings)));
    words->addWidget(wrapped(quietLabel(dialectsText(meaning), m_meanings)));
    words->addWidget(
        wrapped(plainLabel(meaningText(*m_evidence, tensor.hasSay, meaning, tensor.sizes[i]), m_meanings)));
    row->addLayout(words, 1);
    rows->addLayout(row);
  }
  m_column->addWidget(m_meanings);
  setVisible(true);
}

/// A tick for a meaning that explains every tensor, a cross for one that does not; one that is not asked has neither.
QWidget* TypeEvidenceView::makeMark(const MeaningEvidence& meaning) {
  if (!meaning.counts || m_evidence->witnesses == 0) return new IconMark(QIcon(), {}, m_meanings);
  return m_evidence->explainsAll(meaning)
             ? new IconMark(icon(QStringLiteral("check")), tr("explains every tensor"), m_meanings)
             : new IconMark(icon(QStringLiteral("close")), tr("does not explain every tensor"), m_meanings);
}

QString TypeEvidenceView::text() const {
  if (isHidden()) return {};
  QStringList lines = {m_verdict->toPlainText(), m_span->text()};
  for (const auto* label : m_meanings->findChildren<QLabel*>()) lines += label->text();
  return lines.join(QLatin1Char('\n'));
}

}  // namespace ggufscope
