#pragma once

#include <optional>
#include <vector>

#include "core/format/document.h"
#include "core/io/byte_source.h"

namespace ggufscope {

/// Finds the places of a file where the length of a name may stand: a number of 1 to 255 in the width and byte order of
/// the document, and a byte behind it that can begin a name. Reads some GB/s where there is none, as in tensor data.
class LengthScanner {
 public:
  LengthScanner(const ByteSource& source, const Document& document);

  /// What one look at a piece of the file gave.
  struct Look {
    bool found = false;
    uint64_t offset = 0;  ///< of the length where found; else where to look on
  };
  /// Looks from `from` on, through one piece (64 KiB) at most and never at or behind `end`; offset == end: there is
  /// nothing more. Errors: shortRead, readFailed.
  Result<Look> look(uint64_t from, uint64_t end);

 private:
  Result<bool> load(uint64_t from);
  uint64_t pieceEnd() const;
  template <class Word>
  std::optional<size_t> find(size_t from, size_t end) const;
  bool plausible(size_t at) const;

  const ByteSource& m_source;
  uint64_t m_fileSize;
  uint32_t m_lengthBytes;
  bool m_bigEndian;
  std::vector<std::byte> m_bytes;
  uint64_t m_begin = 0;  ///< of m_bytes in the file
  size_t m_size = 0;     ///< how many of them are valid
};

}  // namespace ggufscope
