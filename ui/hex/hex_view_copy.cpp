#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>

#include "ui/hex/hex_view.h"
#include "ui/jobs/job_runner.h"
#include "ui/session/document_session.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

constexpr uint64_t kCopiedAtOnce = uint64_t{64} * 1024;

Result<std::vector<std::byte>> readRange(const ByteSource& source, ByteRange range) {
  std::vector<std::byte> bytes(static_cast<size_t>(range.size()));
  const Result<size_t> read = source.readExactly(range.begin, bytes);
  if (!read.ok()) return read.error();
  return bytes;
}

}  // namespace

void HexView::contextMenuEvent(QContextMenuEvent* event) {
  if (!m_model || m_geometry.fileSize == 0) return;
  QPoint where = event->globalPos();
  if (event->reason() == QContextMenuEvent::Mouse) {
    const QPointF at = contentPosition(event->pos());
    if (m_geometry.onByte(at.x(), at.y(), m_topRow)) {
      const uint64_t offset = m_geometry.offsetNear(m_geometry.partAt(at.x()), at.x(), at.y(), m_topRow);
      if (!m_cursor.selection().contains(offset)) {
        m_cursor.place(offset, false);
        publish(false);
      }
    }
  } else {
    const Part part = m_textColumn ? Part::text : Part::hex;
    const QPointF cell(m_geometry.runBegin(part, m_geometry.columnOf(m_cursor.caret())),
                       m_geometry.rowY(m_geometry.rowOf(m_cursor.caret()) + 1, m_topRow));
    where = viewport()->mapToGlobal((cell - QPointF(horizontalScrollBar()->value(), 0)).toPoint());
  }
  QMenu* menu = createContextMenu();
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->popup(where);
}

QMenu* HexView::createContextMenu() {
  auto* menu = new QMenu(this);
  const bool any = m_model && !m_cursor.selection().empty();
  addCopyAction(menu, tr("Copy as hex"), CopyFormat::hex);
  addCopyAction(menu, tr("Copy as text"), CopyFormat::text);
  addCopyAction(menu, tr("Copy as C array"), CopyFormat::cArray);
  addCopyAction(menu, tr("Copy as Python bytes"), CopyFormat::python);
  addCopyAction(menu, tr("Copy as Base64"), CopyFormat::base64);
  addCopyAction(menu, tr("Copy as hex dump"), CopyFormat::hexdump);
  menu->addSeparator();
  menu->addAction(tr("Save selected bytes…"), this, &HexView::askWhereToSave);
  menu->addAction(tr("Checksums of selected bytes"), this, &HexView::sumSelection);
  for (QAction* action : menu->actions()) action->setEnabled(any);
  menu->addSeparator();
  menu->addAction(tr("Copy offset"), this,
                  [this] { QApplication::clipboard()->setText(hexOffsetText(m_cursor.caret())); });
  menu->addAction(tr("Copy path"), this, [this] {
    if (m_model) QApplication::clipboard()->setText(spanPathText(*m_model, m_session.selection().span));
  });
  menu->addSeparator();
  QAction* span = menu->addAction(tr("Select field, then what is around it"), this, &HexView::selectSpan);
  // Shown, not bound: the view handles the key itself.
  span->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
  span->setShortcutContext(Qt::WidgetShortcut);
  return menu;
}

void HexView::addCopyAction(QMenu* menu, const QString& text, CopyFormat format) {
  menu->addAction(text, this, [this, format] { copy(format); });
}

void HexView::copy(CopyFormat format) {
  const ByteRange range = m_cursor.selection();
  if (!m_model || range.empty()) return;
  if (range.size() > kCopyLimit) {
    emit noticeRaised(
        tr("%1 are selected; at most %2 can be copied at once.").arg(byteSize(range.size()), byteSize(kCopyLimit)));
    return;
  }
  if (range.size() <= kCopiedAtOnce || !m_jobs) {
    putOnClipboard(readRange(m_model->source(), range), format, range.begin);
    return;
  }
  using Bytes = Result<std::vector<std::byte>>;
  m_jobs->start<Bytes>(
      tr("Copying bytes"),
      [model = m_model, range](const std::stop_token&, Progress&) { return readRange(model->source(), range); },
      [self = QPointer<HexView>(this), format, begin = range.begin](const Bytes& bytes) {
        if (self) self->putOnClipboard(bytes, format, begin);
      });
}

void HexView::putOnClipboard(const Result<std::vector<std::byte>>& bytes, CopyFormat format, uint64_t begin) {
  if (!bytes.ok()) {
    emit noticeRaised(toText(bytes.error()));
    return;
  }
  QApplication::clipboard()->setText(copiedBytes(*bytes, format, begin));
}

}  // namespace ggufscope
