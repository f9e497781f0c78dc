#include "app/cli/json_writer.h"

#include <type_traits>

namespace ggufscope {

namespace {

constexpr char kHex[] = "0123456789abcdef";

void appendUnicodeEscape(std::string& text, uint32_t codePoint) {
  text += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) text += kHex[codePoint >> shift & 15];
}

/// Valid JSON strings may hold them as they are, but a terminal would act on them: C1 controls, direction marks, line
/// separators, the byte order mark.
bool needsEscape(uint32_t codePoint) {
  return codePoint < 0x20 || (codePoint >= 0x7F && codePoint <= 0x9F) || codePoint == 0x061C || codePoint == 0x200E ||
         codePoint == 0x200F || (codePoint >= 0x2028 && codePoint <= 0x202E) ||
         (codePoint >= 0x2066 && codePoint <= 0x2069) || codePoint == 0xFEFF;
}

void appendCharacter(std::string& text, uint32_t codePoint, std::string_view bytes) {
  switch (codePoint) {
    case '"':
      text += "\\\"";
      break;
    case '\\':
      text += "\\\\";
      break;
    case '\n':
      text += "\\n";
      break;
    case '\r':
      text += "\\r";
      break;
    case '\t':
      text += "\\t";
      break;
    default:
      if (needsEscape(codePoint)) {
        appendUnicodeEscape(text, codePoint);
      } else {
        text.append(bytes);
      }
  }
}

/// `utf8` is valid.
std::string jsonString(std::string_view utf8) {
  std::string text = "\"";
  text.reserve(utf8.size() + 2);
  for (size_t i = 0; i < utf8.size();) {
    const auto lead = static_cast<uint8_t>(utf8[i]);
    const size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    uint32_t codePoint = length == 1 ? lead : lead & (0xFFu >> (length + 1));
    for (size_t k = 1; k < length; ++k) codePoint = codePoint << 6 | (static_cast<uint8_t>(utf8[i + k]) & 0x3Fu);
    appendCharacter(text, codePoint, utf8.substr(i, length));
    i += length;
  }
  return text += '"';
}

}  // namespace

void JsonWriter::separate() {
  if (m_afterKey) {
    m_afterKey = false;
    return;
  }
  if (m_hasRows.empty()) return;
  const bool onLineOfItsOwn = m_hasRows.size() == 1;
  if (m_hasRows.back()) m_out.write(onLineOfItsOwn ? "," : ", ");
  if (onLineOfItsOwn) m_out.write("\n  ");
  m_hasRows.back() = true;
}

void JsonWriter::begin(char bracket) {
  separate();
  m_out.write(std::string_view(&bracket, 1));
  m_hasRows.push_back(false);
}

void JsonWriter::end(char bracket) {
  const bool rowsOnLines = m_hasRows.size() == 1 && m_hasRows.back();
  m_hasRows.pop_back();
  if (rowsOnLines) m_out.write("\n");
  m_out.write(std::string_view(&bracket, 1));
  if (m_hasRows.empty()) m_out.write("\n");
}

void JsonWriter::key(std::string_view name) {
  separate();
  m_out.write("\"");
  m_out.write(name);
  m_out.write("\": ");
  m_afterKey = true;
}

void JsonWriter::raw(std::string_view text) {
  separate();
  m_out.write(text);
}

void JsonWriter::number(double value) { scalar(value); }

void JsonWriter::text(std::string_view bytes) {
  raw(isValidUtf8(bytes) ? jsonString(bytes) : jsonString(toUtf8(bytes)));
}

void JsonWriter::scalar(const ScalarValue& value) {
  std::visit(
      [this](const auto& plain) {
        using T = std::decay_t<decltype(plain)>;
        if constexpr (std::is_same_v<T, std::string>) {
          text(plain);
        } else if constexpr (std::is_same_v<T, bool>) {
          boolean(plain);
        } else {
          const std::string digits = numberText(plain);
          const bool isNumber = digits.find_first_of("aif") == std::string::npos;  // not "nan", "inf", "-inf"
          raw(isNumber ? digits : '"' + digits + '"');
        }
      },
      value);
}

void JsonWriter::member(std::string_view name, uint64_t value) {
  key(name);
  number(value);
}

void JsonWriter::member(std::string_view name, std::string_view value) {
  key(name);
  text(value);
}

void JsonWriter::fileTextMember(std::string_view name, std::string_view bytes) {
  member(name, bytes);
  if (!isValidUtf8(bytes)) member(std::string(name) + "_hex", plainHex(bytes));
}

void JsonWriter::nullMember(std::string_view name) {
  key(name);
  null();
}

std::string plainHex(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const char c : bytes) {
    const auto byte = static_cast<uint8_t>(c);
    text += kHex[byte >> 4];
    text += kHex[byte & 15];
  }
  return text;
}

}  // namespace ggufscope
