#include "ui/main_window/document_tab.h"

#include <algorithm>

#include <QFileInfo>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "core/check/check_model.h"
#include "ui/hex/hex_view.h"
#include "ui/main_window/background_check.h"
#include "ui/main_window/failure_page.h"
#include "ui/main_window/loading_page.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/sample_file.h"
#include "ui/session/document_session.h"
#include "ui/session/file_path.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// Most files are there before this.
constexpr int kSlowMs = 200;

QString changeText(FileSource::Change change) {
  switch (change) {
    case FileSource::Change::shrunk:
      return DocumentTab::tr("The file on disk became shorter. Bytes behind its new end can no longer be shown.");
    case FileSource::Change::grown:
      return DocumentTab::tr("The file on disk became longer. What is shown ends where it ended before.");
    case FileSource::Change::modified:
      return DocumentTab::tr("The file on disk has changed. What is shown may no longer be right.");
    case FileSource::Change::replaced:
      return DocumentTab::tr("Another file has taken the place of this one. The old one is still shown.");
    case FileSource::Change::gone:
      return DocumentTab::tr(
          "The file is no longer at its place. It is still shown as long as this window has it open.");
    case FileSource::Change::none:
      break;
  }
  return {};
}

}  // namespace

DocumentTab::DocumentTab(JobRunner& jobs, const QString& path, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_opener(jobs), m_delay(new QTimer(this)), m_path(path) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  build();
  m_delay->setSingleShot(true);
  m_delay->setInterval(kSlowMs);
  connect(m_delay, &QTimer::timeout, this, &DocumentTab::sayOpening);
  connect(&m_opener, &FileOpener::opened, this, &DocumentTab::adopt);
  connect(&m_opener, &FileOpener::failed, this, &DocumentTab::fail);
  connect(&m_watcher, &FileWatcher::changed, this, &DocumentTab::fileChanged);
  connect(&m_jobs, &JobRunner::stateChanged, this, [this] {
    const JobRunner::State state = m_jobs.state();
    if (state.job != 0 && state.job == m_opener.job()) m_loading->setProgress(state.done, state.total);
  });
}

DocumentTab::~DocumentTab() {
  // Views read their session to the end.
  delete m_view;
}

void DocumentTab::build() {
  delete m_body;
  m_body = new QWidget(this);
  m_message = new MessageBar(m_body);
  m_pages = new QStackedWidget(m_body);
  m_loading = new LoadingPage(m_pages);
  m_failure = new FailurePage(m_pages);
  m_pages->addWidget(m_loading);
  m_pages->addWidget(m_failure);
  m_loading->setFile(m_path);
  m_loading->setWaiting(false);
  auto* column = new QVBoxLayout(m_body);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_message);
  column->addWidget(m_pages, 1);
  layout()->addWidget(m_body);
  connect(m_message, &MessageBar::actionTriggered, this, &DocumentTab::open);
  connect(m_loading, &LoadingPage::cancelled, this, &DocumentTab::giveUp);
  connect(m_failure, &FailurePage::retryRequested, this, &DocumentTab::open);
  connect(m_failure, &FailurePage::openRequested, this, &DocumentTab::anotherFileRequested);
}

void DocumentTab::retranslate() {
  if (m_view != nullptr) m_viewState = m_view->state();
  delete m_view;
  m_view = nullptr;
  const bool slow = m_toOpen && m_pages->currentWidget() == m_loading && !m_delay->isActive();
  build();
  if (m_error) {
    m_failure->setFailure(m_path, *m_error, m_errorNote);
    m_pages->setCurrentWidget(m_failure);
  }
  if (m_changed) m_watcher.watch(m_session->whole());  // it reports the change again
  if (slow) sayOpening();
}

void DocumentTab::open() {
  m_toOpen = true;
  if (m_error) {
    m_error.reset();
    m_loading->setFile(m_path);
    m_loading->setWaiting(false);
    m_pages->setCurrentWidget(m_loading);
  }
  emit looksChanged();
  emit workChanged();
}

void DocumentTab::giveUp() {
  if (!m_toOpen) return;
  m_opener.stop();
  endOpening();
  emit openCancelled();
  emit workChanged();
}

void DocumentTab::sayOpening() {
  m_pages->setCurrentWidget(m_loading);
  m_loading->setWaiting(true);
  emit openingIsSlow();
}

/// Back to what was shown before.
void DocumentTab::endOpening() {
  m_delay->stop();
  m_toOpen = false;
  m_loading->setWaiting(false);
  if (m_view != nullptr) m_pages->setCurrentWidget(m_view);
}

void DocumentTab::adopt(const std::shared_ptr<const Model>& whole) {
  endOpening();
  m_path = pathText(whole->opened().path().string());
  m_changed = false;
  m_message->hide();
  preferences::addRecentFile(m_path);
  preferences::setLastFolder(QFileInfo(m_path).path());
  std::optional<preferences::FilePlace> place;
  if (m_session) {
    // The same file, read again: the view stays, and so do the places in the file.
    m_session->setWholeAgain(whole);
  } else {
    makeSession();
    place = preferences::filePlace(m_path);
    m_viewState.page = !m_firstPage.isEmpty() ? m_firstPage : place ? place->page : QString();
    m_session->setWhole(whole);
  }
  m_session->setFindings(headerFindings(*whole), false);
  if (place && place->selected) m_session->selectPlace(place->shard, *place->selected);
  m_watcher.watch(whole);
  emit looksChanged();
  emit opened();
  emit workChanged();
}

