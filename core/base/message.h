#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ggufscope {

/// An argument of this name says of another one, which it names, that its value is a phrase (context "phrase") where it
/// usually comes from the file.
inline constexpr std::string_view kPhraseArgument = "phrase";

/// A sentence with holes: `text` is a template marked GS_TEXT in which "{name}" stands for an argument. The command
/// line prints english(); the user interface translates the template first. Arguments are already escaped for display.
struct Message {
  std::string_view text;
  std::vector<std::pair<std::string_view, std::string>> arguments;

  std::string english() const;
  /// english() with thousands separators, as the window writes numbers; for people, not for scripts.
  std::string englishForPeople() const;
};

/// What comes from the file is never taken for a phrase of ours, and what is part of a command is not made pretty:
/// arguments of these names are shown as they are.
bool isVerbatimArgument(std::string_view name);

/// `text` with every "{name}" replaced; names without an argument stay as they are.
std::string fillIn(std::string_view text, const std::vector<std::pair<std::string_view, std::string>>& arguments);

}  // namespace ggufscope
