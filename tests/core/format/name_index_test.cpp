#include "core/format/name_index.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ggufscope {
namespace {

class Names {
 public:
  explicit Names(std::vector<std::string> names) : m_names(std::move(names)) {
    m_index.build(m_names.size(), nameOf());
  }
  uint64_t find(std::string_view name) const { return m_index.find(name, nameOf()); }
  NameIndex::Duplicates duplicates(size_t limit) const {
    return m_index.duplicates(nameOf(), limit, [](uint64_t, uint64_t) { return true; });
  }

 private:
  NameIndex::NameOf nameOf() const {
    return [this](uint64_t i) { return std::string_view(m_names[i]); };
  }
  std::vector<std::string> m_names;
  NameIndex m_index;
};

TEST(NameIndex, FindsTheFirstOfAName) {
  const Names names({"b", "a", "", "b", "c", "a"});
  EXPECT_EQ(names.find("a"), 1U);
  EXPECT_EQ(names.find("b"), 0U);
  EXPECT_EQ(names.find(""), 2U);
  EXPECT_EQ(names.find("d"), UINT64_MAX);
  EXPECT_EQ(Names({}).find("a"), UINT64_MAX);
}

TEST(NameIndex, ListsDuplicatesInOrder) {
  const NameIndex::Duplicates found = Names({"b", "a", "b", "c", "a", "b"}).duplicates(10);
  ASSERT_EQ(found.kept.size(), 3U);
  EXPECT_EQ(found.kept[0].later, 2U);
  EXPECT_EQ(found.kept[0].first, 0U);
  EXPECT_EQ(found.kept[1].later, 4U);
  EXPECT_EQ(found.kept[1].first, 1U);
  EXPECT_EQ(found.kept[2].later, 5U);
  EXPECT_EQ(found.kept[2].first, 0U);
  EXPECT_EQ(found.left, 0U);
}

TEST(NameIndex, CountsDuplicatesOverTheLimit) {
  const NameIndex::Duplicates found = Names(std::vector<std::string>(100, "same")).duplicates(10);
  ASSERT_EQ(found.kept.size(), 10U);
  EXPECT_EQ(found.kept.front().later, 1U);
  EXPECT_EQ(found.kept.back().later, 10U);
  EXPECT_EQ(found.left, 89U);
  EXPECT_EQ(found.firstLeft, 11U);
}

TEST(NameIndex, FindsEachOfManyNames) {
  std::vector<std::string> many;
  many.reserve(5000);
  for (int i = 0; i < 5000; ++i) many.push_back("name " + std::to_string(i));
  const Names names(many);
  for (size_t i = 0; i < many.size(); ++i) ASSERT_EQ(names.find(many[i]), i);
}

}  // namespace
}  // namespace ggufscope
