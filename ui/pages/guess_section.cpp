#include "ui/pages/guess_section.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/models/guess_model.h"
#include "ui/pages/page_text.h"
#include "ui/pages/record_view.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {
constexpr int kMostRows = 12;  ///< that are seen at once
}

GuessSection::GuessSection(DocumentSession& session, size_t shard, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_shard(shard),
      m_title(sectionTitle(tr("Guessed — not read by the rules of the format"), this)),
      m_text(quietLabel({}, this)),
      m_button(new QPushButton(this)),
      m_model(new GuessModel(this)),
      m_table(new RecordView(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kUnit / 2);
  column->addWidget(m_title);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(m_text);
  column->addWidget(m_button, 0, Qt::AlignLeft);
  m_table->setModel(m_model);
  m_table->setRootIsDecorated(false);
  m_table->setAccessibleName(m_title->text());
  m_table->setColumnWidths({28, 12, 12, 0, 10, 8, 8}, GuessModel::kValue);
  column->addWidget(m_table);
  connect(m_button, &QPushButton::clicked, this, [this] {
    if (m_session.guesses().wanted() && isMine()) {
      m_session.guesses().cancel();
    } else {
      m_session.guesses().ask(m_session.whole()->sharedFile(m_shard), m_shard);
    }
  });
  connect(m_table, &RecordView::currentRowChanged, this,
          [this](const QModelIndex& index) { m_session.selectBytes(m_shard, m_model->guess(index.row()).range); });
  connect(&m_session.guesses(), &Errand::changed, this, &GuessSection::refresh);
  connect(&m_session.guesses(), &Errand::progressed, this, &GuessSection::showProgress);
  refresh();
}

/// The errand may have been about another shard of the set.
bool GuessSection::isMine() const {
  return m_session.guesses().shard() == m_shard && m_session.guesses().state() != Errand::State::idle;
}

void GuessSection::refresh() {
  const GuessErrand& errand = m_session.guesses();
  const Errand::State state = isMine() ? errand.state() : Errand::State::idle;
  m_title->setVisible(state == Errand::State::complete);
  // Until something was found it belongs to the words about the damage, which stand beside their icon.
  layout()->setContentsMargins(state == Errand::State::complete ? 0 : kUnit * 3, 0, 0, 0);
  m_table->hide();
  m_button->setVisible(state != Errand::State::complete);
  m_button->setText(state == Errand::State::running ? tr("Cancel") : tr("Look for what follows"));
  switch (state) {
    case Errand::State::idle:
      m_text->setText(tr("Keys and tensor infos may still stand behind this place. They can only be guessed at."));
      break;
    case Errand::State::running:
      showProgress();
      break;
    case Errand::State::cancelled:
      m_text->setText(tr("The search was cancelled."));
      break;
    case Errand::State::failed:
      m_text->setText(tr("The search could not be finished. %1").arg(toText(errand.error())));
      break;
    case Errand::State::complete:
      showFound();
      break;
  }
}

void GuessSection::showProgress() {
  const GuessErrand& errand = m_session.guesses();
  if (!isMine() || !errand.wanted()) return;
  const QString words = tr("Looking for keys and tensor infos…");
  m_text->setText(
      errand.total() == 0 ? words : tr("%1 %2 of %3").arg(words, byteSize(errand.done()), byteSize(errand.total())));
}

void GuessSection::showFound() {
  const GuessErrand& errand = m_session.guesses();
  m_text->setText(foundText());
  m_model->setGuesses(errand.file(), errand.found());
  m_table->setVisible(m_model->rowCount() > 0);
  fitTable();
}

/// As high as its rows, so that the page scrolls and not the table, as long as they are few.
void GuessSection::fitTable() {
  if (m_model->rowCount() == 0) return;
  const int rows = std::min(m_model->rowCount(), kMostRows);
  m_table->setFixedHeight(m_table->header()->sizeHint().height() + rows * m_table->sizeHintForRow(0) +
                          2 * m_table->frameWidth() + 1);
}

QString GuessSection::foundText() const {
  const Resync& found = *m_session.guesses().found();
  QStringList sentences;
  if (found.pairs + found.tensorInfos == 0) {
    sentences +=
        tr("Nothing behind byte %1 looks like a key or a tensor info.").arg(hexOffsetText(found.scanned.begin));
  } else {
    sentences +=
        tr("%1 keys and %2 tensor infos seem to stand behind byte %3, where reading stopped. They are in no "
           "other view.")
            .arg(groupedNumber(found.pairs), groupedNumber(found.tensorInfos), hexOffsetText(found.scanned.begin));
  }
  if (found.rowsLeft() > 0) sentences += tr("%1 more are not listed.").arg(groupedNumber(found.rowsLeft()));
  if (found.dataStart) {
    sentences +=
        tr("If so, the tensor data begins at byte %1 (alignment %2), and %3 of these tensors lie whole in the "
           "file.")
            .arg(hexOffsetText(*found.dataStart), groupedNumber(found.alignment), groupedNumber(found.tensorsInFile));
  }
  sentences += scannedText();
  return joinedSentences(sentences);
}

/// What was looked at, and why no more.
QString GuessSection::scannedText() const {
  const Resync& found = *m_session.guesses().found();
  const QString end = hexOffsetText(found.scanned.end);
  switch (found.end) {
    case Resync::End::wholeRest:
      return tr("Everything up to the end of the file was looked at.");
    case Resync::End::allTensors:
      return tr("The search ended at byte %1: with these, as many tensors are known as the header claims.").arg(end);
    case Resync::End::reach:
      return tr("The search ended at byte %1, after %2 without any.").arg(end, byteSize(kResyncReach));
  }
  return {};
}

QString GuessSection::text() const {
  return m_title->isHidden() ? m_text->text() : m_title->text() + QLatin1Char('\n') + m_text->text();
}

}  // namespace ggufscope
