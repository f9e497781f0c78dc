#include "core/base/text.h"

#include <charconv>
#include <cmath>
#include <system_error>

namespace ggufscope {

namespace {

bool isDirectionMark(uint32_t codePoint) {
  return (codePoint >= 0x202A && codePoint <= 0x202E) || (codePoint >= 0x2066 && codePoint <= 0x2069);
}

/// The control codes of findings.md, without NUL, tab and line ends.
bool isControlCode(uint32_t codePoint) {
  if (codePoint < 0x20) return codePoint != 0 && codePoint != '\t' && codePoint != '\n' && codePoint != '\r';
  return (codePoint >= 0x7F && codePoint <= 0x9F) || isDirectionMark(codePoint);
}

/// The character at the front of `bytes`: its code point and how many bytes it takes. 0 bytes: not valid UTF-8.
struct Decoded {
  uint32_t codePoint = 0;
  size_t bytes = 0;
};

Decoded decodeFront(std::string_view bytes) {
  const auto at = [&](size_t i) { return static_cast<uint8_t>(bytes[i]); };
  const uint8_t lead = at(0);
  if (lead < 0x80) return {lead, 1};
  size_t length = 0;
  uint32_t codePoint = 0;
  uint32_t lowest = 0;
  if (lead >= 0xC2 && lead <= 0xDF) {
    length = 2, codePoint = lead & 0x1Fu, lowest = 0x80;
  } else if ((lead & 0xF0) == 0xE0) {
    length = 3, codePoint = lead & 0x0Fu, lowest = 0x800;
  } else if (lead >= 0xF0 && lead <= 0xF4) {
    length = 4, codePoint = lead & 0x07u, lowest = 0x10000;
  } else {
    return {};
  }
  if (bytes.size() < length) return {};
  for (size_t i = 1; i < length; ++i) {
    if ((at(i) & 0xC0) != 0x80) return {};
    codePoint = codePoint << 6 | (at(i) & 0x3Fu);
  }
  const bool surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
  if (codePoint < lowest || codePoint > 0x10FFFF || surrogate) return {};
  return {codePoint, length};
}

constexpr char kHexDigits[] = "0123456789ABCDEF";

void appendHexEscape(std::string& text, uint8_t byte) {
  text += "\\x";
  text += kHexDigits[byte >> 4];
  text += kHexDigits[byte & 15];
}

std::string hexDigitsOf(uint64_t value) {
  char digits[16];
  const auto end = std::to_chars(digits, digits + sizeof digits, value, 16).ptr;
  std::string text(digits, end);
  for (char& c : text) {
    if (c >= 'a') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

void appendEscaped(std::string& text, uint32_t codePoint, std::string_view bytes, bool keepLines) {
  if (codePoint == '\\') {
    text += keepLines ? "\\" : "\\\\";
  } else if (keepLines && (codePoint == '\n' || codePoint == '\t')) {
    text += static_cast<char>(codePoint);
  } else if (codePoint == '\n') {
    text += "\\n";
  } else if (codePoint == '\t') {
    text += "\\t";
  } else if (codePoint == '\r') {
    text += "\\r";
  } else if (codePoint < 0x80 && (codePoint == 0 || isControlCode(codePoint))) {
    appendHexEscape(text, static_cast<uint8_t>(codePoint));
  } else if (isControlCode(codePoint) || codePoint == 0x2028 || codePoint == 0x2029 || codePoint == 0x061C ||
             codePoint == 0x200E || codePoint == 0x200F || codePoint == 0xFEFF) {
    // Line separators, implicit direction marks and the byte order mark are harmless to readers of the file, but they
    // would change how our own text looks.
    text += "\\u{" + hexDigitsOf(codePoint) + "}";
  } else {
    text.append(bytes);
  }
}

std::string escapedText(std::string_view bytes, size_t maxBytes, bool keepLines) {
  std::string text;
  text.reserve(std::min(bytes.size(), maxBytes) + 8);
  size_t used = 0;
  while (used < bytes.size()) {
    const Decoded next = decodeFront(bytes.substr(used));
    const size_t length = next.bytes == 0 ? 1 : next.bytes;
    if (used + length > maxBytes) return text += "…";
    if (next.bytes == 0) {
      appendHexEscape(text, static_cast<uint8_t>(bytes[used]));
    } else {
      appendEscaped(text, next.codePoint, bytes.substr(used, length), keepLines);
    }
    used += length;
  }
  return text;
}

template <class T>
std::string floatText(T value, bool forPeople) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  char digits[40];
  const T size = std::abs(value);
  const bool fixed = forPeople && (size == 0 || (size >= T(1e-4) && size < T(1e15)));
  char* const limit = digits + sizeof digits;
  const auto end = fixed ? std::to_chars(digits, limit, value, std::chars_format::fixed).ptr
                         : std::to_chars(digits, limit, value).ptr;
  std::string text(digits, end);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

}  // namespace

void TextScanner::judge(uint32_t codePoint) {
  if (codePoint == 0) {
    m_traits.hasNul = true;
  } else if (codePoint == '\t' || codePoint == '\n' || codePoint == '\r') {
    m_traits.hasTabOrLineEnd = true;
  } else if (isControlCode(codePoint)) {
    m_traits.hasControlCode = true;
  }
}

void TextScanner::feed(std::string_view bytes) {
  for (const char c : bytes) {
    const auto byte = static_cast<uint8_t>(c);
    if (m_missing > 0) {
      if ((byte & 0xC0) == 0x80) {
        m_codePoint = m_codePoint << 6 | (byte & 0x3Fu);
        if (--m_missing > 0) continue;
        const bool surrogate = m_codePoint >= 0xD800 && m_codePoint <= 0xDFFF;
        if (m_codePoint < m_lowest || m_codePoint > 0x10FFFF || surrogate) m_traits.validUtf8 = false;
        judge(m_codePoint);
        continue;
      }
      m_traits.validUtf8 = false;
      m_missing = 0;
    }
    if (byte < 0x80) {
      if (byte < 0x20 || byte == 0x7F) judge(byte);
    } else if (byte >= 0xC2 && byte <= 0xDF) {
      m_missing = 1, m_codePoint = byte & 0x1Fu, m_lowest = 0x80;
    } else if ((byte & 0xF0) == 0xE0) {
      m_missing = 2, m_codePoint = byte & 0x0Fu, m_lowest = 0x800;
    } else if (byte >= 0xF0 && byte <= 0xF4) {
      m_missing = 3, m_codePoint = byte & 0x07u, m_lowest = 0x10000;
    } else {
      m_traits.validUtf8 = false;
    }
  }
}

TextTraits TextScanner::finish() const {
  TextTraits traits = m_traits;
  if (m_missing > 0) traits.validUtf8 = false;
  return traits;
}

TextTraits textTraits(std::string_view bytes) {
  TextScanner scanner;
  scanner.feed(bytes);
  return scanner.finish();
}

bool isValidUtf8(std::string_view bytes) { return textTraits(bytes).validUtf8; }

std::string toUtf8(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  while (!bytes.empty()) {
    const Decoded next = decodeFront(bytes);
    if (next.bytes == 0) {
      text += "\xEF\xBF\xBD";
      bytes.remove_prefix(1);
    } else {
      text.append(bytes.substr(0, next.bytes));
      bytes.remove_prefix(next.bytes);
    }
  }
  return text;
}

std::string escaped(std::string_view bytes, size_t maxBytes) { return escapedText(bytes, maxBytes, false); }

std::string escapedKeepingLines(std::string_view bytes, size_t maxBytes) { return escapedText(bytes, maxBytes, true); }

std::string numberText(float value) { return floatText(value, false); }
std::string numberText(double value) { return floatText(value, false); }
std::string displayNumber(float value) { return floatText(value, true); }
std::string displayNumber(double value) { return floatText(value, true); }
std::string numberText(uint64_t value) { return std::to_string(value); }
std::string numberText(int64_t value) { return std::to_string(value); }

std::string groupedText(uint64_t value) {
  std::string digits = std::to_string(value);
  for (size_t i = digits.size(); i > 3;) {
    i -= 3;
    digits.insert(i, 1, ',');
  }
  return digits;
}

std::string hexOffset(uint64_t value) { return "0x" + hexDigitsOf(value); }

std::string hexBytes(std::string_view bytes, size_t maxBytes) {
  std::string text;
  const size_t shown = std::min(bytes.size(), maxBytes);
  text.reserve(shown * 3 + 4);
  for (size_t i = 0; i < shown; ++i) {
    if (i > 0) text += ' ';
    const auto byte = static_cast<uint8_t>(bytes[i]);
    text += kHexDigits[byte >> 4];
    text += kHexDigits[byte & 15];
  }
  if (shown < bytes.size()) text += " …";
  return text;
}

}  // namespace ggufscope
