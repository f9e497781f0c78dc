#include "ui/pages/overview_page.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/pages/chip.h"
#include "ui/pages/fact_list.h"
#include "ui/pages/file_map.h"
#include "ui/pages/findings_strip.h"
#include "ui/pages/flow_layout.h"
#include "ui/pages/foreign_section.h"
#include "ui/pages/guess_section.h"
#include "ui/pages/link_button.h"
#include "ui/pages/origin_section.h"
#include "ui/pages/overview_head.h"
#include "ui/pages/page_text.h"
#include "ui/pages/shard_strip.h"
#include "ui/pages/type_bar.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kFamilyWidth = kUnit * 42;  ///< of one column of facts, at least
constexpr size_t kTypeRows = 12;

QString quoted(const QString& name) {
  return name.contains(QLatin1Char(' ')) ? QStringLiteral("\"%1\"").arg(name) : name;
}

}  // namespace

OverviewPage::OverviewPage(DocumentSession& session, QWidget* parent)
    : Page(session, parent), m_scroll(new QScrollArea(this)) {
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_scroll);
  connect(&session, &DocumentSession::wholeChanged, this, &OverviewPage::rebuild);
  connect(&session, &DocumentSession::modelChanged, this, &OverviewPage::showFile);
  connect(&session, &DocumentSession::selectionChanged, this, &OverviewPage::showSelection);
  rebuild();
}

void OverviewPage::rebuild() {
  m_map = nullptr;
  m_shards = nullptr;
  m_kinds = nullptr;
  m_families = nullptr;
  m_familyLists.clear();
  m_familyColumns = 0;
  m_content = new QWidget;
  m_column = new QVBoxLayout(m_content);
  m_column->setContentsMargins(kUnit * 2, kUnit * 2, kUnit * 2, kUnit * 2);
  m_column->setSpacing(kUnit * 2);
  if (const auto& model = session().whole()) {
    const Identity identity = identify(*model);
    auto* head = new OverviewHead(*model, identity, session(), m_content);
    connect(head, &OverviewHead::pageRequested, this, &Page::pageRequested);
    m_column->addWidget(head);
    m_column->addWidget(new OriginSection(session(), m_content));
    if (model->opened().document().isGguf) {
      addStates(*model);
      addMap(*model);
      addTypes(*model, identity);
      addFamilies(*model);
    } else {
      m_column->addWidget(new ForeignSection(session(), model->opened(), m_content));
      // The headline has said it in its own words.
      const auto& findings = model->opened().document().diagnostics;
      addFindings(findings.empty() ? QString() : toText("finding", findings.front().message));
    }
  }
  m_column->addStretch(1);
  m_scroll->setWidget(m_content);
  placeFamilies();
  showSelection();
}

void OverviewPage::addStates(const Model& model) {
  const std::vector<FileState> states = fileStates(model);
  for (const FileState& state : states) {
    m_column->addWidget(makeState(state));
    if (state.guessable) m_column->addWidget(new GuessSection(session(), state.shard, m_content));
  }
  addFindings(states.empty() ? QString() : states.front().sentence);
}

/// `said`: what stands above them.
void OverviewPage::addFindings(const QString& said) {
  auto* findings = new FindingsStrip(session(), said, m_content);
  connect(findings, &FindingsStrip::problemsRequested, this,
          [this] { emit pageRequested(QStringLiteral("problems")); });
  m_column->addWidget(findings);
}

QWidget* OverviewPage::makeState(const FileState& state) {
  auto* banner = new QWidget(m_content);
  auto* row = new QHBoxLayout(banner);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kUnit);
  row->addWidget(new IconMark(severityIcon(state.severity), severityWord(state.severity), banner), 0, Qt::AlignTop);
  QLabel* sentence = plainLabel(state.sentence, banner);
  sentence->setWordWrap(true);
  sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* words = new QVBoxLayout;
  words->setSpacing(kUnit / 4);
  words->addWidget(sentence);
  if (!state.advice.isEmpty()) {
    QLabel* advice = quietLabel(state.advice, banner);
    advice->setWordWrap(true);
    words->addWidget(advice);
  }
  row->addLayout(words, 1);
  if (!state.linkText.isEmpty()) {
    auto* link = new LinkButton(state.linkText, LinkButton::Look::link, banner);
    connect(link, &QAbstractButton::clicked, this, [this, state] {
      if (state.bytes) {
        session().selectBytes(state.shard, *state.bytes);
      } else {
        emit filterRequested(QStringLiteral("tensors"), state.tensorFilter);
      }
    });
    words->addWidget(link, 0, Qt::AlignLeft);
  }
  return banner;
}

