#include "ui/main_window/file_tabs.h"

#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHash>
#include <QMenu>
#include <QUrl>

#include "ui/main_window/document_tab.h"
#include "ui/session/file_path.h"
#include "ui/style/theme.h"
#include "ui/style/words.h"

namespace ggufscope {

namespace {

constexpr int kMostWidth = 36 * kUnit;
constexpr int kLeastWidth = 22 * kUnit;  ///< where there are many; then the bar scrolls

/// What is to be seen of a tab besides its name.
struct Mark {
  QIcon icon;
  QString text;  ///< may be empty
};

Mark markOf(const DocumentTab& tab) {
  if (tab.failed()) return {severityIcon(Severity::error), FileTabs::tr("Could not be opened")};
  if (tab.changedOnDisk()) return {severityIcon(Severity::warning), FileTabs::tr("Changed on disk")};
  if (tab.session() == nullptr) return {icon(QStringLiteral("clock")), FileTabs::tr("Not read yet")};
  return {icon(QStringLiteral("file")), {}};
}

/// A tooltip takes text for markup where it looks like it.
QString plainToolTip(const QString& path, const QString& mark) {
  const QString lines = mark.isEmpty() ? path : path + QLatin1Char('\n') + mark;
  return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.toHtmlEscaped());
}

void copyPath(const QString& path) {
  // What is not UTF-8 cannot stand in a text.
  QGuiApplication::clipboard()->setText(path.isValidUtf16() ? path : shownPath(path));
}

void showInFolder(const QString& path) {
  QDesktopServices::openUrl(
      QUrl::fromEncoded(QByteArrayLiteral("file://") + portablePath(QFileInfo(path).path()).toLatin1()));
}

}  // namespace

QStringList distinctNames(const QStringList& paths) {
  std::vector<qsizetype> depths(static_cast<size_t>(paths.size()), 1);
  const auto name = [&](qsizetype i) {
    const QStringList parts = paths[i].split(QLatin1Char('/'), Qt::SkipEmptyParts);
    return parts.isEmpty() ? paths[i] : parts.mid(parts.size() - depths[static_cast<size_t>(i)]).join(QLatin1Char('/'));
  };
  QStringList names;
  for (bool deeper = true; deeper;) {
    deeper = false;
    names.clear();
    QHash<QString, int> count;
    for (qsizetype i = 0; i < paths.size(); ++i) {
      names += name(i);
      ++count[names.back()];
    }
    for (qsizetype i = 0; i < paths.size(); ++i) {
      qsizetype& depth = depths[static_cast<size_t>(i)];
      if (count[names[i]] < 2 || depth >= paths[i].count(QLatin1Char('/'))) continue;
      ++depth;
      deeper = true;
    }
  }
  return names;
}

FileTabs::FileTabs(QWidget* parent) : QTabBar(parent) {
  setDocumentMode(true);
  setExpanding(false);
  setMovable(true);
  setTabsClosable(true);
  setElideMode(Qt::ElideMiddle);
  setUsesScrollButtons(true);
  setIconSize(QSize(16, 16));
  setSelectionBehaviorOnRemove(SelectPreviousTab);
  connect(this, &QTabBar::tabCloseRequested, this, [this](int index) { emit closeRequested(tabAtIndex(index)); });
}

void FileTabs::add(DocumentTab* tab, int index) {
  {
    // The first tab would be announced as the current one before it is known whose it is.
    const QSignalBlocker silence(this);
    index = insertTab(index < 0 ? count() : index, QString());
    setTabData(index, QVariant::fromValue(static_cast<QObject*>(tab)));
  }
  connect(tab, &DocumentTab::looksChanged, this, &FileTabs::refresh);
  refresh();
  if (count() == 1) emit currentChanged(0);
}

void FileTabs::remove(DocumentTab* tab) {
  disconnect(tab, nullptr, this, nullptr);
  if (m_pressed == tab) m_pressed = nullptr;
  removeTab(indexOf(tab));
  refresh();
}

