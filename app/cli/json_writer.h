#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/format/value.h"

namespace ggufscope {

/// Writes one JSON document as it goes, nothing is kept: a file of 10^6 pairs needs no more memory than one of ten.
/// Integers are exact, floats are the shortest text of their own width, NaN and infinities are the strings "nan",
/// "inf", "-inf". (Qt's writer turns integers from 2^53 up into doubles.) The rows of the outermost array or object
/// stand on lines of their own. Control codes and direction marks are escaped, so a terminal shows them as text.
class JsonWriter {
 public:
  explicit JsonWriter(Output& out) : m_out(out) {}

  void beginObject() { begin('{'); }
  void endObject() { end('}'); }
  void beginArray() { begin('['); }
  void endArray() { end(']'); }
  /// The name of the next value; plain ASCII of ours.
  void key(std::string_view name);

  void null() { raw("null"); }
  void boolean(bool value) { raw(value ? "true" : "false"); }
  void number(uint64_t value) { raw(numberText(value)); }
  void number(double value);
  /// A number that is already text.
  void raw(std::string_view text);
  /// `bytes` as a string; what is not UTF-8 becomes U+FFFD.
  void text(std::string_view bytes);
  /// A number, bool or string of the file.
  void scalar(const ScalarValue& value);

  void member(std::string_view name, uint64_t value);
  /// For text of ours, which is valid UTF-8.
  void member(std::string_view name, std::string_view value);
  /// For bytes of the file: where they are not UTF-8, `name`_hex follows with all of them.
  void fileTextMember(std::string_view name, std::string_view bytes);
  void nullMember(std::string_view name);

 private:
  void begin(char bracket);
  void end(char bracket);
  void separate();

  Output& m_out;
  std::vector<bool> m_hasRows;  ///< per open bracket: something stands in it already
  bool m_afterKey = false;
};

/// Bytes as lower-case hex digits without spaces.
std::string plainHex(std::string_view bytes);

}  // namespace ggufscope
