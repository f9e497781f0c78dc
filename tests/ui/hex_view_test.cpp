#include "ui/hex/hex_view.h"

#include <atomic>
#include <cstdio>

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "tests/support/samples.h"
#include "tests/support/test_sources.h"
#include "ui/jobs/job_runner.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

using Part = HexGeometry::Part;

constexpr uint64_t kTebibyte = uint64_t{1} << 40;

std::shared_ptr<const ModelFile> openedFrom(const std::shared_ptr<const ByteSource>& source) {
  return *ModelFile::fromSource(source);
}

GgufBuilder smallFile() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("llama.block_count", gguf::u32(7));
  builder.tensor("first", {64}, kF32).tensor("second", {32, 40}, kQ8_0);
  return builder;
}

/// A file of 1 TiB and a bit: one tensor of 2^38 floats behind a real header.
std::shared_ptr<const ByteSource> hugeSource() {
  GgufBuilder builder;
  builder.tensor({.name = "huge", .dims = {uint64_t{1} << 20, uint64_t{1} << 18}, .bytes = 0}).withoutData();
  const BuiltGguf built = builder.buildWithPlaces();
  return std::make_shared<PatternSource>(built.dataStart + kTebibyte, built.bytes);
}

/// A file that another program can shorten, or that stops being readable, while it is shown.
class FickleSource final : public ByteSource {
 public:
  explicit FickleSource(std::shared_ptr<const ByteSource> base) : m_base(std::move(base)), m_left(m_base->size()) {}

  uint64_t size() const override { return m_base->size(); }
  Result<size_t> read(uint64_t offset, std::span<std::byte> out) const override {
    if (m_broken) return Error{ErrorCode::readFailed, "planted", offset};
    const uint64_t left = offset < m_left ? m_left - offset : 0;
    return m_base->read(offset, out.first(static_cast<size_t>(std::min<uint64_t>(left, out.size()))));
  }
  void shortenTo(uint64_t size) { m_left = size; }
  void breakDown() { m_broken = true; }

 private:
  std::shared_ptr<const ByteSource> m_base;
  std::atomic<uint64_t> m_left;
  std::atomic<bool> m_broken = false;
};

class HexViewTest : public ::testing::Test {
 protected:
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

TEST_F(HexViewTest, CopiesTheSelectionAsTheColumnShowsIt) {
  QTest::mousePress(view.viewport(), Qt::LeftButton, {}, cell(0));
  QTest::mouseMove(view.viewport(), cell(3));
  QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, cell(3));
  press(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("47 47 55 46"));
  press(Qt::Key_Tab);
  press(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("GGUF"));
}

TEST_F(HexViewTest, ContextMenuCopiesInOtherForms) {
  session.selectBytes({0, 4});
  const std::unique_ptr<QMenu> menu(view.createContextMenu());
  const QStringList expected = {QStringLiteral("47 47 55 46"),
                                QStringLiteral("GGUF"),
                                QStringLiteral("{\n    0x47, 0x47, 0x55, 0x46,\n}"),
                                QStringLiteral("b\"\\x47\\x47\\x55\\x46\""),
                                QStringLiteral("R0dVRg=="),
                                QStringLiteral("0x0"),
                                QStringLiteral("header › magic")};
  int next = 0;
  for (QAction* action : menu->actions()) {
    if (action->isSeparator() || next >= expected.size()) continue;
    action->trigger();
    EXPECT_EQ(QApplication::clipboard()->text(), expected[next]) << next;
    ++next;
  }
  EXPECT_EQ(next, expected.size());
}

TEST_F(HexViewTest, RefusesToCopyTooMuchWithAMessage) {
  show(openedFrom(hugeSource()));
  QSignalSpy notices(&view, &HexView::noticeRaised);
  QApplication::clipboard()->setText(QStringLiteral("before"));
  session.selectBytes({100, 100 + kCopyLimit + 1});
  view.copy(CopyFormat::hex);
  ASSERT_EQ(notices.count(), 1);
  EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("before"));
  session.selectBytes({1000000, 1000000 + 200000});
  view.copy(CopyFormat::hex);
  EXPECT_EQ(QApplication::clipboard()->text().size(), 200000 * 3 - 1);
}

TEST_F(HexViewTest, LongCopiesAreReadOffTheGuiThread) {
  JobRunner jobs;
  view.setJobs(&jobs);
  show(openedFrom(hugeSource()));
  QApplication::clipboard()->clear();
  session.selectBytes({1000000, 1000000 + 200000});
  view.copy(CopyFormat::hex);
  EXPECT_TRUE(jobs.busy());
  EXPECT_TRUE(QTest::qWaitFor([&] { return QApplication::clipboard()->text().size() == 200000 * 3 - 1; }, 5000));
}

