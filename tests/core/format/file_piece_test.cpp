#include "core/format/file_piece.h"

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

TEST(FilePiece, IsToldByItsName) {
  struct Case {
    const char* name;
    const char* whole;
    const char* number;
    uint64_t total;
    bool isFirst;
    const char* command;
  };
  for (const Case& wanted : {
           Case{"m.gguf.part1of2", "m.gguf", "1", 2, true, "cat m.gguf.part1of2 m.gguf.part2of2 > m.gguf"},
           Case{"m.gguf.part2of2", "m.gguf", "2", 2, false, "cat m.gguf.part1of2 m.gguf.part2of2 > m.gguf"},
           Case{"m.gguf.part01of03", "m.gguf", "01", 3, true,
                "cat m.gguf.part01of03 m.gguf.part02of03 m.gguf.part03of03 > m.gguf"},
           Case{"m.gguf.part1", "m.gguf", "1", 0, true, "cat m.gguf.part1 m.gguf.part2 … > m.gguf"},
           Case{"m.gguf.split-aa", "m.gguf", "aa", 0, true, "cat m.gguf.split-aa m.gguf.split-ab … > m.gguf"},
           Case{"m.gguf-split-b", "m.gguf", "b", 0, false, "cat m.gguf-split-a m.gguf-split-b … > m.gguf"},
           Case{"m.gguf.part-ac", "m.gguf", "ac", 0, false, "cat m.gguf.part-aa m.gguf.part-ab … > m.gguf"},
           Case{"m.gguf.ab", "m.gguf", "ab", 0, false, "cat m.gguf.aa m.gguf.ab … > m.gguf"},
           Case{"m.gguf.001", "m.gguf", "001", 0, true, "cat m.gguf.001 m.gguf.002 … > m.gguf"},
           Case{"my model.gguf.part1of2", "my model.gguf", "1", 2, true,
                "cat 'my model.gguf.part1of2' 'my model.gguf.part2of2' > 'my model.gguf'"},
       }) {
    SCOPED_TRACE(wanted.name);
    const auto piece = filePiece(wanted.name);
    ASSERT_TRUE(piece.has_value());
    EXPECT_EQ(piece->whole, wanted.whole);
    EXPECT_EQ(piece->number, wanted.number);
    EXPECT_EQ(piece->total, wanted.total);
    EXPECT_EQ(piece->isFirst, wanted.isFirst);
    EXPECT_EQ(piece->joinCommand, wanted.command);
  }
}

TEST(FilePiece, OtherNamesAreNone) {
  for (const char* name :
       {"", "m.gguf", "m.gguf.part", "m.part2.gguf", "m.gguf.part2of", "002", ".part2", ".001", "m.gz", "m.gguf.gz",
        "m.gguf.xz", "m-00001-of-00003.gguf", "m.gguf.partial", "m.gguf.part-abcd"}) {
    EXPECT_FALSE(filePiece(name).has_value()) << name;
  }
}

}  // namespace
}  // namespace ggufscope
