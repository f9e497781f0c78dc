// Where one was in a file is found again when it is opened the next time.

#include "tests/ui/window_test.h"
#include "ui/main_window/preferences.h"

namespace ggufscope {
namespace {

TEST_F(WindowTest, AnUnknownFileOpensOnTheOverview) {
  open("good.gguf");
  window.showPage(QStringLiteral("tensors"));
  open("other.gguf");
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("overview"));
  EXPECT_FALSE(window.session()->selection().valid);
}

TEST_F(WindowTest, ThePageThatIsAskedForWinsOverTheRememberedOne) {
  preferences::setFilePlace(path("good.gguf"), {QStringLiteral("tensors"), 0, ByteRange{4, 8}});
  window.setFirstPage(QStringLiteral("metadata"));
  open("good.gguf");
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("metadata"));
  EXPECT_EQ(window.session()->selection().bytes, (ByteRange{4, 8}));
  open("other.gguf");
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("overview"));
}

TEST_F(WindowTest, APlaceThatIsNoLongerInTheFileIsForgotten) {
  preferences::setFilePlace(path("good.gguf"), {QStringLiteral("tensors"), 0, ByteRange{1'000'000, 1'000'004}});
  preferences::setFilePlace(path("other.gguf"), {QStringLiteral("tensors"), 7, ByteRange{0, 4}});
  open("good.gguf");
  EXPECT_EQ(window.documentView()->currentPage(), QStringLiteral("tensors"));
  EXPECT_FALSE(window.session()->selection().valid);
  open("other.gguf");
  EXPECT_FALSE(window.session()->selection().valid);
}

TEST_F(WindowTest, ThePlacesOfAllTabsAreRememberedWhenTheWindowCloses) {
  open("good.gguf");
  window.session()->select({SpanType::pair, 0, 1, 0});
  const ByteRange selected = window.session()->selection().bytes;
  open("other.gguf");
  window.showPage(QStringLiteral("metadata"));
  window.close();
  ASSERT_TRUE(preferences::filePlace(path("good.gguf")));
  EXPECT_EQ(preferences::filePlace(path("good.gguf"))->selected, selected);
  EXPECT_EQ(preferences::filePlace(path("other.gguf"))->page, QStringLiteral("metadata"));
  EXPECT_FALSE(preferences::filePlace(path("other.gguf"))->selected);
}

TEST_F(WindowTest, OnlySoManyPlacesAreKept) {
  const auto name = [](size_t i) { return pathText("/m/caf\xE9 " + std::to_string(i) + ".gguf"); };
  for (size_t i = 0; i <= preferences::kMaxPlaces; ++i) {
    preferences::setFilePlace(name(i), {QStringLiteral("metadata"), i, ByteRange{i, UINT64_MAX}});
  }
  EXPECT_FALSE(preferences::filePlace(name(0)));
  const auto place = preferences::filePlace(name(preferences::kMaxPlaces));
  ASSERT_TRUE(place);
  EXPECT_EQ(place->shard, preferences::kMaxPlaces);
  EXPECT_EQ(place->selected, (ByteRange{preferences::kMaxPlaces, UINT64_MAX}));
  EXPECT_FALSE(preferences::filePlace(QStringLiteral("/m/other")));
  preferences::clearRecentFiles();
  EXPECT_FALSE(preferences::filePlace(name(1)));
}

}  // namespace
}  // namespace ggufscope
