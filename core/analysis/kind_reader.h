#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/analysis/kind_facts.h"
#include "core/base/text_mark.h"

namespace ggufscope {

/// The files of a model as kind_facts.cpp looks at them, and the facts that it gathers.
class KindReader {
 public:
  /// `model` must outlive the reader.
  explicit KindReader(const Model& model) : m_model(model) {}

  const ModelFile& main() const { return m_model.main(); }
  const Document& document() const { return main().document(); }

  /// Calls visit(document, place) for every tensor of the shards that are there.
  template <class Visit>
  void forEachTensor(Visit visit) const {
    for (size_t shard = 0; shard < m_model.shards().size(); ++shard) {
      const ModelFile* file = m_model.file(shard);
      if (file == nullptr) continue;
      for (uint64_t tensor = 0; tensor < file->document().tensors.size(); ++tensor) {
        visit(file->document(), ShardTensor{shard, tensor});
      }
    }
  }

  void add(Message label, Message value, std::optional<KindPlace> place = {});
  /// The value of the pair `key` as it stands there (of an array its first elements); nothing where there is none.
  void addPair(Message label, std::string_view key);
  /// Elements of the array `key`.
  void addCount(Message label, std::string_view key);
  /// The pair's value as a number; nothing where it is missing or no number.
  std::optional<double> number(std::string_view key) const;
  std::optional<KindPlace> pairPlace(std::string_view key) const;

  std::vector<KindFact> take() { return std::move(m_facts); }

 private:
  const Model& m_model;
  std::vector<KindFact> m_facts;
};

/// Tensors whose partner is missing: a sum without counts, the one half of a low rank.
class Halves {
 public:
  void add(const Document& document, ShardTensor tensor);
  /// A fact that counts them, and names and leads to the first; nothing where there are none.
  void addTo(KindReader& reader) const;

 private:
  uint64_t m_count = 0;
  std::string m_first;  ///< name of the first one, escaped
  ShardTensor m_place;
};

/// How often a few names occur: the roles that an adapter aims at, the parts of a checkpoint.
class NameCounts {
 public:
  void add(std::string_view name);
  bool empty() const { return m_counts.empty(); }
  /// "attn_q 32, attn_v 32, 3 more": by falling counts, escaped.
  Message text() const;

 private:
  static constexpr size_t kMostNames = 4096;  ///< a file may have a name of its own for every tensor
  std::map<std::string, uint64_t, std::less<>> m_counts;
};

/// A text as it is: a name of the file (escaped already), a number.
Message plain(std::string text);

void adapterFacts(KindReader& reader);
void imatrixFacts(KindReader& reader);
void mmprojFacts(KindReader& reader);

}  // namespace ggufscope
