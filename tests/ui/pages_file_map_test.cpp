// The map of a file on the overview: every byte once, and to scale.
#include <gtest/gtest.h>

#include "tests/ui/open_document.h"
#include "ui/pages/file_map.h"
#include "ui/pages/file_map_layout.h"

namespace ggufscope {
namespace {

uint64_t sumOfShares(const ModelFile& file) {
  uint64_t sum = 0;
  for (const KindShare& share : bytesByKind(file)) sum += share.bytes;
  return sum;
}

/// The cells lie side by side, on the screen and in the file, up to what is missing.
void expectTiled(const ModelFile& file, const FileMapLayout& layout, double width) {
  double x = 0;
  uint64_t offset = 0;
  for (const MapCell& cell : layout.cells()) {
    EXPECT_NEAR(cell.left, x, 0.01);
    // A cell may stand for the largest of several objects.
    EXPECT_GE(cell.range.begin, offset);
    x = cell.right;
    offset = cell.range.end;
    if (!cell.missing) {
      EXPECT_LE(offset, file.size());
    }
  }
  EXPECT_NEAR(x, width, 0.01);
}

TEST(FileMapLayout, ShowsEveryByteOfEveryFileOnce) {
  for (const std::string& name : sampleNames()) {
    const auto file = openSample(name);
    if (!file->document().isGguf || file->size() == 0) continue;
    SCOPED_TRACE(name);
    EXPECT_EQ(sumOfShares(*file), file->size());
    for (const double width : {300.0, 1900.0}) expectTiled(*file, FileMapLayout(*file, width), width);
  }
}

TEST(FileMapLayout, TrailingBytesAreCountedOnce) {
  const std::string trailing(1000, 'x');
  const auto file = openBuilt(GgufBuilder().kv("a", gguf::u32(1)).tensor("w", {32}).trailing(trailing));
  const auto shares = bytesByKind(*file);
  ASSERT_FALSE(shares.empty());
  EXPECT_EQ(shares.back().kind, SpanKind::trailing);
  EXPECT_EQ(shares.back().bytes, 1000U);
  EXPECT_EQ(shares.back().objects, 1U);
  const FileMapLayout layout(*file, 1000);
  expectTiled(*file, layout, 1000);
  EXPECT_EQ(layout.cells().back().range.size(), 1000U);
  // The axis ends where the file does.
  const auto marks = axisMarks(layout, file->size(), 96);
  EXPECT_NEAR(marks.back().x, 1000, 0.01);
  for (size_t at = 1; at < marks.size(); ++at) EXPECT_GT(marks[at].x, marks[at - 1].x);
}

TEST(FileMapLayout, AFileOfTrailingBytesOnlyHasNoData) {
  const auto file = openBuilt(GgufBuilder().kv("a", gguf::u32(1)).trailing(std::string(5000, 'x')));
  EXPECT_EQ(sumOfShares(*file), file->size());
  expectTiled(*file, FileMapLayout(*file, 600), 600);
}

/// A tensor of 100,000 bytes of which `share` are cut off.
std::shared_ptr<const ModelFile> cutFile(double share) {
  const std::string whole = GgufBuilder().tensor("w", {25000}).build();
  return openBytes(whole.substr(0, whole.size() - static_cast<size_t>(100000 * share)));
}

TEST(FileMapLayout, WhatIsMissingIsToScale) {
  for (const double share : {0.05, 0.4, 0.82}) {
    const FileMapLayout layout(*cutFile(share), 1000);
    const MapCell& missing = layout.cells().back();
    ASSERT_TRUE(missing.missing);
    EXPECT_NEAR(missing.right - missing.left, 1000 * share, 5) << share;
  }
}

TEST(FileMapLayout, WhatIsThereIsSeenHoweverMuchIsMissing) {
  const auto file = cutFile(0.99);
  const FileMapLayout layout(*file, 1000);
  const MapCell& missing = layout.cells().back();
  EXPECT_NEAR(missing.left, 100, 0.01);
}

}  // namespace
}  // namespace ggufscope
