#include "ui/hex/hex_cursor.h"

#include <cstdint>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

using Move = HexCursor::Move;

constexpr uint64_t kSize = 0x105;  // 16 full rows and 5 bytes

class HexCursorTest : public ::testing::Test {
 protected:
  HexCursorTest() { cursor.reset(kSize); }
  uint64_t after(uint64_t from, Move move, uint64_t pageRows = 10) {
    cursor.place(from, false);
    cursor.move(move, 16, pageRows, false);
    return cursor.caret();
  }

  HexCursor cursor;
};

TEST_F(HexCursorTest, MovesInsideTheFile) {
  EXPECT_EQ(after(0x20, Move::left), 0x1FU);
  EXPECT_EQ(after(0, Move::left), 0U);
  EXPECT_EQ(after(0x20, Move::right), 0x21U);
  EXPECT_EQ(after(kSize - 1, Move::right), kSize - 1);
  EXPECT_EQ(after(0x25, Move::up), 0x15U);
  EXPECT_EQ(after(0x05, Move::up), 0x05U);
  EXPECT_EQ(after(0x25, Move::down), 0x35U);
  EXPECT_EQ(after(0x25, Move::rowBegin), 0x20U);
  EXPECT_EQ(after(0x25, Move::rowEnd), 0x2FU);
  EXPECT_EQ(after(0x101, Move::rowEnd), 0x104U);
  EXPECT_EQ(after(0x25, Move::fileBegin), 0U);
  EXPECT_EQ(after(0x25, Move::fileEnd), kSize - 1);
}

TEST_F(HexCursorTest, PagesKeepTheColumn) {
  EXPECT_EQ(after(0x05, Move::pageDown), 0xA5U);
  EXPECT_EQ(after(0xF3, Move::pageUp), 0x53U);
  EXPECT_EQ(after(0x53, Move::pageUp), 0x03U);
  EXPECT_EQ(after(0x93, Move::pageDown), 0x103U);
  EXPECT_EQ(after(0x05, Move::pageDown, UINT64_MAX), 0xF5U);
}

TEST_F(HexCursorTest, DownIntoAShortLastRowGoesToTheLastByte) {
  EXPECT_EQ(after(0xFC, Move::down), 0x104U);
  EXPECT_EQ(after(0x104, Move::down), 0x104U);
  EXPECT_EQ(after(0x103, Move::down), 0x103U);
}

TEST_F(HexCursorTest, ExtendingKeepsTheAnchor) {
  cursor.place(0x20, false);
  EXPECT_EQ(cursor.selection(), (ByteRange{0x20, 0x21}));
  cursor.move(Move::right, 16, 10, true);
  cursor.move(Move::right, 16, 10, true);
  EXPECT_EQ(cursor.selection(), (ByteRange{0x20, 0x23}));
  cursor.move(Move::up, 16, 10, true);
  EXPECT_EQ(cursor.selection(), (ByteRange{0x12, 0x21}));
  cursor.dropSelection();
  EXPECT_EQ(cursor.selection(), (ByteRange{0x12, 0x13}));
}

TEST_F(HexCursorTest, ShowsWhatWasSelectedElsewhere) {
  cursor.show({0x30, 0x80});
  EXPECT_EQ(cursor.caret(), 0x30U);
  EXPECT_EQ(cursor.selection(), (ByteRange{0x30, 0x80}));
  cursor.move(Move::right, 16, 10, true);
  EXPECT_EQ(cursor.selection(), (ByteRange{0x30, 0x32}));
  cursor.show({kSize, kSize});  // a place behind the last byte
  EXPECT_TRUE(cursor.selection().empty());
  EXPECT_EQ(cursor.caret(), kSize);
  cursor.move(Move::left, 16, 10, false);
  EXPECT_EQ(cursor.caret(), kSize - 1);
}

TEST_F(HexCursorTest, AnEmptyFileHasNothingToStandOn) {
  cursor.reset(0);
  for (const Move move : {Move::left, Move::right, Move::pageDown, Move::fileEnd}) cursor.move(move, 16, 10, true);
  EXPECT_EQ(cursor.caret(), 0U);
  EXPECT_TRUE(cursor.selection().empty());
}

TEST_F(HexCursorTest, AnyFileSize) {
  cursor.reset(UINT64_MAX);
  cursor.move(Move::fileEnd, 16, 10, false);
  EXPECT_EQ(cursor.caret(), UINT64_MAX - 1);
  EXPECT_EQ(cursor.selection(), (ByteRange{UINT64_MAX - 1, UINT64_MAX}));
  cursor.move(Move::right, 16, 10, false);
  cursor.move(Move::down, 16, 10, false);
  cursor.move(Move::pageDown, 32, UINT64_MAX / 32, false);
  EXPECT_EQ(cursor.caret(), UINT64_MAX - 1);
  cursor.move(Move::up, 16, 10, false);
  EXPECT_EQ(cursor.caret(), UINT64_MAX - 17);
}

}  // namespace
}  // namespace ggufscope
