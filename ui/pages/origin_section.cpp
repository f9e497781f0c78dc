#include "ui/pages/origin_section.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "core/base/text.h"
#include "ui/pages/chip.h"
#include "ui/pages/link_button.h"
#include "ui/pages/page_text.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kLabelWidth = kUnit * 16;
constexpr size_t kShownNames = 6;
constexpr size_t kShownBytes = 400;

QString shown(const std::string& bytes) { return toText(escaped(bytes, kShownBytes)); }

QString namesText(const std::vector<std::string>& names) {
  QStringList list;
  for (size_t i = 0; i < std::min(names.size(), kShownNames); ++i) list += shown(names[i]);
  const QString text = list.join(QStringLiteral(", "));
  if (names.size() <= kShownNames) return text;
  return OriginSection::tr("%1, and %2 more").arg(text, groupedNumber(names.size() - kShownNames));
}

}  // namespace

OriginSection::OriginSection(DocumentSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_facts(new QGridLayout),
      m_row(new QWidget(this)),
      m_verdict(plainLabel({}, m_row)),
      m_button(new QPushButton(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kUnit / 2);
  column->addWidget(sectionTitle(tr("Where it comes from"), this));
  m_facts->setHorizontalSpacing(kUnit);
  m_facts->setVerticalSpacing(kUnit / 4);
  m_facts->setColumnMinimumWidth(0, kLabelWidth);
  m_facts->setColumnStretch(1, 1);
  column->addLayout(m_facts);
  auto* row = new QHBoxLayout(m_row);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kUnit);
  m_verdict->setWordWrap(true);
  m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
  row->addWidget(m_verdict, 1);
  column->addWidget(m_row);
  column->addWidget(m_button, 0, Qt::AlignLeft);
  hide();
  connect(m_button, &QPushButton::clicked, this, &OriginSection::askForDigest);
  connect(&session.origin(), &Errand::changed, this, &OriginSection::showOrigin);
  connect(&session.digest(), &Errand::changed, this, &OriginSection::showDigest);
  connect(&session.digest(), &Errand::progressed, this, &OriginSection::showProgress);
  if (session.origin().state() == Errand::State::idle) session.origin().ask(session.whole()->opened().path());
  showOrigin();
}

void OriginSection::askForDigest() {
  if (m_session.digest().wanted()) {
    m_session.digest().cancel();
  } else {
    m_session.digest().ask(m_session.whole()->sharedFile(m_session.whole()->openedShard()));
  }
}

void OriginSection::showOrigin() {
  const auto found = m_session.origin().found();
  if (!found || found->empty() || m_facts->count() > 0) return;
  addFacts();
  m_button->setHidden(found->digest.empty());
  showDigest();
  show();
}

void OriginSection::addFacts() {
  const Provenance& origin = *m_session.origin().found();
  const bool repository = origin.store == ModelStore::huggingFace;
  if (origin.store != ModelStore::none) addFact(tr("Kept by"), toText(storeName(origin.store)));
  if (!origin.names.empty()) {
    addFact(repository ? tr("Repository") : tr("Known there as"), namesText(origin.names), shown(origin.names.front()));
  }
  if (!origin.revision.empty()) addFact(tr("Revision"), shown(origin.revision), shown(origin.revision));
  if (!origin.file.empty() && origin.file != m_session.whole()->opened().path().filename().string())
    addFact(tr("File there"), shown(origin.file));
  if (origin.linkTarget) {
    addFact(tr("Link to"), toText(escaped(origin.linkTarget->string())), toText(escaped(origin.linkTarget->string())));
  }
  if (!origin.digest.empty()) addFact(tr("SHA-256 by its name"), shown(origin.digest), shown(origin.digest));
  if (origin.unfinished) addFact(tr("Download"), tr("not done, by the name of the file"));
}

void OriginSection::addFact(const QString& label, const QString& value, const QString& copied) {
  const int row = m_facts->rowCount();
  m_facts->addWidget(quietLabel(label, this), row, 0);
  auto* text = new LinkButton(value, LinkButton::Look::quiet, this);
  text->setAccessibleName(QStringLiteral("%1: %2").arg(label, value));
  text->setElideMode(Qt::ElideMiddle);
  text->setEnabled(false);
  auto* cell = new QHBoxLayout;
  cell->setSpacing(kUnit / 2);
  cell->addWidget(text);
  m_facts->addLayout(cell, row, 1);
  if (!copied.isEmpty()) {
    // A button that grew the row would tear the list apart.
    QToolButton* copy = makeCopyButton(label, copied);
    copy->setFixedHeight(text->sizeHint().height());
    cell->addWidget(copy);
  }
  cell->addStretch(1);
}

QToolButton* OriginSection::makeCopyButton(const QString& label, const QString& copied) {
  auto* copy = new QToolButton(this);
  copy->setIcon(icon(QStringLiteral("copy")));
  copy->setAutoRaise(true);
  copy->setToolTip(tr("Copy"));
  copy->setAccessibleName(tr("Copy: %1").arg(label));
  connect(copy, &QToolButton::clicked, this, [copied] { QGuiApplication::clipboard()->setText(copied); });
  return copy;
}

void OriginSection::showDigest() {
  const DigestErrand& errand = m_session.digest();
  delete m_mark;
  m_mark = nullptr;
  m_button->setText(errand.wanted() ? tr("Cancel") : tr("Check the hash"));
  m_row->setHidden(errand.state() == Errand::State::idle);
  switch (errand.state()) {
    case Errand::State::idle:
      break;
    case Errand::State::running:
      showProgress();
      break;
    case Errand::State::cancelled:
      m_verdict->setText(tr("Hashing was cancelled."));
      break;
    case Errand::State::failed:
      m_verdict->setText(tr("The file could not be hashed. %1").arg(toText(errand.error())));
      break;
    case Errand::State::complete:
      showVerdict();
      break;
  }
}

void OriginSection::showProgress() {
  const DigestErrand& errand = m_session.digest();
  if (!errand.wanted()) return;
  const QString words = tr("Hashing all bytes…");
  m_verdict->setText(
      errand.total() == 0 ? words : tr("%1 %2 of %3").arg(words, byteSize(errand.done()), byteSize(errand.total())));
}

void OriginSection::showVerdict() {
  const auto origin = m_session.origin().found();
  const auto& digest = m_session.digest().digest();
  if (!origin || !digest) return;
  const auto finding = judgeDigest(*origin, *digest, m_session.whole()->opened().size());
  if (finding) {
    const Message advice{row(finding->id).advice, {}};
    m_verdict->setText(joinedSentences({toText("finding", finding->message), toText("finding_advice", advice)}));
    const Severity severity = finding->severity(m_session.profile());
    m_mark = new IconMark(severityIcon(severity), severityWord(severity), m_row);
    static_cast<QHBoxLayout*>(m_row->layout())->insertWidget(0, m_mark, 0, Qt::AlignTop);
  } else {
    m_verdict->setText(tr("All bytes are as the name says: their SHA-256 is %1.").arg(toText(hexText(*digest))));
  }
}

QString OriginSection::verdict() const { return m_row->isHidden() ? QString() : m_verdict->text(); }

}  // namespace ggufscope
