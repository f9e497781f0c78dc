#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/analysis/explain.h"
#include "core/format/type_stage.h"

namespace ggufscope {

/// One known meaning of a tensor type id, held against the bytes of a file.
struct MeaningEvidence {
  const TensorType* type = nullptr;
  std::vector<std::string_view> dialects;  ///< all in which the id has this name and these blocks
  bool counts = false;                     ///< its size is known and files have weights in it
  uint64_t explained = 0;                  ///< how many of TypeEvidence::witnesses it explains
};

/// What the bytes of a file say about one type id: the span of each of its tensors against the sizes that the known
/// meanings of the id give (findings.md, "Type of an id").
struct TypeEvidence {
  uint32_t id = 0;
  TypeResolution resolution;
  uint64_t alignment = kDefaultAlignment;
  uint64_t tensors = 0;
  uint64_t witnesses = 0;                 ///< tensors of the id that have a say
  bool hasInner = false;                  ///< one of them is not the last tensor of the file
  std::vector<MeaningEvidence> meanings;  ///< those that explain every tensor first, those that do not count last
  /// Where no meaning of the id explains every tensor: layouts of other ids that do, at most kMostElsewhere.
  std::vector<const TensorType*> elsewhere;

  bool explainsAll(const MeaningEvidence& meaning) const {
    return meaning.counts && witnesses > 0 && meaning.explained == witnesses;
  }
};
inline constexpr size_t kMostElsewhere = 4;

/// The evidence for a type id that needs some: it has several meanings, or none of mainline. Nothing for other ids.
/// Takes time in proportion to the tensors of the file.
std::optional<TypeEvidence> typeEvidence(const Document& document, uint32_t id);

/// The verdict in a sentence: "PTQ1_0 explains all 21 tensors; IQ1_TN would need 54 bytes per 256 weights, the file has
/// 56." Behind it, where no meaning fits, which other layouts would.
std::vector<Sentence> verdictSentences(const TypeEvidence& evidence);

/// The size that a meaning gives one tensor.
struct MeaningSize {
  SizeState state = SizeState::unknownType;
  uint64_t bytes = 0;
  uint64_t padded = 0;  ///< rounded up to the alignment
  bool explains = false;
};
/// The evidence of one tensor: its span, and the size by each of TypeEvidence::meanings.
struct TensorEvidence {
  TensorSpan span;
  bool hasSay = false;
  std::vector<MeaningSize> sizes;
};
TensorEvidence tensorEvidence(const Document& document, const TypeEvidence& evidence, uint64_t tensor);

}  // namespace ggufscope
