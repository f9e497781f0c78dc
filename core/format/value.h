#pragma once

#include <string>
#include <variant>

#include "core/format/document.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// A scalar metadata value. Strings are the raw bytes, cut at `maxStringBytes` of the call that read them.
using ScalarValue = std::variant<uint64_t, int64_t, float, double, bool, std::string>;

/// `value` as text: numbers exact, strings escaped, without quotes.
std::string scalarText(const ScalarValue& value);

/// The scalar value of pair `pair` (not an array). Errors: shortRead, readFailed, outOfRange.
Result<ScalarValue> readScalar(const ByteSource& source, const Document& document, uint64_t pair,
                               size_t maxStringBytes = SIZE_MAX);

/// The scalar value of that type (not an array) that stands at `offset`, in the document's byte order and width.
/// Errors: shortRead, readFailed, outOfRange, notDecodable (an array).
Result<ScalarValue> readScalarAt(const ByteSource& source, const Document& document, ValueType type, uint64_t offset,
                                 size_t maxStringBytes = SIZE_MAX);

/// Element `index` of array node `array`, whose elements are not arrays. A walk of at most 64 strings.
Result<ScalarValue> readElement(const ByteSource& source, const Document& document, uint64_t array, uint64_t index,
                                size_t maxStringBytes = SIZE_MAX);

/// The bytes of element `index` of any array (for strings: with the length field). Empty at the place where reading
/// failed.
ByteRange elementRange(const ByteSource& source, const Document& document, uint64_t array, uint64_t index);
/// The element of `array` that holds `offset`, which must lie in its elements. For nested arrays too.
uint64_t elementAt(const ByteSource& source, const Document& document, uint64_t array, uint64_t offset);
/// The node of element `index` of an array of arrays; kNone where it is too deep to be listed.
uint64_t childArray(const Document& document, uint64_t array, uint64_t index);

/// A value for people: scalars whole (strings cut at `maxBytes`), arrays as "[1, 2, 3, …]" of their first elements.
std::string valuePreview(const ByteSource& source, const Document& document, uint64_t pair, size_t maxBytes = 200);
/// The same for an array node.
std::string arrayPreview(const ByteSource& source, const Document& document, uint64_t array, size_t maxBytes = 200);

/// The pair's value when it is an integer of any width (negative ones do not count), or a string.
std::optional<uint64_t> unsignedValue(const ByteSource& source, const Document& document, std::string_view key);
std::optional<std::string> stringValue(const ByteSource& source, const Document& document, std::string_view key,
                                       size_t maxBytes = 65536);

}  // namespace ggufscope
