#pragma once

#include <vector>

#include <QStringList>
#include <QTabBar>

namespace ggufscope {

class DocumentTab;

/// The bar of open files: names that tell them apart, a mark for what is being opened, failed or changed on disk, and a
/// menu. It owns no tab. What closes one asks for it (closeRequested); tabCloseRequested() stays unused.
class FileTabs : public QTabBar {
  Q_OBJECT

 public:
  explicit FileTabs(QWidget* parent = nullptr);

  /// Adds a tab at `index`, or behind all for -1. The first one becomes current (currentChanged).
  void add(DocumentTab* tab, int index = -1);
  void remove(DocumentTab* tab);
  int indexOf(const DocumentTab* tab) const;
  void setCurrent(DocumentTab* tab);
  /// Whether it is to be seen in the bar; one that is not is passed over by step(). Not for the current one.
  void setShown(const DocumentTab* tab, bool shown) { setTabVisible(indexOf(tab), shown); }
  /// nullptr without tabs.
  DocumentTab* current() const { return tabAtIndex(currentIndex()); }
  /// From left to right.
  std::vector<DocumentTab*> tabs() const;
  /// The one next to the current one, around the ends.
  void step(int by);
  /// Makes names, marks and tooltips again.
  void refresh();

 signals:
  void closeRequested(ggufscope::DocumentTab* tab);
  void closeOthersRequested(ggufscope::DocumentTab* tab);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  QSize tabSizeHint(int index) const override;
  QSize minimumTabSizeHint(int index) const override;

 private:
  DocumentTab* tabAtIndex(int index) const;
  void showMenu(DocumentTab* tab, QPoint globalPosition);

  DocumentTab* m_pressed = nullptr;  ///< by the middle button
};

/// The names of files, with as many of their folders in front as tell those of the same name apart.
QStringList distinctNames(const QStringList& paths);

}  // namespace ggufscope
