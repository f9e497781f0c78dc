#include "ui/main_window/status_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>

#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kBarWidth = 15 * kUnit;
constexpr int kSteps = 1000;

/// A line of text that is cut in its middle where the room is short: both ends of a path say the most.
class ElidedLabel final : public QLabel {
 public:
  using QLabel::QLabel;
  QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideMiddle, contentsRect().width()));
  }
};

}  // namespace

StatusLine::StatusLine(JobRunner& jobs, QWidget* parent)
    : QStatusBar(parent),
      m_jobs(jobs),
      m_offset(new QLabel(this)),
      m_length(new QLabel(this)),
      m_path(new ElidedLabel(this)),
      m_job(new QWidget(this)),
      m_jobTitle(new QLabel(m_job)),
      m_jobBar(new QProgressBar(m_job)),
      m_cancel(new QToolButton(m_job)),
      m_checkText(new QLabel(tr("Check cancelled"), this)),
      m_checkAgain(new QToolButton(this)) {
  setSizeGripEnabled(false);
  m_job->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  setContentsMargins(kUnit / 2, 0, kUnit / 2, 0);
  for (QLabel* label : {m_offset, m_length, m_path, m_jobTitle}) label->setTextFormat(Qt::PlainText);
  for (QLabel* label : {m_offset, m_length}) label->setContentsMargins(kUnit / 2, 0, kUnit, 0);
  m_offset->setFont(monospaceFont());
  m_offset->setAccessibleName(tr("Offset of the selection"));
  m_length->setAccessibleName(tr("Length of the selection"));
  m_path->setAccessibleName(tr("Path of the selection"));
  m_jobBar->setTextVisible(false);
  m_jobBar->setFixedSize(kBarWidth, kUnit);
  m_jobBar->setAccessibleName(tr("Progress of the running job"));
  m_cancel->setIcon(icon(QStringLiteral("close")));
  m_cancel->setIconSize(QSize(12, 12));
  m_cancel->setAutoRaise(true);
  m_cancel->setToolTip(tr("Cancel the running job"));
  m_cancel->setAccessibleName(m_cancel->toolTip());

  m_checkText->setForegroundRole(QPalette::PlaceholderText);
  m_checkAgain->setText(tr("Check Again"));
  m_checkAgain->setIcon(icon(QStringLiteral("reload")));
  m_checkAgain->setIconSize(QSize(12, 12));
  m_checkAgain->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_checkAgain->setAutoRaise(true);
  m_checkAgain->setFocusPolicy(Qt::StrongFocus);

  auto* row = new QHBoxLayout(m_job);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kUnit);
  row->addWidget(m_jobTitle);
  row->addWidget(m_jobBar);
  row->addWidget(m_cancel);
  addWidget(m_offset);
  addWidget(m_length);
  addWidget(m_path, 1);
  addPermanentWidget(m_checkText);
  addPermanentWidget(m_checkAgain);
  addPermanentWidget(m_job);

  connect(&m_jobs, &JobRunner::stateChanged, this, &StatusLine::showJob);
  connect(m_cancel, &QToolButton::clicked, this, [this] { emit cancelRequested(m_jobs.state().job); });
  connect(m_checkAgain, &QToolButton::clicked, this, [this] {
    if (m_session != nullptr) m_session->requestCheck();
  });
  showSelection({});
  showJob();
  showCheck();
}

void StatusLine::setSession(DocumentSession* session) {
  if (m_session != nullptr) disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  if (session != nullptr) {
    connect(session, &DocumentSession::selectionChanged, this, &StatusLine::showSelection);
    connect(session, &DocumentSession::findingsChanged, this, &StatusLine::showCheck);
  }
  showCheck();
  showSelection(session != nullptr ? session->selection() : Selection{});
}

void StatusLine::showSelection(const Selection& selection) {
  const bool shown = selection.valid && m_session != nullptr && m_session->model() != nullptr;
  for (QLabel* label : {m_offset, m_length, m_path}) label->setVisible(shown);
  if (!shown) return;
  m_offset->setText(
      QStringLiteral("%1 (%2)").arg(hexOffsetText(selection.bytes.begin), groupedNumber(selection.bytes.begin)));
  const quint64 size = selection.bytes.size();
  m_length->setText(size == 1 ? tr("1 byte") : tr("%1 bytes").arg(groupedNumber(size)));
  m_path->setText(spanPathText(*m_session->model(), selection.span));
}

void StatusLine::showJob() {
  const JobRunner::State state = m_jobs.state();
  m_job->setVisible(state.job != 0);
  if (state.job == 0) return;
  m_jobTitle->setText(state.title);
  m_jobBar->setRange(0, state.total == 0 ? 0 : kSteps);
  if (state.total > 0) {
    m_jobBar->setValue(static_cast<int>(static_cast<double>(state.done) / static_cast<double>(state.total) * kSteps));
  }
}

void StatusLine::showCheck() {
  const bool cancelled = m_session != nullptr && m_session->checkState() == CheckState::cancelled;
  m_checkText->setVisible(cancelled);
  m_checkAgain->setVisible(cancelled);
}

QString StatusLine::offsetText() const { return m_offset->text(); }
QString StatusLine::pathText() const { return m_path->text(); }

}  // namespace ggufscope
