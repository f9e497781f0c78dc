#include "ui/main_window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include "ui/hex/hex_view.h"
#include "ui/main_window/background_check.h"
#include "ui/main_window/document_view.h"
#include "ui/main_window/failure_page.h"
#include "ui/main_window/loading_page.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/search_field.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/welcome_page.h"
#include "ui/session/document_session.h"
#include "ui/session/file_path.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr QSize kLeastSize(640, 400);
/// Most files are there before this; only then is it worth saying that one is being opened.
constexpr int kOpeningDelayMs = 200;

/// The first local file that is dragged, or "".
QString draggedFile(const QMimeData* data) {
  for (const QUrl& url : data->urls()) {
    if (url.isLocalFile()) return pathOf(url);
  }
  return {};
}

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_opener(m_jobs), m_openingDelay(new QTimer(this)) {
  setMinimumSize(kLeastSize);
  setAcceptDrops(true);
  setContextMenuPolicy(Qt::NoContextMenu);
  build();
  if (!restoreGeometry(preferences::windowGeometry())) {
    // The frame is not known before the window is shown; it takes about this much of a small screen.
    resize(kFirstSize.boundedTo(screen()->availableSize() - QSize(2 * kUnit, 6 * kUnit)));
  }

  m_openingDelay->setSingleShot(true);
  m_openingDelay->setInterval(kOpeningDelayMs);
  connect(m_openingDelay, &QTimer::timeout, this, &MainWindow::openingWaits);
  connect(&m_opener, &FileOpener::started, this, &MainWindow::openingStarted);
  connect(&m_opener, &FileOpener::opened, this, &MainWindow::fileOpened);
  connect(&m_opener, &FileOpener::failed, this, &MainWindow::fileFailed);
  connect(&m_opener, &FileOpener::cancelled, this, [this] {
    openingEnded();
    emit openCancelled();
  });
  connect(&m_watcher, &FileWatcher::changed, this, &MainWindow::fileChanged);
  connect(&m_jobs, &JobRunner::stateChanged, this, [this] {
    const JobRunner::State state = m_jobs.state();
    if (state.job != 0 && state.job == m_opener.job()) m_loading->setProgress(state.done, state.total);
  });
  // A file can be dropped on every widget, also on those that take text.
  qApp->installEventFilter(this);
}

MainWindow::~MainWindow() {
  qApp->removeEventFilter(this);
  // Views read their session to the end.
  delete m_view;
}

void MainWindow::build() {
  dropView();
  buildMenus();
  buildToolBar();
  buildStatus();
  buildCentre();
  if (m_session) {
    makeView();
    // The new views have not heard of the file that the session has had all the time.
    emit m_session->modelChanged();
    emit m_session->findingsChanged();
    emit m_session->selectionChanged(m_session->selection());
  }
  if (m_opener.busy()) {
    m_loading->setFile(m_opener.path());
    openingWaits();
    updateActions();
  } else {
    openingEnded();
  }
  updateTitle();
}

void MainWindow::buildCentre() {
  auto* centre = new QWidget(this);
  m_message = new MessageBar(centre);
  m_stack = new QStackedWidget(centre);
  m_welcome = new WelcomePage(m_stack);
  m_loading = new LoadingPage(m_stack);
  m_failure = new FailurePage(m_stack);
  for (QWidget* page : std::initializer_list<QWidget*>{m_welcome, m_loading, m_failure}) m_stack->addWidget(page);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_message);
  column->addWidget(m_stack, 1);
  setCentralWidget(centre);  // deletes the last one

  connect(m_message, &MessageBar::actionTriggered, this, &MainWindow::retry);
  connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::askForFile);
  connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
  connect(m_welcome, &WelcomePage::fileRequested, this, &MainWindow::openFile);
  connect(m_loading, &LoadingPage::cancelled, &m_opener, &FileOpener::cancel);
  connect(m_failure, &FailurePage::retryRequested, this, &MainWindow::retry);
  connect(m_failure, &FailurePage::openRequested, this, &MainWindow::askForFile);
}

