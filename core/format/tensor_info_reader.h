#pragma once

#include "core/format/row_reader.h"

namespace ggufscope {

/// Reads the rows of the tensor list.
class TensorInfoReader : public RowReader {
 public:
  using RowReader::RowReader;

  /// Reads tensor info number `index` at the cursor and appends it to the document; its size and place in the data are
  /// found out later (layOutData). The fault where it cannot be completed; then the document is as before.
  std::optional<RowFault> read(uint64_t index);

  /// `tensor.name_duplicate` and `tensor.name_same_up_to_nul`, for all tensors read.
  static void findDuplicates(Document& document, DiagnosticCollector& findings, const Work& work);

 private:
  std::optional<RowFault> readRow(TensorInfo& info);
  std::optional<RowFault> readName(TensorInfo& info);
  std::optional<RowFault> readDims(TensorInfo& info);
  RowFault truncated() const;
  void judgeName(const ReadText& name);
  void judgeShape(const TensorInfo& info);

  uint64_t m_index = 0;
  uint64_t m_begin = 0;
  uint64_t m_rankAt = 0;
  std::string m_name;  ///< for messages
};

}  // namespace ggufscope
