#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "ui/main_window/document_view.h"
#include "ui/main_window/file_opener.h"
#include "ui/main_window/file_watcher.h"

class QStackedWidget;
class QTimer;

namespace ggufscope {

class BackgroundCheck;
class Errand;
class FailurePage;
class LoadingPage;
class MessageBar;

/// One open model, or one that is being opened or could not be: its session, what checks and watches it, and what
/// stands for it in the window. Nothing is read before open(), and no view is made before makeView(): many files can be
/// named at once.
class DocumentTab : public QWidget {
  Q_OBJECT

 public:
  /// `path`: an absolute one; the bundled sample is written before it is read. `jobs`: the lane that all tabs share; a
  /// tab works in it only when work() says so.
  DocumentTab(JobRunner& jobs, const QString& path, QWidget* parent = nullptr);
  ~DocumentTab() override;

  const QString& path() const { return m_path; }
  /// The page to begin with, instead of the one that the file was left on.
  void setFirstPage(const QString& id) { m_firstPage = id; }

  /// Reads the file for the first time, again after a failure, or again because it has changed.
  void open();
  /// Gives up what is being read.
  void giveUp();
  /// open() has not come to its end yet.
  bool opening() const { return m_toOpen; }
  bool failed() const { return m_error.has_value(); }
  bool changedOnDisk() const { return m_changed; }

  /// nullptr until the file has been read.
  DocumentSession* session() const { return m_session.get(); }
  /// nullptr before makeView().
  DocumentView* view() const { return m_view; }
  MessageBar& messageBar() const { return *m_message; }
  /// Makes the view of a file that has been read.
  void makeView();
  /// Makes everything with words in it again; a view keeps its state and waits for makeView().
  void retranslate();

  /// `path` is that of the tab or of another file of its model, letter by letter.
  bool names(const QString& path) const;
  /// The two have read the same file, whatever its names.
  bool sharesFileWith(const DocumentTab& other) const;
  /// For when the file is opened the next time.
  void rememberPlace() const;

  /// What the lane can be needed for, the more urgent first.
  enum class Task : uint8_t { opening, errand, check, none };
  Task wantedTask() const;
  Task runningTask() const;
  /// Does what is wanted.
  void work();
  /// Stops what is running; it stays wanted.
  void pause();
  /// Ends `job` for the user, if it is one of the tab's.
  bool cancelJob(JobRunner::Handle job);

 signals:
  void opened();
  void openFailed(const ggufscope::Error& error);
  void openCancelled();
  /// Opening takes so long that it is worth saying that one is.
  void openingIsSlow();
  /// wantedTask() may have changed.
  void workChanged();
  /// Of name, state or mark.
  void looksChanged();
  /// Of page, panels or history.
  void viewChanged();
  void anotherFileRequested();

 private:
  void build();
  void endOpening();
  void adopt(const std::shared_ptr<const Model>& whole);
  void makeSession();
  /// What the user has asked for in its views, the one under way first; nullptr where that is nothing.
  Errand* wantedErrand() const;
  void fail(const Error& error);
  void sayOpening();
  void fileChanged(FileSource::Change change, size_t shard);

  JobRunner& m_jobs;
  FileOpener m_opener;
  FileWatcher m_watcher;
  QTimer* m_delay;
  QString m_path;
  QString m_firstPage;
  bool m_toOpen = false;
  bool m_changed = false;
  std::optional<Error> m_error;
  QString m_errorNote;

  std::unique_ptr<DocumentSession> m_session;
  std::unique_ptr<BackgroundCheck> m_check;
  DocumentView::State m_viewState;  ///< of the next view

  QWidget* m_body = nullptr;  ///< everything below, made by build()
  MessageBar* m_message = nullptr;
  QStackedWidget* m_pages = nullptr;
  LoadingPage* m_loading = nullptr;
  FailurePage* m_failure = nullptr;
  DocumentView* m_view = nullptr;
};

}  // namespace ggufscope
