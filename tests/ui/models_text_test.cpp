#include <algorithm>

#include <gtest/gtest.h>

#include <QString>

#include "ui/models/natural_order.h"
#include "ui/models/search_terms.h"

namespace ggufscope {
namespace {

TEST(NaturalOrder, SortsNumbersByValue) {
  std::vector<std::string> names = {"blk.10.a",  "blk.2.b", "blk.2.a", "output", "blk.1.z",
                                    "blk.007.a", "blk",     "a12b3",   "a12b12"};
  std::stable_sort(names.begin(), names.end(),
                   [](const auto& a, const auto& b) { return naturalKey(a) < naturalKey(b); });
  const std::vector<std::string> expected = {"a12b3",   "a12b12",    "blk",      "blk.1.z", "blk.2.a",
                                             "blk.2.b", "blk.007.a", "blk.10.a", "output"};
  EXPECT_EQ(names, expected);
}

TEST(NaturalOrder, ComparesNumbersOfAnyLength) {
  const std::string shorter = "t" + std::string(300, '1');
  const std::string longer = "t" + std::string(300, '2');
  EXPECT_LT(naturalKey(shorter), naturalKey(longer));
  EXPECT_LT(naturalKey("t99999999999999999999"), naturalKey("t100000000000000000000"));
  EXPECT_EQ(naturalKey("t0"), naturalKey("t00"));
  EXPECT_LT(naturalKey("t0"), naturalKey("t1"));
}

TEST(FoldedCase, FoldsBeyondAscii) {
  EXPECT_EQ(foldedCase("Q4_K"), "q4_k");
  EXPECT_EQ(foldedCase("GRÖẞE"), foldedCase("größe"));
  EXPECT_EQ(foldedCase("ΑΒΓ"), "αβγ");
}

TEST(SearchTerms, SplitsWordsAndKnownNames) {
  const SearchTerms terms = parseSearch(QStringLiteral("  Attn  type:Q4_K,Q6_K other:x state: "), {"type", "state"});
  EXPECT_EQ(terms.words, (std::vector<std::string>{"attn", "other:x"}));
  ASSERT_EQ(terms.named.size(), 2U);
  EXPECT_EQ(terms.named[0].name, "type");
  EXPECT_EQ(terms.named[0].values, (std::vector<std::string>{"q4_k", "q6_k"}));
  EXPECT_EQ(terms.named[1].values, (std::vector<std::string>{""}));
}

TEST(SearchTerms, QuotesKeepSpaces) {
  const SearchTerms terms =
      parseSearch(QStringLiteral("type:\"Q2_K (QK_K=64 build)\" \"two words\" open\"ed"), {"type"});
  ASSERT_EQ(terms.named.size(), 1U);
  EXPECT_EQ(terms.named[0].values.front(), "q2_k (qk_k=64 build)");
  EXPECT_EQ(terms.words, (std::vector<std::string>{"two words", "opened"}));
  EXPECT_TRUE(parseSearch(QStringLiteral("   ")).empty());
}

TEST(TextIndex, GivesBackWhatItWasGivenFolded) {
  TextIndex index;
  index.add("One");
  index.add("");
  index.add("THREE");
  ASSERT_EQ(index.size(), 3U);
  EXPECT_EQ(index.at(0), "one");
  EXPECT_EQ(index.at(1), "");
  EXPECT_EQ(index.at(2), "three");
}

}  // namespace
}  // namespace ggufscope
