#include <array>
#include <cstdio>

#include "core/analysis/explain_parts.h"
#include "core/analysis/identity.h"
#include "core/base/text.h"
#include "core/knowledge/tensor_role.h"
#include "core/tensor/shape_text.h"

namespace ggufscope::explaining {

namespace {

std::string decimals(double value) {
  std::array<char, 64> digits{};
  std::snprintf(digits.data(), digits.size(), "%.4g", value);
  return digits.data();
}

std::string typeText(const Document& document, uint64_t tensor) {
  const uint64_t id = document.tensors[tensor].typeId;
  if (!typeIsSure(document, tensor)) return numberText(id);
  return tensorTypeName(document, tensor) + " (" + numberText(id) + ")";
}

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

Sentence blockSize(const TensorType& type) {
  const Arguments arguments = {{"type", std::string(type.name)},
                               {"n", numberText(uint64_t{type.blockElements})},
                               {"bytes", numberText(uint64_t{type.blockBytes})}};
  if (type.blockElements == 1) {
    return sentence(GS_TEXT("meaning", "Tensor type, a 32-bit number: {type} has {bytes} bytes for each element."),
                    arguments);
  }
  return sentence(GS_TEXT("meaning",
                          "Tensor type, a 32-bit number: {type} packs {n} elements of a row into a block of "
                          "{bytes} bytes."),
                  arguments);
}

Explanation typeField(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  const std::vector<std::string_view> names = typeCandidates(document, tensor);
  if (typeIsSure(document, tensor)) {
    Explanation words = ofText(typeText(document, tensor), blockSize(*info.layout));
    words.notes = layoutNotes(*info.layout);
    return words;
  }
  const std::string id = numberText(uint64_t{info.typeId});
  if (names.empty()) {
    return ofText(id, sentence(GS_TEXT("meaning",
                                       "Tensor type {id}, which no known program uses: how many bytes the "
                                       "data has is not known."),
                               {{"id", id}}));
  }
  return ofText(id, sentence(GS_TEXT("meaning", "Tensor type {id}, which is not sure: known meanings are {names}."),
                             {{"id", id}, {"names", joined(names)}}));
}

Explanation offsetField(const Document& document, uint64_t tensor) {
  const uint64_t offset = document.tensors[tensor].relativeOffset;
  Explanation words = ofScalar(offset, sentence(GS_TEXT("meaning",
                                                        "Where the data of the tensor begins, counted from "
                                                        "the begin of the data section; a multiple of "
                                                        "{alignment}."),
                                                {{"alignment", numberText(document.alignment)}}));
  if (offset <= UINT64_MAX - document.dataStart) {
    words.notes.push_back(sentence(GS_TEXT("meaning", "In the file: {start} + {offset} = byte {absolute}."),
                                   {{"start", groupedText(document.dataStart)},
                                    {"offset", groupedText(offset)},
                                    {"absolute", groupedText(document.dataStart + offset)}}));
  }
  return words;
}

Explanation dimField(const Document& document, uint64_t tensor, uint64_t dim) {
  const uint64_t value = document.dims(tensor)[dim];
  if (dim == 0) {
    return ofScalar(value, sentence(GS_TEXT("meaning",
                                            "ne0: the length of a row. Its elements lie side by side; the "
                                            "row length comes first, unlike in PyTorch shapes.")));
  }
  if (dim == 1) return ofScalar(value, sentence(GS_TEXT("meaning", "ne1: the number of rows of a matrix.")));
  return ofScalar(value, sentence(GS_TEXT("meaning",
                                          "ne{k}: how many of what the dimensions before it make up lie one "
                                          "behind the other."),
                                  {{"k", numberText(dim)}}));
}

std::vector<Sentence> roleNotes(std::string_view name) {
  const TensorRole role = tensorRole(name);
  std::vector<Sentence> notes;
  if (role.group != TensorGroup::unknown) notes.push_back({{groupName(role.group), {}}, "tensor_group"});
  if (role.block) {
    notes.push_back(sentence(GS_TEXT("meaning", "Belongs to block {n} of the model, counted from 0."),
                             {{"n", numberText(uint64_t{*role.block})}}));
  }
  return notes;
}

void addSize(std::vector<Sentence>& notes, const TensorInfo& info) {
  if (!info.sizeKnown() || info.elements == 0) return;
  const double bits = 8.0 * static_cast<double>(info.bytes) / static_cast<double>(info.elements);
  notes.push_back(
      sentence(GS_TEXT("meaning", "{n} elements in {bytes} bytes: {bits} bits each."),
               {{"n", groupedText(info.elements)}, {"bytes", groupedText(info.bytes)}, {"bits", decimals(bits)}}));
}

}  // namespace

std::vector<Sentence> layoutNotes(const TensorType& type) {
  std::vector<Sentence> notes;
  // A plain number needs no words about its block.
  const bool plain = type.blockElements == 1;
  if (!plain && !type.layout.empty()) {
    notes.push_back(
        sentence(GS_TEXT("meaning", "Bytes of a block: {layout}."), {{"layout", std::string(type.layout)}}));
  }
  if (!plain && !type.formula.empty()) {
    notes.push_back(sentence(GS_TEXT("meaning", "An element is {formula}."), {{"formula", std::string(type.formula)}}));
  }
  if (!type.mainline) {
    notes.push_back(sentence(GS_TEXT("meaning", "A type of {dialect}, not of mainline llama.cpp."),
                             {{"dialect", std::string(type.dialect)}}));
  }
  return notes;
}

std::vector<Sentence> stateNotes(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  std::vector<Sentence> notes;
  const auto add = [&](TensorStateBit bit, std::string_view text, Arguments arguments = {}) {
    if ((info.state & bit) != 0) notes.push_back(sentence(text, std::move(arguments)));
  };
  add(kTensorCut, GS_TEXT("meaning", "Cut off: {n} of {m} bytes are in the file."),
      {{"n", groupedText(document.bytesPresent(tensor))}, {"m", groupedText(info.bytes)}});
  add(kTensorAbsent, GS_TEXT("meaning", "Absent: the file ends before its data."));
  add(kTensorOverlapping, GS_TEXT("meaning", "Shares bytes with another tensor."));
  add(kTensorUnknownType, GS_TEXT("meaning", "The layout of its type is not known: the bytes cannot be decoded."));
  add(kTensorRagged, GS_TEXT("meaning", "A row is no multiple of the block: the bytes cannot be decoded."));
  add(kTensorSizeOverflow, GS_TEXT("meaning", "The shape is too large for 64-bit sizes."));
  add(kTensorMisaligned, GS_TEXT("meaning", "Its offset is no multiple of the alignment."));
  return notes;
}

Explanation tensorInfo(const ModelFile& model, uint64_t tensor) {
  const Document& document = model.document();
  Explanation words = ofText(
      tensorTypeName(document, tensor) + " " + shapeText(document.dims(tensor)),
      sentence(GS_TEXT("meaning", "One entry of the list of tensors: name, shape, type, and where the data lies.")));
  words.notes = roleNotes(document.name(tensor));
  addSize(words.notes, document.tensors[tensor]);
  for (Sentence& note : stateNotes(document, tensor)) words.notes.push_back(std::move(note));
  return words;
}

Explanation tensorInfoField(const ModelFile& model, SpanRef ref) {
  const Document& document = model.document();
  const TensorInfo& info = document.tensors[ref.a];
  switch (static_cast<TensorInfoField>(ref.b)) {
    case TensorInfoField::nameLength:
      return ofScalar(info.nameLength,
                      sentence(document.header.lengthBytes == 8 ? GS_TEXT("meaning",
                                                                          "Length of the name in bytes; 64 bits, no "
                                                                          "terminator. llama.cpp takes at most 63.")
                                                                : GS_TEXT("meaning",
                                                                          "Length of the name in bytes; 32 bits in "
                                                                          "version 1, no terminator.")));
    case TensorInfoField::name: {
      Explanation words =
          ofScalar(std::string(document.name(ref.a)),
                   sentence(GS_TEXT("meaning", "The name of the tensor: programs find their weights by it.")));
      words.notes = roleNotes(document.name(ref.a));
      return words;
    }
    case TensorInfoField::rank:
      return ofScalar(uint64_t{info.rank},
                      sentence(GS_TEXT("meaning", "Number of dimensions, 32 bits. llama.cpp takes at most 4.")));
    case TensorInfoField::type:
      return typeField(document, ref.a);
    case TensorInfoField::offset:
      return offsetField(document, ref.a);
    case TensorInfoField::firstDim:
      break;
  }
  return dimField(document, ref.a, ref.b - static_cast<uint64_t>(TensorInfoField::firstDim));
}

}  // namespace ggufscope::explaining