void MainWindow::buildStatus() {
  m_status = new StatusLine(m_jobs, this);
  setStatusBar(m_status);  // deletes the last one
  connect(m_status, &StatusLine::cancelRequested, this, &MainWindow::cancelJob);
}

void MainWindow::openFile(const QString& path) {
  m_reloading = false;
  m_opener.open(path);
}

void MainWindow::openSample() {
  m_reloading = false;
  m_opener.openSample();
}

void MainWindow::reload() {
  if (!m_session) return;
  m_opener.open(m_openPath);
  m_reloading = true;
}

void MainWindow::retry() {
  if (m_session && m_retryReloads) {
    reload();
  } else {
    openFile(m_opener.path());
  }
}

void MainWindow::closeFile() {
  if (m_opener.busy()) {
    m_opener.cancel();
    return;
  }
  m_watcher.watch(nullptr);
  dropView();
  m_check.reset();
  m_session.reset();
  m_openPath.clear();
  m_message->hide();
  openingEnded();
  updateTitle();
}

void MainWindow::openingStarted() {
  if (m_check) m_check->stop();  // its lane is needed
  m_loading->setFile(m_opener.path());
  m_loading->setWaiting(false);
  if (!m_session) m_stack->setCurrentWidget(m_loading);
  m_openingDelay->start();
  updateActions();
}

void MainWindow::openingWaits() {
  m_stack->setCurrentWidget(m_loading);
  m_loading->setWaiting(true);
}

/// Back to what is open, or to the welcome.
void MainWindow::openingEnded() {
  m_openingDelay->stop();
  m_reloading = false;
  m_stack->setCurrentWidget(m_view != nullptr ? static_cast<QWidget*>(m_view) : m_welcome);
  if (m_check) m_check->start();
  updateActions();
}

void MainWindow::fileOpened(const std::shared_ptr<const ModelFile>& model) {
  m_message->hide();
  m_openPath = m_opener.path();
  preferences::addRecentFile(m_openPath);
  preferences::setLastFolder(QFileInfo(m_openPath).path());
  if (m_reloading && m_session) {
    replaceModel(model);
  } else {
    showDocument(model);
  }
  openingEnded();
  m_view->focusPages();
  updateTitle();
  m_watcher.watch(model);
  emit documentShown();
}

void MainWindow::showDocument(const std::shared_ptr<const ModelFile>& model) {
  dropView();
  m_check.reset();
  m_session = std::make_unique<DocumentSession>();
  m_check = std::make_unique<BackgroundCheck>(m_jobs, *m_session);
  connect(m_check.get(), &BackgroundCheck::failed, this, [this](const Error& error) {
    m_retryReloads = true;
    m_message->showMessage(Severity::warning, tr("The check could not be finished. %1").arg(toText(error)),
                           tr("Reload"));
  });
  m_session->setModel(model);
  m_session->setFindings(model->document().diagnostics, false);
  makeView();
}

/// The same file, read again: the views stay, and so does the place in the file.
void MainWindow::replaceModel(const std::shared_ptr<const ModelFile>& model) {
  const Selection before = m_session->selection();
  m_session->setModel(model);
  m_session->setFindings(model->document().diagnostics, false);
  if (before.valid && before.bytes.begin < model->size()) m_session->selectBytes(before.bytes);
}

void MainWindow::makeView() {
  m_view = new DocumentView(*m_session, m_stack);
  m_view->setJobs(m_jobs);
  m_view->setFirstLayout(preferences::dockState());
  HexView* hex = m_view->hexView();
  hex->setColumns(preferences::hexColumns());
  hex->setZoom(preferences::hexZoom());
  connect(hex, &HexView::columnsChanged, this, [](quint32 columns) { preferences::setHexColumns(columns); });
  connect(hex, &HexView::zoomChanged, this, [](int steps) { preferences::setHexZoom(steps); });
  m_stack->addWidget(m_view);
  connect(m_view, &DocumentView::pageShown, this, &MainWindow::updateActions);
  connect(m_view, &DocumentView::hexMaximisedChanged, this, &MainWindow::updateActions);
  connect(m_session.get(), &DocumentSession::historyChanged, this, &MainWindow::updateActions);
  showPage(m_firstPage.isEmpty() ? preferences::page() : m_firstPage);
  m_firstPage.clear();
  m_search->setSession(m_session.get());
  m_status->setSession(m_session.get());
}

