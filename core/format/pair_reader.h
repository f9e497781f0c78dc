#pragma once

#include "core/format/row_reader.h"

namespace ggufscope {

/// Reads key-value pairs. Nested arrays are walked with an explicit stack, to any depth.
class PairReader : public RowReader {
 public:
  using RowReader::RowReader;

  /// Reads pair number `index` at the cursor and appends it to the document. The fault where it cannot be completed;
  /// then the document is as before. Cancelled or unreadable: a fault too, see ByteCursor::failed.
  std::optional<RowFault> read(uint64_t index);

  /// `kv.key_duplicate`, for all pairs read.
  static void findDuplicates(Document& document, DiagnosticCollector& findings, const Work& work);

 private:
  struct OpenArray {
    uint64_t node;   ///< kNone where it is too deep to be listed
    uint64_t left;   ///< elements still to read
    uint64_t index;  ///< number of the next element
    uint64_t depth;
    ValueType elementType;
  };

  std::optional<RowFault> readRow(KeyValue& pair);
  std::optional<RowFault> readKey(KeyValue& pair);
  std::optional<RowFault> readValue(KeyValue& pair);
  std::optional<RowFault> readStringValue();
  std::optional<RowFault> readArray(KeyValue& pair);
  std::optional<RowFault> openArray(uint64_t parent, uint64_t depth);
  std::optional<RowFault> readStrings(const OpenArray& array);
  void closeArrays();

  std::optional<RowFault> truncated(std::string_view field, uint64_t needed);
  /// A length or count at `field` that claims more than is left: the file may be cut, or the claim cannot be true.
  std::optional<RowFault> claimTooLarge(std::string_view field, ByteRange at, uint64_t claim, unsigned __int128 needed);
  void judgeKey(const ReadText& key);
  void judgeLimit(uint64_t claim, ByteRange at);
  uint64_t smallestSize(ValueType type) const;

  uint64_t m_index = 0;
  uint64_t m_begin = 0;
  std::string m_key;  ///< for messages
  std::deque<OpenArray> m_open;
  uint64_t m_arraysOfArrays = 0;
  ByteRange m_firstArrayOfArrays;
  bool m_overLimit = false;
  bool m_tooDeep = false;
  bool m_unknownElements = false;  ///< each of these is reported once a pair
};

}  // namespace ggufscope
