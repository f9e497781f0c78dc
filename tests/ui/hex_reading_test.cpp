// What the hex view reads: of huge files, of files that break while they are shown, and how fast.

#include <atomic>
#include <cstdio>

#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalSpy>

#include "tests/support/samples.h"
#include "tests/ui/hex_view_fixture.h"

namespace ggufscope {
namespace {

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
