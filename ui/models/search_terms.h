#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringView>

namespace ggufscope {

/// What somebody typed into a filter field: words that must all occur, and terms like `type:Q4_K`. Double quotes keep
/// spaces together: `type:"Q2_K (QK_K=64 build)"`. Everything is case-folded UTF-8.
struct SearchTerms {
  struct Named {
    std::string name;                 ///< in front of the colon
    std::vector<std::string> values;  ///< between commas: any of them; an empty one while it is being typed
  };
  std::vector<std::string> words;
  std::vector<Named> named;

  bool empty() const { return words.empty() && named.empty(); }
};

/// Only the names in `known` (lower case) make a named term; anything else with a colon is a word.
SearchTerms parseSearch(QStringView text, const std::vector<std::string_view>& known = {});

/// Texts for searching, case-folded, in one piece of memory: 100,000 of them are walked in a few milliseconds.
class TextIndex {
 public:
  void reserve(size_t texts, size_t bytes);
  void add(std::string_view text);
  size_t size() const { return m_ends.size(); }
  size_t bytes() const { return m_text.size(); }
  std::string_view at(size_t index) const {
    const size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
  }

 private:
  std::string m_text;
  std::vector<size_t> m_ends;
};

}  // namespace ggufscope
