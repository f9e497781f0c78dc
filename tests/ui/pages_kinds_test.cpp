// What the overview says of files that are no plain models, and of where a file comes from.
#include <QPushButton>
#include <QSignalSpy>

#include "core/base/sha256.h"
#include "tests/support/temp_dir.h"
#include "tests/ui/page_tester.h"
#include "ui/jobs/job_runner.h"
#include "ui/pages/origin_section.h"
#include "ui/pages/overview_page.h"

namespace ggufscope {
namespace {

class KindsTest : public PageTester<OverviewPage> {
 protected:
  bool says(const char* text) const { return shownText().contains(QString::fromUtf8(text)); }
};

TEST_F(KindsTest, TheFactsOfAnAdapterStandFirstAndLead) {
  GgufBuilder builder;
  builder.kv("general.architecture", gguf::str("llama")).kv("general.type", gguf::str("adapter"));
  builder.kv("adapter.lora.alpha", gguf::f32(16));
  builder.tensor("blk.0.attn_q.weight.lora_a", {32, 8}).tensor("blk.0.attn_q.weight.lora_b", {8, 64});
  open(builder);
  for (const char* text : {"Rank", "8", "Alpha", "16.0", "2.0 (alpha / rank)", "attn_q 1"}) {
    EXPECT_TRUE(says(text)) << text;
  }
  // Its architecture is in the identity already.
  EXPECT_FALSE(says("Base architecture"));
  EXPECT_FALSE(says("Chat template")) << "which no adapter has";
  for (auto* link : page.findChildren<LinkButton*>()) {
    if (link->linkText() != QLatin1String("16.0")) continue;
    QTest::mouseClick(link, Qt::LeftButton);
    EXPECT_EQ(session.selection().span, (SpanRef{SpanType::pair, 0, 2, 0}));
  }
}

TEST_F(KindsTest, APlainModelHasNoFamilyOfItsKind) {
  open("mini-llama-f16.gguf");
  EXPECT_FALSE(shownText().split(QLatin1Char('\n')).contains(QStringLiteral("Kind")));
}

TEST_F(KindsTest, TheChipOfACompanionSaysSo) {
  open(GgufBuilder().kv("general.architecture", gguf::str("glm4moe")).tensor("blk.46.nextn.eh_proj.weight", {32, 4}));
  EXPECT_TRUE(says("companion of another model"));
  EXPECT_TRUE(says("next-token prediction"));
}

class OriginTest : public KindsTest {
 protected:
  OriginTest() {
    for (Errand* errand : session.errands()) {
      QObject::connect(errand, &Errand::turnChanged, &session, [this, errand] { errand->start(jobs); });
    }
  }

  /// Opens `path` and waits until it is known where it comes from.
  void openPath(const std::filesystem::path& path) {
    session.setWhole(Model::open(path).value());
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.origin().state() == Errand::State::complete; }));
  }

  /// A blob of Ollama under the name `digest`, with a manifest.
  std::filesystem::path blob(const std::string& digest) const {
    const std::filesystem::path file = folder / "blobs" / ("sha256-" + digest);
    const std::filesystem::path tags = folder / "manifests" / "registry.ollama.ai" / "library" / "tiny";
    std::filesystem::create_directories(file.parent_path());
    std::filesystem::create_directories(tags);
    writeFile(file, bytes);
    writeFile(tags / "1b",
              R"({"layers":[{"mediaType":"application/vnd.ollama.image.model","digest":"sha256:)" + digest + R"("}]})");
    return file;
  }

  OriginSection* section() const { return child<OriginSection>(); }
  void hash() {
    QTest::mouseClick(section()->button(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.digest().state() == Errand::State::complete; }));
  }

  const std::string bytes = GgufBuilder().kv("general.architecture", gguf::str("llama")).build();
  TempDir folder;
  JobRunner jobs;
};

TEST_F(OriginTest, AnOrdinaryFileHasNone) {
  writeFile(folder / "m.gguf", bytes);
  openPath(folder / "m.gguf");
  EXPECT_FALSE(section()->isVisible());
}

TEST_F(OriginTest, ABlobIsNamedAndCheckedOnDemand) {
  Sha256 hashed;
  hashed.feed(std::as_bytes(std::span(bytes)));
  const std::string digest = hexText(hashed.finish());
  openPath(blob(digest));
  ASSERT_TRUE(section()->isVisible());
  for (const char* text : {"Ollama", "tiny:1b"}) EXPECT_TRUE(says(text)) << text;
  EXPECT_TRUE(section()->verdict().isEmpty());
  hash();
  EXPECT_TRUE(section()->verdict().startsWith(QStringLiteral("All bytes are as the name says")));
  EXPECT_TRUE(section()->verdict().contains(QString::fromStdString(digest)));
}

TEST_F(OriginTest, AnotherHashIsSaidWithBoth) {
  const std::string claimed(64, 'a');
  openPath(blob(claimed));
  hash();
  EXPECT_TRUE(section()->verdict().contains(QString::fromStdString(claimed))) << section()->verdict().toStdString();
  EXPECT_TRUE(section()->verdict().contains(QString::fromStdString(hexText(*session.digest().digest()))));
  // Another file has another verdict.
  writeFile(folder / "m.gguf", bytes);
  openPath(folder / "m.gguf");
  EXPECT_EQ(session.digest().state(), Errand::State::idle);
  EXPECT_FALSE(session.digest().digest().has_value());
}

TEST_F(OriginTest, AnotherHashIsAFindingUntilTheFileIsReadAgain) {
  const auto shown = [&] {
    return std::count_if(session.findings().begin(), session.findings().end(),
                         [](const Diagnostic& finding) { return finding.id == DiagnosticId::fileDigestDisagrees; });
  };
  openPath(blob(std::string(64, 'a')));
  QSignalSpy changed(&session, &DocumentSession::findingsChanged);
  hash();
  EXPECT_EQ(shown(), 1);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(session.findings().back().message.english(),
            judgeDigest(*session.origin().found(), *session.digest().digest(), bytes.size())->message.english());
  // The check ends later, and the user hashes again.
  session.setFindings({makeDiagnostic(DiagnosticId::kvKeyStyle, {24, 30})}, true);
  EXPECT_EQ(shown(), 1);
  EXPECT_EQ(session.findings().front().id, DiagnosticId::fileDigestDisagrees);
  hash();
  EXPECT_EQ(shown(), 1);
  session.setWholeAgain(session.whole());
  session.setFindings({}, true);
  EXPECT_EQ(shown(), 0);
}

TEST_F(OriginTest, HashingCanBeCancelled) {
  const std::filesystem::path file = blob(std::string(64, 'b'));
  sparseFile(file, uint64_t{1} << 40, bytes);
  openPath(file);
  QTest::mouseClick(section()->button(), Qt::LeftButton);
  EXPECT_EQ(section()->button()->text(), QStringLiteral("Cancel"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return session.digest().done() > 0; }));
  EXPECT_TRUE(section()->verdict().contains(QStringLiteral(" of 1.00 TiB"))) << section()->verdict().toStdString();
  QTest::mouseClick(section()->button(), Qt::LeftButton);
  EXPECT_EQ(section()->verdict(), QStringLiteral("Hashing was cancelled."));
  EXPECT_EQ(section()->button()->text(), QStringLiteral("Check the hash"));
}

}  // namespace
}  // namespace ggufscope
