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

#include "ui/main_window/document_tab.h"
#include "ui/main_window/file_tabs.h"
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

QStringList draggedFiles(const QMimeData* data) {
  QStringList paths;
  for (const QUrl& url : data->urls()) {
    if (url.isLocalFile()) paths += pathOf(url);
  }
  return paths;
}

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent) {
  setMinimumSize(kLeastSize);
  setAcceptDrops(true);
  setContextMenuPolicy(Qt::NoContextMenu);
  buildCentre();
  build();
  if (!restoreGeometry(preferences::windowGeometry())) {
    // The frame is not known before the window is shown; it takes about this much of a small screen.
    resize(kFirstSize.boundedTo(screen()->availableSize() - QSize(2 * kUnit, 6 * kUnit)));
  }
  // A file can be dropped on every widget, also on those that take text.
  qApp->installEventFilter(this);
}

MainWindow::~MainWindow() {
  qApp->removeEventFilter(this);
  // While the lane that they work in is still there; also those that were closed just now.
  for (DocumentTab* tab : findChildren<DocumentTab*>()) {
    tab->disconnect(this);
    delete tab;
  }
}

void MainWindow::build() {
  leaveView();
  buildMenus();
  buildToolBar();
  buildStatus();
  for (DocumentTab* tab : m_tabs->tabs()) tab->retranslate();
  m_tabs->refresh();
  m_followed = nullptr;
  delete m_welcome;
  m_welcome = new WelcomePage(m_stack);
  m_stack->addWidget(m_welcome);
  connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::askForFiles);
  connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
  connect(m_welcome, &WelcomePage::fileRequested, this, &MainWindow::openFile);
  showCurrent();
}

void MainWindow::buildCentre() {
  auto* centre = new QWidget(this);
  m_tabs = new FileTabs(centre);
  m_tabs->hide();
  m_stack = new QStackedWidget(centre);
  m_column = new QVBoxLayout(centre);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(0);
  m_column->addWidget(m_tabs);
  m_column->addWidget(m_stack, 1);
  setCentralWidget(centre);
  connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::currentTabChanged);
  connect(m_tabs, &FileTabs::closeRequested, this, &MainWindow::closeTab);
  connect(m_tabs, &FileTabs::closeOthersRequested, this, &MainWindow::closeOthers);
}

void MainWindow::buildStatus() {
  m_status = new StatusLine(m_jobs, this);
  setStatusBar(m_status);  // deletes the last one
  connect(m_status, &StatusLine::cancelRequested, this, &MainWindow::cancelJob);
}

DocumentTab* MainWindow::currentTab() const { return m_tabs->current(); }

DocumentSession* MainWindow::session() const { return m_shown != nullptr ? m_shown->session() : nullptr; }

DocumentView* MainWindow::documentView() const { return m_shown != nullptr ? m_shown->view() : nullptr; }

MessageBar* MainWindow::messageBar() const { return m_shown != nullptr ? &m_shown->messageBar() : nullptr; }

void MainWindow::showPage(const QString& id) {
  if (DocumentView* view = documentView()) view->showPage(id);
}

/// The current tab, or the welcome; and everything around it follows.
void MainWindow::showCurrent() {
  m_shown = m_tabs->current();
  m_tabs->setVisible(m_shown != nullptr);
  if (m_shown != nullptr) m_shown->makeView();
  m_stack->setCurrentWidget(m_shown != nullptr ? static_cast<QWidget*>(m_shown) : m_welcome);
  if (m_followed == nullptr || m_followed != session()) {
    m_followed = session();
    m_search->setSession(m_followed);
    m_status->setSession(m_followed);
  }
  updateActions();
  updateTitle();
}

/// What is remembered of a view when it goes out of sight.
void MainWindow::leaveView() {
  if (const DocumentView* view = documentView()) preferences::setDockState(view->layoutState());
}

void MainWindow::cancelJob(quint64 job) {
  if (job == 0) return;
  for (DocumentTab* tab : m_tabs->tabs()) {
    if (tab->cancelJob(job)) return;
  }
}

void MainWindow::updateTitle() {
  const QString program = QStringLiteral("GGUF Scope");
  setWindowTitle(m_shown != nullptr
                     ? QStringLiteral("%1 — %2").arg(shownPath(QFileInfo(m_shown->path()).fileName()), program)
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
  leaveView();
  // The current one last: it is remembered longest.
  for (const DocumentTab* tab : m_tabs->tabs()) {
    if (tab != m_shown) tab->rememberPlace();
  }
  if (m_shown != nullptr) m_shown->rememberPlace();
  QMainWindow::closeEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || widget->window() != this) return false;
  auto* drop = static_cast<QDropEvent*>(event);
  const QStringList paths = draggedFiles(drop->mimeData());
  if (paths.isEmpty()) return false;
  drop->acceptProposedAction();
  if (type == QEvent::Drop) openFiles(paths);
  return true;
}

}  // namespace ggufscope
