#include "ui/main_window/document_view.h"

#include <algorithm>

#include <QChildEvent>
#include <QDockWidget>
#include <QLineEdit>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include "ui/docks/go_to_field.h"
#include "ui/docks/hex_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/problems_dock.h"
#include "ui/hex/hex_view.h"
#include "ui/pages/page.h"
#include "ui/pages/page_registry.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {
// What the docks have of a window that shows a file for the first time.
constexpr double kInspectorShare = 0.26;
constexpr double kHexShare = 0.38;
}  // namespace

DocumentView::DocumentView(DocumentSession& session, QWidget* parent)
    : QMainWindow(parent), m_session(session), m_tabs(new QTabBar), m_stack(new QStackedWidget) {
  setWindowFlags(Qt::Widget);
  setDocumentMode(true);
  setDockOptions(AllowNestedDocks | AllowTabbedDocks | AnimatedDocks);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  makePages();
  makeDocks();
}

DocumentView::~DocumentView() = default;

void DocumentView::setJobs(JobRunner& jobs) { hexView()->setJobs(&jobs); }

HexView* DocumentView::hexView() const { return m_hex->view(); }

void DocumentView::makePages() {
  m_tabs->setDocumentMode(true);
  m_tabs->setExpanding(false);
  m_tabs->setIconSize(QSize(16, 16));
  m_tabs->setAccessibleName(tr("Pages"));
  for (const PageRow& row : pageRegistry()) m_tabs->addTab(icon(QLatin1String(row.icon)), pageTitle(row));
  m_pages.resize(pageRegistry().size(), nullptr);

  auto* centre = new QWidget(this);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_tabs);
  column->addWidget(m_stack, 1);
  setCentralWidget(centre);
  // Only what the user or showPage() chooses makes a page: adding the tabs has made the first one current already.
  connect(m_tabs, &QTabBar::currentChanged, this, &DocumentView::showPageAt);

  auto* slash = new QShortcut(QKeySequence(Qt::Key_Slash), this);
  slash->setContext(Qt::WidgetWithChildrenShortcut);
  connect(slash, &QShortcut::activated, this, &DocumentView::focusFilter);
}

void DocumentView::makeDocks() {
  m_hex = new HexDock(m_session, this);
  auto* problems = new ProblemsDock(m_session, this);
  auto* inspector = new InspectorDock(m_session, this);
  m_hex->setObjectName(QStringLiteral("hex"));
  problems->setObjectName(QStringLiteral("problems"));
  inspector->setObjectName(QStringLiteral("inspector"));
  addDockWidget(Qt::BottomDockWidgetArea, m_hex);
  addDockWidget(Qt::BottomDockWidgetArea, problems);
  addDockWidget(Qt::RightDockWidgetArea, inspector);
  tabifyDockWidget(m_hex, problems);
  // Their tabs say what they are; a title below them would say it twice.
  for (QDockWidget* dock : std::initializer_list<QDockWidget*>{m_hex, problems}) {
    dock->setTitleBarWidget(new QWidget(dock));
  }
  m_hex->raise();
  m_docks = {m_hex, problems, inspector};
}

void DocumentView::showPage(const QString& id) {
  const auto rows = pageRegistry();
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const PageRow& r) { return id == QLatin1String(r.id); });
  if (hexMaximised()) setHexMaximised(false);
  const int index = row == rows.end() ? m_tabs->currentIndex() : static_cast<int>(row - rows.begin());
  if (index == m_tabs->currentIndex()) {
    showPageAt(index);
  } else {
    m_tabs->setCurrentIndex(index);
  }
}

void DocumentView::showPanelOrPage(const QString& id) {
  const auto dock =
      std::find_if(m_docks.begin(), m_docks.end(), [&](const QDockWidget* d) { return d->objectName() == id; });
  if (dock == m_docks.end()) {
    showPage(id);
    return;
  }
  (*dock)->show();
  (*dock)->raise();
  (*dock)->setFocus(Qt::OtherFocusReason);
}

