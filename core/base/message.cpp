#include "core/base/message.h"

#include <algorithm>
#include <charconv>

#include "core/base/text.h"

namespace ggufscope {

std::string fillIn(std::string_view text, const std::vector<std::pair<std::string_view, std::string>>& arguments) {
  std::string filled;
  filled.reserve(text.size() + 32);
  while (!text.empty()) {
    const size_t open = text.find('{');
    filled.append(text.substr(0, open));
    if (open == std::string_view::npos) break;
    text.remove_prefix(open);
    const size_t close = text.find('}');
    if (close == std::string_view::npos) return filled.append(text);
    const std::string_view name = text.substr(1, close - 1);
    const std::string* value = nullptr;
    for (const auto& argument : arguments) {
      if (argument.first == name) value = &argument.second;
    }
    // What was put in is not searched again: a value of the file may hold braces.
    filled.append(value != nullptr ? std::string_view(*value) : text.substr(0, close + 1));
    text.remove_prefix(close + 1);
  }
  return filled;
}

bool isVerbatimArgument(std::string_view name) {
  constexpr std::string_view kVerbatim[] = {"key", "name", "title", "text", "producer", "hash", "from", "command"};
  return std::find(std::begin(kVerbatim), std::end(kVerbatim), name) != std::end(kVerbatim);
}

std::string Message::english() const { return fillIn(text, arguments); }

std::string Message::englishForPeople() const {
  auto shown = arguments;
  for (auto& [name, value] : shown) {
    uint64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool isNumber = error == std::errc() && end == value.data() + value.size();
    if (isNumber && !isVerbatimArgument(name)) value = groupedText(number);
  }
  return fillIn(text, shown);
}

}  // namespace ggufscope
