#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QVBoxLayout>

#include "ui/main_window/document_tab.h"
#include "ui/main_window/file_tabs.h"
#include "ui/main_window/language.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/preferences.h"
#include "ui/main_window/search_field.h"
#include "ui/pages/page_registry.h"
#include "ui/session/document_session.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

/// A name of the file system as the text of an action: an ampersand is not a mnemonic there.
QString actionText(QString name) { return name.replace(u'&', QStringLiteral("&&")); }

QAction* addTo(QMenu* menu, const char* drawing, const QString& text, const QKeySequence& keys = {}) {
  QAction* action = menu->addAction(text);
  if (drawing != nullptr) action->setIcon(icon(QLatin1String(drawing)));
  action->setShortcut(keys);
  return action;
}

}  // namespace

void MainWindow::buildMenus() {
  menuBar()->clear();
  // The bar forgets its menus but does not delete them.
  for (QMenu* menu : menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) delete menu;
  makeNavigation();
  buildFileMenu();
  buildEditMenu();
  buildViewMenu();
  buildGoMenu();
  buildHelpMenu();
}

/// Back and Forward stand in the menu and in the toolbar.
void MainWindow::makeNavigation() {
  delete m_back;
  delete m_forward;
  m_back = new QAction(icon(QStringLiteral("back")), tr("&Back"), this);
  m_back->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)});
  m_forward = new QAction(icon(QStringLiteral("forward")), tr("&Forward"), this);
  m_forward->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward)});
  connect(m_back, &QAction::triggered, this, [this] {
    if (session() != nullptr) session()->goBack();
  });
  connect(m_forward, &QAction::triggered, this, [this] {
    if (session() != nullptr) session()->goForward();
  });
}

void MainWindow::buildFileMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&File"));
  m_open = addTo(menu, "open", tr("&Open…"), QKeySequence::Open);
  connect(m_open, &QAction::triggered, this, &MainWindow::askForFiles);
  connect(addTo(menu, "sample", tr("Open &Sample")), &QAction::triggered, this, &MainWindow::openSample);
  m_recentMenu = menu->addMenu(icon(QStringLiteral("clock")), tr("Open &Recent"));
  connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
  m_reopen = addTo(menu, nullptr, tr("Reopen Closed &File"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
  connect(m_reopen, &QAction::triggered, this, &MainWindow::reopenClosed);
  menu->addSeparator();
  m_reload = addTo(menu, "reload", tr("Re&load"));
  m_reload->setShortcuts({QKeySequence(Qt::Key_F5), QKeySequence(Qt::CTRL | Qt::Key_R)});
  connect(m_reload, &QAction::triggered, this, &MainWindow::reload);
  m_close = addTo(menu, "close", tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W));
  connect(m_close, &QAction::triggered, this, &MainWindow::closeFile);
  menu->addSeparator();
  connect(addTo(menu, nullptr, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q)), &QAction::triggered, this,
          &QWidget::close);
}

void MainWindow::fillRecentMenu() {
  m_recentMenu->clear();
  for (const QString& path : preferences::recentFiles()) {
    QAction* action = m_recentMenu->addAction(actionText(shownPath(path)));
    connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
  }
  if (m_recentMenu->isEmpty()) {
    m_recentMenu->addAction(tr("No files yet"))->setEnabled(false);
    return;
  }
  m_recentMenu->addSeparator();
  connect(m_recentMenu->addAction(tr("&Forget All")), &QAction::triggered, this,
          [] { preferences::clearRecentFiles(); });
}

void MainWindow::buildEditMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  // The tab shows the keys without claiming them: each view copies in its own way when it gets them.
  m_copy = addTo(menu, "copy",
                 tr("&Copy") + QLatin1Char('\t') + QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
  connect(m_copy, &QAction::triggered, this, &MainWindow::copyFromFocus);
}

