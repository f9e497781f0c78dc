#include "ui/docks/problems_dock.h"

#include <algorithm>

#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/check/advice.h"
#include "ui/docks/empty_state.h"
#include "ui/docks/text_block.h"
#include "ui/models/problems_model.h"
#include "ui/pages/record_view.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr int kDetailLines = 3;  ///< the finding, what to do, how bad
constexpr Severity kWorstFirst[] = {Severity::error, Severity::warning, Severity::info};

QString profileName(Profile profile) {
  return profile == Profile::spec ? ProblemsDock::tr("GGUF specification") : QStringLiteral("llama.cpp");
}

/// Characters of the longest id of a finding.
int longestId() {
  size_t longest = 0;
  for (size_t id = 0; id < diagnosticCount(); ++id) {
    longest = std::max(longest, row(static_cast<DiagnosticId>(id)).id.size());
  }
  return static_cast<int>(longest);
}

/// How far the check has come; empty where it is complete.
QString stateText(const DocumentSession& session) {
  if (!session.model()) return {};
  switch (session.checkState()) {
    case CheckState::running:
      return ProblemsDock::tr("Checking padding and texts…");
    case CheckState::cancelled:
      return ProblemsDock::tr("The check was cancelled.");
    case CheckState::failed:
      return ProblemsDock::tr("The check could not be finished.");
    case CheckState::complete:
      break;
  }
  return {};
}

}  // namespace

ProblemsDock::ProblemsDock(DocumentSession& session, QWidget* parent)
    : QDockWidget(parent), m_session(session), m_model(new ProblemsModel(session, this)) {
  setObjectName(QStringLiteral("problems"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeHeader());
  m_stack = new QStackedWidget;
  m_stack->addWidget(makeTable());
  m_empty = new EmptyState(QString(), QString(), QString());
  m_stack->addWidget(m_empty);
  column->addWidget(m_stack, 1);
  setWidget(content);
  setFocusProxy(m_table);

  connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsDock::refresh);
  connect(&m_session, &DocumentSession::wholeChanged, this, [this] {
    m_current.reset();
    refresh();
  });
  connect(&m_session, &DocumentSession::profileChanged, this,
          [this] { m_profile->setCurrentIndex(m_profile->findData(static_cast<int>(m_session.profile()))); });
  refresh();
}

QWidget* ProblemsDock::makeHeader() {
  m_profile = new QComboBox;
  for (const Profile profile : {Profile::llamaCpp, Profile::spec}) {
    m_profile->addItem(profileName(profile), static_cast<int>(profile));
  }
  m_profile->setCurrentIndex(m_profile->findData(static_cast<int>(m_session.profile())));
  m_profile->setAccessibleName(tr("Judged by the rules of"));
  connect(m_profile, qOverload<int>(&QComboBox::activated), this,
          [this](int index) { m_session.setProfile(static_cast<Profile>(m_profile->itemData(index).toInt())); });
  auto* rules = new QLabel(tr("&Rules:"));
  rules->setBuddy(m_profile);
  m_status = new QLabel;
  m_status->setTextFormat(Qt::PlainText);
  m_status->setForegroundRole(QPalette::PlaceholderText);
  m_status->setAccessibleName(tr("State of the check"));

  m_checkAgain = new QToolButton;
  m_checkAgain->setText(tr("Check Again"));
  m_checkAgain->setIcon(icon(QStringLiteral("reload")));
  m_checkAgain->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_checkAgain->setFocusPolicy(Qt::StrongFocus);
  connect(m_checkAgain, &QToolButton::clicked, &m_session, &DocumentSession::requestCheck);

  auto* header = new QWidget;
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(kUnit, kUnit / 2, kUnit, kUnit / 2);
  row->setSpacing(kUnit);
  row->addWidget(rules);
  row->addWidget(m_profile);
  row->addSpacing(kUnit);
  for (const Severity severity : kWorstFirst) row->addWidget(makeFilter(severity));
  row->addStretch(1);
  row->addWidget(m_status);
  row->addWidget(m_checkAgain);
  return header;
}

QToolButton* ProblemsDock::makeFilter(Severity severity) {
  auto* button = new QToolButton;
  button->setCheckable(true);
  button->setChecked(true);
  button->setIcon(severityIcon(severity));
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::toggled, this, [this, severity](bool on) { m_model->setShown(severity, on); });
  m_filters[static_cast<size_t>(severity)] = button;
  return button;
}

