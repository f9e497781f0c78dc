#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/test_sources.h"
#include "ui/hex/hex_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {

inline constexpr uint64_t kTebibyte = uint64_t{1} << 40;

inline std::shared_ptr<const ModelFile> openedFrom(const std::shared_ptr<const ByteSource>& source) {
  return *ModelFile::fromSource(source);
}

inline GgufBuilder smallFile() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(7));
  builder.tensor("first", {64}, kF32).tensor("second", {32, 40}, kQ8_0);
  return builder;
}

/// A file of 1 TiB and a bit: one tensor of 2^38 floats behind a real header.
inline std::shared_ptr<const ByteSource> hugeSource() {
  GgufBuilder builder;
  builder.tensor({.name = "huge", .dims = {uint64_t{1} << 20, uint64_t{1} << 18}, .bytes = 0}).withoutData();
  const BuiltGguf built = builder.buildWithPlaces();
  return std::make_shared<PatternSource>(built.dataStart + kTebibyte, built.bytes);
}

class HexViewTest : public ::testing::Test {
 protected:
  using Part = HexGeometry::Part;

  HexViewTest() {
    view.resize(1000, 320);
    show(opened(smallFile()));
    view.show();
    QApplication::setActiveWindow(&view);
    view.setFocus();
  }

  void show(std::shared_ptr<const ModelFile> model) { session.setModel(std::move(model)); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(&view, key, modifiers); }
  ByteRange selected() const { return session.selection().bytes; }

  QPoint cell(uint64_t offset, Part part = Part::hex) const {
    const HexGeometry& g = view.layoutOfBytes();
    const uint32_t column = g.columnOf(offset);
    const double x = part == Part::text ? g.textX(column) + g.digitWidth / 2 : g.hexX(column) + g.hexCellWidth() / 2;
    return QPointF(x, g.rowY(g.rowOf(offset), view.topRow()) + g.rowHeight / 2).toPoint();
  }
  void click(uint64_t offset, Part part = Part::hex, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::mouseClick(view.viewport(), Qt::LeftButton, modifiers, cell(offset, part));
  }
  void turnWheel(int steps, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPointF at = cell(view.layoutOfBytes().offsetAt(view.topRow(), 0));
    QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &event);
  }
  QImage frame() { return view.viewport()->grab().toImage(); }

  DocumentSession session;
  HexView view{session};
};

}  // namespace ggufscope
