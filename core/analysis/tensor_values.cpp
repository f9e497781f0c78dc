#include "core/analysis/tensor_values.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/identity.h"
#include "core/base/text.h"
#include "core/base/text_mark.h"
#include "core/io/byte_cursor.h"
#include "core/knowledge/metadata_key.h"

namespace ggufscope {
namespace {

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

std::vector<std::string_view> namesOf(std::span<const TensorType* const> rows) {
  std::vector<std::string_view> names;
  for (const TensorType* row : rows) {
    if (std::find(names.begin(), names.end(), row->name) == names.end()) names.push_back(row->name);
  }
  return names;
}

/// The names among which the bytes of all tensors of an id cannot decide; empty where one is sure. Mainline's meaning
/// counts where it is one of those that fit, and where none fits; it is not what the bytes hold where only others do.
std::vector<std::string_view> openNames(const TensorInfo& info, const TypeResolution& resolution) {
  const auto& rows = resolution.candidates;
  const bool otherFits = !rows.empty() && std::find(rows.begin(), rows.end(), info.layout) == rows.end();
  std::vector<std::string_view> names = namesOf(rows);
  const bool severalForks = resolution.verdict == TypeVerdict::dialect && names.size() > 1;
  if (!resolution.ambiguous && !otherFits && !severalForks) names.clear();
  return names;
}

/// What stands in the way of reading the bytes of this type id as numbers.
std::optional<Message> whyTypeHasNoValues(const Document& document, const TensorInfo& info) {
  const std::string id = std::to_string(info.typeId);
  const auto meanings = meaningsOf(info.typeId);
  if (meanings.empty()) {
    return Message{GS_TEXT("phrase", "Values not shown: type {id} is not known to this program."), {{"id", id}}};
  }
  const ResolvedType* type = resolvedType(document, info.typeId);
  if (type != nullptr) {
    const std::vector<std::string_view> names = openNames(info, type->resolution);
    if (!names.empty()) {
      return Message{GS_TEXT("phrase", "Values not shown: type {id} can be {names}, and the bytes fit all of them."),
                     {{"id", id}, {"names", joined(names)}}};
    }
  }
  if (info.layout == nullptr) {
    return Message{GS_TEXT("phrase", "Values not shown: the bytes fit no known meaning of type {id} ({names})."),
                   {{"id", id}, {"names", joined(namesOf(meanings))}}};
  }
  if (info.layout->status == TypeStatus::removed) {
    return Message{GS_TEXT("phrase", "Values not shown: type {id} ({type}) was removed from llama.cpp."),
                   {{"id", id}, {"type", std::string(info.layout->name)}}};
  }
  return {};
}

/// Which bytes of the data the file does not have.
std::optional<Message> whyDataIsMissing(const Document& document, uint64_t tensor) {
  const uint64_t bytes = document.tensors[tensor].bytes;
  if (!document.complete) {
    return Message{
        GS_TEXT("phrase",
                "Values not shown: the list of tensors is cut or damaged, so where the data begins is not known."),
        {}};
  }
  const uint64_t present = document.bytesPresent(tensor);
  if (present >= bytes) return {};
  const uint64_t firstMissing = document.dataBegin(tensor) + present;
  return Message{
      GS_TEXT("phrase",
              "Values not shown: the file ends before the data of this tensor does. {present} of {bytes} "
              "bytes are there; the first missing one is byte {offset}."),
      {{"present", groupedText(present)}, {"bytes", groupedText(bytes)}, {"offset", groupedText(firstMissing)}}};
}

std::endian orderOf(const Document& document) {
  return document.header.bigEndian ? std::endian::big : std::endian::little;
}

constexpr std::string_view kRotationKeys = "prism.hadamard.";

bool saysRotated(const Document& metadata) {
  const auto rows = allMetadataKeys();
  return std::any_of(rows.begin(), rows.end(), [&](const MetadataKey& row) {
    return row.pattern.starts_with(kRotationKeys) && metadata.findPair(row.pattern) != kNone;
  });
}

/// The array of strings under `key`; nullptr where there is none, or nothing in it.
const ArrayNode* nameList(const Document& document, std::string_view key) {
  const uint64_t pair = document.findPair(key);
  if (pair == kNone || document.pairs[pair].array == kNone) return nullptr;
  const ArrayNode& node = document.arrays[document.pairs[pair].array];
  return node.elementType == ValueType::string && node.count > 0 ? &node : nullptr;
}

/// No model has as many tensors: what a list names behind them is not looked at, so that the window need not wait for
/// it.
constexpr uint64_t kMostListedNames = uint64_t{1} << 20;

/// Whether `list` has `name`; one pass over its bytes. What cannot be read is not in it.
bool lists(const ModelFile& file, const ArrayNode& list, std::string_view name) {
  const Header& header = file.document().header;
  ByteCursor cursor(file.source(), list.end);
  cursor.setBigEndian(header.bigEndian);
  cursor.seek(list.elementsBegin(header.lengthBytes));
  for (uint64_t i = 0; i < std::min(list.count, kMostListedNames); ++i) {
    uint64_t length = 0;
    if (!cursor.readUnsigned(header.lengthBytes, length)) return false;
    if (length == name.size()) {
      const char* text = cursor.need(name.size());
      if (text == nullptr) return false;
      if (std::string_view(text, name.size()) == name) return true;
    }
    if (!cursor.skip(length)) return false;
  }
  return false;
}

}  // namespace

std::optional<Message> whyNoValues(const Document& document, uint64_t tensor) {
  const TensorInfo& info = document.tensors[tensor];
  if (auto reason = whyTypeHasNoValues(document, info)) return reason;
  if (auto reason = whyNotDecodable(info.layout, orderOf(document), document.dims(tensor))) return reason;
  // The room that the alignment takes behind a tensor counts too (findings.md, "Sizes").
  if (!info.sizeKnown()) {
    return Message{GS_TEXT("phrase", "Values not shown: the size of this tensor does not fit 64 bits."), {}};
  }
  return whyDataIsMissing(document, tensor);
}

Result<TensorData> tensorData(const std::shared_ptr<const ModelFile>& file, uint64_t tensor) {
  const Document& document = file->document();
  if (const auto reason = whyNoValues(document, tensor)) return Error{ErrorCode::notDecodable, reason->english()};
  return TensorData::make(file->sharedSource(), document.dataBegin(tensor), document.tensors[tensor].layout,
                          orderOf(document), document.dims(tensor));
}

Result<RowValues> rowValues(const TensorData& data, uint64_t block, size_t most) {
  RowValues found;
  if (data.elements() == 0) return found;
  const uint64_t blockElements = data.type().blockElements;
  const uint64_t rowBlocks = data.rowElements() / blockElements;
  const uint64_t inRow = block % rowBlocks;
  found.row = block / rowBlocks;
  found.column = inRow * blockElements;
  const uint64_t wanted = std::min<uint64_t>(most, data.rowElements() - found.column);
  const uint64_t blocks = (wanted + blockElements - 1) / blockElements;
  found.values.resize(blocks * blockElements);
  const auto read = data.readBlocks({block, blocks}, found.values);
  if (!read) return read.error();
  found.values.resize(wanted);
  return found;
}

std::optional<Message> storedRotated(const ModelFile& metadata, const Document& document, uint64_t tensor) {
  const Document& keys = metadata.document();
  if (!saysRotated(keys)) return {};
  const TensorInfo& info = document.tensors[tensor];
  const ArrayNode* rotated = nameList(keys, "prism.hadamard.weight_names");
  bool isRotated = false;
  if (rotated == nullptr) {
    isRotated = info.layout != nullptr && info.layout->quantized;
  } else if (info.nameLength <= kKeptNameBytes) {
    // Rows of an embedding are rotated back when they are looked up, so that is how they are stored too.
    const ArrayNode* lookedUp = nameList(keys, "prism.hadamard.inverse_weight_names");
    const std::string_view name = document.name(tensor);
    isRotated = lists(metadata, *rotated, name) || (lookedUp != nullptr && lists(metadata, *lookedUp, name));
  }
  if (!isRotated) return {};
  return Message{GS_TEXT("phrase",
                         "The values of this tensor are stored rotated by a Hadamard transform (prism.hadamard.*): "
                         "they are not yet the weights of the model."),
                 {}};
}

}  // namespace ggufscope
