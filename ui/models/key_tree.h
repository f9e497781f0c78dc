#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/format/document.h"

namespace ggufscope {

/// The keys of a document as a tree by their dotted segments, in file order. A group holds at least two keys, and a
/// group whose only child would be a group is one group with a longer label ("tokenizer.ggml"): nobody clicks through
/// chains. A filter hides pairs and the groups that are left empty.
class KeyTree {
 public:
  struct Entry {
    bool isGroup = false;
    uint64_t id = 0;  ///< number of the group, or of the pair
  };
  struct Group {
    std::string label;       ///< relative to the parent, raw bytes: "attention"
    size_t prefixBytes = 0;  ///< bytes that the keys of the group have in common, with the last dot
    uint32_t parent = 0;
    uint32_t rowInParent = 0;  ///< among the shown entries; meaningful while the group is shown
    uint64_t pairs = 0;        ///< in the group and in the groups below it
    uint64_t shownPairs = 0;
    uint64_t bytes = 0;  ///< of all pairs
    std::vector<Entry> entries;
    std::vector<Entry> shown;
  };

  KeyTree() : KeyTree(Document()) {}
  explicit KeyTree(const Document& document);

  /// Group 0 is the root; a parent comes before its children.
  const std::vector<Group>& groups() const { return m_groups; }
  uint32_t groupOf(uint64_t pair) const { return m_pairGroup[pair]; }
  /// The row of a shown pair in its group; -1 where it is hidden.
  int rowOf(uint64_t pair) const { return m_pairRow[pair]; }

  /// Shows the pairs whose byte in `hits` is not 0 (one byte a pair).
  void show(std::span<const uint8_t> hits);
  void showAll();

 private:
  struct Work;
  void split(const Document& document, Work& work, std::vector<Work>& more);
  uint32_t addGroup(const Document& document, uint32_t parent, std::span<const uint64_t> pairs, size_t prefixBytes);
  void countUp(const Document& document);
  void numberRows();

  std::vector<Group> m_groups;
  std::vector<uint32_t> m_pairGroup;
  std::vector<int> m_pairRow;
};

}  // namespace ggufscope
