#include "ui/docks/inspector_dock.h"

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/analysis/explain.h"
#include "core/base/text.h"
#include "ui/docks/breadcrumb.h"
#include "ui/docks/empty_state.h"
#include "ui/docks/interpretation_table.h"
#include "ui/docks/region_badge.h"
#include "ui/docks/tensor_values_view.h"
#include "ui/docks/text_block.h"
#include "ui/docks/type_evidence_view.h"
#include "ui/hex/hex_tooltip.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr size_t kRawBytes = 64;
constexpr size_t kInterpretedBytes = 10;  ///< the longest LEB128 of 64 bits
constexpr qsizetype kLongestValue = 4000;

QString placeText(const ModelFile& model, uint64_t offset) {
  const std::optional<TensorPlace> place = placeInTensor(model, offset);
  if (!place) return {};
  const QString name = toText(std::string_view(escaped(model.document().name(place->tensor), 200)));
  if (place->blockElements <= 1) {
    return InspectorDock::tr("%1, row %2, column %3")
        .arg(name, groupedNumber(place->row), groupedNumber(place->column));
  }
  return InspectorDock::tr("%1, row %2, columns %3 – %4 (block %5)")
      .arg(name, groupedNumber(place->row), groupedNumber(place->column),
           groupedNumber(place->column + place->blockElements - 1), groupedNumber(place->block));
}

QString notesText(const Explanation& words) {
  QStringList notes;
  for (const Sentence& note : words.notes) notes += toText(note.context, note);
  return notes.join(QLatin1Char('\n'));
}

}  // namespace

InspectorDock::InspectorDock(DocumentSession& session, QWidget* parent)
    : QDockWidget(tr("Inspector"), parent), m_session(session), m_stack(new QStackedWidget), m_sections(kSectionCount) {
  setObjectName(QStringLiteral("inspector"));
  m_stack->addWidget(makeEmptyPage());
  m_stack->addWidget(makeContentPage());
  setWidget(m_stack);
  connect(&m_session, &DocumentSession::modelChanged, this, &InspectorDock::refreshSoon);
  connect(&m_session, &DocumentSession::selectionChanged, this, &InspectorDock::refreshSoon);
}

QWidget* InspectorDock::makeEmptyPage() {
  return new EmptyState(QStringLiteral("inspector"), tr("Nothing is selected"),
                        tr("Select a key, a tensor or a byte\nto see what it means."));
}

QWidget* InspectorDock::makeContentPage() {
  m_scroll = new QScrollArea;
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setAccessibleName(tr("Inspector"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(kUnit, kUnit, kUnit, kUnit);
  column->setSpacing(kUnit / 4);
  m_path = new Breadcrumb;
  connect(m_path, &Breadcrumb::chosen, this, [this](SpanRef ref) { m_session.select(ref); });
  column->addWidget(m_path);
  m_region = new RegionBadge;
  column->addSpacing(kUnit / 2);
  column->addWidget(m_region);
  addSection(column, kValue, tr("Value"), true);
  addSection(column, kMeaning, tr("Meaning"), false);
  addSection(column, kNotes, tr("Notes"), false);
  m_evidence = new TypeEvidenceView;
  column->addWidget(m_evidence);
  addSection(column, kPlace, tr("In the tensor"), false);
  m_values = new TensorValuesView;
  column->addWidget(m_values);
  addSection(column, kRange, tr("Bytes"), true);
  addSection(column, kSelection, tr("Selected"), true);
  addSection(column, kRaw, tr("Content"), true);
  m_table = new InterpretationTable;
  column->addWidget(m_table);
  column->addStretch(1);
  m_scroll->setWidget(content);
  return m_scroll;
}

void InspectorDock::addSection(QVBoxLayout* column, Section section, const QString& title, bool monospace) {
  Row& row = m_sections[section];
  row.title = new QLabel(title);
  row.title->setForegroundRole(QPalette::PlaceholderText);
  row.title->setContentsMargins(0, kUnit, 0, 0);
  row.text = new TextBlock;
  row.text->setAccessibleName(title);
  if (monospace) row.text->setFont(monospaceFont());
  row.title->setBuddy(row.text);
  column->addWidget(row.title);
  column->addWidget(row.text);
}

void InspectorDock::setSection(Section section, const QString& text) {
  const Row& row = m_sections[section];
  row.text->setText(text);
  row.title->setVisible(!text.isEmpty());
  row.text->setVisible(!text.isEmpty());
}

QString InspectorDock::sectionText(Section section) const {
  const Row& row = m_sections[section];
  return row.text->isHidden() ? QString() : row.text->toPlainText();
}

void InspectorDock::showEvent(QShowEvent* event) {
  QDockWidget::showEvent(event);
  if (m_stale) refresh();
}

/// Reading and explaining costs; nobody sees it in a dock that is closed or behind another tab.
void InspectorDock::refreshSoon() {
  m_stale = true;
  if (isVisible()) refresh();
}

void InspectorDock::refresh() {
  m_stale = false;
  const bool selected = m_session.model() && m_session.selection().valid;
  m_stack->setCurrentIndex(selected ? 1 : 0);
  if (!selected) return;
  showSpan();
  showBytes();
}

void InspectorDock::showSpan() {
  const ModelFile& model = *m_session.model();
  const SpanRef ref = m_session.selection().span;
  const Span span = model.spans().at(ref);
  const Explanation words = explain(model, ref);
  m_path->setSpan(model, ref);
  m_region->setKind(span.kind);
  QString value = toText(std::string_view(words.value));
  if (value.size() > kLongestValue) value = value.left(kLongestValue) + QStringLiteral("…");
  setSection(kValue, value);
  setSection(kMeaning, toText(words.meaning.context, words.meaning));
  setSection(kNotes, notesText(words));
  m_evidence->setSpan(m_session.model(), ref);
  m_values->setSpan(m_session.model(), m_session.whole()->main(), ref);
  setSection(kRange, rangeText(span.range));
}

void InspectorDock::showBytes() {
  const ModelFile& model = *m_session.model();
  const Selection& selection = m_session.selection();
  const ByteRange span = model.spans().at(selection.span).range;
  // One byte inside a field is where the caret stands; more than that was chosen.
  const bool other = selection.bytes != span;
  setSection(kSelection, other ? rangeText(selection.bytes) : QString());
  const ByteRange shown = other && selection.bytes.size() > 1 ? selection.bytes : span;
  setSection(kRaw, rawBytesText(model, shown, kRawBytes));
  const SpanType type = selection.span.type;
  const bool insideData = type == SpanType::block || type == SpanType::blockField;
  setSection(kPlace, insideData ? placeText(model, selection.bytes.begin) : QString());
  std::vector<std::byte> bytes(kInterpretedBytes);
  const Result<size_t> read = model.source().read(selection.bytes.begin, bytes);
  bytes.resize(read.ok() ? *read : 0);
  m_table->setBytes(std::move(bytes), model.document().header.bigEndian ? std::endian::big : std::endian::little);
}

}  // namespace ggufscope