TEST_F(HexViewTest, BytesThatAreGoneLookGone) {
  const auto source = std::make_shared<FickleSource>(memorySource(smallFile().build()));
  show(openedFrom(source));
  session.selectBytes({0, 1});
  const QImage whole = frame();
  source->shortenTo(0x48);
  const QImage shortened = frame();
  EXPECT_NE(shortened, whole);
  const auto rowOf = [&](const QImage& image, uint64_t offset) {
    const HexGeometry& g = view.layoutOfBytes();
    return image.copy(0, static_cast<int>(g.rowY(g.rowOf(offset), 0)), image.width(), static_cast<int>(g.rowHeight));
  };
  EXPECT_EQ(rowOf(shortened, 0x30), rowOf(whole, 0x30));
  EXPECT_NE(rowOf(shortened, 0x40), rowOf(whole, 0x40));
  EXPECT_NE(rowOf(shortened, 0x50), rowOf(whole, 0x50));

  source->breakDown();
  EXPECT_NE(frame(), whole);
  QSignalSpy notices(&view, &HexView::noticeRaised);
  view.copy(CopyFormat::hex);
  EXPECT_EQ(notices.count(), 1);
  // Moving about in what is gone is harmless.
  for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_End, Qt::Key_PageUp, Qt::Key_Left}) press(key);
  press(Qt::Key_Right, Qt::ControlModifier);
  QTest::mouseMove(view.viewport(), cell(view.layoutOfBytes().offsetAt(view.topRow() + 1, 3)));
  frame();
}

TEST_F(HexViewTest, ATebibyteIsAsExactAsAKilobyte) {
  show(openedFrom(hugeSource()));
  const uint64_t size = session.model()->size();
  const uint64_t rows = view.layoutOfBytes().rowCount();
  press(Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(view.caret(), size - 1);
  EXPECT_EQ(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
  press(Qt::Key_Up);
  EXPECT_EQ(view.caret(), size - 17);
  EXPECT_EQ(session.model()->spans().tensorOf(session.selection().span), 0U);

  view.scrollToRow(rows / 2);
  view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
  EXPECT_EQ(view.topRow(), rows / 2 + 1);
  view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
  view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
  EXPECT_EQ(view.topRow(), rows / 2 - 1);
  turnWheel(-2);
  EXPECT_EQ(view.topRow(), rows / 2 + 5);
  view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
  const uint64_t page = view.topRow() - (rows / 2 + 5);
  EXPECT_GT(page, 5U);
  EXPECT_LT(page, 40U);
  view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
  EXPECT_EQ(view.topRow(), 0U);

  view.verticalScrollBar()->setSliderDown(true);
  view.verticalScrollBar()->setSliderPosition(view.verticalScrollBar()->maximum() / 4);
  view.verticalScrollBar()->setSliderDown(false);
  EXPECT_NEAR(static_cast<double>(view.topRow()), static_cast<double>(rows) / 4, static_cast<double>(rows) * 1e-6);
  click(view.layoutOfBytes().offsetAt(view.topRow() + 2, 5));
  EXPECT_EQ(view.caret(), view.layoutOfBytes().offsetAt(view.topRow() + 2, 5));
}

TEST_F(HexViewTest, AFrameReadsWhatItShowsAndNoMore) {
  size_t most = 0;
  size_t reads = 0;
  const auto watched = std::make_shared<WatchedSource>(hugeSource(), [&](uint64_t, size_t bytes) {
    most = std::max(most, bytes);
    ++reads;
  });
  show(openedFrom(watched));
  view.scrollToRow(view.layoutOfBytes().rowCount() / 3);
  most = reads = 0;
  frame();
  EXPECT_EQ(reads, 1U);
  EXPECT_LE(most, 40U * 16U);
}

TEST_F(HexViewTest, FrameTime) {
  // Printed, not judged: the budget of 4 ms is for an optimised build on a quiet machine.
  const auto measure = [&](const char* what) {
    QImage canvas(view.viewport()->size(), QImage::Format_ARGB32_Premultiplied);
    view.viewport()->render(&canvas);
    QElapsedTimer timer;
    timer.start();
    constexpr int kFrames = 50;
    for (int i = 0; i < kFrames; ++i) view.viewport()->render(&canvas);
    std::printf("hex frame of 1920x1000, %s: %.2f ms\n", what,
                static_cast<double>(timer.nsecsElapsed()) / 1e6 / kFrames);
  };
  view.resize(1920, 1000);
  show(openedFrom(hugeSource()));
  view.scrollToRow(view.layoutOfBytes().rowCount() / 2);
  measure("in the middle of 1 TiB");
  show(opened(readFile(samplePath("mini-llama-q4_k_m.gguf"))));
  measure("metadata with a label every few rows");
  view.setColumns(32);
  measure("the same with 32 columns");
}

}  // namespace
}  // namespace ggufscope
