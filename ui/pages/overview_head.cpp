#include "ui/pages/overview_head.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "core/format/value.h"
#include "ui/pages/flow_layout.h"
#include "ui/pages/link_button.h"
#include "ui/pages/overview_facts.h"
#include "ui/pages/page_text.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr size_t kTitleBytes = 200;
constexpr size_t kChipBytes = 60;

/// The file's own name; the path where it has none (memory).
QString fileName(const ModelFile& model) {
  const std::string name = model.path().filename().string();
  return name.empty() ? OverviewHead::tr("(without a name)") : toText(escaped(name, kTitleBytes));
}

QString sizeCaption(const Model& model) {
  if (!model.isSet()) return OverviewHead::tr("file size");
  if (model.complete()) return OverviewHead::tr("size of all shards");
  const uint64_t there = model.shards().size() - model.missing();
  if (there == 1) return OverviewHead::tr("size of the one shard that is here");
  return OverviewHead::tr("size of the %1 shards that are here").arg(groupedNumber(there));
}

}  // namespace

OverviewHead::OverviewHead(const Model& model, const Identity& identity, DocumentSession& session, QWidget* parent)
    : QWidget(parent), m_session(session) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kUnit);
  m_title = new LinkButton(fileName(model.opened()), LinkButton::Look::quiet, this);
  QFont large = m_title->font();
  large.setPointSizeF(large.pointSizeF() * 1.6);
  m_title->setFont(large);
  m_title->setElideMode(Qt::ElideMiddle);
  m_title->setHint(toText(escaped(model.opened().path().string())));
  connect(m_title, &QAbstractButton::clicked, this, [this] { m_session.select(SpanRef{}); });
  connect(&session.origin(), &Errand::changed, this, &OverviewHead::showStoredName);
  showStoredName();
  column->addWidget(m_title);
  column->addWidget(makeChips(model, identity));
  if (model.opened().document().isGguf) column->addWidget(makeFigures(model, identity));
}

/// In a store that names its files by their hashes, people know the model by another name.
void OverviewHead::showStoredName() {
  const auto origin = m_session.origin().found();
  if (!origin || origin->names.empty()) return;
  if (origin->store != ModelStore::ollama && origin->store != ModelStore::ramalama) return;
  m_title->setLinkText(toText(escaped(origin->names.front(), kTitleBytes)));
}

QWidget* OverviewHead::makeChips(const Model& model, const Identity& identity) {
  auto* chips = new QWidget(this);
  auto* row = new FlowLayout(kUnit, kUnit / 2, chips);
  const Document& document = model.main().document();
  const auto add = [&](const QString& text, const char* key) {
    auto* chip = new LinkButton(text, LinkButton::Look::chip, chips);
    const uint64_t pair = document.findPair(key);
    chip->setHint(pair == kNone ? QString() : QString::fromLatin1(key));
    const SpanRef target = pair == kNone ? SpanRef{} : SpanRef{SpanType::pair, 0, pair, 0};
    connect(chip, &QAbstractButton::clicked, this,
            [this, target] { m_session.select(m_session.whole()->mainShard(), target); });
    row->addWidget(chip);
  };
  add(kindText(identity.kind), "general.type");
  if (identity.variant != KindVariant::none) add(variantText(identity.variant), "general.type");
  if (identity.architecture) {
    add(toText(escaped(*identity.architecture, kChipBytes)), "general.architecture");
  }
  const auto sizeLabel = stringValue(model.main().source(), document, "general.size_label", kChipBytes);
  if (sizeLabel) add(toText(escaped(*sizeLabel, kChipBytes)), "general.size_label");
  if (!identity.fileTypeLabel.empty()) add(toText(std::string_view(identity.fileTypeLabel)), "general.file_type");
  return chips;
}

QWidget* OverviewHead::makeFigures(const Model& model, const Identity& identity) {
  auto* figures = new QWidget(this);
  auto* row = new FlowLayout(kUnit * 4, kUnit, figures);
  const Document& document = model.main().document();
  row->addWidget(makeFigure(byteSize(model.size()), sizeCaption(model), tr("%1 bytes").arg(groupedNumber(model.size())),
                            QString()));
  row->addWidget(makeFigure(shortCount(identity.parameters), tr("parameters"), groupedNumber(identity.parameters),
                            QStringLiteral("tensors")));
  const QString bits =
      identity.bitsPerWeight ? QLocale::c().toString(*identity.bitsPerWeight, 'f', 2) : QStringLiteral("–");
  const QString exactBits = identity.bitsPerWeight ? QLocale::c().toString(*identity.bitsPerWeight, 'g', 8) : QString();
  if (hasWeights(identity.kind)) {
    row->addWidget(makeFigure(bits, tr("bits per weight"), exactBits, QStringLiteral("tensors")));
  }
  row->addWidget(makeFigure(groupedNumber(model.tensorCount()), tr("tensors"), QString(), QStringLiteral("tensors")));
  row->addWidget(makeFigure(groupedNumber(document.pairs.size()), tr("keys"), QString(), QStringLiteral("metadata")));
  return figures;
}

/// A large number over its caption. Without a page, it leads to the bytes of the whole file.
QWidget* OverviewHead::makeFigure(const QString& value, const QString& caption, const QString& exact,
                                  const QString& page) {
  auto* figure = new QWidget(this);
  auto* column = new QVBoxLayout(figure);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* number = new LinkButton(value, LinkButton::Look::quiet, figure);
  QFont large = number->font();
  large.setPointSizeF(large.pointSizeF() * 1.4);
  number->setFont(large);
  number->setHint(exact);
  number->setAccessibleName(QStringLiteral("%1 %2").arg(value, caption));
  connect(number, &QAbstractButton::clicked, this, [this, page] {
    if (page.isEmpty()) {
      m_session.select(SpanRef{});
    } else {
      emit pageRequested(page);
    }
  });
  column->addWidget(number);
  column->addWidget(quietLabel(caption, figure));
  return figure;
}

}  // namespace ggufscope