DocumentTab* FileTabs::tabAtIndex(int index) const {
  return qobject_cast<DocumentTab*>(tabData(index).value<QObject*>());
}

int FileTabs::indexOf(const DocumentTab* tab) const {
  for (int index = 0; index < count(); ++index) {
    if (tabAtIndex(index) == tab) return index;
  }
  return -1;
}

std::vector<DocumentTab*> FileTabs::tabs() const {
  std::vector<DocumentTab*> tabs;
  for (int index = 0; index < count(); ++index) tabs.push_back(tabAtIndex(index));
  return tabs;
}

void FileTabs::setCurrent(DocumentTab* tab) {
  setShown(tab, true);
  setCurrentIndex(indexOf(tab));
}

void FileTabs::step(int by) {
  for (int index = currentIndex(); count() > 0;) {
    index = (index + by + count()) % count();
    if (!isTabVisible(index)) continue;
    setCurrentIndex(index);
    return;
  }
}

void FileTabs::refresh() {
  setAccessibleName(tr("Open files"));
  QStringList paths;
  for (const DocumentTab* tab : tabs()) paths += tab->path();
  const QStringList names = distinctNames(paths);
  for (int index = 0; index < count(); ++index) {
    const QString name = shownPath(names[index]);
    const Mark mark = markOf(*tabAtIndex(index));
    // An ampersand is no mnemonic here.
    setTabText(index, QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
    setTabIcon(index, mark.icon);
    setTabToolTip(index, plainToolTip(shownPath(paths[index]), mark.text));
    setAccessibleTabName(index, mark.text.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, mark.text));
  }
}

QSize FileTabs::tabSizeHint(int index) const {
  const QSize size = QTabBar::tabSizeHint(index);
  return {std::min(size.width(), kMostWidth), size.height()};
}

QSize FileTabs::minimumTabSizeHint(int index) const {
  const QSize size = tabSizeHint(index);
  return {std::min(size.width(), kLeastWidth), size.height()};
}

void FileTabs::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::MiddleButton) {
    m_pressed = tabAtIndex(tabAt(event->pos()));
    return;
  }
  QTabBar::mousePressEvent(event);
}

void FileTabs::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::MiddleButton) {
    DocumentTab* pressed = std::exchange(m_pressed, nullptr);
    if (pressed != nullptr && pressed == tabAtIndex(tabAt(event->pos()))) emit closeRequested(pressed);
    return;
  }
  QTabBar::mouseReleaseEvent(event);
}

void FileTabs::contextMenuEvent(QContextMenuEvent* event) {
  // The key means the current tab, wherever the pointer is.
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const int index = byKey ? currentIndex() : tabAt(event->pos());
  DocumentTab* tab = tabAtIndex(index);
  if (tab != nullptr) showMenu(tab, byKey ? mapToGlobal(tabRect(index).bottomLeft()) : event->globalPos());
}

void FileTabs::showMenu(DocumentTab* tab, QPoint globalPosition) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QString path = tab->path();
  connect(menu->addAction(icon(QStringLiteral("close")), tr("&Close")), &QAction::triggered, tab,
          [this, tab] { emit closeRequested(tab); });
  QAction* others = menu->addAction(tr("Close &Others"));
  others->setEnabled(count() > 1);
  connect(others, &QAction::triggered, tab, [this, tab] { emit closeOthersRequested(tab); });
  menu->addSeparator();
  connect(menu->addAction(icon(QStringLiteral("copy")), tr("Copy &Path")), &QAction::triggered, this,
          [path] { copyPath(path); });
  connect(menu->addAction(icon(QStringLiteral("open")), tr("Show in &Folder")), &QAction::triggered, this,
          [path] { showInFolder(path); });
  menu->popup(globalPosition);
}

}  // namespace ggufscope
