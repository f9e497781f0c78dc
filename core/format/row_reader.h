#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic_collector.h"
#include "core/base/text.h"
#include "core/format/document.h"
#include "core/io/byte_cursor.h"

namespace ggufscope {

using Arguments = std::vector<std::pair<std::string_view, std::string>>;

/// Why a row could not be completed.
struct RowFault {
  DiagnosticId id{};
  ByteRange range;
  Arguments arguments;
};

/// Judges a key's style piece by piece: segments of a–z 0–9 _ - joined by single dots (findings.md, "Pairs").
class KeyStyle {
 public:
  void feed(std::string_view bytes);
  bool plain() const { return m_plain && !m_segmentEmpty; }

 private:
  bool m_plain = true;
  bool m_segmentEmpty = true;
};

/// A key or name as it was read.
struct ReadText {
  const char* kept = nullptr;  ///< in the document's arena; min(length, keep) bytes, of a longer text its WholeHash too
  uint64_t length = 0;
  ByteRange range;  ///< length field and bytes
  TextTraits traits;
  KeyStyle style;

  std::string_view text() const { return {kept, static_cast<size_t>(std::min(length, kKeptNameBytes))}; }
};

/// What pairs and tensor infos have in common: lengths, texts, findings that count only when the row is complete.
class RowReader {
 public:
  RowReader(ByteCursor& cursor, Document& document, DiagnosticCollector& findings)
      : m_cursor(cursor), m_document(document), m_findings(findings) {}

 protected:
  uint64_t fileSize() const { return m_document.fileSize; }
  uint32_t lengthBytes() const { return m_document.header.lengthBytes; }

  /// The next count, length or dimension, 4 or 8 bytes wide.
  bool readLength(uint64_t& value) { return m_cursor.readUnsigned(lengthBytes(), value); }
  /// The bytes of a text of `length` (which the file has), judged; the first `keep` bytes stay in the arena.
  bool readText(uint64_t length, uint64_t keep, ReadText& text);

  void raise(DiagnosticId id, ByteRange range, Arguments arguments = {});
  /// Hands the row's findings on, or drops them: an incomplete row raises nothing but its fault.
  void commitFindings();
  void dropFindings() { m_pending.clear(); }

  ByteCursor& m_cursor;
  Document& m_document;
  DiagnosticCollector& m_findings;

 private:
  std::vector<Diagnostic> m_pending;
};

/// A key or name in a message: escaped, cut at 120 bytes.
std::string shownName(std::string_view name);

/// Adds `argument` to a message: the key or name of a row, already for display, or where it has none, or none was read,
/// the phrase "unnamed" (see kPhraseArgument).
Arguments withName(Arguments arguments, std::string_view argument, const std::string& name);

}  // namespace ggufscope
