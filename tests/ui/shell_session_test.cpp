#include <gtest/gtest.h>

#include <QSignalSpy>

#include "tests/support/gguf_builder.h"
#include "tests/support/open_model.h"
#include "ui/session/document_session.h"

namespace ggufscope {
namespace {

constexpr SpanRef pairRef(uint64_t pair) { return {SpanType::pair, 0, pair, 0}; }

class SessionTest : public ::testing::Test {
 protected:
  SessionTest() {
    for (int i = 0; i < 300; ++i) m_builder.kv("key." + std::to_string(i), gguf::u32(7));
    m_builder.tensor("a", {32}).tensor("b", {64});
    session.setModel(opened(m_builder));
  }
  const Document& document() const { return session.model()->document(); }

  DocumentSession session;
  GgufBuilder m_builder;
};

TEST_F(SessionTest, BeginsWithNothingSelected) {
  EXPECT_FALSE(session.selection().valid);
  EXPECT_FALSE(session.canGoBack());
  EXPECT_FALSE(session.canGoForward());
}

TEST_F(SessionTest, SelectsTheBytesOfASpan) {
  session.select(pairRef(3));
  EXPECT_TRUE(session.selection().valid);
  EXPECT_EQ(session.selection().span, pairRef(3));
  EXPECT_EQ(session.selection().bytes.begin, document().pairs[3].begin);
  EXPECT_EQ(session.selection().bytes.end, document().pairs[3].end);
}

TEST_F(SessionTest, SelectsTheDeepestSpanOfBytes) {
  const ByteRange value = document().valueRange(5);
  session.selectBytes(value);
  EXPECT_EQ(session.selection().span.type, SpanType::pairField);
  EXPECT_EQ(session.selection().span.a, 5U);
  EXPECT_EQ(session.selection().bytes, value);
}

TEST_F(SessionTest, BytesBehindTheEndAreCutOff) {
  const uint64_t size = session.model()->size();
  session.selectBytes({size - 4, size + 100});
  EXPECT_EQ(session.selection().bytes, (ByteRange{size - 4, size}));
  session.selectBytes({size + 50, size + 100});
  EXPECT_EQ(session.selection().bytes, (ByteRange{size, size}));
}

TEST_F(SessionTest, SelectsTheDataOfATensor) {
  session.selectTensor(1);
  EXPECT_EQ(session.selection().span.type, SpanType::segment);
  EXPECT_EQ(session.model()->spans().tensorOf(session.selection().span), 1U);
  EXPECT_EQ(session.selection().bytes, document().tensorRange(1));
  session.selectTensor(2);  // there is none
  EXPECT_EQ(session.model()->spans().tensorOf(session.selection().span), 1U);
}

TEST_F(SessionTest, WalksItsHistory) {
  QSignalSpy selections(&session, &DocumentSession::selectionChanged);
  session.select(pairRef(1));
  session.select(pairRef(2));
  session.select(pairRef(3));
  session.goBack();
  session.goBack();
  EXPECT_EQ(session.selection().span, pairRef(1));
  EXPECT_FALSE(session.canGoBack());
  session.goBack();
  EXPECT_EQ(session.selection().span, pairRef(1));
  session.goForward();
  EXPECT_EQ(session.selection().span, pairRef(2));
  EXPECT_TRUE(session.canGoForward());
  EXPECT_EQ(selections.count(), 6);
}

TEST_F(SessionTest, ANewSelectionEndsTheWayForward) {
  session.select(pairRef(1));
  session.select(pairRef(2));
  session.goBack();
  session.select(pairRef(9));
  EXPECT_FALSE(session.canGoForward());
  session.goBack();
  EXPECT_EQ(session.selection().span, pairRef(1));
}

TEST_F(SessionTest, TheSameSelectionIsAnnouncedButMakesNoHistory) {
  session.select(pairRef(1));
  QSignalSpy selections(&session, &DocumentSession::selectionChanged);
  QSignalSpy history(&session, &DocumentSession::historyChanged);
  session.select(pairRef(1));
  EXPECT_EQ(selections.count(), 1);
  EXPECT_EQ(history.count(), 0);
  EXPECT_FALSE(session.canGoBack());
}

TEST_F(SessionTest, KeepsTheLast200Selections) {
  for (uint64_t pair = 0; pair < 300; ++pair) session.select(pairRef(pair));
  int steps = 0;
  while (session.canGoBack()) {
    session.goBack();
    ++steps;
  }
  EXPECT_EQ(steps, 199);
  EXPECT_EQ(session.selection().span, pairRef(100));
}

TEST_F(SessionTest, AViewThatSelectsWhileItFollowsIsNotHeard) {
  QObject::connect(&session, &DocumentSession::selectionChanged, &session, [this] { session.select(pairRef(0)); });
  session.select(pairRef(4));
  EXPECT_EQ(session.selection().span, pairRef(4));
}

TEST_F(SessionTest, ANewModelForgetsEverything) {
  session.select(pairRef(1));
  session.select(pairRef(2));
  session.setFindings({makeDiagnostic(DiagnosticId::fileEmpty, {})}, true);
  QSignalSpy models(&session, &DocumentSession::modelChanged);
  session.setModel(opened(GgufBuilder()));
  EXPECT_EQ(models.count(), 1);
  EXPECT_FALSE(session.selection().valid);
  EXPECT_FALSE(session.canGoBack());
  EXPECT_TRUE(session.findings().empty());
  EXPECT_FALSE(session.findingsComplete());
}

TEST_F(SessionTest, TheSameFileReadAgainKeepsItsHistory) {
  session.select(pairRef(1));
  session.selectBytes({0, 6});
  session.selectTensor(1);
  session.select(pairRef(2));
  session.goBack();
  const Selection tensor = session.selection();
  session.setWholeAgain(Model::ofFile(opened(m_builder)));
  EXPECT_EQ(session.selection(), tensor);
  EXPECT_TRUE(session.canGoForward());
  session.goBack();
  EXPECT_EQ(session.selection().bytes, (ByteRange{0, 6}));
  session.goBack();
  EXPECT_EQ(session.selection().span, pairRef(1));
  EXPECT_FALSE(session.canGoBack());
  session.goForward();
  session.goForward();
  session.goForward();
  EXPECT_EQ(session.selection().span, pairRef(2));
  EXPECT_FALSE(session.canGoForward());
}

TEST_F(SessionTest, PlacesBehindTheNewEndOfAFileAreForgottenAndCutOnesShortened) {
  const uint64_t end = document().pairs[9].begin + 5;
  session.select(pairRef(3));
  session.select(pairRef(9));
  session.select(pairRef(20));
  session.selectTensor(0);
  session.setWholeAgain(Model::ofFile(opened(m_builder.build().substr(0, end))));
  EXPECT_EQ(session.selection().bytes, (ByteRange{end - 5, end}));
  EXPECT_FALSE(session.canGoForward());
  session.goBack();
  EXPECT_EQ(session.selection().span, pairRef(3));
  EXPECT_FALSE(session.canGoBack());
}

TEST_F(SessionTest, ATensorThatOwnsNoBytesIsStillMeantAfterTheFileWasReadAgain) {
  GgufBuilder builder;
  builder.tensor({.name = "a", .dims = {32}, .offset = 0}).tensor({.name = "b", .dims = {32}, .offset = 0});
  session.setModel(opened(builder));
  session.selectTensor(1);
  const Selection before = session.selection();
  session.setWholeAgain(Model::ofFile(opened(builder)));
  EXPECT_EQ(session.selection(), before);
}

TEST_F(SessionTest, WithoutAModelNothingCanBeSelected) {
  DocumentSession empty;
  empty.select(pairRef(0));
  empty.selectBytes({0, 4});
  empty.selectTensor(0);
  EXPECT_FALSE(empty.selection().valid);
}

TEST(Session, ATensorThatOwnsNoBytesIsSelectedByItsRow) {
  GgufBuilder builder;
  builder.tensor({.name = "a", .dims = {32}, .offset = 0}).tensor({.name = "b", .dims = {32}, .offset = 0});
  builder.tensor("none", {0});
  DocumentSession session;
  session.setModel(opened(builder));
  session.selectTensor(1);
  EXPECT_EQ(session.model()->spans().tensorOf(session.selection().span), 1U);
  EXPECT_EQ(session.selection().bytes, session.model()->document().tensorRange(1));
  session.selectTensor(2);
  EXPECT_EQ(session.selection().span, (SpanRef{SpanType::tensorInfo, 0, 2, 0}));
  EXPECT_EQ(session.selection().bytes.begin, session.model()->document().tensors[2].begin);
}

}  // namespace
}  // namespace ggufscope
