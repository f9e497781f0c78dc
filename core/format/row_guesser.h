#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/format/document.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

/// A row that seems to stand behind the fault of a damaged header part: a guess, which belongs to no document.
struct GuessedRow {
  enum class Kind : uint8_t { pair, tensorInfo };
  ByteRange range;  ///< the whole row, from the length field of its name
  Kind kind = Kind::pair;
  std::string name;    ///< key or tensor name, raw bytes: 1 to 255 of printable UTF-8
  uint64_t chain = 1;  ///< how many rows stand back to back with it, itself included: the more, the surer

  ValueType valueType = ValueType::u8;    ///< of a pair
  ValueType elementType = ValueType::u8;  ///< of an array
  uint64_t count = 1;                     ///< elements of an array
  ByteRange value;                        ///< of a pair: what Document::valueRange() is for one that was read

  std::vector<uint64_t> dims;  ///< of a tensor info: 1 to 8, ne0 first
  uint32_t typeId = 0;
  uint64_t relativeOffset = 0;  ///< from the data start
};

/// Tries to read a row at any offset, in the byte order and width of a document, more strictly than the parser does:
/// what a wild guess has to keep to is more than what a row may be.
class RowGuesser {
 public:
  /// Both must outlive it. Rows lie in [0, file size). At most `elements` strings and arrays inside arrays are walked
  /// over in its whole life, so that no choice of bytes makes a scan slower than in proportion to them.
  RowGuesser(const ByteSource& source, const Document& document, uint64_t elements, std::stop_token stop);

  /// Tensor offsets have to be multiples of this (at least 1), or of kDefaultAlignment.
  void setAlignment(uint64_t alignment) { m_alignment = alignment; }

  /// How a key has to look.
  enum class KeyRule : uint8_t {
    dotted,    ///< segments of letters, digits, _ and - joined by dots, at least two of them
    printable  ///< anything without control codes
  };
  /// A row with nothing known about the bytes before it.
  std::optional<GuessedRow> readFirst(uint64_t offset) { return read(m_near, offset, KeyRule::dotted, false); }
  /// A row right behind `before`.
  std::optional<GuessedRow> readNext(const GuessedRow& before);

  /// A row alone is believed when its name is one that files have.
  bool believedAlone(const GuessedRow& row) const;

  /// The source gave fewer bytes than it has, or an error: see error().
  bool failed() const { return m_near.failed() || m_far.failed(); }
  const Error& error() const { return m_near.failed() ? m_near.error() : m_far.error(); }

 private:
  struct OpenArray {
    ValueType type;
    uint64_t left;
  };

  std::optional<GuessedRow> read(ByteCursor& cursor, uint64_t offset, KeyRule rule, bool tensorsOnly);
  bool readName(ByteCursor& cursor, std::string& name);
  bool readTensor(ByteCursor& cursor, GuessedRow& row);
  bool readPair(ByteCursor& cursor, GuessedRow& row);
  bool skipArray(ByteCursor& cursor, GuessedRow& row);
  bool openArray(ByteCursor& cursor, OpenArray& array);
  bool skipStrings(ByteCursor& cursor, uint64_t count);
  bool spend(uint64_t elements);
  bool looksLikeStrings(ByteCursor& cursor, uint64_t behindKey) const;

  const Document& m_document;
  uint32_t m_lengthBytes;
  uint64_t m_alignment = kDefaultAlignment;
  uint64_t m_elementsLeft;
  std::stop_token m_stop;
  ByteCursor m_near;  ///< at the place of the scan
  ByteCursor m_far;   ///< at the rows behind, which a long value may put far away
};

/// The layout that a guessed tensor of type `id` most likely has: mainline's, else the first one of known size;
/// nullptr where there is none.
const TensorType* likelyLayout(const Document& document, uint32_t id);

}  // namespace ggufscope
