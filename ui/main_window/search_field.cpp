#include "ui/main_window/search_field.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QListView>

#include "ui/main_window/two_part_delegate.h"
#include "ui/session/document_session.h"
#include "ui/style/theme.h"

namespace ggufscope {

namespace {
constexpr int kMostRows = 14;
}

SearchField::SearchField(QWidget* parent)
    : QLineEdit(parent), m_hits(new SearchModel(this)), m_results(new QListView(this)) {
  setPlaceholderText(tr("Find key, tensor, offset …"));
  setAccessibleName(tr("Find a key, a tensor or an offset"));
  setClearButtonEnabled(true);
  addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  // A file dropped here is opened, not spelled out.
  setAcceptDrops(false);

  m_results->setModel(m_hits);
  m_results->setItemDelegate(new TwoPartDelegate(m_results));
  m_results->setUniformItemSizes(true);
  m_results->setFocusPolicy(Qt::NoFocus);
  m_results->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_results->setAccessibleName(tr("Search results"));
  m_results->hide();
  connect(m_results, &QListView::clicked, this, &SearchField::choose);
  connect(this, &QLineEdit::textChanged, this, &SearchField::search);
}

void SearchField::setSession(DocumentSession* session) {
  if (m_session != nullptr) disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  m_hits->setModel(session != nullptr ? session->whole() : nullptr, session != nullptr ? session->shard() : 0);
  clear();
  setEnabled(session != nullptr);
  if (session != nullptr) {
    connect(session, &DocumentSession::modelChanged, this, [this] {
      m_hits->setModel(m_session->whole(), m_session->shard());
      // A hit that was chosen may lie in another shard: that drops nothing down.
      if (m_results->isVisible()) search();
    });
  }
}

void SearchField::search() {
  m_hits->setQuery(text());
  const bool found = m_hits->rowCount() > 0;
  m_results->setVisible(found && hasFocus());
  if (!found) return;
  placeResults();
  m_results->setCurrentIndex(m_hits->index(0));
}

void SearchField::placeResults() {
  if (m_results->parentWidget() != window()) {
    const bool visible = m_results->isVisible();
    m_results->setParent(window());
    m_results->setVisible(visible);
  }
  const int rows = std::min(m_hits->rowCount(), kMostRows);
  const int height = rows * m_results->sizeHintForRow(0) + 2 * m_results->frameWidth();
  m_results->setGeometry(QRect(mapTo(window(), QPoint(0, this->height() + 2)), QSize(width(), height)));
  m_results->raise();
}

void SearchField::choose(const QModelIndex& index) {
  if (m_session == nullptr || !index.flags().testFlag(Qt::ItemIsEnabled)) return;
  const SearchModel::Hit hit = m_hits->hit(index.row());
  m_results->hide();
  switch (hit.kind) {
    case SearchModel::HitKind::offset:
      m_session->selectBytes(ByteRange::ofSize(hit.number, 1));
      break;
    case SearchModel::HitKind::pair:
      m_session->select(m_session->whole()->mainShard(), {SpanType::pair, 0, hit.number, 0});
      break;
    case SearchModel::HitKind::tensor:
      m_session->selectTensor(hit.number);
      break;
  }
  emit chosen(hit.kind);
}

void SearchField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
      if (!m_results->isVisible()) {
        search();
      } else {
        QApplication::sendEvent(m_results, event);
      }
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!m_results->isVisible()) search();
      if (m_results->currentIndex().isValid()) choose(m_results->currentIndex());
      return;
    case Qt::Key_Escape:
      if (m_results->isVisible()) {
        m_results->hide();
      } else {
        clear();
      }
      return;
    default:
      QLineEdit::keyPressEvent(event);
  }
}

void SearchField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (event->reason() != Qt::ActiveWindowFocusReason && !text().isEmpty()) search();
}

void SearchField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  m_results->hide();
}

void SearchField::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  if (m_results->isVisible()) placeResults();
}

}  // namespace ggufscope
