#pragma once

#include <vector>

#include <QMainWindow>
#include <QStringList>

#include "core/base/result.h"
#include "ui/jobs/job_runner.h"
#include "ui/main_window/search_model.h"
#include "ui/style/theme.h"

class QAction;
class QActionGroup;
class QMenu;
class QStackedWidget;
class QToolBar;
class QVBoxLayout;

namespace ggufscope {

class DocumentSession;
class DocumentTab;
class DocumentView;
class FileTabs;
class MessageBar;
class SearchField;
class StatusLine;
class WelcomePage;

/// The window: tabs, menus, toolbar, status line, and in the middle the current tab, or the welcome while there is
/// none. Everything about an open file is in its DocumentTab; search, status and menus follow the current one.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(QWidget* parent = nullptr);
  /// Files that are being opened are given up.
  ~MainWindow() override;

  /// Shows the tab that has the file, or opens it off the GUI thread in a new one. That one becomes current when the
  /// file is there, could not be opened, or takes long.
  void openFile(const QString& path) { openFiles({path}); }
  /// All in tabs, the first one current. Of very many, the others are read when they are first shown.
  void openFiles(const QStringList& paths);
  void openSample();
  /// Reads the current tab's file again.
  void reload();
  /// Closes the current tab, or gives up the file that is to become current; while a file is only read again, gives up
  /// that.
  void closeFile();
  void reopenClosed();
  void showPage(const QString& id);
  /// The page that the next files are shown with, instead of the one that each was left on.
  void setFirstPage(const QString& id) { m_firstPage = id; }

  /// The current tab's file, or one that is to become current, is being opened.
  bool opening() const;
  /// nullptr while there is none.
  DocumentTab* currentTab() const;
  FileTabs& fileTabs() const { return *m_tabs; }
  /// Of the current tab; nullptr while it shows no file.
  DocumentSession* session() const;
  DocumentView* documentView() const;
  /// Of the current tab; nullptr while there is none.
  MessageBar* messageBar() const;
  SearchField& searchField() const { return *m_search; }
  StatusLine& statusLine() const { return *m_status; }

 signals:
  // Of the current tab.
  /// A file is shown, laid out and about to be painted.
  void documentShown();
  void openFailed(const ggufscope::Error& error);
  void openCancelled();

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  // Everything with words in it is built again when the language changes.
  void build();
  void buildCentre();
  void buildToolBar();
  void buildStatus();
  void buildMenus();
  void buildFileMenu();
  void buildEditMenu();
  void buildViewMenu();
  void buildPageActions(QMenu* menu);
  void buildThemeMenu(QMenu* menu);
  void buildLanguageMenu(QMenu* menu);
  void buildGoMenu();
  void buildTabActions(QMenu* menu);
  void buildHelpMenu();
  void makeNavigation();
  void fillRecentMenu();
  void fillPanelMenu();
  void updateActions();
  void updateTitle();

  void askForFiles();
  void copyFromFocus();
  void followHit(SearchModel::HitKind kind);
  void setTheme(ThemeChoice choice);
  void cancelJob(quint64 job);
  void toggleFullScreen(bool on);
  void showAbout();

  DocumentTab* tabOf(const QString& path) const;
  DocumentTab* addTab(const QString& path, int index = -1);
  void showSoon(DocumentTab* tab);
  void setArriving(DocumentTab* tab);
  void showCurrent();
  void currentTabChanged();
  void tabOpened(DocumentTab* tab);
  void tabFailed(DocumentTab* tab, const Error& error);
  void tabCancelled(DocumentTab* tab);
  void closeTab(DocumentTab* tab);
  void rememberClosed(const DocumentTab& tab);
  void closeOthers(DocumentTab* tab);
  void removeTab(DocumentTab* tab);
  void leaveView();
  void giveTurns();

  /// What was closed, and where it stood.
  struct Closed {
    QString path;
    int index = 0;
  };

  JobRunner m_jobs;
  QString m_firstPage;
  bool m_rebuilding = false;
  std::vector<Closed> m_closed;  ///< the last one last

  DocumentTab* m_arriving = nullptr;  ///< becomes current when there is something to see
  DocumentTab* m_shown = nullptr;     ///< what search, status and menus follow
  DocumentSession* m_followed = nullptr;

  FileTabs* m_tabs = nullptr;
  QVBoxLayout* m_column = nullptr;  ///< tabs, toolbar, stack
  QStackedWidget* m_stack = nullptr;
  WelcomePage* m_welcome = nullptr;
  QToolBar* m_toolBar = nullptr;
  SearchField* m_search = nullptr;
  StatusLine* m_status = nullptr;

  QMenu* m_recentMenu = nullptr;
  QMenu* m_panelMenu = nullptr;
  QActionGroup* m_pageActions = nullptr;
  QAction* m_open = nullptr;
  QAction* m_reload = nullptr;
  QAction* m_close = nullptr;
  QAction* m_reopen = nullptr;
  QAction* m_copy = nullptr;
  QAction* m_maximiseHex = nullptr;
  QAction* m_back = nullptr;
  QAction* m_forward = nullptr;
  QAction* m_find = nullptr;
  QAction* m_goTo = nullptr;
  QAction* m_filter = nullptr;
  QAction* m_nextTab = nullptr;
  QAction* m_previousTab = nullptr;
};

}  // namespace ggufscope