void DocumentView::showPageAt(int index) {
  if (index < 0 || static_cast<size_t>(index) >= m_pages.size()) return;
  Page*& page = m_pages[static_cast<size_t>(index)];
  if (page == nullptr) {
    page = pageRegistry()[static_cast<size_t>(index)].make(m_session, m_stack);
    m_stack->addWidget(page);
    connect(page, &Page::pageRequested, this, &DocumentView::showPanelOrPage);
    connect(page, &Page::filterRequested, this, [this](const QString& id, const QString& filter) {
      showPage(id);
      if (auto* shown = qobject_cast<Page*>(m_stack->currentWidget())) shown->setFilter(filter);
    });
    if (const QString filter = m_first.filters.take(currentPage()); !filter.isEmpty()) page->setFilter(filter);
  }
  m_stack->setCurrentWidget(page);
  emit pageShown(currentPage());
}

QString DocumentView::currentPage() const {
  const int index = m_tabs->currentIndex();
  return index < 0 ? QString() : QString::fromLatin1(pageRegistry()[static_cast<size_t>(index)].id);
}

void DocumentView::focusPages() { m_tabs->setFocus(Qt::OtherFocusReason); }

void DocumentView::focusFilter() {
  const auto* page = qobject_cast<Page*>(m_stack->currentWidget());
  if (QWidget* field = page != nullptr ? page->filterField() : nullptr) field->setFocus(Qt::ShortcutFocusReason);
}

void DocumentView::focusGoTo() {
  m_hex->show();
  m_hex->raise();
  m_hex->goToField()->setFocus(Qt::ShortcutFocusReason);
  m_hex->goToField()->selectAll();
}

void DocumentView::setHexMaximised(bool maximised) {
  if (maximised == hexMaximised()) return;
  if (maximised) {
    m_beforeMaximised = saveState();
    for (QDockWidget* dock : m_docks) dock->setVisible(dock == m_hex);
    centralWidget()->hide();
    m_hex->setFocus(Qt::ShortcutFocusReason);
  } else {
    centralWidget()->show();
    restoreState(m_beforeMaximised);
    m_beforeMaximised.clear();
  }
  emit hexMaximisedChanged(maximised);
}

QByteArray DocumentView::layoutState() const {
  if (!m_laidOut) return m_first.layout;
  return hexMaximised() ? m_beforeMaximised : saveState();
}

DocumentView::State DocumentView::state() const {
  State state{currentPage(), m_first.filters, layoutState(), m_laidOut ? hexMaximised() : m_first.hexMaximised};
  for (size_t i = 0; i < m_pages.size(); ++i) {
    const auto* field = m_pages[i] != nullptr ? qobject_cast<const QLineEdit*>(m_pages[i]->filterField()) : nullptr;
    if (field != nullptr) state.filters.insert(QString::fromLatin1(pageRegistry()[i].id), field->text());
  }
  return state;
}

void DocumentView::begin(const State& state) {
  m_first = state;
  showPage(state.page);
}

void DocumentView::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  // The tabs of stacked docks are made by the base class, and have no name.
  if (!event->polished()) return;
  if (auto* tabs = qobject_cast<QTabBar*>(event->child())) tabs->setAccessibleName(tr("Panels"));
}

void DocumentView::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  layOutOnce();
}

void DocumentView::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  layOutOnce();
}

void DocumentView::layOutOnce() {
  // Sizes of docks are kept in proportion from then on, so they mean nothing before the view has its place.
  if (m_laidOut || !isVisible() || size() != parentWidget()->size()) return;
  m_laidOut = true;
  if (m_first.layout.isEmpty() || !restoreState(m_first.layout)) {
    resizeDocks({m_docks.back()}, {static_cast<int>(width() * kInspectorShare)}, Qt::Horizontal);
    resizeDocks({m_hex}, {static_cast<int>(height() * kHexShare)}, Qt::Vertical);
  }
  setHexMaximised(m_first.hexMaximised);
}

}  // namespace ggufscope
