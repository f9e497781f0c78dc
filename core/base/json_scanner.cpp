#include "core/base/json_scanner.h"

#include <algorithm>

namespace ggufscope {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

void appendUtf8(std::string& text, uint32_t codePoint) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (codePoint >> shift & 0x3F)); };
  if (codePoint < 0x80) {
    text += static_cast<char>(codePoint);
  } else if (codePoint < 0x800) {
    text += static_cast<char>(0xC0 | codePoint >> 6);
    tail(0);
  } else if (codePoint < 0x10000) {
    text += static_cast<char>(0xE0 | codePoint >> 12);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0 | codePoint >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace

JsonScanner::Token JsonScanner::next() {
  if (m_invalid) return Token::invalid;
  skipBlanks();
  switch (m_expect) {
    case Expect::end:
      return m_rest.empty() ? Token::end : fail();
    case Expect::value:
      return value();
    case Expect::firstElement:
      if (take(']')) return close(false);
      return value();
    case Expect::firstKey:
      if (take('}')) return close(true);
      return name();
    case Expect::commaOrEnd:
      break;
  }
  const bool inObject = m_open.back();
  if (take(inObject ? '}' : ']')) return close(inObject);
  if (!take(',')) return fail();
  skipBlanks();
  return inObject ? name() : value();
}

JsonScanner::Token JsonScanner::value() {
  if (m_rest.empty()) return fail();
  const char first = m_rest.front();
  if (first == '{' || first == '[') {
    m_rest.remove_prefix(1);
    return open(first == '{');
  }
  if (first == '"') return string() ? afterValue(Token::text) : fail();
  const bool good = first == 't' ? word("true") : first == 'f' ? word("false") : first == 'n' ? word("null") : number();
  return good ? afterValue(Token::scalar) : fail();
}

JsonScanner::Token JsonScanner::name() {
  if (!string()) return fail();
  skipBlanks();
  if (!take(':')) return fail();
  m_expect = Expect::value;
  return Token::key;
}

JsonScanner::Token JsonScanner::open(bool object) {
  if (m_open.size() == kMaxDepth) return fail();
  m_open.push_back(object);
  m_expect = object ? Expect::firstKey : Expect::firstElement;
  return object ? Token::beginObject : Token::beginArray;
}

JsonScanner::Token JsonScanner::close(bool object) {
  m_open.pop_back();
  return afterValue(object ? Token::endObject : Token::endArray);
}

JsonScanner::Token JsonScanner::afterValue(Token token) {
  m_expect = m_open.empty() ? Expect::end : Expect::commaOrEnd;
  return token;
}

JsonScanner::Token JsonScanner::fail() {
  m_invalid = true;
  return Token::invalid;
}

bool JsonScanner::string() {
  m_text.clear();
  if (!take('"')) return false;
  while (!m_rest.empty()) {
    const char c = m_rest.front();
    m_rest.remove_prefix(1);
    if (c == '"') return true;
    if (static_cast<uint8_t>(c) < 0x20) return false;
    if (c != '\\') {
      m_text += c;
    } else if (!escape()) {
      return false;
    }
  }
  return false;
}

bool JsonScanner::escape() {
  constexpr std::string_view kLetters = "\"\\/bfnrt";
  constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
  if (m_rest.empty()) return false;
  const char letter = m_rest.front();
  m_rest.remove_prefix(1);
  if (const size_t at = kLetters.find(letter); at != std::string_view::npos) {
    m_text += kMeant[at];
    return true;
  }
  uint32_t unit = 0;
  if (letter != 'u' || !hexDigits(unit)) return false;
  if (unit >= 0xDC00 && unit < 0xE000) return false;
  if (unit >= 0xD800 && unit < 0xDC00) {
    uint32_t low = 0;
    if (!take('\\') || !take('u') || !hexDigits(low) || low < 0xDC00 || low >= 0xE000) return false;
    unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
  }
  appendUtf8(m_text, unit);
  return true;
}

bool JsonScanner::hexDigits(uint32_t& unit) {
  if (m_rest.size() < 4) return false;
  unit = 0;
  for (const char c : m_rest.substr(0, 4)) {
    const char lower = static_cast<char>(c | 0x20);
    if (!isDigit(c) && (lower < 'a' || lower > 'f')) return false;
    unit = unit << 4 | static_cast<uint32_t>(isDigit(c) ? c - '0' : lower - 'a' + 10);
  }
  m_rest.remove_prefix(4);
  return true;
}

bool JsonScanner::number() {
  const auto digits = [this] {
    const auto end = std::find_if_not(m_rest.begin(), m_rest.end(), isDigit);
    const auto count = static_cast<size_t>(end - m_rest.begin());
    m_rest.remove_prefix(count);
    return count > 0;
  };
  take('-');
  if (!take('0') && !digits()) return false;
  if (take('.') && !digits()) return false;
  if (take('e') || take('E')) {
    if (!take('+')) take('-');
    if (!digits()) return false;
  }
  return true;
}

bool JsonScanner::word(std::string_view expected) {
  if (!m_rest.starts_with(expected)) return false;
  m_rest.remove_prefix(expected.size());
  return true;
}

void JsonScanner::skipBlanks() {
  while (!m_rest.empty() && std::string_view(" \t\r\n").find(m_rest.front()) != std::string_view::npos) {
    m_rest.remove_prefix(1);
  }
}

bool JsonScanner::take(char wanted) {
  if (m_rest.empty() || m_rest.front() != wanted) return false;
  m_rest.remove_prefix(1);
  return true;
}

}  // namespace ggufscope
