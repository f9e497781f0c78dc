#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QStringView>

#include "core/format/model.h"
#include "ui/models/search_terms.h"

namespace ggufscope {

/// Numbers of some tensors together. Sums saturate.
struct TensorTotals {
  uint64_t tensors = 0;
  uint64_t elements = 0;       ///< of all of them
  uint64_t bytes = 0;          ///< of those whose size is known
  uint64_t sizedElements = 0;  ///< elements of those
  uint64_t unsized = 0;        ///< tensors whose size is not known

  void add(const TensorInfo& tensor);
  /// 8 * bytes / elements of the tensors of known size; nothing where there are none.
  std::optional<double> bitsPerWeight() const;
};

/// A tensor of a model where it stands.
struct TensorEntry {
  const Document& document;
  uint64_t tensor = 0;  ///< its number in `document`

  const TensorInfo& info() const { return document.tensors[tensor]; }
  std::string_view name() const { return document.name(tensor); }
  std::span<const uint64_t> dims() const { return document.dims(tensor); }
  uint64_t begin() const { return document.dataBegin(tensor); }
};

/// What people see of tensors, search in and sort by, prepared once for a model. The tensors themselves stay in the
/// documents of its files; a row is the number of a tensor, counted through all shards.
class TensorList {
 public:
  enum class Key : uint8_t { file, name, type, shape, elements, bytes, bits, shard, offset, state };

  TensorList() = default;
  explicit TensorList(std::shared_ptr<const Model> model);

  TensorEntry at(uint64_t tensor) const {
    const ShardTensor place = m_model->place(tensor);
    return {m_model->file(place.shard)->document(), place.tensor};
  }
  /// From 1.
  uint64_t shardOf(uint64_t tensor) const { return m_model->shards()[m_model->place(tensor).shard].number; }
  size_t size() const { return m_typeOf.size(); }
  const std::string& typeName(uint64_t tensor) const { return m_types[m_typeOf[tensor]].name; }
  /// The names among which the bytes cannot decide (analysis/identity.h, rivalNames).
  const std::vector<std::string_view>& rivals(uint64_t tensor) const { return m_types[m_typeOf[tensor]].rivals; }
  const TensorTotals& totals() const { return m_totals; }
  /// The greatest numbers and lengths among the tensors: what columns have to have room for.
  struct Extremes {
    uint64_t elements = 0;
    uint64_t bytes = 0;
    uint64_t offset = 0;  ///< in the file
    size_t nameBytes = 0;
    size_t shapeCharacters = 0;
    size_t typeCharacters = 0;
    bool allWhole = true;
  };
  const Extremes& extremes() const { return m_extremes; }

  /// All tensors by `key`, stable: equal ones stay in file order, rising and falling.
  std::vector<uint32_t> sorted(Key key, bool falling) const;

  /// One byte a tensor, 1 where it fits: words are parts of the name, `type:` the (beginning of a) type's name,
  /// `state:` the beginning of a state's name; `type:Q4_K,Q6_K` is either. A type that
  /// is not sure is found by each name that it may have.
  std::vector<uint8_t> find(QStringView search) const;

 private:
  void add(const TensorEntry& entry, uint32_t type);
  void measure(const TensorEntry& entry);
  std::vector<uint64_t> sortKeys(Key key) const;
  std::vector<uint64_t> ranksByName() const;
  std::vector<uint64_t> ranksByShape() const;
  std::vector<uint8_t> typesMatching(const std::vector<std::string>& wanted) const;

  std::shared_ptr<const Model> m_model;
  struct Type {
    std::string name;
    std::vector<std::string_view> rivals;
  };
  std::vector<uint32_t> m_typeOf;  ///< by tensor: index in m_types
  std::vector<Type> m_types;
  TextIndex m_names;
  TensorTotals m_totals;
  Extremes m_extremes;
  mutable std::vector<uint64_t> m_nameRanks;  ///< made at the first sort by name
};

/// The states that a `state:` term can name, as the command line prints them.
std::vector<std::string_view> allTensorStates();

}  // namespace ggufscope