void MainWindow::dropView() {
  if (m_view == nullptr) return;
  preferences::setDockState(m_view->layoutState());
  preferences::setPage(m_view->currentPage());
  m_search->setSession(nullptr);
  m_status->setSession(nullptr);
  disconnect(m_session.get(), nullptr, this, nullptr);
  delete m_view;
  m_view = nullptr;
}

void MainWindow::showPage(const QString& id) {
  if (m_view != nullptr) m_view->showPage(id);
}

void MainWindow::fileFailed(const Error& error) {
  const QString path = m_opener.path();
  const bool reloading = m_reloading;
  openingEnded();
  QString forgotten;
  if (error.code == ErrorCode::notFound && preferences::recentFiles().contains(path)) {
    preferences::removeRecentFile(path);
    forgotten = tr("It was taken off the list of recent files.");
  }
  if (m_session) {
    m_retryReloads = reloading;
    const QString sentence = tr("%1 could not be opened. %2").arg(shownPath(path), toText(error));
    m_message->showMessage(Severity::error, (sentence + QLatin1Char(' ') + forgotten).trimmed(), tr("Try Again"));
  } else {
    m_failure->setFailure(path, error, forgotten);
    m_stack->setCurrentWidget(m_failure);
  }
  emit openFailed(error);
}

void MainWindow::fileChanged(FileSource::Change change) {
  const auto text = [change] {
    switch (change) {
      case FileSource::Change::shrunk:
        return tr("The file on disk became shorter. Bytes behind its new end can no longer be shown.");
      case FileSource::Change::grown:
        return tr("The file on disk became longer. What is shown ends where it ended before.");
      case FileSource::Change::modified:
        return tr("The file on disk has changed. What is shown may no longer be right.");
      case FileSource::Change::replaced:
        return tr("Another file has taken the place of this one. The old one is still shown.");
      case FileSource::Change::gone:
        return tr("The file is no longer at its place. It is still shown as long as this window has it open.");
      case FileSource::Change::none:
        break;
    }
    return QString();
  };
  m_retryReloads = true;
  m_message->showMessage(Severity::warning, text(), tr("Reload"));
}

void MainWindow::cancelJob(quint64 job) {
  if (job == 0) return;
  if (job == m_opener.job()) {
    m_opener.cancel();
  } else if (m_check && job == m_check->job()) {
    m_check->cancel();
  }
}

void MainWindow::updateTitle() {
  const QString program = QStringLiteral("GGUF Scope");
  setWindowTitle(m_session ? QStringLiteral("%1 — %2").arg(shownPath(QFileInfo(m_openPath).fileName()), program)
                           : program);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  // Each translator that comes or goes sends one; they are answered once, when all is in place.
  if (event->type() == QEvent::LanguageChange && !m_rebuilding) {
    m_rebuilding = true;
    QTimer::singleShot(0, this, [this] {
      m_rebuilding = false;
      build();
    });
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  preferences::setWindowGeometry(saveGeometry());
  if (m_view != nullptr) {
    preferences::setDockState(m_view->layoutState());
    preferences::setPage(m_view->currentPage());
  }
  QMainWindow::closeEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || widget->window() != this) return false;
  auto* drop = static_cast<QDropEvent*>(event);
  const QString path = draggedFile(drop->mimeData());
  if (path.isEmpty()) return false;
  drop->acceptProposedAction();
  if (type == QEvent::Drop) openFile(path);
  return true;
}

}  // namespace ggufscope
