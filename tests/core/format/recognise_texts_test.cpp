#include <string>

#include <gtest/gtest.h>

#include "core/format/recognise.h"
#include "tests/support/test_sources.h"

namespace ggufscope {
namespace {

std::string saidOf(const std::string& bytes) { return recogniseForeign(*memorySource(bytes)).what.english(); }

TEST(RecogniseTexts, ACharacterMayBeCutAtTheEndOfWhatIsLookedAt) {
  for (const std::string character : {"é", "界", "😀"}) {
    std::string text;
    while (text.size() < 70000) text += character;
    for (size_t shift = 0; shift < 4; ++shift) {
      EXPECT_EQ(saidOf(std::string(shift, 'x') + text).find("a text"), 0U) << character << shift;
    }
  }
}

TEST(RecogniseTexts, BytesWithoutAsciiAreNoText) {
  EXPECT_EQ(saidOf(std::string(70000, '\xFF')), "it begins with FF FF FF FF FF FF FF FF");
  for (const char byte : {'\x80', '\xBF', '\xC3', '\xE2', '\xF0', '\xFE'}) {
    EXPECT_EQ(saidOf(std::string(70000, byte)).find("a text"), std::string::npos) << int(byte);
  }
}

std::string titleOf(const std::string& title) { return saidOf("<html><title>" + title + "</title>"); }

TEST(RecogniseTexts, EntitiesOfATitleAreCharacters) {
  EXPECT_EQ(titleOf("Files &ndash; Model &amp; more"), "a web page (HTML), “Files – Model & more”");
  EXPECT_EQ(titleOf("&#8211;&#x2014;&#X41;&nbsp;&eacute;&#128512;"), "a web page (HTML), “–—A é😀”");
  // Each once; what is none stays.
  EXPECT_EQ(titleOf("&amp;lt; &unknown; R&D &#0; &#xD800; &#12z; &"),
            "a web page (HTML), “&lt; &unknown; R&D &#0; &#xD800; &#12z; &”");
  // Nothing that a terminal obeys.
  EXPECT_EQ(titleOf("&#27;[2J"), "a web page (HTML), “\\x1B[2J”");
}

TEST(RecogniseTexts, ASentenceInsideASentenceLosesItsFullStop) {
  EXPECT_EQ(titleOf("It is gone."), "a web page (HTML), “It is gone”");
  EXPECT_EQ(saidOf("Entry not found.\n"), "a text, “Entry not found”");
}

}  // namespace
}  // namespace ggufscope
