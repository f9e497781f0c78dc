#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/format/file_kind.h"
#include "core/format/model_file.h"
#include "core/knowledge/architecture.h"

namespace ggufscope {

/// One of the files that hold a model's tensors.
struct ModelPart {
  const ModelFile* file = nullptr;
  uint32_t shard = 0;  ///< what Diagnostic::shard says of a finding in it
};

/// A tensor of a model: in which part (index), its number there.
struct TensorPosition {
  uint32_t part = 0;
  uint64_t tensor = 0;
};

/// The numbers of a key that has one for the whole model or one for every block.
struct BlockNumbers {
  bool perBlock = false;
  std::vector<uint64_t> values;  ///< one, or as many as there are; negative ones count as 0

  /// The number of block `block`; nothing behind the end of the list.
  std::optional<uint64_t> at(uint64_t block) const;
};

/// What the checks on meaning look at: the pairs of the file that has the metadata, the tensors of all files of the
/// model, and what is known about its architecture. The files must outlive it.
class ModelView {
 public:
  /// `parts` by shard; `main` is the index of the one with the metadata. `complete`: every shard is among them.
  ModelView(std::vector<ModelPart> parts, size_t main, bool complete);
  /// A single file. A shard of a set of several is not complete.
  static ModelView of(const ModelFile& file);

  const std::vector<ModelPart>& parts() const { return m_parts; }
  const ModelPart& mainPart() const { return m_parts[m_main]; }
  const ModelFile& main() const { return *m_parts[m_main].file; }
  const Document& metadata() const { return main().document(); }
  FileKind kind() const { return m_kind; }
  /// A model that is loaded by itself: no blocks for next-token prediction that belong to another file.
  bool isModel() const { return m_kind == FileKind::model && m_variant == KindVariant::none; }

  /// A shard behind the first one, alone: it has no metadata of the model.
  bool isLaterShard() const { return m_laterShard; }
  /// Every pair was read.
  bool pairsComplete() const;
  /// Every tensor of the model is here, and every tensor info was read: what is missing is really missing.
  bool tensorsComplete() const;

  /// Raw bytes of general.architecture; nothing where it is no string.
  const std::optional<std::string>& architecture() const { return m_architecture; }
  /// Its row; nullptr where it is not known.
  const Architecture* known() const { return m_known; }
  /// "llama.block_count"
  std::string key(std::string_view ofArchitecture) const;
  /// The pair of a key of the architecture, or kNone.
  uint64_t pair(std::string_view ofArchitecture) const;
  /// Its value when it is one integer of any width.
  std::optional<uint64_t> number(std::string_view ofArchitecture) const;
  /// Its value when it is one integer, or an array of integers of any width (the first 4,096 are read).
  std::optional<BlockNumbers> numbers(std::string_view ofArchitecture) const;

  /// The tensor of that name in any part.
  std::optional<TensorPosition> find(std::string_view tensor) const;
  const Document& documentOf(TensorPosition place) const { return m_parts[place.part].file->document(); }
  std::string_view name(TensorPosition place) const { return documentOf(place).name(place.tensor); }

 private:
  std::vector<ModelPart> m_parts;
  size_t m_main = 0;
  bool m_complete = false;
  bool m_laterShard = false;
  FileKind m_kind = FileKind::unknown;
  KindVariant m_variant = KindVariant::none;
  std::optional<std::string> m_architecture;
  const Architecture* m_known = nullptr;
};

/// The node of the array that the pair `key` is; nullptr where it is missing or no array.
const ArrayNode* arrayOf(const Document& document, std::string_view key);

}  // namespace ggufscope
