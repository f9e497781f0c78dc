#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QTest>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "ui/docks/go_to_field.h"
#include "ui/docks/hex_dock.h"
#include "ui/docks/notice_line.h"
#include "ui/docks/region_legend.h"
#include "ui/hex/hex_minimap.h"
#include "ui/hex/hex_view.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

class HexDockTest : public ::testing::Test {
 protected:
  HexDockTest() {
    GgufBuilder builder;
    builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(7));
    builder.tensor("blk.0.attn_q.weight", {64}, kF32).tensor("output.weight", {32, 40}, kQ8_0);
    session.setModel(opened(builder));
    dock.resize(1100, 400);
    dock.show();
    QApplication::setActiveWindow(&dock);
    dock.view()->setFocus();
  }
  void goTo(const char* text) {
    QTest::keyClick(dock.view(), Qt::Key_G, Qt::ControlModifier);
    ASSERT_TRUE(dock.goToField()->hasFocus());
    QTest::keyClicks(dock.goToField(), QString::fromUtf8(text));
    QTest::keyClick(dock.goToField(), Qt::Key_Return);
  }

  DocumentSession session;
  HexDock dock{session};
};

TEST_F(HexDockTest, GoesToOffsetsKeysAndTensors) {
  goTo("0x10");
  EXPECT_EQ(session.selection().bytes, (ByteRange{16, 17}));
  EXPECT_TRUE(dock.view()->hasFocus());
  goTo("+4");
  EXPECT_EQ(session.selection().bytes.begin, 20U);
  goTo("block_count");
  EXPECT_EQ(session.selection().span, (SpanRef{SpanType::pair, 0, 1, 0}));
  goTo("output.weight");
  EXPECT_EQ(session.selection().bytes, session.model()->document().tensorRange(1));
  EXPECT_TRUE(dock.notice().isHidden());
}

TEST_F(HexDockTest, SaysWhyItCannotGo) {
  goTo("nowhere");
  EXPECT_FALSE(dock.notice().isHidden());
  EXPECT_TRUE(dock.notice().text().contains(QStringLiteral("nowhere")));
  EXPECT_TRUE(dock.goToField()->hasFocus());
  QTest::keyClicks(dock.goToField(), QStringLiteral("8"));
  EXPECT_TRUE(dock.notice().isHidden());
  QTest::keyClick(dock.goToField(), Qt::Key_Return);
  EXPECT_EQ(session.selection().bytes, (ByteRange{8, 9}));
}

TEST_F(HexDockTest, SuggestsNames) {
  QTest::keyClick(dock.view(), Qt::Key_G, Qt::ControlModifier);
  QTest::keyClicks(dock.goToField(), QStringLiteral("WEIGHT"));
  EXPECT_EQ(dock.goToField()->completer()->completionModel()->rowCount(), 2);
}

TEST_F(HexDockTest, ColumnsAreChosen) {
  EXPECT_EQ(dock.columnsBox()->currentData().toUInt(), 16U);
  dock.columnsBox()->setFocus();
  QTest::keyClick(dock.columnsBox(), Qt::Key_Down);
  EXPECT_EQ(dock.view()->columns(), 32U);
  dock.view()->setColumns(8);
  EXPECT_EQ(dock.columnsBox()->currentData().toUInt(), 8U);
}

TEST_F(HexDockTest, TheLegendIsWholeOrNotThere) {
  const auto blank = [](const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        if (image.pixel(x, y) != image.pixel(0, 0)) return false;
      }
    }
    return true;
  };
  auto* legend = dock.findChild<RegionLegend*>();
  ASSERT_NE(legend, nullptr);
  EXPECT_FALSE(blank(legend->grab().toImage()));
  dock.resize(420, 400);
  QTest::qWait(20);
  EXPECT_TRUE(legend->width() < legend->sizeHint().width());
  EXPECT_TRUE(legend->width() < 2 || blank(legend->grab().toImage()));
}

TEST_F(HexDockTest, TheMinimapGoesWhereItIsClicked) {
  auto* map = dock.findChild<HexMinimap*>();
  ASSERT_NE(map, nullptr);
  const uint64_t size = session.model()->size();
  for (const double share : {0.0, 0.3, 0.9}) {
    const auto offset = static_cast<uint64_t>(share * static_cast<double>(size));
    EXPECT_NEAR(static_cast<double>(map->offsetAt(map->yOf(offset))), static_cast<double>(offset), 1);
  }
  EXPECT_EQ(map->offsetAt(1e9), size - 1);
  QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(5, map->height() - 2));
  const HexGeometry& g = dock.view()->layoutOfBytes();
  EXPECT_EQ(dock.view()->topRow(), g.rowCount() - dock.view()->pageRows());
  const QImage before = map->grab().toImage();
  session.setFindings({makeDiagnostic(DiagnosticId::kvKeyEmpty, {size / 2, size / 2 + 8})}, true);
  EXPECT_NE(map->grab().toImage(), before);
  session.setModel(nullptr);
  map->grab();
}

TEST_F(HexDockTest, EverythingHasAName) {
  for (const QWidget* widget : {static_cast<QWidget*>(dock.view()), static_cast<QWidget*>(dock.goToField()),
                                static_cast<QWidget*>(dock.columnsBox())}) {
    EXPECT_FALSE(widget->accessibleName().isEmpty());
  }
}

}  // namespace
}  // namespace ggufscope
