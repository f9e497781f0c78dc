#include "ui/pages/findings_strip.h"

#include <algorithm>

#include <QLabel>

#include "core/check/check.h"
#include "ui/pages/file_state.h"
#include "ui/pages/flow_layout.h"
#include "ui/pages/link_button.h"
#include "ui/pages/page_text.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

QString countText(Severity severity, uint64_t count) {
  const QString number = groupedNumber(count);
  switch (severity) {
    case Severity::error:
      return count == 1 ? FindingsStrip::tr("1 error") : FindingsStrip::tr("%1 errors").arg(number);
    case Severity::warning:
      return count == 1 ? FindingsStrip::tr("1 warning") : FindingsStrip::tr("%1 warnings").arg(number);
    case Severity::info:
      break;
  }
  return count == 1 ? FindingsStrip::tr("1 note") : FindingsStrip::tr("%1 notes").arg(number);
}

}  // namespace

FindingsStrip::FindingsStrip(DocumentSession& session, const QString& said, QWidget* parent)
    : QWidget(parent), m_session(session), m_said(said), m_row(new FlowLayout(kUnit * 2, kUnit / 2, this)) {
  setAccessibleName(tr("Findings"));
  if (session.whole()) {
    for (const FileState& state : fileStates(*session.whole())) {
      m_covered.insert(m_covered.end(), state.covered.begin(), state.covered.end());
    }
  }
  connect(&session, &DocumentSession::findingsChanged, this, &FindingsStrip::refresh);
  connect(&session, &DocumentSession::profileChanged, this, &FindingsStrip::refresh);
  refresh();
}

void FindingsStrip::refresh() {
  while (QLayoutItem* item = m_row->takeAt(0)) {
    // Later, because it may be the button whose click led here.
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  const Profile profile = m_session.profile();
  const FindingCounts counts = countFindings(m_session.findings(), profile);
  const auto add = [this](const QIcon& mark, const QString& text) {
    auto* link = new LinkButton(text, LinkButton::Look::quiet, this);
    link->setIcon(mark);
    link->setHint(tr("Show the list of problems"));
    connect(link, &QAbstractButton::clicked, this, &FindingsStrip::problemsRequested);
    m_row->addWidget(link);
  };
  if (counts.error > 0) add(severityIcon(Severity::error), countText(Severity::error, counts.error));
  if (counts.warning > 0) add(severityIcon(Severity::warning), countText(Severity::warning, counts.warning));
  if (counts.info > 0) add(severityIcon(Severity::info), countText(Severity::info, counts.info));
  if (m_session.findings().empty()) add(icon(QStringLiteral("check")), tr("No findings"));
  QString rules =
      profile == Profile::llamaCpp ? tr("by the rules of llama.cpp's loader") : tr("by the text of the format");
  if (m_session.checkState() == CheckState::running) rules += tr(" · still checking");
  if (m_session.checkState() == CheckState::cancelled) rules += tr(" · check cancelled");
  if (m_session.checkState() == CheckState::failed) rules += tr(" · check not finished");
  m_row->addWidget(quietLabel(rules, this));
  addWorst();
  for (int at = 0; at < m_row->count(); ++at) m_row->itemAt(at)->widget()->show();
  updateGeometry();
}

/// The first of the most severe findings that do not stand above already.
void FindingsStrip::addWorst() {
  const Profile profile = m_session.profile();
  const Diagnostic* worst = nullptr;
  QString sentence;
  for (const Diagnostic& finding : m_session.findings()) {
    if (worst != nullptr && finding.severity(profile) <= worst->severity(profile)) continue;
    if (std::find(m_covered.begin(), m_covered.end(), finding.id) != m_covered.end()) continue;
    const QString text = toText("finding", finding.message);
    if (m_said.contains(text)) continue;
    worst = &finding;
    sentence = text;
  }
  if (worst == nullptr) return;
  auto* link = new LinkButton(sentence, LinkButton::Look::link, this);
  link->setHint(tr("Select its bytes"));
  connect(link, &QAbstractButton::clicked, this,
          [this, shard = worst->shard, range = worst->range] { m_session.selectBytes(shard, range); });
  m_row->addWidget(link);
}

}  // namespace ggufscope