void OverviewPage::addMap(const Model& model) {
  if (model.isSet()) {
    auto* set = new QVBoxLayout;
    set->setSpacing(kUnit / 2);
    set->addWidget(sectionTitle(tr("Shards of the set"), m_content));
    m_shards = new ShardStrip(session().whole(), m_content);
    connect(m_shards, &SegmentStrip::activated, this,
            [this](int shard) { session().showShard(static_cast<size_t>(shard)); });
    set->addWidget(m_shards);
    m_column->addLayout(set);
  }
  auto* section = new QVBoxLayout;
  section->setSpacing(kUnit / 2);
  section->addWidget(
      sectionTitle(model.isSet() ? tr("Map of the shard that is shown") : tr("Map of the file"), m_content));
  m_map = new FileMap(m_content);
  connect(m_map, &SegmentStrip::activated, this, &OverviewPage::activateCell);
  section->addWidget(m_map);
  m_kinds = new QWidget(m_content);
  section->addWidget(m_kinds);
  m_column->addLayout(section);
  showFile();
}

/// The map of the file whose bytes are shown; another shard of the set has another one.
void OverviewPage::showFile() {
  if (m_map == nullptr || !session().model()) return;
  m_map->setModel(session().model());
  if (m_shards != nullptr) m_shards->setShown(session().shard());
  QWidget* kinds = makeKinds(*session().model());
  delete m_content->layout()->replaceWidget(m_kinds, kinds);
  m_kinds->deleteLater();
  m_kinds = kinds;
}

/// What the colours of the map mean, with exact sizes.
QWidget* OverviewPage::makeKinds(const ModelFile& file) {
  auto* kinds = new QWidget(m_content);
  auto* row = new FlowLayout(kUnit * 2, kUnit / 4, kinds);
  for (const KindShare& share : bytesByKind(file)) {
    auto* link = new LinkButton(QStringLiteral("%1 %2").arg(regionName(share.kind), byteSize(share.bytes)),
                                LinkButton::Look::quiet, kinds);
    link->setIcon(regionChip(share.kind));
    link->setHint(tr("%1 bytes in %2 parts").arg(groupedNumber(share.bytes), groupedNumber(share.objects)));
    connect(link, &QAbstractButton::clicked, this, [this, first = share.first] { session().select(first); });
    row->addWidget(link);
  }
  return kinds;
}

void OverviewPage::addTypes(const Model& model, const Identity& identity) {
  if (identity.tensorBytes == 0) return;
  auto* section = new QVBoxLayout;
  section->setSpacing(kUnit / 2);
  section->addWidget(sectionTitle(tr("Bytes by tensor type"), m_content));
  auto* bar = new TypeBar(m_content);
  bar->setTypes(identity.types);
  connect(bar, &SegmentStrip::activated, this, [this, bar](int type) {
    const QString name = toText(std::string_view(bar->type(type).name));
    emit filterRequested(QStringLiteral("tensors"), QStringLiteral("type:") + quoted(name));
  });
  section->addWidget(bar);
  section->addWidget(makeTypeRows(identity));
  const uint64_t pair = model.main().document().findPair("general.file_type");
  if (pair != kNone && !identity.types.empty()) {
    const TypeShare& most = identity.types.front();
    const QString label = identity.fileTypeLabel.empty() ? tr("a number that is not known")
                                                         : toText(std::string_view(identity.fileTypeLabel));
    auto* link = new LinkButton(tr("Label: %1. Content: %2 of the bytes are %3.")
                                    .arg(label, percentText(most.bytes, identity.tensorBytes), typeShareName(most)),
                                LinkButton::Look::link, m_content);
    link->setHint(QStringLiteral("general.file_type"));
    connect(link, &QAbstractButton::clicked, this, [this, pair] {
      session().select(session().whole()->mainShard(), SpanRef{SpanType::pair, 0, pair, 0});
    });
    section->addWidget(link);
  }
  m_column->addLayout(section);
}

