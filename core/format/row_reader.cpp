#include "core/format/row_reader.h"

#include "core/base/text_mark.h"
#include "core/format/whole_hash.h"

namespace ggufscope {

void KeyStyle::feed(std::string_view bytes) {
  for (const char c : bytes) {
    const bool dot = c == '.';
    const bool inSegment = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    if (dot ? m_segmentEmpty : !inSegment) m_plain = false;
    m_segmentEmpty = dot;
  }
}

bool RowReader::readText(uint64_t length, uint64_t keep, ReadText& text) {
  constexpr uint64_t kPiece = 64 * 1024;
  text.length = length;
  const auto kept = static_cast<size_t>(std::min(length, keep));
  std::optional<WholeHash> hash;
  if (keep > 0 && length > keep) hash.emplace();
  char* place = m_document.arena.allocate(kept + (hash ? WholeHash::kBytes : 0));
  text.kept = place;
  TextScanner scanner;
  for (uint64_t done = 0; done < length;) {
    // The window may be smaller than a piece in a small file; need() gives what the file has left at most.
    const auto piece = static_cast<size_t>(std::min({length - done, kPiece, m_cursor.windowSize()}));
    const char* bytes = m_cursor.need(piece);
    if (bytes == nullptr) return false;
    scanner.feed({bytes, piece});
    if (hash) hash->feed({bytes, piece});
    if (keep > 0) text.style.feed({bytes, piece});
    if (done < kept) std::memcpy(place + done, bytes, std::min(piece, kept - static_cast<size_t>(done)));
    done += piece;
    if (!m_cursor.skip(piece)) return false;
  }
  if (hash) hash->write(place + kept);
  text.traits = scanner.finish();
  return true;
}

void RowReader::raise(DiagnosticId id, ByteRange range, Arguments arguments) {
  m_pending.push_back(makeDiagnostic(id, range, std::move(arguments)));
}

void RowReader::commitFindings() {
  for (Diagnostic& diagnostic : m_pending) m_findings.add(std::move(diagnostic));
  m_pending.clear();
}

std::string shownName(std::string_view name) {
  // A sentence without its subject would puzzle.
  return name.empty() ? "“”" : escaped(name, 120);
}

Arguments withName(Arguments arguments, std::string_view argument, const std::string& name) {
  arguments.emplace_back(argument, name.empty() ? GS_TEXT("phrase", "unnamed") : name);
  if (name.empty()) arguments.emplace_back(kPhraseArgument, argument);
  return arguments;
}

}  // namespace ggufscope
