// Keys, mouse, scrolling and the session of the hex view.

#include <QScrollBar>
#include <QSignalSpy>

#include "tests/ui/hex_view_fixture.h"

namespace ggufscope {
namespace {

TEST_F(HexViewTest, KeysMoveTheSessionsSelection) {
  session.selectBytes({0, 1});
  press(Qt::Key_Right);
  EXPECT_EQ(selected(), (ByteRange{1, 2}));
  press(Qt::Key_Down);
  EXPECT_EQ(selected(), (ByteRange{17, 18}));
  press(Qt::Key_End);
  EXPECT_EQ(selected(), (ByteRange{31, 32}));
  press(Qt::Key_Home);
  EXPECT_EQ(selected(), (ByteRange{16, 17}));
  press(Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(selected().end, session.model()->size());
  EXPECT_EQ(view.topRow(), static_cast<uint64_t>(view.verticalScrollBar()->maximum()));
  press(Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(selected(), (ByteRange{0, 1}));
  EXPECT_EQ(view.topRow(), 0U);
}

TEST_F(HexViewTest, ShiftExtendsAndEscapeDrops) {
  click(0x10);
  press(Qt::Key_Right, Qt::ShiftModifier);
  press(Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_EQ(selected(), (ByteRange{0x10, 0x22}));
  press(Qt::Key_Escape);
  EXPECT_EQ(selected(), (ByteRange{0x21, 0x22}));
}

TEST_F(HexViewTest, TabGoesToTheCharactersAndThenOn) {
  ASSERT_TRUE(view.hasFocus());
  EXPECT_FALSE(view.textColumnActive());
  press(Qt::Key_Tab);
  EXPECT_TRUE(view.textColumnActive());
  press(Qt::Key_Backtab, Qt::ShiftModifier);
  EXPECT_FALSE(view.textColumnActive());
}

TEST_F(HexViewTest, SpanKeyTakesTheFieldAndThenWhatIsAroundIt) {
  const Document& document = session.model()->document();
  const ByteRange value = document.valueRange(1);
  click(value.begin + 1);
  press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selected(), value);
  EXPECT_EQ(session.selection().span.type, SpanType::pairField);
  press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selected(), (ByteRange{document.pairs[1].begin, document.pairs[1].end}));
  press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(session.selection().span.type, SpanType::pairs);
  for (int i = 0; i < 5; ++i) press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selected(), (ByteRange{0, session.model()->size()}));
}

TEST_F(HexViewTest, ControlArrowsGoFromFieldToField) {
  click(0);
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(selected().begin, 4U);  // the version
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(selected().begin, 8U);
  press(Qt::Key_Right);
  press(Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(selected().begin, 8U);
  press(Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(selected().begin, 4U);
}

TEST_F(HexViewTest, AWalkOfTheCaretIsOneStepOfTheHistory) {
  session.selectTensor(0);
  click(session.model()->document().tensorRange(0).begin + 4);
  for (int i = 0; i < 5; ++i) press(Qt::Key_Right);
  const ByteRange walked = selected();
  session.selectTensor(1);
  session.goBack();
  EXPECT_EQ(selected(), walked);
  EXPECT_EQ(view.selectedBytes(), walked);
  session.goBack();  // the click
  session.goBack();
  EXPECT_EQ(selected(), session.model()->document().tensorRange(0));
  EXPECT_FALSE(session.canGoBack());
}

TEST_F(HexViewTest, MouseSelects) {
  click(0x23);
  EXPECT_EQ(selected(), (ByteRange{0x23, 0x24}));
  EXPECT_FALSE(view.textColumnActive());
  click(0x31, Part::text);
  EXPECT_EQ(selected(), (ByteRange{0x31, 0x32}));
  EXPECT_TRUE(view.textColumnActive());
  click(0x2E, Part::text, Qt::ShiftModifier);
  EXPECT_EQ(selected(), (ByteRange{0x2E, 0x32}));

  QTest::mousePress(view.viewport(), Qt::LeftButton, {}, cell(0x12));
  QTest::mouseMove(view.viewport(), cell(0x35));
  QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, cell(0x35));
  EXPECT_EQ(selected(), (ByteRange{0x12, 0x36}));

  const ByteRange key = session.model()->document().keyRange(0);
  QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, cell(key.end - 2));
  EXPECT_EQ(selected(), (ByteRange{key.begin + 8, key.end}));
}

TEST_F(HexViewTest, DraggingBelowTheEdgeScrolls) {
  QTest::mousePress(view.viewport(), Qt::LeftButton, {}, cell(0x12));
  const QPoint below(cell(0x14).x(), view.viewport()->height() + 40);
  QTest::mouseMove(view.viewport(), below);
  EXPECT_TRUE(QTest::qWaitFor([&] { return view.topRow() > 10; }, 3000));
  QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, below);
  const uint64_t top = view.topRow();
  EXPECT_EQ(selected().begin, 0x12U);
  EXPECT_GT(selected().end, top * 16);
  QTest::qWait(100);
  EXPECT_EQ(view.topRow(), top);
}

TEST_F(HexViewTest, LabelsInTheMarginLeadToTheirObjects) {
  const HexGeometry& g = view.layoutOfBytes();
  const uint64_t begin = session.model()->document().pairs[1].begin;
  const QPoint label(static_cast<int>(g.labelBegin) + 10, cell(begin).y());
  QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, label);
  EXPECT_EQ(session.selection().span, (SpanRef{SpanType::pair, 0, 1, 0}));
}

