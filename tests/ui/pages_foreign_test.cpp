#include <QClipboard>
#include <QSignalSpy>
#include <QToolButton>

#include "tests/support/foreign_files.h"
#include "tests/ui/page_tester.h"
#include "ui/pages/file_map.h"
#include "ui/pages/foreign_section.h"
#include "ui/pages/overview_page.h"
#include "ui/style/words.h"

namespace ggufscope {
namespace {

class ForeignPageTest : public PageTester<OverviewPage> {
 protected:
  void openText(const std::string& bytes) { ggufscope::show(session, openBytes(bytes)); }
  bool says(const char* text) const { return shownText().contains(QString::fromUtf8(text)); }
  LinkButton* link(const char* text) const {
    for (auto* link : page.findChildren<LinkButton*>()) {
      if (link->isVisible() && link->linkText().contains(QString::fromUtf8(text))) return link;
    }
    return nullptr;
  }
};

TEST_F(ForeignPageTest, ALfsPointerHasSizeAndHashToCopy) {
  const std::string hash = "sha256:" + std::string(64, 'a');
  const std::string text = "version https://git-lfs.github.com/spec/v1\noid " + hash + "\nsize 4920734016\n";
  openText(text);
  EXPECT_TRUE(says("This is a Git LFS pointer.")) << shownText().toStdString();
  EXPECT_TRUE(says("git lfs pull"));
  EXPECT_TRUE(says("4.58 GiB (4,920,734,016 bytes)"));
  ASSERT_NE(link("sha256:aaa"), nullptr) << shownText().toStdString();
  QTest::mouseClick(link("sha256:aaa"), Qt::LeftButton);
  EXPECT_EQ(session.selection().bytes, ByteRange::ofSize(text.find(hash), hash.size()));
  for (auto* copy : page.findChildren<QToolButton*>()) {
    if (!copy->accessibleName().contains(QStringLiteral("Hash"))) continue;
    QTest::mouseClick(copy, Qt::LeftButton);
  }
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QString::fromStdString(hash));
  EXPECT_EQ(page.findChild<FileMap*>(), nullptr);
}

TEST_F(ForeignPageTest, APageHasItsTitleAndNoMarkup) {
  openText("<!doctype html><html><head><title>Sign in &lt;b&gt;1234&lt;/b&gt;</title></head></html>");
  EXPECT_TRUE(says("This is a web page (HTML), “Sign in <b>1234</b>”.")) << shownText().toStdString();
  EXPECT_TRUE(says("download the file itself"));
}

TEST_F(ForeignPageTest, ZerosLeadToWhatFollowsThem) {
  openText(std::string(5000, '\0') + "something");
  EXPECT_TRUE(says("Found: zeros up to byte 5,000.")) << shownText().toStdString();
  ASSERT_NE(link("byte 5,000 (0x1388)"), nullptr);
  QTest::mouseClick(link("byte 5,000 (0x1388)"), Qt::LeftButton);
  EXPECT_EQ(session.selection().bytes, (ByteRange{5000, 5001}));
  EXPECT_TRUE(says("First byte that is not zero"));
}

TEST_F(ForeignPageTest, AGgufFileBehindOtherBytesIsFound) {
  openText(std::string(70000, 'x') + GgufBuilder().kv("a.b", gguf::u32(1)).tensor("w", {32}).build());
  EXPECT_TRUE(says("GGUF begins at")) << shownText().toStdString();
  // A number in a command is for a shell.
  EXPECT_TRUE(says("tail -c +70001")) << shownText().toStdString();
  ASSERT_NE(link("byte 70,000"), nullptr);
  QTest::mouseClick(link("byte 70,000"), Qt::LeftButton);
  EXPECT_EQ(session.selection().bytes, (ByteRange{70000, 70004}));
}

TEST_F(ForeignPageTest, BytesThatSayNothingAreShown) {
  open("bad/wrong-magic.gguf");
  EXPECT_TRUE(says("This is a file of no known format."));
  EXPECT_TRUE(says("it begins with 47 47 4D 4C 03 00 00 00.")) << shownText().toStdString();
  EXPECT_TRUE(says("First bytes"));
  EXPECT_TRUE(says("0000  47 47 4d 4c") || says("0000  47 47 4D 4C"));
  open("bad/empty.gguf");
  EXPECT_TRUE(says("This is an empty file."));
  EXPECT_FALSE(says("First bytes"));
}

TEST_F(ForeignPageTest, TheFindingsAreCountedAndLeadToTheirList) {
  QSignalSpy asked(&page, &OverviewPage::pageRequested);
  for (const char* sample : {"bad/wrong-magic.gguf", "bad/empty.gguf"}) {
    open(sample);
    ASSERT_NE(link("1 error"), nullptr) << sample;
    // The headline says it already.
    EXPECT_EQ(link(toText("finding", session.findings().front().message).toUtf8().constData()), nullptr) << sample;
    QTest::mouseClick(link("1 error"), Qt::LeftButton);
    EXPECT_EQ(asked.takeLast().front().toString(), QStringLiteral("problems"));
  }
}

TEST_F(ForeignPageTest, EveryKindIsNamedAndHasAnAdvice) {
  for (const ForeignSample& sample : foreignSamples()) {
    SCOPED_TRACE(sample.kind);
    const auto file = ModelFile::fromSource(memorySource(sample.bytes), sample.fileName).value();
    ggufscope::show(session, file);
    ASSERT_FALSE(file->document().isGguf);
    EXPECT_TRUE(says("This is ")) << shownText().toStdString();
    EXPECT_EQ(says("This is a file of no known format."), sample.kind == "unknown");
    const QString advice = toText("phrase", file->document().recognisedAdvice);
    EXPECT_TRUE(shownText().contains(advice));
    EXPECT_FALSE(advice.contains(QLatin1Char('{'))) << advice.toStdString();
    EXPECT_EQ(link("byte ") != nullptr, file->document().recognisedAt.has_value());
    EXPECT_EQ(says("First bytes"), !sample.bytes.empty());
  }
}

}  // namespace
}  // namespace ggufscope
