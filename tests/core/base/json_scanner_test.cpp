#include "core/base/json_scanner.h"

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

using Token = JsonScanner::Token;

/// The tokens as a text: brackets, `name:`, 'string', # for other values, . at a good end, ! at a bad one.
std::string walk(std::string_view json) {
  JsonScanner scanner(json);
  std::string tokens;
  while (true) {
    switch (scanner.next()) {
      case Token::beginObject:
        tokens += '{';
        break;
      case Token::endObject:
        tokens += '}';
        break;
      case Token::beginArray:
        tokens += '[';
        break;
      case Token::endArray:
        tokens += ']';
        break;
      case Token::key:
        tokens += scanner.text() + ':';
        break;
      case Token::text:
        tokens += '\'' + scanner.text() + '\'';
        break;
      case Token::scalar:
        tokens += '#';
        break;
      case Token::end:
        EXPECT_EQ(scanner.next(), Token::end);
        return tokens + '.';
      case Token::invalid:
        EXPECT_EQ(scanner.next(), Token::invalid);
        return tokens + '!';
    }
  }
}

TEST(JsonScanner, WalksWhatIsJson) {
  EXPECT_EQ(walk(R"({"a": [1, -2.5e+3, "x"], "b": {}, "c": [] , "d": null})"), "{a:[##'x']b:{}c:[]d:#}.");
  EXPECT_EQ(walk(" true "), "#.");
  EXPECT_EQ(walk(R"("\"\\\/\b\f\n\r\t\u0041\u00e9\u754c\ud83d\ude00")"), "'\"\\/\b\f\n\r\tAé界😀'.");
  EXPECT_EQ(walk("[0, 10, 0.5]"), "[###].");
}

TEST(JsonScanner, StopsAtWhatIsNot) {
  for (const std::string_view json :
       {"",         "{",         "[1,]", "{\"a\":1,}", "{a:1}",       "{\"a\" 1}",   "[1 2]",     "01",    "1.",
        "-",        "1e",        "\"a",  "\"\\x\"",    "\"\\ud800\"", "\"\\udc00\"", "\"\n\"",    "truth", "[}",
        "{\"a\":}", "{\"a\":1]", "1 2",  "'a'",        "\"\\u12g4\"", "nul",         "[\"a\":1]", "+1",    ".5"}) {
    const std::string tokens = walk(json);
    EXPECT_EQ(tokens.back(), '!') << json << " " << tokens;
  }
}

TEST(JsonScanner, NestsOnlySoDeep) {
  const std::string open(JsonScanner::kMaxDepth, '[');
  const std::string close(JsonScanner::kMaxDepth, ']');
  EXPECT_EQ(walk(open + close).back(), '.');
  EXPECT_EQ(walk("[" + open + close + "]").back(), '!');
  EXPECT_EQ(walk(std::string(1'000'000, '[')).back(), '!');
}

TEST(JsonScanner, EveryBeginningOfATextEndsSomehow) {
  const std::string_view json = R"({"a\u00e9":[true,-1.5e3,{"b":"\ud83d\ude00"}]})";
  for (size_t length = 0; length < json.size(); ++length) EXPECT_EQ(walk(json.substr(0, length)).back(), '!') << length;
  EXPECT_EQ(walk(json).back(), '.');
}

}  // namespace
}  // namespace ggufscope
