#pragma once

#include <memory>

#include <QMainWindow>

#include "ui/jobs/job_runner.h"
#include "ui/main_window/file_opener.h"
#include "ui/main_window/file_watcher.h"
#include "ui/main_window/search_model.h"
#include "ui/style/theme.h"

class QAction;
class QActionGroup;
class QMenu;
class QStackedWidget;
class QTimer;
class QToolBar;

namespace ggufscope {

class BackgroundCheck;
class DocumentSession;
class DocumentView;
class FailurePage;
class LoadingPage;
class MessageBar;
class SearchField;
class StatusLine;
class WelcomePage;

/// The window: menus, toolbar, status line, and in the middle the open file or what stands for one (welcome, loading,
/// failure). Opens and watches files; everything about an open file is in its DocumentSession and DocumentView.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(QWidget* parent = nullptr);
  /// A file that is being opened is given up.
  ~MainWindow() override;

  /// Opens `path` off the GUI thread. What is open stays until the new file is there, and for good where it cannot be
  /// opened.
  void openFile(const QString& path);
  void openSample();
  void reload();
  /// Once more what could not be done the last time.
  void retry();
  /// Gives up what is being opened; without that, closes what is open.
  void closeFile();
  void showPage(const QString& id);
  /// The page that the next file is shown with, instead of the one that was shown last.
  void setFirstPage(const QString& id) { m_firstPage = id; }

  bool opening() const { return m_opener.busy(); }
  /// nullptr while no file is open.
  DocumentSession* session() const { return m_session.get(); }
  DocumentView* documentView() const { return m_view; }
  MessageBar& messageBar() const { return *m_message; }
  SearchField& searchField() const { return *m_search; }
  StatusLine& statusLine() const { return *m_status; }

 signals:
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
  void buildGoAndHelpMenus();
  void makeNavigation();
  void fillRecentMenu();
  void fillPanelMenu();
  void updateActions();
  void updateTitle();

  void askForFile();
  void copyFromFocus();
  void followHit(SearchModel::HitKind kind);
  void setTheme(ThemeChoice choice);
  void cancelJob(quint64 job);
  void toggleFullScreen(bool on);
  void showAbout();

  void openingStarted();
  void openingWaits();
  void openingEnded();
  void fileOpened(const std::shared_ptr<const ModelFile>& model);
  void fileFailed(const Error& error);
  void fileChanged(FileSource::Change change);
  void showDocument(const std::shared_ptr<const ModelFile>& model);
  void makeView();
  void dropView();
  void replaceModel(const std::shared_ptr<const ModelFile>& model);

  JobRunner m_jobs;
  FileOpener m_opener;
  FileWatcher m_watcher;
  QTimer* m_openingDelay;
  QString m_openPath;  ///< of the file that is shown
  QString m_firstPage;
  bool m_reloading = false;
  bool m_retryReloads = false;  ///< the message bar's button reloads the open file instead of opening m_opener's
  bool m_rebuilding = false;

  std::unique_ptr<DocumentSession> m_session;
  std::unique_ptr<BackgroundCheck> m_check;
  DocumentView* m_view = nullptr;

  MessageBar* m_message = nullptr;
  QStackedWidget* m_stack = nullptr;
  WelcomePage* m_welcome = nullptr;
  LoadingPage* m_loading = nullptr;
  FailurePage* m_failure = nullptr;
  QToolBar* m_toolBar = nullptr;
  SearchField* m_search = nullptr;
  StatusLine* m_status = nullptr;

  QMenu* m_recentMenu = nullptr;
  QMenu* m_panelMenu = nullptr;
  QActionGroup* m_pageActions = nullptr;
  QAction* m_open = nullptr;
  QAction* m_reload = nullptr;
  QAction* m_close = nullptr;
  QAction* m_copy = nullptr;
  QAction* m_maximiseHex = nullptr;
  QAction* m_back = nullptr;
  QAction* m_forward = nullptr;
  QAction* m_find = nullptr;
  QAction* m_goTo = nullptr;
  QAction* m_filter = nullptr;
};

}  // namespace ggufscope