/// As if the keys had been pressed.
void MainWindow::copyFromFocus() {
  QWidget* target = focusWidget();
  if (target == nullptr) return;
  for (const QEvent::Type type : {QEvent::ShortcutOverride, QEvent::KeyPress, QEvent::KeyRelease}) {
    QKeyEvent event(type, Qt::Key_C, Qt::ControlModifier);
    QApplication::sendEvent(target, &event);
  }
}

void MainWindow::buildViewMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  buildPageActions(menu);
  menu->addSeparator();
  m_panelMenu = menu->addMenu(tr("&Panels"));
  connect(m_panelMenu, &QMenu::aboutToShow, this, &MainWindow::fillPanelMenu);
  m_maximiseHex = addTo(menu, "expand", tr("&Maximise Hex"), QKeySequence(Qt::Key_F6));
  m_maximiseHex->setCheckable(true);
  connect(m_maximiseHex, &QAction::triggered, this, [this](bool on) {
    if (documentView() != nullptr) documentView()->setHexMaximised(on);
  });
  QAction* fullScreen = addTo(menu, nullptr, tr("&Full Screen"), QKeySequence(Qt::Key_F11));
  fullScreen->setCheckable(true);
  fullScreen->setChecked(isFullScreen());
  connect(fullScreen, &QAction::triggered, this, &MainWindow::toggleFullScreen);
  menu->addSeparator();
  buildThemeMenu(menu->addMenu(tr("&Theme")));
  buildLanguageMenu(menu->addMenu(tr("&Language")));
}

void MainWindow::buildPageActions(QMenu* menu) {
  delete m_pageActions;
  m_pageActions = new QActionGroup(this);
  int number = 0;
  for (const PageRow& row : pageRegistry()) {
    QAction* action = addTo(menu, row.icon, pageTitle(row), QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number++)));
    action->setCheckable(true);
    action->setData(QString::fromLatin1(row.id));
    m_pageActions->addAction(action);
  }
  connect(m_pageActions, &QActionGroup::triggered, this,
          [this](QAction* action) { showPage(action->data().toString()); });
}

void MainWindow::fillPanelMenu() {
  m_panelMenu->clear();
  if (documentView() == nullptr) return;
  for (QDockWidget* dock : documentView()->docks()) m_panelMenu->addAction(dock->toggleViewAction());
}

void MainWindow::buildThemeMenu(QMenu* menu) {
  auto* group = new QActionGroup(menu);
  const std::pair<ThemeChoice, QString> choices[] = {
      {ThemeChoice::system, tr("&System")}, {ThemeChoice::light, tr("&Light")}, {ThemeChoice::dark, tr("&Dark")}};
  for (const auto& [choice, text] : choices) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(choice == preferences::themeChoice());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, chosen = choice] { setTheme(chosen); });
  }
}

void MainWindow::setTheme(ThemeChoice choice) {
  preferences::setThemeChoice(choice);
  applyTheme(*qApp, choice);
}

void MainWindow::buildLanguageMenu(QMenu* menu) {
  auto* group = new QActionGroup(menu);
  const auto add = [&](const QString& text, const QString& id) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(id == preferences::language());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [id] {
      preferences::setLanguage(id);
      applyLanguage(id);
    });
  };
  add(tr("&System"), QString());
  for (const LanguageRow& row : languages()) add(QString::fromUtf8(row.name), QLatin1String(row.id));
}

void MainWindow::buildGoMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Go"));
  menu->addAction(m_back);
  menu->addAction(m_forward);
  menu->addSeparator();
  m_find = addTo(menu, "search", tr("F&ind Key, Tensor, Offset…"), QKeySequence::Find);
  connect(m_find, &QAction::triggered, this, [this] {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
  });
  m_goTo = addTo(menu, "offset", tr("&Go to Offset…"), QKeySequence(Qt::CTRL | Qt::Key_G));
  connect(m_goTo, &QAction::triggered, this, [this] {
    if (documentView() != nullptr) documentView()->focusGoTo();
  });
  m_filter = addTo(menu, "filter", tr("Fi&lter the Page"), QKeySequence(Qt::CTRL | Qt::Key_L));
  connect(m_filter, &QAction::triggered, this, [this] {
    if (documentView() != nullptr) documentView()->focusFilter();
  });
  menu->addSeparator();
  buildTabActions(menu);
}