void DocumentTab::makeSession() {
  m_session = std::make_unique<DocumentSession>();
  m_check = std::make_unique<BackgroundCheck>(m_jobs, *m_session);
  for (const Errand* errand : m_session->errands()) {
    connect(errand, &Errand::turnChanged, this, &DocumentTab::workChanged);
  }
  connect(m_session.get(), &DocumentSession::historyChanged, this, &DocumentTab::viewChanged);
  connect(m_check.get(), &BackgroundCheck::turnChanged, this, &DocumentTab::workChanged);
  connect(m_check.get(), &BackgroundCheck::failed, this, [this](const Error& error) {
    m_message->showMessage(Severity::warning, tr("The check could not be finished. %1").arg(toText(error)),
                           tr("Reload"));
  });
}

void DocumentTab::makeView() {
  if (m_view != nullptr || !m_session) return;
  m_view = new DocumentView(*m_session, m_pages);
  m_view->setJobs(m_jobs);
  if (m_viewState.layout.isEmpty()) m_viewState.layout = preferences::dockState();
  m_view->begin(m_viewState);
  HexView* hex = m_view->hexView();
  hex->setColumns(preferences::hexColumns());
  hex->setZoom(preferences::hexZoom());
  connect(hex, &HexView::columnsChanged, this, [](quint32 columns) { preferences::setHexColumns(columns); });
  connect(hex, &HexView::zoomChanged, this, [](int steps) { preferences::setHexZoom(steps); });
  connect(m_view, &DocumentView::pageShown, this, &DocumentTab::viewChanged);
  connect(m_view, &DocumentView::hexMaximisedChanged, this, &DocumentTab::viewChanged);
  m_pages->addWidget(m_view);
  const bool waits = m_toOpen && m_pages->currentWidget() == m_loading && !m_delay->isActive();
  if (!waits) m_pages->setCurrentWidget(m_view);
  // The new views have not heard of it.
  if (m_session->selection().valid) emit m_session->selectionChanged(m_session->selection());
}

void DocumentTab::fail(const Error& error) {
  endOpening();
  QString note;
  if (error.code == ErrorCode::notFound && preferences::recentFiles().contains(m_path)) {
    preferences::removeRecentFile(m_path);
    note = tr("It was taken off the list of recent files.");
  }
  if (m_session) {
    const QString sentence = tr("%1 could not be opened. %2").arg(shownPath(m_path), toText(error));
    m_message->showMessage(Severity::error, joinedSentences({sentence, note}), tr("Try Again"));
  } else {
    m_error = error;
    m_errorNote = note;
    m_failure->setFailure(m_path, error, note);
    m_pages->setCurrentWidget(m_failure);
  }
  emit looksChanged();
  emit openFailed(error);
  emit workChanged();
}

void DocumentTab::fileChanged(FileSource::Change change, size_t shard) {
  m_changed = true;
  const Model& whole = *m_session->whole();
  const QString name = shownPath(pathText(whole.shards()[shard].path.filename().string()));
  m_message->showMessage(Severity::warning,
                         whole.isSet() ? QStringLiteral("%1: %2").arg(name, changeText(change)) : changeText(change),
                         tr("Reload"));
  emit looksChanged();
}

bool DocumentTab::names(const QString& path) const {
  if (path == m_path) return true;
  if (!m_session) return false;
  const std::string bytes = pathBytes(path);
  const auto shards = m_session->whole()->shards();
  return std::any_of(shards.begin(), shards.end(),
                     [&](const Shard& shard) { return shard.file && shard.path.string() == bytes; });
}

bool DocumentTab::sharesFileWith(const DocumentTab& other) const {
  const auto& mine = m_opener.realPaths();
  const auto& others = other.m_opener.realPaths();
  return std::find_first_of(mine.begin(), mine.end(), others.begin(), others.end()) != mine.end();
}

void DocumentTab::rememberPlace() const {
  if (!m_session) return;
  const Selection& selection = m_session->selection();
  preferences::FilePlace place{m_view != nullptr ? m_view->currentPage() : m_viewState.page, selection.shard, {}};
  if (selection.valid) place.selected = selection.bytes;
  preferences::setFilePlace(m_path, place);
}

DocumentTab::Task DocumentTab::wantedTask() const {
  if (m_toOpen) return Task::opening;
  if (wantedErrand() != nullptr) return Task::errand;
  return m_check && m_check->wanted() ? Task::check : Task::none;
}

Errand* DocumentTab::wantedErrand() const {
  if (!m_session) return nullptr;
  Errand* next = nullptr;
  for (Errand* errand : m_session->errands()) {
    if (errand->job() != 0) return errand;
    if (next == nullptr && errand->wanted()) next = errand;
  }
  return next;
}

DocumentTab::Task DocumentTab::runningTask() const {
  if (m_opener.busy()) return Task::opening;
  if (const Errand* errand = wantedErrand(); errand != nullptr && errand->job() != 0) return Task::errand;
  return m_check && m_check->job() != 0 ? Task::check : Task::none;
}

void DocumentTab::work() {
  if (wantedTask() == Task::opening) {
    // A reload takes what is there.
    const bool sample = !m_session && pathBytes(m_path) == sampleFilePath().string();
    m_opener.open(m_path, sample);
    m_delay->start();
  } else if (Errand* errand = wantedErrand()) {
    errand->start(m_jobs);
  } else if (m_check) {
    m_check->start();
  }
}

void DocumentTab::pause() {
  m_opener.stop();
  m_delay->stop();
  if (m_check) m_check->stop();
  if (Errand* errand = wantedErrand()) errand->stop();
}

bool DocumentTab::cancelJob(JobRunner::Handle job) {
  if (job == m_opener.job()) {
    giveUp();
    return true;
  }
  if (Errand* errand = wantedErrand(); errand != nullptr && job == errand->job()) {
    errand->cancel();
    return true;
  }
  if (!m_check || job != m_check->job()) return false;
  m_check->cancel();
  return true;
}

}  // namespace ggufscope
