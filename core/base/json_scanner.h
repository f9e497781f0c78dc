#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ggufscope {

/// Walks a JSON text (RFC 8259) token by token, without recursion and without keeping anything: for the few files of
/// other programs that are looked at. Numbers are passed over. A text that breaks the rules, or nests deeper than
/// kMaxDepth, ends as `invalid`.
class JsonScanner {
 public:
  enum class Token : uint8_t {
    beginObject,
    endObject,
    beginArray,
    endArray,
    key,     ///< text(): the name of the next value
    text,    ///< text(): a string
    scalar,  ///< a number, true, false or null
    end,     ///< the text is whole
    invalid,
  };
  static constexpr size_t kMaxDepth = 64;

  explicit JsonScanner(std::string_view json) : m_rest(json) {}

  /// The next token; `end` and `invalid` for ever once they came.
  Token next();
  /// Of the last key or string, with its escapes resolved; UTF-8 as far as the file's is.
  const std::string& text() const { return m_text; }

 private:
  enum class Expect : uint8_t { value, firstKey, firstElement, commaOrEnd, end };

  Token value();
  Token name();
  Token open(bool object);
  Token close(bool object);
  Token afterValue(Token token);
  Token fail();
  bool string();
  bool escape();
  bool hexDigits(uint32_t& unit);
  bool number();
  bool word(std::string_view expected);
  void skipBlanks();
  bool take(char wanted);

  std::string_view m_rest;
  std::string m_text;
  std::vector<bool> m_open;  ///< per open bracket: it is an object
  Expect m_expect = Expect::value;
  bool m_invalid = false;
};

}  // namespace ggufscope
