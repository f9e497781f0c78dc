#include <QPushButton>
#include <QSignalSpy>

#include "tests/ui/page_tester.h"
#include "ui/jobs/job_runner.h"
#include "ui/models/guess_model.h"
#include "ui/pages/guess_section.h"
#include "ui/pages/overview_page.h"

namespace ggufscope {
namespace {

/// A file whose second value claims a type that does not exist; behind it stand a key and two tensor infos.
GgufBuilder damagedFile() {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("broken", gguf::raw(99, "????"));
  builder.kv("llama.block_count", gguf::u32(7)).kv("llama.context_length", gguf::u32(4096));
  builder.tensor("blk.0.attn_q.weight", {32, 4}).tensor("blk.0.attn_k.weight", {32, 4});
  return builder;
}

class GuessesTest : public PageTester<OverviewPage> {
 protected:
  GuessesTest() {
    QObject::connect(&session.guesses(), &Errand::turnChanged, &session, [this] { session.guesses().start(jobs); });
  }

  GuessSection* section() const { return child<GuessSection>(); }
  void look() {
    QSignalSpy changed(&session.guesses(), &Errand::changed);
    QTest::mouseClick(section()->button(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.guesses().state() != Errand::State::running; }));
  }

  JobRunner jobs;
};

TEST_F(GuessesTest, AreOfferedWhereRowsMayFollow) {
  open(damagedFile());
  ASSERT_NE(section(), nullptr);
  EXPECT_TRUE(section()->button()->isVisible());
  EXPECT_FALSE(section()->table()->isVisible());
  EXPECT_TRUE(section()->text().contains(QStringLiteral("can only be guessed at")));
  open("mini-llama-f16.gguf");
  EXPECT_TRUE(page.findChildren<GuessSection*>().isEmpty() || !section()->isVisible());
}

TEST_F(GuessesTest, StandApartFromWhatWasRead) {
  open(damagedFile());
  const uint64_t pairs = session.model()->document().pairs.size();
  look();
  EXPECT_EQ(session.guesses().state(), Errand::State::complete);
  EXPECT_TRUE(section()->text().startsWith(QStringLiteral("Guessed — not read by the rules of the format")));
  EXPECT_TRUE(section()->text().contains(QStringLiteral("2 keys and 2 tensor infos")))
      << section()->text().toStdString();
  EXPECT_FALSE(section()->button()->isVisible());
  ASSERT_TRUE(section()->table()->isVisible());
  const QAbstractItemModel* model = section()->table()->model();
  ASSERT_EQ(model->rowCount(), 4);
  const auto cell = [model](int row, int column) { return model->index(row, column).data().toString(); };
  EXPECT_EQ(cell(0, GuessModel::kName), QStringLiteral("llama.block_count"));
  EXPECT_EQ(cell(0, GuessModel::kKind), QStringLiteral("key"));
  EXPECT_EQ(cell(0, GuessModel::kType), QStringLiteral("u32"));
  EXPECT_EQ(cell(0, GuessModel::kValue), QStringLiteral("7"));
  EXPECT_EQ(cell(2, GuessModel::kName), QStringLiteral("blk.0.attn_q.weight"));
  EXPECT_EQ(cell(2, GuessModel::kType), QStringLiteral("F32"));
  EXPECT_EQ(cell(2, GuessModel::kValue), QStringLiteral("32 × 4"));
  EXPECT_EQ(session.model()->document().pairs.size(), pairs);
  EXPECT_EQ(session.whole()->tensorCount(), 0u);

  clickCell(section()->table(), model->index(2, 0));
  EXPECT_EQ(session.selection().bytes, session.guesses().found()->rows[2].range);
  EXPECT_EQ(session.selection().span.type, SpanType::unparsed);
}

TEST_F(GuessesTest, NothingFoundIsSaid) {
  GgufBuilder builder;
  builder.kv("broken", gguf::raw(99, "????"));
  open(builder);
  look();
  EXPECT_TRUE(section()->text().contains(QStringLiteral("looks like a key or a tensor info")))
      << section()->text().toStdString();
  EXPECT_FALSE(section()->table()->isVisible());
}

TEST_F(GuessesTest, AreDroppedWithTheFile) {
  open(damagedFile());
  look();
  open(damagedFile());
  EXPECT_EQ(session.guesses().state(), Errand::State::idle);
  EXPECT_EQ(session.guesses().found(), nullptr);
}

TEST_F(GuessesTest, CanBeCancelledAndAskedForAgain) {
  open(damagedFile());
  QObject::disconnect(&session.guesses(), &Errand::turnChanged, &session, nullptr);
  QTest::mouseClick(section()->button(), Qt::LeftButton);
  EXPECT_EQ(section()->button()->text(), QStringLiteral("Cancel"));
  EXPECT_TRUE(session.guesses().wanted());
  QTest::mouseClick(section()->button(), Qt::LeftButton);
  EXPECT_EQ(session.guesses().state(), Errand::State::cancelled);
  EXPECT_EQ(section()->text(), QStringLiteral("The search was cancelled."));
  QTest::mouseClick(section()->button(), Qt::LeftButton);
  session.guesses().start(jobs);
  session.guesses().stop();
  EXPECT_TRUE(session.guesses().wanted());
  session.guesses().start(jobs);
  ASSERT_TRUE(QTest::qWaitFor([&] { return session.guesses().state() == Errand::State::complete; }));
}

}  // namespace
}  // namespace ggufscope
