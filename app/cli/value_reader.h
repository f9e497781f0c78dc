#pragma once

#include <stop_token>
#include <string>

#include "core/format/model_file.h"
#include "core/format/value.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

/// What of a value is wanted. Elements count at every level of nesting.
struct ValueLimits {
  uint64_t elements = UINT64_MAX;
  uint64_t stringBytes = UINT64_MAX;
};

/// Sees a value in the order of its bytes.
class ValueVisitor {
 public:
  virtual ~ValueVisitor() = default;
  /// A number, bool, or the first bytes of a string.
  virtual void scalar(const ScalarValue& value) = 0;
  virtual void beginArray() = 0;
  /// `cut`: there are more elements than were visited.
  virtual void endArray(bool cut) = 0;
  /// An array deeper than kMaxShownNesting, which is not listed.
  virtual void tooDeep() = 0;
};

/// Reads metadata values one after the other through one window: 10^6 pairs, or arrays of 10^5 strings, in file order
/// cost one pass over their bytes. Nested arrays are walked with a stack of its own, never by recursion.
class ValueReader {
 public:
  explicit ValueReader(const ModelFile& model);

  /// Shows the value of `pair` to `visitor`. Errors: shortRead, readFailed, cancelled.
  Result<bool> visit(uint64_t pair, const ValueLimits& limits, ValueVisitor& visitor, const std::stop_token& stop);

  /// The key of a pair, or the name of a tensor, whole: Document keeps only the beginning of a very long one.
  /// What could not be read is left out.
  std::string wholeKey(uint64_t pair);
  std::string wholeName(uint64_t tensor);

 private:
  struct Level {
    uint64_t array;
    uint64_t done;
    uint64_t nextChild;  ///< index of the array node of the next element, where elements are arrays
  };
  bool readScalar(ValueType type, uint64_t stringBytes, ScalarValue& value);
  bool readString(uint64_t keep, std::string& text);
  template <class T, class Stored>
  bool readNumber(ScalarValue& value);
  std::string wholeText(uint64_t fieldBegin, uint64_t length, std::string_view kept);
  Error failure() const;

  const Document& m_document;
  ByteCursor m_cursor;
};

}  // namespace ggufscope
