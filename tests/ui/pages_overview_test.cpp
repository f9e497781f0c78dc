#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/page_tester.h"
#include "ui/pages/file_map.h"
#include "ui/pages/link_button.h"
#include "ui/pages/overview_page.h"
#include "ui/pages/type_bar.h"

namespace ggufscope {
namespace {

class OverviewPageTest : public PageTester<OverviewPage> {
 protected:
  LinkButton* link(const QString& text) const {
    for (auto* button : page.findChildren<LinkButton*>()) {
      if (button->linkText().contains(text)) return button;
    }
    return nullptr;
  }

  void clickLink(const char* text) {
    LinkButton* button = link(QString::fromUtf8(text));
    ASSERT_NE(button, nullptr) << text;
    QTest::mouseClick(button, Qt::LeftButton);
  }

  ByteRange valueOf(const char* key) const {
    const Document& document = session.model()->document();
    const KeyValue& pair = document.pairs[document.findPair(key)];
    return {pair.begin, pair.end};
  }

  /// What the page says of the state of the file, above everything else.
  bool says(const char* text) const { return shownText().contains(QString::fromUtf8(text)); }
};

TEST_F(OverviewPageTest, ShowsWhatTheFileIs) {
  open("mini-llama-q4_k_m.gguf");
  for (const char* text : {"mini-llama-q4_k_m.gguf", "llama", "Q4_K_M", "4.90", "1.33 M", "Map of the file",
                           "Bytes by tensor type", "Mini Llama Sample", "Chat template", "No findings"}) {
    EXPECT_TRUE(says(text)) << text;
  }
  EXPECT_NE(link(QStringLiteral("Label: Q4_K_M. Content: 75.2 % of the bytes are Q4_K.")), nullptr);
}

TEST_F(OverviewPageTest, LinksSelectTheirBytes) {
  open("mini-llama-q4_k_m.gguf");
  clickLink("Mini Llama Sample");
  EXPECT_EQ(session.selection().bytes, valueOf("general.name"));
  clickLink("Label: ");
  EXPECT_EQ(session.selection().bytes, valueOf("general.file_type"));
  clickLink("Header 24 B");
  EXPECT_EQ(session.selection().bytes, (ByteRange{0, 24}));
  clickLink("mini-llama-q4_k_m.gguf");
  EXPECT_EQ(session.selection().bytes, (ByteRange{0, session.model()->size()}));
}

TEST_F(OverviewPageTest, LinksObeyTheKeyboard) {
  open("mini-llama-q4_k_m.gguf");
  LinkButton* name = link(QStringLiteral("Mini Llama Sample"));
  ASSERT_NE(name, nullptr);
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    session.selectBytes({0, 1});
    QTest::keyClick(name, key);
    EXPECT_EQ(session.selection().bytes, valueOf("general.name"));
  }
}

TEST_F(OverviewPageTest, FiguresAndTypesLeadToPages) {
  open("mini-llama-q4_k_m.gguf");
  QSignalSpy pages(&page, &Page::pageRequested);
  QSignalSpy filters(&page, &Page::filterRequested);
  clickLink("41");
  ASSERT_EQ(pages.size(), 1);
  EXPECT_EQ(pages[0][0].toString(), QStringLiteral("metadata"));
  clickLink("Q6_K 192.77 KiB");
  auto* bar = child<TypeBar>();
  QTest::mouseClick(bar, Qt::LeftButton, {}, bar->segmentRect(0).center().toPoint());
  ASSERT_EQ(filters.size(), 2);
  EXPECT_EQ(filters[0][0].toString(), QStringLiteral("tensors"));
  EXPECT_EQ(filters[0][1].toString(), QStringLiteral("type:Q6_K"));
  EXPECT_EQ(filters[1][1].toString(), QStringLiteral("type:Q4_K"));
}

TEST_F(OverviewPageTest, TheMapIsToScaleAndSelects) {
  open("mini-llama-q4_k_m.gguf");
  auto* map = child<FileMap>();
  const FileMapLayout& layout = map->map();
  ASSERT_FALSE(layout.cells().empty());
  EXPECT_EQ(layout.cells().front().left, 0);
  EXPECT_NEAR(layout.cells().back().right, map->width(), 0.01);
  for (size_t at = 1; at < layout.cells().size(); ++at) {
    EXPECT_NEAR(layout.cells()[at].left, layout.cells()[at - 1].right, 0.01);
  }
  const uint64_t largest = session.model()->document().findTensor("blk.1.ffn_down.weight");
  const ByteRange data = session.model()->document().tensorRange(largest);
  const double middle = layout.xOf((data.begin + data.end) / 2);
  QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(static_cast<int>(middle), 20));
  EXPECT_EQ(session.selection().bytes, data);
}

