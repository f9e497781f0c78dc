#include "core/format/shell_name.h"

#include <algorithm>

#include "core/base/text.h"

namespace ggufscope {

namespace {

constexpr size_t kLongestName = 200;

bool isPlain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
}

/// Means nothing to a shell between quotation marks, neither to sh nor to PowerShell.
bool isQuotable(char c) {
  constexpr std::string_view kMarks = " ()[]{}+,=@#~";
  return isPlain(c) || static_cast<unsigned char>(c) >= 0x80 || kMarks.find(c) != std::string_view::npos;
}

}  // namespace

std::string nameForCommand(std::string_view fileName, std::string_view ending) {
  const std::string whole = std::string(fileName) + std::string(ending);
  const TextTraits traits = textTraits(whole);
  const bool readable = traits.validUtf8 && !traits.hasNul && !traits.hasControlCode && !traits.hasTabOrLineEnd;
  const bool named = !fileName.empty() && fileName.front() != '-' && whole.size() <= kLongestName && readable;
  if (named && std::all_of(whole.begin(), whole.end(), isPlain)) return whole;
  if (named && std::all_of(whole.begin(), whole.end(), isQuotable)) return "'" + whole + "'";
  return "FILE" + std::string(ending);
}

}  // namespace ggufscope
