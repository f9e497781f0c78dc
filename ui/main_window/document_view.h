#pragma once

#include <vector>

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

  HexView* hexView() const;
  std::vector<QDockWidget*> docks() const { return m_docks; }
  /// saveState() as it is without a maximised hex view.
  QByteArray layoutState() const;
  /// The layout to begin with, when the view is first shown.
  void setFirstLayout(const QByteArray& state) { m_firstLayout = state; }

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
  void layOutOnce();

  DocumentSession& m_session;
  QTabBar* m_tabs;
  QStackedWidget* m_stack;
  std::vector<Page*> m_pages;  ///< by row of the registry; nullptr until shown
  HexDock* m_hex = nullptr;
  std::vector<QDockWidget*> m_docks;
  QByteArray m_beforeMaximised;
  QByteArray m_firstLayout;
  bool m_laidOut = false;
};

}  // namespace ggufscope