TEST_F(OverviewPageTest, TheMapIsWalkedWithTheArrows) {
  open("mini-llama-q4_k_m.gguf");
  auto* map = child<FileMap>();
  map->setFocus();
  QTest::keyClick(map, Qt::Key_Home);
  QTest::keyClick(map, Qt::Key_Return);
  EXPECT_EQ(session.selection().bytes, (ByteRange{0, 24}));
  QTest::keyClick(map, Qt::Key_Right);
  QTest::keyClick(map, Qt::Key_Return);
  EXPECT_EQ(session.selection().bytes.begin, 24U);
  QTest::keyClick(map, Qt::Key_End);
  QTest::keyClick(map, Qt::Key_Return);
  EXPECT_EQ(session.selection().bytes.end, session.model()->size());
}

TEST_F(OverviewPageTest, ACellOfTheMapStandsForWhatFillsIt) {
  GgufBuilder builder;
  builder.kv("a", gguf::u32(1)).kv("b", gguf::u32(2)).kv("long", gguf::str(std::string(100000, 'x'))).withoutData();
  open(builder);
  EXPECT_TRUE(child<FileMap>()->segmentText(1).contains(QStringLiteral("long")));
  const auto& cells = child<FileMap>()->map().cells();
  ASSERT_EQ(cells.size(), 2U);
  EXPECT_EQ(cells[1].first, (SpanRef{SpanType::pair, 0, 2, 0}));
}

TEST_F(OverviewPageTest, DamagedFilesSaySoInASentence) {
  struct Case {
    const char* sample;
    const char* sentence;
    const char* link;
  };
  for (const Case& sample : {
           Case{"bad/truncated-tensor-data.gguf",
                "The file is incomplete: 172 B are missing. 4 tensors: 1 whole, 1 cut, 2 absent.",
                "Show these tensors"},
           Case{"bad/truncated-kv.gguf", "Header, 2 of 11 pairs and 0 of 4 tensor infos were read; reading stopped at",
                "Show the place"},
           Case{"bad/header-only.gguf", "reading stopped at 0x18", "Show the place"},
           Case{"bad/truncated-header.gguf", "The header was not read to its end", "Show the place"},
       }) {
    SCOPED_TRACE(sample.sample);
    open(sample.sample);
    EXPECT_TRUE(says(sample.sentence)) << shownText().toStdString();
    EXPECT_FALSE(shownText().contains(QStringLiteral("()")));
    EXPECT_NE(link(QString::fromUtf8(sample.link)), nullptr);
  }
}

TEST_F(OverviewPageTest, TheSentenceIsNotSaidTwice) {
  open("bad/truncated-kv.gguf");
  EXPECT_EQ(shownText().count(QStringLiteral("The file ends inside pair 3")), 1);
}

TEST_F(OverviewPageTest, TheLinkOfADamageLeadsToIt) {
  open("bad/truncated-kv.gguf");
  clickLink("Show the place");
  EXPECT_EQ(session.selection().bytes, session.model()->document().unparsed->range);
  open("bad/truncated-tensor-data.gguf");
  QSignalSpy filters(&page, &Page::filterRequested);
  clickLink("Show these tensors");
  ASSERT_EQ(filters.size(), 1);
  EXPECT_EQ(filters[0][1].toString(), QStringLiteral("state:cut,absent"));
}

TEST_F(OverviewPageTest, FindingsFollowTheProfile) {
  open("bad/misaligned-offset.gguf");
  QSignalSpy pages(&page, &Page::pageRequested);
  EXPECT_TRUE(says("by the rules of llama.cpp's loader"));
  session.setProfile(Profile::spec);
  EXPECT_TRUE(says("by the text of the format"));
  session.setFindings({}, false);
  EXPECT_TRUE(says("No findings"));
  EXPECT_TRUE(says("still checking"));
  clickLink("No findings");
  ASSERT_EQ(pages.size(), 1);
  EXPECT_EQ(pages[0][0].toString(), QStringLiteral("problems"));
}

TEST_F(OverviewPageTest, EverySampleIsShownAtEveryWidth) {
  for (const std::string& name : sampleNames()) {
    SCOPED_TRACE(name);
    for (const int width : {300, 900, 1900}) {
      page.resize(width, 600);
      open(name.c_str());
      EXPECT_FALSE(page.grab().isNull());
    }
  }
}

TEST_F(OverviewPageTest, FileContentIsNeverMarkup) {
  open(GgufBuilder().kv("general.name", gguf::str("<b>bold</b> &amp; \x1b[2J")));
  EXPECT_NE(link(QStringLiteral("<b>bold</b> &amp; \\x1B[2J")), nullptr);
}

}  // namespace
}  // namespace ggufscope
