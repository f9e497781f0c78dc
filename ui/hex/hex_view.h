#pragma once

#include <optional>

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QPointer>

#include "core/base/byte_range.h"
#include "core/format/model_file.h"
#include "core/io/source_digest.h"
#include "ui/hex/copy_formats.h"
#include "ui/hex/hex_cursor.h"
#include "ui/hex/hex_geometry.h"
#include "ui/hex/hex_glyphs.h"
#include "ui/hex/hex_painter.h"
#include "ui/hex/row_scroll.h"

class QMenu;

namespace ggufscope {

class DocumentSession;
class JobRunner;

/// The bytes of the session's file, in rows, with their meaning: regions coloured, a line where each object begins, the
/// byte under the mouse explained. The caret sets the session's selection, and what is selected elsewhere is shown
/// here. Reads only what is visible, synchronously; offsets and scroll position have 64 bits.
class HexView : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit HexView(DocumentSession& session, QWidget* parent = nullptr);
  ~HexView() override;

  /// Copies of more than a few pages are read there; without it, at once.
  void setJobs(JobRunner* jobs);

  uint32_t columns() const { return m_columns; }
  /// 8, 16 or 32 bytes a row.
  void setColumns(uint32_t columns);

  uint64_t topRow() const { return m_topRow; }
  void scrollToRow(uint64_t row);
  /// Rows that fit as a whole.
  uint64_t pageRows() const;
  const HexGeometry& layoutOfBytes() const { return m_geometry; }

  uint64_t caret() const { return m_cursor.caret(); }
  ByteRange selectedBytes() const { return m_cursor.selection(); }
  bool textColumnActive() const { return m_textColumn; }

  /// Steps of a point by which the font is larger (or smaller) than the window's.
  int zoom() const { return m_zoom; }
  void setZoom(int steps);

  /// The span under the caret; when that is what is selected already, the one around it.
  void selectSpan();
  void copy(CopyFormat format);
  /// Writes the selected bytes into a file, all or none of them; never over the model itself. What became of it is a
  /// notice.
  void saveSelection(const QString& path);
  /// Works their checksums out and shows them in a dialog.
  void sumSelection();
  /// For the context menu key, the mouse and tests; the caller deletes it.
  QMenu* createContextMenu();

  QSize sizeHint() const override;

 signals:
  void columnsChanged(quint32 columns);
  void zoomChanged(int steps);
  /// Other rows are shown, or more or fewer of them.
  void scrolled();
  /// Something the user has to be told: a copy that is too large, bytes that cannot be read.
  void noticeRaised(const QString& text);
  /// Ctrl+G: whoever has a field for it gives it the focus.
  void goToRequested();

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  using Part = HexGeometry::Part;

  const ModelFile* model() const;

  // Layout and scrolling (hex_view.cpp)
  void rebuildGlyphs();
  void rebuildGeometry();
  void updateScrollBars();
  RowScroll scrollOf() const;
  void setTopRow(uint64_t row);
  void onScrollAction(int action);
  void reveal(uint64_t offset, uint64_t context);
  template <class Change>
  void keepingCaretShown(Change change);
  HexScene scene() const;

  // The session (hex_view.cpp)
  void onModelChanged();
  void onSelectionChanged();
  void publish(bool walking);
  void select(SpanRef ref);

  // Keys (hex_view_keys.cpp)
  bool handleMove(QKeyEvent* event);
  bool handleCommand(QKeyEvent* event);
  void moveBySpan(bool forward, bool extend);
  void afterMove();

  // Mouse (hex_view_mouse.cpp)
  void dragTo(QPointF position);
  void setHover(QPointF position);
  void clearHover();
  std::optional<Span> labelledObjectAt(QPointF position) const;
  QPointF contentPosition(QPointF viewportPosition) const;
  void showTooltip(QPoint viewportPosition, QPoint globalPosition);

  // Clipboard (hex_view_copy.cpp)
  void addCopyAction(QMenu* menu, const QString& text, CopyFormat format);
  void putOnClipboard(const Result<std::vector<std::byte>>& bytes, CopyFormat format, uint64_t begin);

  // Selected bytes as a whole (hex_view_selection.cpp)
  void askWhereToSave();
  void showSums(ByteRange range, const Result<Checksums>& sums);

  DocumentSession& m_session;
  QPointer<JobRunner> m_jobs;
  std::shared_ptr<const ModelFile> m_model;
  HexGlyphs m_glyphs;
  HexGeometry m_geometry;
  HexCursor m_cursor;
  uint32_t m_columns = 16;
  uint64_t m_topRow = 0;
  uint64_t m_rowsShown = 1;  ///< as of the last layout
  int m_zoom = 0;
  double m_scale = 1;         ///< device pixels of a pixel, for which m_geometry was made
  double m_wheelRest = 0;     ///< turns of the wheel too small for a row
  bool m_textColumn = false;  ///< the caret is in the character column
  bool m_selected = false;    ///< the session has a selection
  bool m_sending = false;     ///< the selection that changes is ours
  bool m_walking = false;     ///< it was made by moving the caret: the next move carries it on
  std::optional<Part> m_drag;
  QPointF m_dragPosition;
  QBasicTimer m_autoScroll;
  std::optional<QPointF> m_mouse;
  ByteRange m_hovered;
};

}  // namespace ggufscope
