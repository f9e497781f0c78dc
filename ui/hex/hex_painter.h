#pragma once

#include <cstddef>
#include <vector>

#include <QPolygonF>
#include <QSizeF>

#include "core/base/byte_range.h"
#include "core/format/model_file.h"
#include "ui/hex/hex_geometry.h"
#include "ui/hex/hex_glyphs.h"
#include "ui/hex/visible_bytes.h"

class QPainter;
class QRectF;

namespace ggufscope {

/// Everything that one frame of the hex view shows.
struct HexScene {
  const ModelFile* model = nullptr;
  HexGeometry geometry;
  uint64_t topRow = 0;
  uint64_t rows = 0;  ///< of the file, that are at least partly visible
  VisibleBytes bytes;
  std::vector<Span> objects;  ///< that the visible bytes belong to, in file order
  ByteRange selection;        ///< empty: a place
  bool selectionValid = false;
  ByteRange hovered;
  uint64_t caret = 0;
  bool caretInText = false;
  bool focused = false;
};

/// The objects that rows of `scene` show, by its geometry, topRow and rows.
std::vector<Span> visibleObjects(const HexScene& scene);

/// What the margin says about an object: "kv general.name", "tensor blk.0.attn_q.weight", "padding".
QString objectLabel(const ModelFile& model, const Span& object);

/// Draws one frame. The painter's origin is the viewport's, moved by the horizontal scroll position.
class HexPainter {
 public:
  HexPainter(QPainter& painter, const HexScene& scene, const HexGlyphs& glyphs, QSizeF area);
  void paint();

 private:
  using Part = HexGeometry::Part;

  /// Calls visit(firstRow, endRow, firstColumn, endColumn) for the at most three rectangles of cells that `range` has
  /// on screen.
  template <class Visit>
  void forEachBlock(ByteRange range, Visit visit) const;
  void fill(ByteRange range, const QBrush& brush);
  QRectF cellRect(Part part, uint64_t offset) const;
  double baseline(uint64_t row) const;
  ByteRange visibleRange() const;

  void paintRegions();
  void paintLane(const Span& object);
  void paintGoneBytes();
  void paintSelection();
  void paintBoundaries();
  void paintBoundary(Part part, uint64_t offset);
  void paintGutter();
  void paintBytes();
  void paintHover();
  std::vector<QPolygonF> outline(Part part, ByteRange range) const;
  void paintCaret();
  void paintPlace();
  void paintLabels();
  void paintRuler();

  QPainter& m_painter;
  const HexScene& m_scene;
  const HexGeometry& m_geometry;
  const HexGlyphs& m_glyphs;
  QSizeF m_area;
};

}  // namespace ggufscope
