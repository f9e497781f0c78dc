#include <gtest/gtest.h>

#include "tests/ui/open_document.h"
#include "ui/models/key_tree.h"

namespace ggufscope {
namespace {

/// The shown tree as text: groups as "label(…)", pairs by their keys.
std::string drawn(const Document& document, const KeyTree& tree, uint64_t group = 0) {
  std::string text;
  bool first = true;
  for (const KeyTree::Entry& entry : tree.groups()[group].shown) {
    if (!first) text += ' ';
    first = false;
    if (entry.isGroup) {
      text += tree.groups()[entry.id].label + '(' + drawn(document, tree, entry.id) + ')';
    } else {
      text += document.key(entry.id).substr(tree.groups()[tree.groupOf(entry.id)].prefixBytes);
    }
  }
  return text;
}

std::shared_ptr<const ModelFile> withKeys(const std::vector<std::string>& keys) {
  GgufBuilder builder;
  for (const std::string& key : keys) builder.kv(key, gguf::u32(1));
  return openBuilt(builder);
}

std::string treeOf(const std::vector<std::string>& keys) {
  const auto model = withKeys(keys);
  return drawn(model->document(), KeyTree(model->document()));
}

TEST(KeyTree, GroupsByDottedSegmentsInFileOrder) {
  EXPECT_EQ(treeOf({"general.name", "llama.block_count", "general.type", "llama.attention.a", "llama.attention.b",
                    "llama.rope.freq_base"}),
            "general(name type) llama(block_count attention(a b) rope.freq_base)");
}

TEST(KeyTree, MakesNoChainsAndNoGroupsOfOne) {
  EXPECT_EQ(treeOf({"general.architecture", "tokenizer.ggml.model", "tokenizer.ggml.tokens"}),
            "general.architecture tokenizer.ggml(model tokens)");
  EXPECT_EQ(treeOf({"a.b.c.d", "a.b.c.e"}), "a.b.c(d e)");
}

TEST(KeyTree, KeepsDuplicatesPrefixesAndOddKeys) {
  EXPECT_EQ(treeOf({"x", "x"}), "x x");
  EXPECT_EQ(treeOf({"a.b", "a.b"}), "a(b b)");
  EXPECT_EQ(treeOf({"general.license", "general.license.name", "general.license.link"}),
            "general(license license(name link))");
  EXPECT_EQ(treeOf({"", ".", "a..b", "a..c"}), " . a.(b c)");
  EXPECT_EQ(treeOf({"a.", "a."}), "a( )");
}

TEST(KeyTree, CountsPairsAndBytes) {
  const auto model = withKeys({"a.x", "a.y.p", "a.y.q", "b"});
  const KeyTree tree(model->document());
  EXPECT_EQ(tree.groups()[0].pairs, 4U);
  EXPECT_EQ(tree.groups()[1].pairs, 3U);
  uint64_t bytes = 0;
  for (const KeyValue& pair : model->document().pairs) bytes += pair.end - pair.begin;
  EXPECT_EQ(tree.groups()[0].bytes, bytes);
}

TEST(KeyTree, FilterHidesPairsAndEmptyGroups) {
  const auto model = withKeys({"a.x", "a.y.p", "a.y.q", "b.c", "b.d"});
  KeyTree tree(model->document());
  tree.show(std::vector<uint8_t>{0, 0, 1, 0, 0});
  EXPECT_EQ(drawn(model->document(), tree), "a(y(q))");
  EXPECT_EQ(tree.groups()[0].shownPairs, 1U);
  EXPECT_EQ(tree.rowOf(2), 0);
  EXPECT_EQ(tree.rowOf(0), -1);
  tree.showAll();
  EXPECT_EQ(drawn(model->document(), tree), "a(x y(p q)) b(c d)");
}

TEST(KeyTree, BoundsTheDepthOfHostileKeys) {
  std::string key;
  std::vector<std::string> keys;
  for (int segment = 0; segment < 2000; ++segment) {
    keys.push_back(key + 'a');
    key += "a.";
  }
  const auto model = withKeys(keys);
  const KeyTree tree(model->document());
  EXPECT_LT(tree.groups().size(), 20U);
  EXPECT_EQ(tree.groups()[0].pairs, 2000U);
}

TEST(KeyTree, IsEmptyWithoutPairs) {
  EXPECT_EQ(treeOf({}), "");
  EXPECT_TRUE(KeyTree().groups().front().shown.empty());
}

}  // namespace
}  // namespace ggufscope