QWidget* ProblemsDock::makeTable() {
  m_table = new RecordView;
  m_table->setRootIsDecorated(false);
  m_table->setModel(m_model);
  m_table->setAccessibleName(tr("Problems"));
  m_table->setTabKeyNavigation(false);
  m_table->setColumnWidths({12, 0, 6, 12, longestId()}, ProblemsModel::kMessage);
  connect(m_table, &RecordView::currentRowChanged, this, &ProblemsDock::showDetails);
  // On the press: what it opens elsewhere may move the row away before the button is released.
  connect(m_table, &QAbstractItemView::pressed, this, [this](const QModelIndex& index) {
    if (QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) follow(index);
  });
  connect(m_table, &QAbstractItemView::activated, this, &ProblemsDock::follow);

  m_detailText = new TextBlock;
  m_detailText->setAccessibleName(tr("What to do"));
  auto* inset = new QWidget;
  auto* insetColumn = new QVBoxLayout(inset);
  insetColumn->setContentsMargins(kUnit, kUnit / 2, kUnit, kUnit / 2);
  insetColumn->addWidget(m_detailText);
  insetColumn->addStretch(1);
  // Always as high, so that nothing moves under the mouse when a finding is chosen.
  auto* details = new QScrollArea;
  details->setFrameShape(QFrame::NoFrame);
  details->setWidgetResizable(true);
  details->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  details->setFocusPolicy(Qt::NoFocus);
  details->setFixedHeight(kDetailLines * fontMetrics().lineSpacing() + kUnit + 2);
  details->setWidget(inset);
  m_table->setMinimumHeight(4 * fontMetrics().lineSpacing());

  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_table, 1);
  column->addWidget(details);
  return page;
}

void ProblemsDock::refresh() {
  for (const Severity severity : kWorstFirst) {
    QToolButton* button = filterButton(severity);
    button->setText(groupedNumber(static_cast<quint64>(m_model->count(severity))));
    button->setAccessibleName(tr("%1: %2, shown or hidden").arg(severityWord(severity), button->text()));
    button->setToolTip(tr("%1: show or hide").arg(severityWord(severity)));
  }
  // Infos are worth knowing, no problems.
  const int problems = m_model->count(Severity::error) + m_model->count(Severity::warning);
  setWindowTitle(problems > 0 ? tr("Problems (%1)").arg(groupedNumber(static_cast<quint64>(problems)))
                              : tr("Problems"));
  m_status->setText(stateText(m_session));
  const CheckState state = m_session.checkState();
  m_checkAgain->setVisible(m_session.model() && (state == CheckState::cancelled || state == CheckState::failed));
  m_table->setColumnHidden(ProblemsModel::kShard, !m_session.whole() || !m_session.whole()->isSet());
  showState();
  const int row = m_current ? m_model->rowOf(*m_current) : -1;
  if (row >= 0) m_table->showRow(m_model->index(row, 0));
  showDetails(row >= 0 ? m_model->index(row, 0) : QModelIndex());
}

void ProblemsDock::showState() {
  m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
  if (m_model->rowCount() > 0) return;
  if (!m_session.model()) {
    m_empty->setTexts(QStringLiteral("problems"), tr("No file is open"), QString());
  } else if (m_model->total() > 0) {
    m_empty->setTexts(QStringLiteral("filter"), tr("Nothing of the chosen severities"),
                      tr("Hidden findings: %1").arg(groupedNumber(static_cast<quint64>(m_model->total()))));
  } else if (!m_session.findingsComplete()) {
    m_empty->setTexts(QStringLiteral("problems"), tr("No problems so far"), stateText(m_session));
  } else {
    m_empty->setTexts(QStringLiteral("check"), tr("No problems found"),
                      tr("By the rules of %1.").arg(profileName(m_session.profile())));
  }
}

void ProblemsDock::showDetails(const QModelIndex& index) {
  if (!index.isValid()) {
    m_detailText->setText(tr("Choose a finding to read what to do about it."));
    return;
  }
  m_current = m_model->finding(index.row());
  const QString severities = tr("%1: %2 · %3: %4")
                                 .arg(profileName(Profile::llamaCpp), severityWord(m_current->llamaCpp),
                                      profileName(Profile::spec), severityWord(m_current->spec));
  const Advice advice = adviceFor(*m_current, *m_session.whole());
  m_detailText->setText(toText("finding", m_current->message) + QLatin1Char('\n') +
                        toText(advice.context, advice.text) + QLatin1Char('\n') + severities);
}

void ProblemsDock::follow(const QModelIndex& index) {
  if (!index.isValid()) return;
  showDetails(index);
  const Diagnostic& finding = m_model->finding(index.row());
  m_session.selectBytes(finding.shard, finding.range);
}

QString ProblemsDock::emptyTitle() const { return m_stack->currentIndex() == 1 ? m_empty->title() : QString(); }
QString ProblemsDock::statusText() const { return m_status->text(); }
QString ProblemsDock::detailsText() const { return m_detailText->toPlainText(); }

}  // namespace ggufscope
