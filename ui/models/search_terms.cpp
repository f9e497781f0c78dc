#include "ui/models/search_terms.h"

#include <algorithm>

#include "ui/models/natural_order.h"

namespace ggufscope {

namespace {

/// The next term from `at` on, without its quotes; moves `at` behind it.
std::string nextTerm(QStringView text, qsizetype& at) {
  while (at < text.size() && text[at].isSpace()) ++at;
  QString term;
  bool quoted = false;
  for (; at < text.size() && (quoted || !text[at].isSpace()); ++at) {
    if (text[at] == u'"') {
      quoted = !quoted;
    } else {
      term += text[at];
    }
  }
  return foldedCase(term.toStdString());
}

std::vector<std::string> splitAtCommas(std::string_view text) {
  std::vector<std::string> parts;
  for (size_t comma = text.find(','); comma != std::string_view::npos; comma = text.find(',')) {
    parts.emplace_back(text.substr(0, comma));
    text.remove_prefix(comma + 1);
  }
  // "cut," while somebody types the next one is no wish for everything.
  if (!text.empty() || parts.empty()) parts.emplace_back(text);
  return parts;
}

}  // namespace

SearchTerms parseSearch(QStringView text, const std::vector<std::string_view>& known) {
  SearchTerms terms;
  for (qsizetype at = 0; at < text.size();) {
    const std::string term = nextTerm(text, at);
    const size_t colon = term.find(':');
    const std::string_view name = std::string_view(term).substr(0, colon == std::string::npos ? 0 : colon);
    if (std::find(known.begin(), known.end(), name) != known.end()) {
      terms.named.push_back({std::string(name), splitAtCommas(std::string_view(term).substr(colon + 1))});
    } else if (!term.empty()) {
      terms.words.push_back(term);
    }
  }
  return terms;
}

void TextIndex::reserve(size_t texts, size_t bytes) {
  m_ends.reserve(texts);
  m_text.reserve(bytes);
}

void TextIndex::add(std::string_view text) {
  m_text += foldedCase(text);
  m_ends.push_back(m_text.size());
}

}  // namespace ggufscope
