#include "core/analysis/type_evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/analysis/explain_parts.h"
#include "core/analysis/identity.h"
#include "core/base/text.h"

namespace ggufscope {

namespace {

using explaining::sentence;

bool sameMeaning(const TensorType& a, const TensorType& b) {
  return a.name == b.name && a.blockElements == b.blockElements && a.blockBytes == b.blockBytes &&
         a.rowHeaderBytes == b.rowHeaderBytes;
}

/// The meanings of an id, those of several dialects that are one and the same as one.
std::vector<MeaningEvidence> meaningsToTry(uint32_t id) {
  std::vector<MeaningEvidence> meanings;
  for (const TensorType* type : meaningsOf(id)) {
    const auto same = std::find_if(meanings.begin(), meanings.end(),
                                   [type](const auto& meaning) { return sameMeaning(*meaning.type, *type); });
    MeaningEvidence& meaning =
        same == meanings.end() ? meanings.emplace_back(MeaningEvidence{type, {}, false, 0}) : *same;
    meaning.dialects.push_back(type->dialect);
    // A live meaning of mainline counts whatever it is for.
    meaning.counts = meaning.counts || mayDecide(*type) || type == mainlineType(id);
  }
  return meanings;
}

/// The tensors of one id and what each says.
struct Witness {
  uint64_t tensor = 0;
  TensorExtent extent;
};

/// Offsets are sorted in Document::dataOrder already.
TensorSpan spanInOrder(const Document& document, uint64_t tensor) {
  const uint64_t offset = document.tensors[tensor].relativeOffset;
  const auto& order = document.dataOrder;
  const auto next = std::upper_bound(order.begin(), order.end(), offset, [&](uint64_t wanted, uint32_t other) {
    return wanted < document.tensors[other].relativeOffset;
  });
  if (next != order.end()) return {document.tensors[*next].relativeOffset - offset, false};
  const uint64_t begin = document.dataBegin(tensor);
  return {begin < document.fileSize ? document.fileSize - begin : 0, true};
}

std::vector<Witness> witnessesOf(const Document& document, uint32_t id) {
  std::vector<Witness> witnesses;
  for (uint64_t tensor = 0; tensor < document.tensors.size(); ++tensor) {
    if (document.tensors[tensor].typeId != id) continue;
    const TensorExtent extent = extentOf(document, tensor, spanInOrder(document, tensor));
    if (hasSay(extent)) witnesses.push_back({tensor, extent});
  }
  return witnesses;
}

std::vector<const TensorType*> layoutsElsewhere(const TypeEvidence& evidence, const std::vector<Witness>& witnesses) {
  std::vector<const TensorType*> found;
  for (const TensorType& type : allTensorTypes()) {
    if (found.size() == kMostElsewhere) break;
    if (type.id == evidence.id || !mayDecide(type)) continue;
    const bool named =
        std::any_of(found.begin(), found.end(), [&](const TensorType* other) { return other->name == type.name; });
    const bool fits = !named && std::all_of(witnesses.begin(), witnesses.end(), [&](const Witness& witness) {
      return explainsSpan(type, witness.extent, evidence.alignment, evidence.hasInner);
    });
    if (fits) found.push_back(&type);
  }
  return found;
}

/// Bytes per 256 weights, the unit in which types are compared; "51.2" for blocks of another size.
double rateOf(const TensorType& type) { return 256.0 * type.blockBytes / type.blockElements; }

std::string rateText(const TensorType& type) {
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.5g", rateOf(type));
  return digits.data();
}

/// The meaning that one would think of if the winner were not there: mainline's, else the one nearest in size.
const TensorType* rivalOf(const TypeEvidence& evidence, const TensorType& winner) {
  const TensorType* rival = nullptr;
  for (const MeaningEvidence& meaning : evidence.meanings) {
    const TensorType& type = *meaning.type;
    if (!meaning.counts || evidence.explainsAll(meaning) || !type.sizeKnown()) continue;
    if (type.rowHeaderBytes != 0 || winner.rowHeaderBytes != 0 || rateOf(type) == rateOf(winner)) continue;
    if (&type == mainlineType(evidence.id)) return &type;
    const auto distance = [&](const TensorType& other) { return std::abs(rateOf(other) - rateOf(winner)); };
    if (rival == nullptr || distance(type) < distance(*rival)) rival = &type;
  }
  return rival;
}

explaining::Arguments countsOf(const TypeEvidence& evidence) {
  return {{"id", numberText(uint64_t{evidence.id})},
          {"n", groupedText(evidence.witnesses)},
          {"alignment", groupedText(evidence.alignment)}};
}

Sentence oneFits(const TypeEvidence& evidence, const TensorType& winner) {
  explaining::Arguments arguments = countsOf(evidence);
  arguments.emplace_back("type", std::string(winner.name));
  const bool one = evidence.witnesses == 1;
  const TensorType* rival = rivalOf(evidence, winner);
  if (rival == nullptr) {
    return sentence(one ? GS_TEXT("meaning", "{type} explains the one tensor of this type.")
                        : GS_TEXT("meaning", "{type} explains all {n} tensors of this type."),
                    std::move(arguments));
  }
  arguments.emplace_back("rival", std::string(rival->name));
  arguments.emplace_back("wanted", rateText(*rival));
  arguments.emplace_back("have", rateText(winner));
  return sentence(one ? GS_TEXT("meaning",
                                "{type} explains the one tensor of this type; {rival} would need {wanted} bytes per "
                                "256 weights, the file has {have}.")
                      : GS_TEXT("meaning",
                                "{type} explains all {n} tensors of this type; {rival} would need {wanted} bytes per "
                                "256 weights, the file has {have}."),
                  std::move(arguments));
}

Sentence severalFit(const TypeEvidence& evidence) {
  explaining::Arguments arguments = countsOf(evidence);
  std::string names;
  for (const MeaningEvidence& meaning : evidence.meanings) {
    if (evidence.explainsAll(meaning)) names += (names.empty() ? "" : ", ") + std::string(meaning.type->name);
  }
  arguments.emplace_back("names", names);
  const TensorType* layout = evidence.resolution.layout;
  if (layout == nullptr) {
    return sentence(
        GS_TEXT("meaning",
                "Each of {names} explains every tensor of this type once sizes are rounded up to {alignment}: the "
                "bytes do not tell which one it is, and the size stays unknown."),
        std::move(arguments));
  }
  arguments.emplace_back("type", std::string(layout->name));
  if (evidence.resolution.ambiguous) {
    return sentence(
        GS_TEXT("meaning",
                "{names} need the same bytes, and each explains every tensor of this type: the bytes do not tell "
                "which one it is."),
        std::move(arguments));
  }
  return sentence(
      GS_TEXT("meaning",
              "Each of {names} explains every tensor of this type: the bytes do not tell which one it is. They "
              "are shown as {type}."),
      std::move(arguments));
}

Sentence noneFits(const TypeEvidence& evidence) {
  explaining::Arguments arguments = countsOf(evidence);
  if (evidence.meanings.empty()) {
    return sentence(
        GS_TEXT("meaning", "No known program uses type {id}: how many bytes its tensors have is not known."),
        std::move(arguments));
  }
  if (const TensorType* layout = evidence.resolution.layout) {
    arguments.emplace_back("type", std::string(layout->name));
    return sentence(GS_TEXT("meaning",
                            "No meaning of type {id} explains every tensor: offsets or sizes are wrong. They are "
                            "shown as {type}."),
                    std::move(arguments));
  }
  return sentence(
      GS_TEXT("meaning", "No known meaning of type {id} explains every tensor: how many bytes they have is not known."),
      std::move(arguments));
}

}  // namespace

std::optional<TypeEvidence> typeEvidence(const Document& document, uint32_t id) {
  const ResolvedType* resolved = resolvedType(document, id);
  if (resolved == nullptr) return {};
  if (document.header.statedVersion == 1 && version1Integer(id) != nullptr) return {};
  TypeEvidence evidence;
  evidence.id = id;
  evidence.resolution = resolved->resolution;
  evidence.alignment = document.alignment;
  evidence.tensors = resolved->tensors;
  evidence.meanings = meaningsToTry(id);
  if (evidence.meanings.size() == 1 && evidence.resolution.verdict == TypeVerdict::mainline) return {};
  const std::vector<Witness> witnesses = witnessesOf(document, id);
  evidence.witnesses = witnesses.size();
  evidence.hasInner =
      std::any_of(witnesses.begin(), witnesses.end(), [](const Witness& witness) { return !witness.extent.last; });
  for (MeaningEvidence& meaning : evidence.meanings) {
    if (!meaning.counts) continue;
    meaning.explained =
        static_cast<uint64_t>(std::count_if(witnesses.begin(), witnesses.end(), [&](const Witness& witness) {
          return explainsSpan(*meaning.type, witness.extent, evidence.alignment, evidence.hasInner);
        }));
  }
  const auto rank = [&](const MeaningEvidence& meaning) {
    return evidence.explainsAll(meaning) ? 0 : meaning.counts ? 1 : 2;
  };
  std::stable_sort(evidence.meanings.begin(), evidence.meanings.end(),
                   [&](const MeaningEvidence& a, const MeaningEvidence& b) { return rank(a) < rank(b); });
  const bool explained = !evidence.meanings.empty() && evidence.explainsAll(evidence.meanings.front());
  if (!explained && !witnesses.empty()) evidence.elsewhere = layoutsElsewhere(evidence, witnesses);
  return evidence;
}

std::vector<Sentence> verdictSentences(const TypeEvidence& evidence) {
  if (evidence.witnesses == 0) {
    return {sentence(GS_TEXT("meaning",
                             "No tensor of type {id} has elements and a place in the file: nothing tells what the type "
                             "is."),
                     countsOf(evidence))};
  }
  const auto fitting = std::count_if(evidence.meanings.begin(), evidence.meanings.end(),
                                     [&](const MeaningEvidence& meaning) { return evidence.explainsAll(meaning); });
  if (fitting == 1) return {oneFits(evidence, *evidence.meanings.front().type)};
  if (fitting > 1) return {severalFit(evidence)};
  std::vector<Sentence> sentences = {noneFits(evidence)};
  if (evidence.elsewhere.empty()) return sentences;
  std::string names;
  for (const TensorType* type : evidence.elsewhere) {
    names += (names.empty() ? "" : ", ") + std::string(type->name) + " (" + numberText(uint64_t{type->id}) + ")";
  }
  sentences.push_back(
      sentence(GS_TEXT("meaning", "Types with other ids would explain them: {names}."), {{"names", names}}));
  return sentences;
}

TensorEvidence tensorEvidence(const Document& document, const TypeEvidence& evidence, uint64_t tensor) {
  TensorEvidence result;
  result.span = spanInOrder(document, tensor);
  const TensorExtent extent = extentOf(document, tensor, result.span);
  result.hasSay = hasSay(extent);
  for (const MeaningEvidence& meaning : evidence.meanings) {
    MeaningSize& size = result.sizes.emplace_back();
    const TensorSize known =
        tensorSize(meaning.type->sizeKnown() ? meaning.type : nullptr, extent.dims, evidence.alignment);
    size.state = known.state;
    if (known.state != SizeState::known) continue;
    size.bytes = known.bytes;
    size.padded = roundUp(known.bytes, evidence.alignment);
    size.explains =
        meaning.counts && result.hasSay && explainsSpan(*meaning.type, extent, evidence.alignment, evidence.hasInner);
  }
  return result;
}

}  // namespace ggufscope