void MainWindow::buildTabActions(QMenu* menu) {
  m_nextTab = addTo(menu, nullptr, tr("&Next Tab"));
  m_nextTab->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)});
  connect(m_nextTab, &QAction::triggered, this, [this] { m_tabs->step(1); });
  m_previousTab = addTo(menu, nullptr, tr("&Previous Tab"));
  m_previousTab->setShortcuts(
      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
  connect(m_previousTab, &QAction::triggered, this, [this] { m_tabs->step(-1); });
}

void MainWindow::buildHelpMenu() {
  QMenu* help = menuBar()->addMenu(tr("&Help"));
  QAction* about = addTo(help, nullptr, tr("&About GGUF Scope"));
  about->setObjectName(QStringLiteral("about"));
  connect(about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::buildToolBar() {
  delete m_toolBar;
  m_toolBar = new QToolBar(tr("Tools"), centralWidget());
  m_column->insertWidget(1, m_toolBar);
  m_toolBar->setIconSize(QSize(16, 16));
  m_toolBar->addAction(m_back);
  m_toolBar->addAction(m_forward);
  m_toolBar->addSeparator();
  m_toolBar->addAction(m_open);
  m_toolBar->addSeparator();
  m_search = new SearchField(m_toolBar);
  m_search->setMaximumWidth(80 * kUnit);
  m_toolBar->addWidget(m_search);
  m_search->setSession(nullptr);
  connect(m_search, &SearchField::chosen, this, &MainWindow::followHit);
}

/// A key is best read on the page of keys, a tensor in the table of tensors, an offset where one is.
void MainWindow::followHit(SearchModel::HitKind kind) {
  if (kind == SearchModel::HitKind::pair) showPage(QStringLiteral("metadata"));
  if (kind == SearchModel::HitKind::tensor) showPage(QStringLiteral("tensors"));
}

void MainWindow::updateActions() {
  const DocumentSession* shown = session();
  const DocumentView* view = documentView();
  const bool open = shown != nullptr;
  m_reload->setEnabled(m_shown != nullptr && !m_shown->opening());
  m_close->setEnabled(m_shown != nullptr);
  m_reopen->setEnabled(!m_closed.empty());
  m_copy->setEnabled(open);
  m_find->setEnabled(open);
  m_goTo->setEnabled(open);
  m_filter->setEnabled(open);
  m_panelMenu->setEnabled(open);
  m_maximiseHex->setEnabled(open);
  m_maximiseHex->setChecked(view != nullptr && view->hexMaximised());
  m_pageActions->setEnabled(open);
  m_back->setEnabled(open && shown->canGoBack());
  m_forward->setEnabled(open && shown->canGoForward());
  m_nextTab->setEnabled(m_tabs->count() > 1);
  m_previousTab->setEnabled(m_tabs->count() > 1);
  const QString page = view != nullptr ? view->currentPage() : QString();
  for (QAction* action : m_pageActions->actions()) action->setChecked(action->data().toString() == page);
}

void MainWindow::askForFiles() {
  auto* dialog = new QFileDialog(this, tr("Open Model Files"), preferences::lastFolder());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFiles);
  dialog->setNameFilters({tr("GGUF files (*.gguf)"), tr("All files (*)")});
  connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::openFiles);
  dialog->open();
}

void MainWindow::toggleFullScreen(bool on) {
  setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::showAbout() {
  auto* box = new QMessageBox(this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(tr("About GGUF Scope"));
  box->setIconPixmap(icon(QStringLiteral("ggufscope")).pixmap(QSize(64, 64), devicePixelRatioF()));
  box->setTextFormat(Qt::PlainText);
  box->setText(QStringLiteral("GGUF Scope %1").arg(QApplication::applicationVersion()));
  box->setInformativeText(tr("An explorer for GGUF model files.\nFree software, MIT licence.\nBuilt with Qt %1.")
                              .arg(QLatin1String(qVersion())));
  box->open();
}

}  // namespace ggufscope
