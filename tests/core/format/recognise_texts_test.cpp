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

}  // namespace
}  // namespace ggufscope
