#include "core/base/message.h"

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

TEST(Message, FillsEveryHole) { EXPECT_EQ(fillIn("{a} and {b} and {a}", {{"a", "1"}, {"b", "2"}}), "1 and 2 and 1"); }

TEST(Message, KeepsHolesWithoutAnArgument) {
  EXPECT_EQ(fillIn("{a} {missing}", {{"a", "1"}}), "1 {missing}");
  EXPECT_EQ(fillIn("open {a", {{"a", "1"}}), "open {a");
  EXPECT_EQ(fillIn("} {", {}), "} {");
  EXPECT_EQ(fillIn("{}", {}), "{}");
}

TEST(Message, DoesNotLookIntoWhatItFilledIn) {
  EXPECT_EQ(fillIn("{a}{b}", {{"a", "{b}"}, {"b", "2"}}), "{b}2") << "names in a file may hold braces";
}

TEST(Message, IsEnglishByItself) {
  const Message message{"Key {i} is empty.", {{"i", "3"}}};
  EXPECT_EQ(message.english(), "Key 3 is empty.");
  EXPECT_EQ(Message{}.english(), "");
}

}  // namespace
}  // namespace ggufscope