QWidget* OverviewPage::makeTypeRows(const Identity& identity) {
  auto* rows = new QWidget(m_content);
  auto* flow = new FlowLayout(kUnit * 2, kUnit / 4, rows);
  const size_t shown = identity.types.size() <= kTypeRows + 1 ? identity.types.size() : kTypeRows;
  for (size_t at = 0; at < shown; ++at) {
    const TypeShare& type = identity.types[at];
    const QString name = toText(std::string_view(type.name));
    auto* link = new LinkButton(
        QStringLiteral("%1 %2 · %3")
            .arg(typeShareName(type), byteSize(type.bytes), percentText(type.bytes, identity.tensorBytes)),
        LinkButton::Look::quiet, rows);
    link->setIcon(typeChip(bitsPerWeight(type), type.name));
    link->setHint(tr("%1 tensors, %2 weights").arg(groupedNumber(type.tensors), groupedNumber(type.elements)));
    connect(link, &QAbstractButton::clicked, this,
            [this, name] { emit filterRequested(QStringLiteral("tensors"), QStringLiteral("type:") + quoted(name)); });
    flow->addWidget(link);
  }
  if (shown < identity.types.size()) {
    auto* more = new LinkButton(tr("%1 more types").arg(identity.types.size() - shown), LinkButton::Look::link, rows);
    connect(more, &QAbstractButton::clicked, this, [this] { emit pageRequested(QStringLiteral("tensors")); });
    flow->addWidget(more);
  }
  return rows;
}

void OverviewPage::addFamilies(const Model& model) {
  m_families = new QGridLayout;
  m_families->setHorizontalSpacing(kUnit * 4);
  m_families->setVerticalSpacing(kUnit * 3);
  std::vector<FactFamily> families = overviewFacts(model.sharedFile(model.mainShard()));
  FactFamily kind = kindFamily(model, families);
  if (!kind.facts.empty()) {
    // An adapter has no vocabulary and no template to miss.
    std::erase_if(families, [](const FactFamily& family) { return family.facts.empty(); });
    families.insert(families.begin(), std::move(kind));
  }
  for (const FactFamily& family : families) m_familyLists.push_back(new FactList(family, session(), m_content));
  m_column->addLayout(m_families);
}

/// As many columns as the width has room for.
void OverviewPage::placeFamilies() {
  if (m_families == nullptr) return;
  const int lists = static_cast<int>(m_familyLists.size());
  const int columns = std::clamp((width() - kUnit * 4) / kFamilyWidth, 1, lists);
  const int rows = (lists + columns - 1) / columns;
  const int even = (lists + rows - 1) / rows;  // four families make no rows of three and one
  if (even == m_familyColumns) return;
  m_familyColumns = even;
  for (size_t at = 0; at < m_familyLists.size(); ++at) {
    const int place = static_cast<int>(at);
    m_families->addWidget(m_familyLists[at], place / even, place % even, Qt::AlignTop);
  }
  for (int column = 0; column < lists; ++column) m_families->setColumnStretch(column, column < even ? 1 : 0);
}

void OverviewPage::activateCell(int cell) {
  const MapCell& target = m_map->map().cells()[static_cast<size_t>(cell)];
  if (target.missing) {
    emit filterRequested(QStringLiteral("tensors"), QStringLiteral("state:cut,absent"));
  } else if (target.objects == 1) {
    session().select(target.first);
  } else {
    session().selectBytes(target.range);
  }
}

void OverviewPage::showSelection() {
  if (m_map != nullptr)
    m_map->setSelectedBytes(session().selection().valid ? session().selection().bytes : ByteRange{});
}

void OverviewPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  placeFamilies();
}

}  // namespace ggufscope
