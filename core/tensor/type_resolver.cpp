#include "core/tensor/type_resolver.h"

#include <algorithm>

#include "core/tensor/tensor_size.h"

namespace ggufscope {
namespace {

constexpr uint32_t kIq1S = 19;            ///< its bit layout changed once, its size did not
constexpr uint32_t kFirstContested = 39;  ///< from here to the last id of mainline forks have meanings of their own

struct Question {
  std::span<const TensorExtent> extents;
  uint64_t alignment;
  bool hasInnerTensor;  ///< one of the tensors that have a say is not the last one of the file
};

bool explainsAll(const TensorType& layout, const Question& question) {
  return std::all_of(question.extents.begin(), question.extents.end(), [&](const TensorExtent& extent) {
    return !hasSay(extent) || explainsSpan(layout, extent, question.alignment, question.hasInnerTensor);
  });
}

bool sameBlocks(const TensorType& a, const TensorType& b) {
  return a.blockElements == b.blockElements && a.blockBytes == b.blockBytes && a.rowHeaderBytes == b.rowHeaderBytes;
}

/// The rows of `id` that explain all tensors, one for each name and size. A live mainline meaning counts whatever its
/// use is.
std::vector<const TensorType*> explainingRows(uint32_t id, const TensorType* mainline, const Question& question) {
  std::vector<const TensorType*> rows;
  for (const TensorType* type : meaningsOf(id)) {
    if (type != mainline && !mayDecide(*type)) continue;
    const bool listed = std::any_of(rows.begin(), rows.end(), [type](const TensorType* other) {
      return other->name == type->name && sameBlocks(*other, *type);
    });
    if (!listed && explainsAll(*type, question)) rows.push_back(type);
  }
  return rows;
}

/// Whether all `rows` give every tensor the same number of bytes.
bool agreeInSize(std::span<const TensorType* const> rows, const Question& question) {
  return std::all_of(rows.begin(), rows.end(), [&](const TensorType* row) {
    if (sameBlocks(*row, *rows.front())) return true;
    return std::all_of(question.extents.begin(), question.extents.end(), [&](const TensorExtent& extent) {
      const TensorSize a = tensorSize(row, extent.dims, question.alignment);
      const TensorSize b = tensorSize(rows.front(), extent.dims, question.alignment);
      return a.state == b.state && a.bytes == b.bytes;
    });
  });
}

TypeResolution resolveMainline(const TensorType* mainline, const Question& question) {
  TypeResolution result{TypeVerdict::mainline, mainline, false, explainingRows(mainline->id, mainline, question)};
  const auto& rows = result.candidates;
  if (rows.empty()) return result;
  if (rows.front() == mainline) {
    const bool otherBlocks = std::any_of(rows.begin(), rows.end(),
                                         [mainline](const TensorType* row) { return !sameBlocks(*row, *mainline); });
    if (mainline->id == kIq1S || (mainline->id >= kFirstContested && otherBlocks)) {
      result.verdict = TypeVerdict::sharedId;
    }
  } else if (agreeInSize(rows, question)) {
    result.verdict = TypeVerdict::dialect;
    result.layout = rows.front();
  }
  return result;
}

}  // namespace

bool hasSay(const TensorExtent& extent) { return extent.hasSay && elementCount(extent.dims) != 0; }

bool mayDecide(const TensorType& type) { return type.sizeKnown() && type.use == TypeUse::weights; }

bool explainsSpan(const TensorType& layout, const TensorExtent& extent, uint64_t alignment, bool hasInner) {
  const TensorSize size = tensorSize(&layout, extent.dims, alignment);
  if (size.state != SizeState::known) return false;
  if (roundUp(size.bytes, alignment) == extent.span) return true;
  if (!extent.last) return false;
  // The file may lack the last padding, or go on behind the data. That other bytes follow says nothing on its own
  // about a layout: it has to be known from mainline or from another tensor.
  return size.bytes == extent.span || (size.bytes < extent.span && (hasInner || layout.mainline));
}

const TensorType* version1Integer(uint32_t id) {
  switch (id) {
    case 16:
      return mainlineTypeByName("I8");
    case 17:
      return mainlineTypeByName("I16");
    case 18:
      return mainlineTypeByName("I32");
    default:
      return nullptr;
  }
}

TypeResolution resolveType(uint32_t id, std::span<const TensorExtent> extents, uint64_t alignment, bool version1) {
  if (const TensorType* integer = version1 ? version1Integer(id) : nullptr; integer != nullptr) {
    return {TypeVerdict::mainline, integer, false, {integer}};
  }
  const Question question{extents, alignment, std::any_of(extents.begin(), extents.end(), [](const auto& extent) {
                            return hasSay(extent) && !extent.last;
                          })};
  if (const TensorType* mainline = mainlineType(id); mainline != nullptr) return resolveMainline(mainline, question);

  TypeResolution result;
  const auto meanings = meaningsOf(id);
  if (meanings.empty()) return result;
  result.verdict = meanings.front()->mainline ? TypeVerdict::removed : TypeVerdict::foreign;
  result.candidates = explainingRows(id, nullptr, question);
  result.ambiguous = result.candidates.size() > 1;
  if (!result.candidates.empty() && agreeInSize(result.candidates, question)) {
    result.layout = result.candidates.front();
  }
  return result;
}

}  // namespace ggufscope
