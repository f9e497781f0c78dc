#pragma once

#include <vector>

#include <QHash>
#include <QMainWindow>
#include <QString>

class QDockWidget;
class QStackedWidget;
class QTabBar;

namespace ggufscope {

class DocumentSession;
class HexDock;
class HexView;
class JobRunner;
class Page;

/// Everything that shows one open file: pages in the centre, bytes and problems below, details to the right. A window
/// inside the window, so that each open file can have one.
class DocumentView : public QMainWindow {
  Q_OBJECT

 public:
  /// The view fills `parent`.
  DocumentView(DocumentSession& session, QWidget* parent);
  ~DocumentView() override;

  DocumentSession& session() const { return m_session; }
  /// Where long copies of bytes are read.
  void setJobs(JobRunner& jobs);

  /// Shows a page of the registry; for an unknown id the one that was shown last. A page is made when it is first
  /// shown.
  void showPage(const QString& id);
  QString currentPage() const;
  /// Gives the focus to the bar of pages, where the arrows change the page and Tab leads into it.
  void focusPages();
  /// Gives the focus to the current page's filter, if it has one.
  void focusFilter();
  /// Gives the focus to the hex view's field for an offset.
  void focusGoTo();

  /// The hex view fills the window, or is back in its place.
  void setHexMaximised(bool maximised);
  bool hexMaximised() const { return !m_beforeMaximised.isEmpty(); }

  /// What another view of the same session begins with to look the same.
  struct State {
    QString page;
    QHash<QString, QString> filters;  ///< by page
    QByteArray layout;                ///< layoutState()
    bool hexMaximised = false;
  };
  State state() const;
  /// Shows the page of `state` now, the rest in time: before the view is first shown.
  void begin(const State& state);

  HexView* hexView() const;
  std::vector<QDockWidget*> docks() const { return m_docks; }
  /// saveState() as it is without a maximised hex view.
  QByteArray layoutState() const;

 signals:
  void pageShown(const QString& id);
  void hexMaximisedChanged(bool maximised);

 protected:
  void childEvent(QChildEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makePages();
  void makeDocks();
  void showPageAt(int index);
  void showPanelOrPage(const QString& id);
  void layOutOnce();

  DocumentSession& m_session;
  QTabBar* m_tabs;
  QStackedWidget* m_stack;
  std::vector<Page*> m_pages;  ///< by row of the registry; nullptr until shown
  HexDock* m_hex = nullptr;
  std::vector<QDockWidget*> m_docks;
  QByteArray m_beforeMaximised;
  State m_first;  ///< what is left to do of begin()
  bool m_laidOut = false;
};

}  // namespace ggufscope
