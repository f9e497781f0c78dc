#include "ui/models/natural_order.h"

#include <algorithm>

#include <QString>

namespace ggufscope {

namespace {

bool isDigit(char character) { return character >= '0' && character <= '9'; }

/// A run of digits as '0', its length without leading zeros, and the digits: longer numbers sort behind shorter ones.
size_t appendNumber(std::string_view name, size_t from, std::string& key) {
  size_t end = from;
  while (end < name.size() && isDigit(name[end])) ++end;
  const size_t first = std::min(name.find_first_not_of('0', from), end);
  const std::string_view digits = name.substr(first, end - first);
  key += '0';
  key += static_cast<char>(static_cast<unsigned char>(std::min<size_t>(digits.size(), 255)));
  key += digits;
  return end;
}

}  // namespace

std::string naturalKey(std::string_view name) {
  std::string key;
  key.reserve(name.size() + 8);
  for (size_t at = 0; at < name.size();) {
    if (isDigit(name[at])) {
      at = appendNumber(name, at, key);
    } else {
      key += name[at++];
    }
  }
  return key;
}

std::string foldedCase(std::string_view text) {
  std::string folded(text);
  bool ascii = true;
  for (char& character : folded) {
    if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
    ascii = ascii && static_cast<unsigned char>(character) < 0x80;
  }
  if (ascii) return folded;
  const QString unicode = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  return unicode.toCaseFolded().toStdString();
}

}  // namespace ggufscope