TEST_F(HexViewTest, ShowsWhatIsSelectedElsewhereOnce) {
  QSignalSpy changes(&session, &DocumentSession::selectionChanged);
  session.selectTensor(1);
  EXPECT_EQ(changes.count(), 1);
  EXPECT_EQ(view.selectedBytes(), session.model()->document().tensorRange(1));
  const uint64_t row = view.layoutOfBytes().rowOf(view.caret());
  EXPECT_GE(row, view.topRow());
  EXPECT_LT(row, view.topRow() + 5);
  click(view.layoutOfBytes().offsetAt(view.topRow(), 3));
  EXPECT_EQ(changes.count(), 2);
}

TEST_F(HexViewTest, AClickDoesNotScroll) {
  view.scrollToRow(3);
  click(view.layoutOfBytes().offsetAt(4, 0));
  EXPECT_EQ(view.topRow(), 3U);
}

TEST_F(HexViewTest, APlaceBehindTheLastByteIsShown) {
  const uint64_t size = session.model()->size();
  const QImage before = frame();
  session.selectBytes({size, size});
  EXPECT_EQ(view.caret(), size);
  EXPECT_NE(frame(), before);
  press(Qt::Key_Left);
  EXPECT_EQ(selected(), (ByteRange{size - 1, size}));
}

TEST_F(HexViewTest, AnotherFileBeginsAtTheTop) {
  press(Qt::Key_End, Qt::ControlModifier);
  GgufBuilder other;
  other.kv("a", gguf::u32(1));
  show(opened(other));
  EXPECT_EQ(view.topRow(), 0U);
  EXPECT_EQ(view.caret(), 0U);
  frame();
  show(nullptr);
  frame();
  press(Qt::Key_Down);
  show(opened(std::string()));  // no bytes at all
  frame();
  press(Qt::Key_Down);
  press(Qt::Key_End, Qt::ControlModifier);
  press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(view.caret(), 0U);
}

TEST_F(HexViewTest, ColumnsKeepThePlace) {
  view.scrollToRow(6);
  QSignalSpy changed(&view, &HexView::columnsChanged);
  view.setColumns(32);
  EXPECT_EQ(view.topRow(), 3U);
  view.setColumns(8);
  EXPECT_EQ(view.topRow(), 12U);
  EXPECT_EQ(changed.count(), 2);
  click(0x75);
  EXPECT_EQ(selected(), (ByteRange{0x75, 0x76}));
}

TEST_F(HexViewTest, ACaretInViewStaysInViewWhenLessFits) {
  const auto caretShown = [&] {
    const uint64_t row = view.layoutOfBytes().rowOf(view.caret());
    return row >= view.topRow() && row - view.topRow() < view.pageRows();
  };
  const QSize before = view.size();
  view.scrollToRow(5);
  click(view.layoutOfBytes().offsetAt(view.topRow() + view.pageRows() - 1, 3));
  view.resize(before.width(), before.height() / 2);
  EXPECT_TRUE(caretShown());
  view.resize(before);
  EXPECT_TRUE(caretShown());
  press(Qt::Key_PageDown);
  view.setZoom(8);
  EXPECT_TRUE(caretShown());
  view.setColumns(8);
  EXPECT_TRUE(caretShown());
  view.scrollToRow(0);
  ASSERT_FALSE(caretShown());
  view.resize(before.width(), before.height() / 2);
  EXPECT_EQ(view.topRow(), 0U);
}

TEST_F(HexViewTest, WheelScrollsByRowsAndZoomsWithControl) {
  turnWheel(-1);
  EXPECT_EQ(view.topRow(), 3U);
  turnWheel(1);
  EXPECT_EQ(view.topRow(), 0U);
  const double before = view.layoutOfBytes().rowHeight;
  turnWheel(1, Qt::ControlModifier);
  turnWheel(1, Qt::ControlModifier);
  EXPECT_EQ(view.zoom(), 2);
  EXPECT_GT(view.layoutOfBytes().rowHeight, before);
  EXPECT_EQ(view.topRow(), 0U);
  for (int i = 0; i < 60; ++i) turnWheel(-1, Qt::ControlModifier);
  EXPECT_LT(view.zoom(), 0);
  frame();
}

}  // namespace
}  // namespace ggufscope
