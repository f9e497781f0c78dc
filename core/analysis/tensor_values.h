#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/format/document.h"
#include "core/format/model_file.h"
#include "core/quant/tensor_data.h"

namespace ggufscope {

/// Why the values of a tensor are not shown, in a sentence (context "phrase"); nothing where they are. Bytes that
/// several layouts explain are never read as one of them, but for an id whose mainline meaning is among them
/// (findings.md, "Type of an id"). Otherwise the reason is the type (unknown, removed, a fork's, without a byte order
/// for big-endian files), the shape (rows that are no whole number of blocks, a size beyond 64 bits), or data that the
/// file does not have. Nothing is read.
std::optional<Message> whyNoValues(const Document& document, uint64_t tensor);

/// The data of a tensor, ready to decode; it keeps the source of `file` alive. Nothing is read. Error: notDecodable
/// (detail: whyNoValues() in English).
Result<TensorData> tensorData(const std::shared_ptr<const ModelFile>& file, uint64_t tensor);

/// Some values of one row, side by side. Places count from 0; `row` over all dimensions above the first.
struct RowValues {
  uint64_t row = 0;
  uint64_t column = 0;  ///< of the first value
  std::vector<float> values;
};

/// The values from the begin of a block on, up to the end of its row, but at most `most`; of an empty tensor none.
/// Reads the blocks that hold them and nothing else. Errors: those of TensorData::readBlocks().
Result<RowValues> rowValues(const TensorData& data, uint64_t block, size_t most);

/// That what a tensor holds is not the weights themselves, in a sentence (context "phrase"): PrismML's files store them
/// rotated, and say so in keys prism.hadamard.*. Rotated are the tensors that prism.hadamard.weight_names and
/// inverse_weight_names list, or, where the former lists none, all quantised ones. `metadata`: the file with the keys
/// (of a split set Model::main()); `document`: the one that has the tensor. Reads those lists.
std::optional<Message> storedRotated(const ModelFile& metadata, const Document& document, uint64_t tensor);

}  // namespace ggufscope
