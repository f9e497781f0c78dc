// How tabs come, go and take turns.

#include <algorithm>

#include <QStackedWidget>

#include "ui/main_window/document_tab.h"
#include "ui/main_window/file_tabs.h"
#include "ui/main_window/lane_share.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/sample_file.h"
#include "ui/session/file_path.h"

namespace ggufscope {

namespace {

/// More files at once than this are read only when they are shown.
constexpr qsizetype kMostReadAtOnce = 20;
constexpr size_t kMostClosed = 10;

}  // namespace

void MainWindow::openFiles(const QStringList& paths) {
  DocumentTab* first = nullptr;
  std::vector<DocumentTab*> unread;
  for (const QString& path : paths) {
    if (path.isEmpty()) continue;
    const QString whole = absolutePath(path);
    DocumentTab* tab = tabOf(whole);
    if (tab == nullptr) {
      tab = addTab(whole);
      tab->setFirstPage(m_firstPage);
    }
    if (first == nullptr) first = tab;
    if (tab->session() == nullptr) unread.push_back(tab);
  }
  m_firstPage.clear();
  if (first == nullptr) return;
  showSoon(first);
  for (DocumentTab* tab : unread) {
    if (tab == first || paths.size() <= kMostReadAtOnce) tab->open();
  }
}

void MainWindow::openSample() { openFile(pathText(sampleFilePath().string())); }

void MainWindow::reload() {
  if (m_shown != nullptr) m_shown->open();
}

bool MainWindow::opening() const {
  const DocumentTab* tab = m_arriving != nullptr ? m_arriving : m_shown;
  return tab != nullptr && tab->opening();
}

DocumentTab* MainWindow::tabOf(const QString& path) const {
  const auto tabs = m_tabs->tabs();
  const auto found = std::find_if(tabs.begin(), tabs.end(), [&](const DocumentTab* tab) { return tab->names(path); });
  return found == tabs.end() ? nullptr : *found;
}

DocumentTab* MainWindow::addTab(const QString& path, int index) {
  auto* tab = new DocumentTab(m_jobs, path, m_stack);
  m_stack->addWidget(tab);
  connect(tab, &DocumentTab::opened, this, [this, tab] { tabOpened(tab); });
  connect(tab, &DocumentTab::openFailed, this, [this, tab](const Error& error) { tabFailed(tab, error); });
  connect(tab, &DocumentTab::openCancelled, this, [this, tab] { tabCancelled(tab); });
  connect(tab, &DocumentTab::openingIsSlow, this, [this, tab] {
    if (tab == m_arriving) m_tabs->setCurrent(tab);
  });
  connect(tab, &DocumentTab::workChanged, this, &MainWindow::giveTurns);
  connect(tab, &DocumentTab::looksChanged, this, [this, tab] {
    if (tab == m_shown) updateTitle();
  });
  connect(tab, &DocumentTab::viewChanged, this, &MainWindow::updateActions);
  connect(tab, &DocumentTab::anotherFileRequested, this, &MainWindow::askForFiles);
  m_tabs->add(tab, index);
  return tab;
}

/// Makes a tab current at once if there is something to see, else as soon as there is.
void MainWindow::showSoon(DocumentTab* tab) {
  if (tab->session() != nullptr || tab->failed()) {
    setArriving(nullptr);
    m_tabs->setCurrent(tab);
  } else {
    setArriving(tab != m_tabs->current() ? tab : nullptr);
  }
  updateActions();
}

/// The tab that arrives is not in the bar yet: it may turn out to be a file that is open already.
void MainWindow::setArriving(DocumentTab* tab) {
  if (tab == m_arriving) return;
  if (m_arriving != nullptr) m_tabs->setShown(m_arriving, true);
  m_arriving = tab;
  if (tab != nullptr) m_tabs->setShown(tab, false);
}

void MainWindow::currentTabChanged() {
  // Only its place has changed: one before it went away.
  if (m_shown != nullptr && m_tabs->current() == m_shown) return;
  leaveView();
  setArriving(nullptr);  // it has arrived, or somebody has chosen otherwise
  showCurrent();
  // One of many that were named at once.
  if (m_shown != nullptr && m_shown->session() == nullptr && !m_shown->failed() && !m_shown->opening()) m_shown->open();
  giveTurns();
}

void MainWindow::giveTurns() {
  std::vector<DocumentTab*> tabs = m_tabs->tabs();
  const auto first = std::find(tabs.begin(), tabs.end(), m_arriving != nullptr ? m_arriving : m_shown);
  if (first != tabs.end()) std::rotate(tabs.begin(), first, first + 1);
  shareLane(tabs);
  updateActions();
}

void MainWindow::tabOpened(DocumentTab* tab) {
  const bool wanted = tab == m_arriving || tab == m_shown;
  for (DocumentTab* other : m_tabs->tabs()) {
    if (other == tab || other->session() == nullptr || !other->sharesFileWith(*tab)) continue;
    // The same file by another name.
    if (wanted) m_tabs->setCurrent(other);
    removeTab(tab);
    return;
  }
  if (!wanted) return;
  if (tab == m_shown) {
    showCurrent();
  } else {
    m_tabs->setCurrent(tab);
  }
  m_shown->view()->focusPages();
  giveTurns();
  emit documentShown();
}

void MainWindow::tabFailed(DocumentTab* tab, const Error& error) {
  if (tab == m_arriving) m_tabs->setCurrent(tab);
  if (tab != m_shown) return;
  showCurrent();
  giveTurns();
  emit openFailed(error);
}

void MainWindow::tabCancelled(DocumentTab* tab) {
  const bool wanted = tab == m_arriving || tab == m_shown;
  if (tab->session() == nullptr) removeTab(tab);
  if (wanted) emit openCancelled();
}

void MainWindow::closeFile() {
  DocumentTab* tab = m_arriving != nullptr ? m_arriving : m_shown;
  if (tab == nullptr) return;
  if (tab->opening()) {
    if (tab->session() == nullptr) rememberClosed(*tab);
    tab->giveUp();
  } else {
    closeTab(tab);
  }
}

void MainWindow::closeTab(DocumentTab* tab) {
  tab->rememberPlace();
  rememberClosed(*tab);
  removeTab(tab);
}

void MainWindow::rememberClosed(const DocumentTab& tab) {
  m_closed.push_back({tab.path(), m_tabs->indexOf(&tab)});
  if (m_closed.size() > kMostClosed) m_closed.erase(m_closed.begin());
}

void MainWindow::closeOthers(DocumentTab* tab) {
  m_tabs->setCurrent(tab);
  for (DocumentTab* other : m_tabs->tabs()) {
    if (other != tab) closeTab(other);
  }
}

void MainWindow::removeTab(DocumentTab* tab) {
  if (tab == m_arriving) m_arriving = nullptr;
  if (tab == m_shown) leaveView();
  tab->disconnect(this);
  tab->pause();
  m_tabs->remove(tab);
  m_stack->removeWidget(tab);
  tab->hide();
  tab->deleteLater();  // it may be one of its own buttons that closes it
  giveTurns();
}

void MainWindow::reopenClosed() {
  if (m_closed.empty()) return;
  const Closed closed = m_closed.back();
  m_closed.pop_back();
  if (tabOf(closed.path) == nullptr) addTab(closed.path, closed.index);
  openFile(closed.path);
}

}  // namespace ggufscope
